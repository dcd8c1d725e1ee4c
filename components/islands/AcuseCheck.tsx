'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { verifyAcuse, type Verdict } from '@/lib/forms/acuse-check';
import { facts, sentLines, type Acuse } from '@/lib/forms/acuse';
import { readFolio } from '@/lib/forms/folio';
import { arriveAt } from './forms/device';

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
  try {
    if (size > LARGEST) return { is: 'unknown', name };
    return { name, ...verifyAcuse(new Uint8Array(await file.arrayBuffer())) };
  } catch {
    return { is: 'unreadable', name };
  }
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
        <p className="break-words">{`Archivo: ${state.name}`}</p>
      </div>
      {(state.is === 'intact' || state.is === 'redrawn') && (
        <dl className="review mt-4">
          {provenLines(state).map(([label, value], index) => (
            <div key={`${index}-${label}`}>
              <dt>{label}</dt>
              <dd dir="auto">{value || 'Sin dato'}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** What can be trusted of an acuse: in a changed file, not the hour, which no folio holds. */
const provenLines = ({ is, acuse }: Extract<Verdict, { acuse: Acuse }>) => [
  ...facts(acuse).slice(0, is === 'intact' ? 3 : 2),
  ...sentLines(acuse),
];

/** What each verdict means for whoever holds the file. */
const VERDICTS: Record<
  Exclude<State['is'], 'waiting'>,
  { title: string; text: string; good?: true }
> = {
  intact: {
    title: 'El acuse está íntegro.',
    text: 'El folio corresponde a este mensaje y el archivo está como se descargó.',
    good: true,
  },
  redrawn: {
    title: 'El folio corresponde, pero el archivo no está como se descargó.',
    text: 'Alguien o algún programa lo cambió. Confíe sólo en lo que aparece aquí abajo.',
  },
  altered: {
    title: 'El folio no corresponde a lo que dice el archivo.',
    text: 'Alguien cambió el mensaje o el folio. Use el archivo original.',
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

/** `Q-20250107-0123456789-A`: before it is complete there is nothing to say. */
const FOLIO_LENGTH = 23;

/** Tells whether a folio was copied well, by its check character. */
function FolioCheck() {
  const [text, setText] = useState('');
  const folio = readFolio(text);
  return (
    <div className="field">
      <label htmlFor="folio">O escriba un folio de envío</label>
      <p id="folio-ayuda" className="field-help">
        La última letra o signo delata si se copió mal.
      </p>
      <input
        id="folio"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="folio-ayuda"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status">
        {text.replace(/\s/g, '').length >= FOLIO_LENGTH &&
          (folio
            ? `${folio} está bien escrito.`
            : 'Ese folio tiene un error: compárelo letra por letra con el original.')}
      </p>
    </div>
  );
}
