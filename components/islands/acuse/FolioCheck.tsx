import { useCallback, useEffect, useRef, useState } from 'react';
import { readFolio } from '@/lib/forms/folio';
import { officeState, type OfficeHours } from '@/lib/office/state';
import { OTHER_WAYS } from '@/lib/ui-texts';
import { useStepTitle } from '../forms/use-step-title';

/** Its check character is right: a person may try it. No line breaks it. */
const EXAMPLE = 'Q-20250107-4F7K2M9XTB-C'.replaceAll('-', '\u2011');
/** Without its optional hyphens. */
const FOLIO_LENGTH = 20;

const BEGINS = /^\s*[a-z][\s‐‑–—-]*\d/i;

interface Desk {
  telefono: string;
  telefonoHref: string;
}

/** Where to ask, by a folio's letter, and whether its form may be anonymous. */
export type Calls = Record<string, (Desk & { correo: string; anonima: boolean }) | undefined>;

export interface Office extends Desk {
  atencion: OfficeHours | undefined;
  /** The complaint line, which has hours of its own. */
  linea: { linea: string; href: string; horario: string } | undefined;
  /** Of the first answer. */
  plazo: string | undefined;
}

const lettersOf = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}*~$=]/gu, '');

/** Answers of a whole folio at once, below the field; of anything else when it is asked, above it. */
export function FolioCheck({ calls, office }: { calls: Calls; office: Office }) {
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
  const known = folio !== null;
  useEffect(() => {
    const ways = document.getElementById(OTHER_WAYS);
    ways?.toggleAttribute('open', !known);
    ways?.firstElementChild?.toggleAttribute('hidden', !known);
  }, [known]);
  const length = lettersOf(text).length;
  const answers = asked > 0 || length >= FOLIO_LENGTH;
  const wrong = answers && !folio;
  const fault = wrong ? faultOf(text, length) : undefined;
  const call = calls[(folio ?? text.trim()).charAt(0).toUpperCase()];
  useStepTitle(fault ? 'Error' : folio ? 'Folio bien escrito' : undefined, false);
  const panel = (
    <div
      ref={answer}
      id="folio-respuesta"
      tabIndex={-1}
      role="status"
      className={
        answers
          ? `alert ${folio ? 'border-verde bg-blanco' : 'alert-error'} outcome mt-1`
          : undefined
      }
    >
      {folio && answers && <Copied folio={folio} call={call} office={office} />}
      {fault && <Problem text={text} fault={fault} desk={call ?? office} />}
    </div>
  );
  return (
    <form className="form max-w-none" method="dialog">
      <div className="field">
        <p className="mb-2">Le decimos a quién preguntar.</p>
        <label htmlFor="folio">Escriba su folio de envío</label>
        <p id="folio-ayuda" className="field-help">
          Está en su acuse, como <span translate="no">{EXAMPLE}</span>
        </p>
        {wrong && panel}
        <div className="flex flex-wrap gap-2">
          <input
            id="folio"
            type="text"
            className="min-w-0 flex-auto sm:max-w-sm"
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
            // Answered, the phone takes its place; Enter still presses it.
            hidden={known}
            // No `submit` event: Chromium would store the field's value.
            onClick={(event) => {
              event.preventDefault();
              setAsked(asked + 1);
            }}
          >
            Ver a quién llamar
          </button>
        </div>
        {!wrong && panel}
      </div>
    </form>
  );
}

interface CopiedProps {
  folio: string;
  call: Calls[string];
  office: Office;
}

function Copied({ folio, call, office }: CopiedProps) {
  const [now] = useState(() => new Date());
  const { telefono, telefonoHref } = call ?? office;
  const state = office.atencion && officeState(office.atencion, now);
  return (
    <>
      <p className="snug">
        <strong className="ticked">El folio está bien escrito:</strong>{' '}
        <span className="inline-block max-w-full wrap-anywhere" translate="no">
          {folio}
        </span>
      </p>
      <p className="snug">
        <strong>Esta página no puede saber si llegó ni en qué va.</strong> Pregunte a la oficina.
      </p>
      {call?.anonima && (
        <p className="snug">
          <strong>Si no dio su nombre,</strong> llame desde un teléfono que no sea suyo. No escriba
          desde su correo.
        </p>
      )}
      <p className="flex flex-wrap gap-2 mt-1">
        <a className="button max-sm:w-full" href={telefonoHref}>
          {telefono.replace(', extensión', ' ext.')}
        </a>
        {/* A former form may have been anonymous. */}
        {call && !call.anonima && (
          <a className="button button-outline max-sm:w-full" href={`mailto:${call.correo}`}>
            {call.correo}
          </a>
        )}
      </p>
      <p className="snug">
        <strong>Qué decir:</strong>
        {` «Envié ${call?.anonima ? 'una denuncia' : 'un mensaje'} con el folio `}
        <span className="wrap-anywhere" translate="no">
          {folio}
        </span>
        {' y quiero saber si llegó y en qué va».'}
      </p>
      {office.plazo && (
        <p className="snug">
          <strong>Primera respuesta:</strong>
          {` ${office.plazo}.`}
        </p>
      )}
      {state && <p className="snug text-sm">{`Oficina: ${lowered(state)}.`}</p>}
      {office.linea && (
        <p className="snug text-sm">
          {'Línea '}
          <a href={office.linea.href}>{office.linea.linea}</a>
          {`: ${office.linea.horario}.`}
        </p>
      )}
    </>
  );
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Says what is wrong with a folio. */
function faultOf(text: string, length: number): string {
  if (text.trim() === '') return 'Falta su folio.';
  if (!BEGINS.test(text)) return 'Eso no es un folio de envío.';
  return `Ese folio ${length < FOLIO_LENGTH ? 'está incompleto' : 'tiene un error'}.`;
}

interface ProblemProps {
  text: string;
  fault: string;
  desk: Desk;
}

function Problem({ text, fault, desk: { telefono, telefonoHref } }: ProblemProps) {
  return (
    <p>
      <strong className="fault">{fault}</strong> {remedyOf(text)}{' '}
      <a className="inline-block" href={telefonoHref}>
        {telefono}
      </a>
      .
    </p>
  );
}

function remedyOf(text: string): string {
  if (text.trim() === '') return 'Escríbalo. Si no lo tiene, llame a la oficina:';
  if (BEGINS.test(text)) return 'Compárelo letra por letra con su acuse, o llame a la oficina:';
  return `Es como ${EXAMPLE}. Si no lo tiene, llame a la oficina:`;
}
