'use client';

import { useState } from 'react';
import { Actions } from '@/components/islands/forms/Actions';
import { Channels, type ChannelFacts } from '@/components/islands/forms/Channels';
import { Confirmation } from '@/components/islands/forms/Confirmation';
import { Elsewhere } from '@/components/islands/forms/Elsewhere';
import { Failure } from '@/components/islands/forms/Failure';
import { Fields } from '@/components/islands/forms/Fields';
import { IdentityCheck } from '@/components/islands/forms/IdentityCheck';
import { LongText } from '@/components/islands/forms/LongText';
import { Missing } from '@/components/islands/forms/Missing';
import { Outcome } from '@/components/islands/forms/Outcome';
import { EarlierReceipts } from '@/components/islands/forms/Receipt';
import { RecoverButton } from '@/components/islands/forms/RecoverButton';
import { Review } from '@/components/islands/forms/Review';
import { Written } from '@/components/islands/forms/Written';
import type { Step } from '@/lib/forms/machine';
import { REASONS, type Reason } from '@/lib/forms/reasons';
import { Case } from './Case';
import type { Envio } from './envio';

interface PasosProps {
  named: Envio;
  anonymous: Envio;
  channels: ChannelFacts;
  /** What a form that is not filled says. */
  invalid: string;
  /** A dialog of the page that is not open. */
  dialog: string;
  salida: string;
}

const nothing = () => {};
/** Seconds; a wait that outlasts whoever looks. */
const LONG_WAIT = 3600;

/** The steps of a form in states that take a person's acts to reach. Their buttons do nothing here. */
export function Pasos({ named, anonymous, channels, invalid, dialog, salida }: PasosProps) {
  const { message, acuse, despues } = anonymous;
  const written = <Written fields={named.fields} values={message.values} />;
  const missing = { id: 'pasos', invalid, choice: CHOICE };
  const required = named.fields.map((field) => ({ ...field, required: true }));
  const failure = { text: 'Lo escrito.', channels: { ...channels, anonymous: true }, ...FAILURE };
  return (
    <>
      <Case name="Campos con faltas">
        <Fields
          id="faltas"
          fields={named.fields}
          missing={Object.fromEntries(named.fields.map(({ name }) => [name, 'Escríbalo.']))}
          requirement=""
          values={{}}
          onChange={nothing}
        />
      </Case>
      {ACTIONS.map(({ name, ...props }) => (
        <Case key={name} name={name}>
          <Actions {...props} onSend={nothing} onDownload={nothing} onRecover={nothing} />
        </Case>
      ))}
      <Case name="Faltan datos">
        <Missing
          {...missing}
          lacking={required.slice(0, 2)}
          recover={<RecoverButton onRecover={nothing} />}
        />
      </Case>
      <Case name="Falta uno de los dos">
        <Missing {...missing} lacking={anonymous.fields.slice(1)} recover={null} />
      </Case>
      <Case name="Ya no falta nada">
        <Missing {...missing} lacking={[]} recover={null} />
      </Case>
      <Case name="Revisión de lo que identifica">
        <IdentityCheck
          fields={anonymous.fields}
          values={message.values}
          marks={anonymous.marks}
          onProceed={nothing}
          onEdit={nothing}
        />
      </Case>
      {REVIEWS.map(({ name, anonymously, ...props }) => (
        <Case key={name} name={name}>
          <Reviewed of={anonymously ? anonymous : named} {...props} />
        </Case>
      ))}
      <Case name="Mientras sale">
        <Outcome step={{ is: 'sending', message }}>{null}</Outcome>
      </Case>
      <Case name="No salió: hay que esperar">
        <Failure {...failure} reason="busy" wait={LONG_WAIT} written={written} />
      </Case>
      {(Object.keys(REASONS) as Reason[]).map((reason) => (
        <details key={reason}>
          <summary>No salió: {reason}</summary>
          <Failure {...failure} reason={reason} wait={0} />
        </details>
      ))}
      <Case name="Otras vías">
        <Channels {...channels} anonymous={false} lead="El envío en línea no está disponible." />
      </Case>
      <Case name="Un texto largo">
        <LongText text={LONG}>{(shown) => shown}</LongText>
      </Case>
      <Case name="Salió, de una demostración y con salida; y antes">
        <Confirmation
          {...{ acuse, despues, salida }}
          demostracion="Nadie lo leerá."
          onAnother={nothing}
          onForget={nothing}
        />
        <EarlierReceipts receipts={[acuse]} />
      </Case>
      <Told
        dialog={dialog}
        ends={[
          { is: 'sent', receipt: acuse },
          { is: 'failed', message, reason: 'timeout', wait: 0 },
        ]}
      />
    </>
  );
}

type ReviewState = { sending: boolean; wait: number };

const Reviewed = ({ of: { fields, lines, notes }, ...state }: ReviewState & { of: Envio }) => (
  <Review
    {...{ fields, lines, ...state }}
    notes={() => notes}
    service="correo.example"
    onConfirm={nothing}
    onEdit={nothing}
  />
);

/** How a send ended, for whoever closed the form's dialog: at the foot of the screen. */
function Told({ dialog, ends }: { dialog: string; ends: Step[] }) {
  const [step, tell] = useState<Step>({ is: 'writing' });
  return (
    <p className="form-actions">
      {ends.map((end) => (
        <button key={end.is} type="button" className="button" onClick={() => tell(end)}>
          Avisar: {end.is}
        </button>
      ))}
      <Elsewhere dialog={dialog} step={step} />
    </p>
  );
}

const READY = { canSend: true, second: false, recoverable: false, lacking: 0 };
const ACTIONS = [
  { name: 'Con todo', ...READY },
  { name: 'Falta un dato', ...READY, lacking: 1 },
  { name: 'Con algo que recuperar', ...READY, second: true, recoverable: true },
  { name: 'Sin servicio de correo', ...READY, canSend: false },
];
const REVIEWS = [
  { name: 'Lo que se enviará, sin nombre', anonymously: true, sending: false, wait: 0 },
  { name: 'Con nombre y con espera', anonymously: false, sending: false, wait: LONG_WAIT },
  { name: 'Mientras sale', anonymously: true, sending: true, wait: 0 },
];
const CHOICE = 'Escriba al menos uno de los dos: «Lugar» o «Descripción de los hechos».';
const FAILURE = {
  ...{ written: null, recover: null },
  ...{ onRetry: nothing, onPrint: nothing, onDownload: nothing },
};
const LONG = Array.from({ length: 30 }, (_, at) => `Línea ${at + 1} de lo que pasó.`).join('\n');
