import { useState } from 'react';
import { createPortal } from 'react-dom';
import { acusePdf, acuseText, type Acuse } from '@/lib/forms/acuse';
import { dayOf as folioDay, spokenFolio } from '@/lib/forms/folio';
import type { Step } from '@/lib/forms/machine';
import { useArrival } from './Arrival';
import { Button, CopyButton } from './Button';
import { download } from './device';
import { Literal, useLanguage, useWords } from './language';
import { leadOf } from './lead';

interface ConfirmationProps {
  acuse: Acuse;
  despues: string[];
  /** The phone to ask at, which `despues` says. */
  ask: { telefono: string; telefonoHref: string };
  demostracion?: string | undefined;
  salida?: string | undefined;
  onAnother: () => void;
  onForget: () => void;
}

export function Confirmation({
  acuse,
  despues,
  ask,
  demostracion,
  salida,
  onAnother,
  onForget,
}: ConfirmationProps) {
  const { words, dayOf } = useLanguage();
  const box = useArrival<HTMLDivElement>();
  return (
    <>
      <div
        ref={box}
        className="alert outcome border-verde bg-verde-claro text-tinta"
        role="status"
        tabIndex={-1}
      >
        <h4 className="ticked snug font-serif text-h2 bold text-verde">
          <Literal text={words.SENT} />
        </h4>
        <p>{words.FOLIO}</p>
        <div className="folio-line">
          <strong className="folio text-verde" translate="no">
            {acuse.folio}
          </strong>
          <span className="form-actions no-print">
            <CopyButton text={acuse.folio} label={words.COPY_FOLIO} main />
            <AcuseButtons acuse={acuse} />
          </span>
        </div>
        <p>{words.KEEP_FOLIO}</p>
        <AcuseHelp acuse={acuse} />
        <p>{words.sentOn(dayOf(folioDay(acuse.folio)))}</p>
        <p>
          {words.DICTATE}{' '}
          <span className="wrap-anywhere" translate="no">
            {spokenFolio(acuse.folio)}
          </span>
          {`. ${words.FOLIO_LETTERS}`}
        </p>
      </div>
      <div className="form-actions no-print">
        {salida ? (
          <a className="button button-outline" href={salida} rel="noreferrer" data-exit="">
            {words.CLEAR_AND_LEAVE}
          </a>
        ) : (
          <Button onClick={onForget}>{words.CLEAR_ALL}</Button>
        )}
      </div>
      {demostracion && <p className="notice">{demostracion}</p>}
      <section className="form-panel grid grid-cols-1 gap-4" aria-label={words.NEXT}>
        <h5 className="font-serif bold">{words.NEXT}</h5>
        <ul className="grid list-disc gap-2 pl-5">
          {despues.map((text) => {
            const [lead, rest] = leadOf(text);
            return (
              <li key={text}>
                {lead && <strong>{lead}</strong>}
                {withPhone(rest, ask)}
              </li>
            );
          })}
        </ul>
        <div className="form-actions no-print">
          <Button onClick={onAnother}>{words.ANOTHER}</Button>
        </div>
      </section>
    </>
  );
}

/** Links the first mention of a phone. */
function withPhone(text: string, { telefono, telefonoHref }: ConfirmationProps['ask']) {
  const at = text.indexOf(telefono);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <a href={telefonoHref}>{telefono}</a>
      {text.slice(at + telefono.length)}
    </>
  );
}

function AcuseButtons({ acuse }: { acuse: Acuse }) {
  const words = useWords();
  // Without its letter: on a device that others use, a name must not say that it is a report.
  const name = `acuse-${acuse.folio.slice(2, -2)}`;
  return (
    <>
      <Button onClick={() => download(`${name}.pdf`, acusePdf(acuse))}>{words.ACUSE_PDF}</Button>
      <Button onClick={() => download(`${name}.txt`, acuseText(acuse))}>{words.ACUSE_TEXT}</Button>
    </>
  );
}

function AcuseHelp({ acuse: { pagina } }: { acuse: Acuse }) {
  const words = useWords();
  return (
    <p className="field-help">
      {words.ACUSE_HOLDS}{' '}
      <a href={new URL(pagina).pathname} target="_blank">
        <Literal text={words.ASK_ABOUT} />
      </a>
    </p>
  );
}

/** Earlier deliveries of the visit: every folio stays on the screen until the page is left. */
export function EarlierReceipts({ receipts }: { receipts: readonly Acuse[] }) {
  const { SENT_BEFORE, FOLIO, COPY_FOLIO } = useWords();
  return (
    <div className="earlier no-print" aria-live="polite">
      {receipts.map((acuse) => (
        <details key={acuse.folio} className="line-above py-3">
          <summary>
            {`${SENT_BEFORE} ${FOLIO} `}
            <strong className="folio" translate="no">
              {acuse.folio}
            </strong>
          </summary>
          <div className="form-actions my-2">
            <CopyButton text={acuse.folio} label={COPY_FOLIO} />
            <AcuseButtons acuse={acuse} />
          </div>
          <AcuseHelp acuse={acuse} />
        </details>
      ))}
    </div>
  );
}

/** Outcome of a send whose dialog was closed meanwhile. It names no form: others may see the screen. */
export function SendToast({ dialog, open, step }: { dialog: string; open: boolean; step: Step }) {
  const { ELSEWHERE } = useWords();
  const [told, tell] = useState<Step>();
  const sent = step.is === 'sent';
  const ended = sent || step.is === 'failed';
  // Seen in the open dialog: not repeated when it closes.
  if (open && ended && step !== told) tell(step);
  if (open || !ended || step === told) return null;
  return createPortal(
    <div className="form-toast no-print" role={sent ? 'status' : 'alert'}>
      <p>{sent ? ELSEWHERE.sent : ELSEWHERE.failed}</p>
      <a className="button" href={`#${dialog}`}>
        {sent ? ELSEWHERE.folio : ELSEWHERE.help}
      </a>
      <button type="button" className="icon-button" onClick={() => tell(step)}>
        <span aria-hidden="true">×</span>
        <span className="sr-only">{ELSEWHERE.hide}</span>
      </button>
    </div>,
    document.body,
  );
}
