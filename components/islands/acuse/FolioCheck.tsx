import { useCallback, useEffect, useRef, useState } from 'react';
import { readFolio } from '@/lib/forms/folio';

/** `Q-20250107-0123456789-A` without its optional hyphens. */
const FOLIO_LENGTH = 20;

const BEGINS = /^\s*[a-z][\s‐‑–—-]*\d/i;

/** The phone to ask at, by a folio's letter. */
export type Calls = Record<string, { telefono: string; telefonoHref: string } | undefined>;

/** Answers above the field, of a whole folio at once, of anything else when it is asked. */
export function FolioCheck({ calls }: { calls: Calls }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(0);
  const answer = useRef<HTMLDivElement>(null);
  const adopt = useCallback((input: HTMLInputElement | null) => {
    if (input?.value) setText(input.value);
  }, []);
  useEffect(() => {
    if (asked > 0) answer.current?.focus();
  }, [asked]);
  const folio = readFolio(text);
  const length = text.replace(/[^\p{L}\p{N}*~$=]/gu, '').length;
  const answers = asked > 0 || length >= FOLIO_LENGTH;
  const wrong = answers && !folio;
  return (
    <form className="form" method="dialog">
      <div
        ref={answer}
        id="folio-respuesta"
        tabIndex={-1}
        role="status"
        className={answers ? (folio ? 'notice outcome' : 'alert alert-error outcome') : undefined}
      >
        {answers &&
          (folio ? (
            <Copied folio={folio} call={calls[folio.charAt(0)]} />
          ) : (
            problemOf(text, length)
          ))}
      </div>
      <div className="field">
        <label htmlFor="folio">Escriba su folio de envío</label>
        <p id="folio-ayuda" className="field-help">
          Está en su acuse. Le diremos a quién llamar.
        </p>
        <div className="flex flex-wrap gap-2">
          <input
            id="folio"
            type="text"
            className="min-w-0 flex-auto"
            autoComplete="off"
            translate="no"
            spellCheck={false}
            aria-describedby={wrong ? 'folio-ayuda folio-respuesta' : 'folio-ayuda'}
            aria-invalid={wrong || undefined}
            ref={adopt}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setAsked(0);
            }}
          />
          <button
            type="submit"
            className="button max-sm:w-full"
            // No `submit` event: Chromium would store the field's value.
            onClick={(event) => {
              event.preventDefault();
              setAsked(asked + 1);
            }}
          >
            Ver a quién llamar
          </button>
        </div>
      </div>
    </form>
  );
}

function Copied({ folio, call }: { folio: string; call: Calls[string] }) {
  return (
    <>
      <p>
        <strong>
          Copió sin errores el folio{' '}
          <span className="inline-block max-w-full wrap-anywhere" translate="no">
            {folio}
          </span>
          .
        </strong>
      </p>
      <p>
        Esta página no sabe si llegó ni en qué va su mensaje: pregunte a la oficina con ese folio.
      </p>
      {call && (
        <p>
          <a
            className="inline-flex min-h-target items-center text-h4 bold"
            href={call.telefonoHref}
          >
            {call.telefono}
          </a>
        </p>
      )}
    </>
  );
}

function problemOf(text: string, length: number): string {
  if (text.trim() === '') return 'Escriba su folio. Empieza con una letra: Q, S o D.';
  if (!BEGINS.test(text))
    return 'Eso no es un folio de envío. Empieza con una letra y una fecha, como D-20250107-0123456789-A: búsquelo en su acuse o en lo que anotó. Si no lo tiene, llame a la oficina.';
  const problem = length < FOLIO_LENGTH ? 'está incompleto' : 'tiene un error';
  return `Ese folio ${problem}: compárelo letra por letra con el original.`;
}
