'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { provenLines, verifyAcuse, type Verdict } from '@/lib/forms/acuse-check';
import { sentAt, type Acuse } from '@/lib/forms/acuse';
import { FolioCheck } from './FolioCheck';
import { arriveAt } from '../forms/device';

type State = { is: 'waiting' } | { is: 'unreadable'; name: string } | ({ name: string } & Verdict);

/** An acuse is a page or two; a larger file is another thing. */
const LARGEST = 5 * 1024 * 1024;

/** Checks an acuse, or a folio that was copied by hand, without sending anything anywhere. */
export function AcuseCheck() {
  const [state, setState] = useState<State>({ is: 'waiting' });
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.is !== 'waiting') arriveAt(result.current);
  }, [state]);

  const check = useCallback(async (file: File | undefined) => {
    if (file) setState(await verdictOf(file));
  }, []);
  /** A file that was chosen before the script arrived. */
  const adopt = useCallback(
    (input: HTMLInputElement | null) => void check(input?.files?.[0]),
    [check],
  );

  return (
    <div className="form">
      <div className="field">
        <label htmlFor="acuse">Acuse que descargó</label>
        <p id="acuse-ayuda" className="field-help">
          El archivo PDF o de texto, tal como lo descargó.
        </p>
        <input
          id="acuse"
          type="file"
          accept=".pdf,.txt,application/pdf,text/plain"
          aria-describedby="acuse-ayuda"
          ref={adopt}
          onChange={(event) => void check(event.target.files?.[0])}
        />
      </div>
      <div ref={result} tabIndex={-1} role="status">
        {state.is !== 'waiting' && <Result state={state} />}
      </div>
      <FolioCheck />
    </div>
  );
}

async function verdictOf(file: File): Promise<State> {
  const { name, size } = file;
  if (size > LARGEST) return { is: 'unknown', name };
  const bytes = await file.arrayBuffer().catch(() => null);
  return bytes ? { name, ...verifyAcuse(new Uint8Array(bytes)) } : { is: 'unreadable', name };
}

function Result({ state }: { state: Exclude<State, { is: 'waiting' }> }) {
  const { title, text, good } = VERDICTS[state.is];
  return (
    <>
      <div className={good ? 'alert alert-success' : 'alert alert-error'}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{text}</p>
        <p className="wrap-anywhere">{`Archivo: ${state.name}`}</p>
      </div>
      {(state.is === 'consistent' || state.is === 'inconsistent') && <Proven acuse={state.acuse} />}
      {state.is === 'consistent' && <Unproven acuse={state.acuse} />}
    </>
  );
}

function Proven({ acuse }: { acuse: Acuse }) {
  return (
    <>
      <p className="mt-4">Lo que comprueba el folio:</p>
      <dl className="review mt-2">
        {provenLines(acuse).map(([label, value], index) => (
          <div key={`${index}-${label}`}>
            <dt>{label}</dt>
            <dd dir="auto">{value || 'Sin dato'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What anybody can change and draw again under a folio that holds. */
function Unproven({ acuse }: { acuse: Acuse }) {
  const [, moment] = sentAt(acuse);
  return (
    <p className="mt-4 wrap-anywhere">
      {`El archivo dice que se envió el ${moment}, según el equipo de quien envió. El folio no comprueba la hora, ni la oficina o la página que dice el archivo.`}
    </p>
  );
}

/** What each verdict means for whoever holds the file. */
const VERDICTS: Record<
  Exclude<State['is'], 'waiting'>,
  { title: string; text: string; good?: true }
> = {
  consistent: {
    title: 'El folio corresponde a este mensaje.',
    text: 'El archivo muestra lo mismo que guardan sus datos. Como cualquiera puede fabricar un acuse, sólo la oficina puede decir si recibió este folio: cotéjelo con ella.',
    good: true,
  },
  inconsistent: {
    title: 'El folio corresponde, pero el archivo no está como se descargó.',
    text: 'Alguien o algún programa lo cambió. Tome en cuenta sólo lo que aparece aquí abajo, y coteje el folio con la oficina.',
  },
  altered: {
    title: 'El folio no corresponde a lo que dice el archivo.',
    text: 'Cambió el mensaje o cambió el folio. Use el archivo original.',
  },
  unknown: {
    title: 'Este archivo no es un acuse de este sitio.',
    text: 'Elija el PDF o el texto que descargó después de enviar su mensaje.',
  },
  unreadable: {
    title: 'No se pudo leer el archivo.',
    text: 'Descárguelo en su equipo y elíjalo otra vez.',
  },
};
