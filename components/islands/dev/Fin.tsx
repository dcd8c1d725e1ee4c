'use client';

import { useState } from 'react';
import { Confirmation } from '@/components/islands/forms/Confirmation';
import { Elsewhere } from '@/components/islands/forms/Elsewhere';
import { EarlierReceipts } from '@/components/islands/forms/Receipt';
import type { Step } from '@/lib/forms/machine';
import { Case } from './Case';
import type { Envio } from './envio';

interface FinProps {
  envio: Envio;
  /** A dialog of the page that holds a form, and is closed. */
  dialog: string;
  demostracion: string | undefined;
  salida: string;
}

const nothing = () => {};

/** How a send ends: in sight, earlier, and for whoever closed the form's dialog. */
export function Fin({ envio, dialog, demostracion, salida }: FinProps) {
  const { acuse, despues, message } = envio;
  const [told, tell] = useState<Step>({ is: 'writing' });
  const acts = { onAnother: nothing, onForget: nothing };
  return (
    <>
      <Case inForm name="Salió">
        <Confirmation acuse={acuse} despues={despues} {...acts} />
      </Case>
      <Case inForm name="Salió, de una demostración y con salida">
        <Confirmation
          acuse={acuse}
          despues={despues}
          demostracion={demostracion}
          salida={salida}
          {...acts}
        />
      </Case>
      <Case inForm name="Salió antes">
        <EarlierReceipts receipts={[acuse]} />
      </Case>
      <Case inForm name="Aviso a quien cerró la ventana">
        <p className="form-actions">
          <button
            type="button"
            className="button button-outline"
            onClick={() => tell({ is: 'sent', receipt: acuse })}
          >
            Avisar que salió
          </button>
          <button
            type="button"
            className="button button-outline"
            onClick={() => tell({ is: 'failed', message, reason: 'timeout', wait: 0 })}
          >
            Avisar que no salió
          </button>
        </p>
        <Elsewhere dialog={dialog} step={told} />
      </Case>
    </>
  );
}
