import { useEffect, useState, type ReactNode } from 'react';
import type { FormField, Values } from '@/lib/forms/logic';
import type { Reason } from '@/lib/forms/reasons';
import { Panel } from './Arrival';
import { Button, CopyButton, Countdown, useCountdown } from './Button';
import { focusOn } from './device';
import { InSpanish, Literal, useWords } from './language';

interface FailureProps {
  reason: Reason;
  wait: number;
  text: string;
  channels: ChannelFacts & { anonymous: boolean };
  written: ReactNode;
  recover: ReactNode;
  onRetry: () => void;
  onPrint: () => void;
  onDownload: () => void;
}

/** A page in place of the form: one main way on, taken when the person decides, with the text in sight. */
export function Failure({ reason, wait, text, channels, written, recover, ...acts }: FailureProps) {
  const words = useWords();
  const [what, advice] = words.REASONS[reason];
  const left = useCountdown(wait);
  const online = useBackOnline();
  return (
    <Panel title={words.SEND_FAILED}>
      <div className={online ? 'notice' : 'alert alert-error'} role="alert">
        <p>
          <strong className={online ? undefined : 'fault'}>
            {online ? words.BACK_ONLINE : what}
          </strong>{' '}
          <span className="text-tinta">{words.NOT_LOST}</span>
        </p>
        {!online && <p className="text-tinta">{advice}</p>}
      </div>
      <div className="form-actions items-center">
        <Button className="button" disabled={left > 0} onClick={acts.onRetry}>
          {words.RETRY}
        </Button>
        <Countdown left={left} />
        {recover}
        <CopyButton text={text} label={words.COPY_WRITTEN} />
        <p className="field-help">{words.RECOVERS}</p>
        <p aria-live="polite" className="field-help">
          {wait > 0 && left === 0 && words.MAY_RETRY}
        </p>
      </div>
      {written}
      <details>
        <summary>{words.KEEP_WRITTEN}</summary>
        <div className="form-actions mt-2">
          <Button onClick={acts.onDownload}>{words.DOWNLOAD_SHEET}</Button>
          <Button onClick={acts.onPrint}>{words.PRINT_WRITTEN}</Button>
        </div>
      </details>
      <h5 className="font-serif bold">{words.OTHER_WAYS}</h5>
      <Channels {...channels} />
    </Panel>
  );
}

/** True once the device says that its network is back. */
function useBackOnline(): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const notice = () => setBack(true);
    addEventListener('online', notice);
    return () => removeEventListener('online', notice);
  }, []);
  return back;
}

interface MissingProps {
  id: string;
  /** The literal of section 8 for a form that is not filled. */
  invalid: string;
  lacking: FormField[];
  /** What each of them asks for, by its name. */
  messages: Values;
  recover: ReactNode;
}

/** Missing fields after a refused attempt. Only the literal is an alert; the count is polite, the list silent. */
export function Missing({ id, invalid, lacking, messages, recover }: MissingProps) {
  const words = useWords();
  const some = lacking.length > 0;
  return (
    <div className={some ? 'alert alert-error' : 'notice'} role={some ? 'alert' : undefined}>
      {some && (
        <p>
          <strong className="fault">
            <Literal text={invalid} />
          </strong>
        </p>
      )}
      <p aria-live="polite">
        {some
          ? lacking.some(({ required }) => required)
            ? `${words.lacking(lacking.length)}:`
            : words.TELL_WHAT
          : recover
            ? words.NOTHING_LACKS_NOW
            : words.NOTHING_LACKS}
      </p>
      <div className="grid gap-2" aria-live="off">
        {some && (
          <ul className="list-disc pl-5">
            {lacking.map((field) => (
              <li key={field.name}>
                <a
                  href={`#${id}-${field.name}`}
                  onClick={(event) => {
                    // In a dialog the address is the dialog's: the link moves the focus, not the address.
                    event.preventDefault();
                    focusOn(`${id}-${field.name}`);
                  }}
                >
                  {messages[field.name]}
                </a>
              </li>
            ))}
          </ul>
        )}
        {recover && (
          <>
            <p>
              <strong>{words.KEPT}</strong>
            </p>
            {recover}
          </>
        )}
      </div>
    </div>
  );
}

export interface ChannelFacts {
  linea?: string | undefined;
  lineaHref?: string | undefined;
  telefono: string;
  telefonoHref: string;
  correo: string;
  domicilio: string;
  horario: string;
  /** Messages: WhatsApp and the like. */
  otros?: { nombre: string; href: string; visible: string; horario: string; revela: string }[];
}

interface ChannelsProps extends ChannelFacts {
  anonymous: boolean;
}

/** In place of sending: the sheet, and folded the other ways. Paper has its own words (FormSection). */
export function OnPaper(channels: ChannelsProps) {
  const { NOT_ONLINE, ON_PAPER, OTHER_WAYS } = useWords();
  return (
    <div className="notice no-print px-3 py-2 snug">
      <p>
        <strong>{NOT_ONLINE}</strong> {ON_PAPER}
      </p>
      <details>
        <summary>{OTHER_WAYS}</summary>
        <Channels {...channels} />
      </details>
    </div>
  );
}

function Channels({ anonymous, ...facts }: ChannelsProps) {
  const { linea, lineaHref, telefono, telefonoHref, correo, domicilio, horario } = facts;
  const { otros = [] } = facts;
  const { CHANNELS } = useWords();
  const [name, host] = correo.split('@');
  return (
    <div>
      {anonymous && <p>{CHANNELS.anonymous}</p>}
      <ul className="list-disc pl-5">
        <li>
          {linea ? (
            <>
              {CHANNELS.call} <a href={lineaHref}>{linea}</a> {CHANNELS.or}
            </>
          ) : (
            CHANNELS.callPhone
          )}{' '}
          <a className="inline-block" href={telefonoHref}>
            {telefono}
          </a>
          ;
        </li>
        <li>
          {CHANNELS.write}{' '}
          <a href={`mailto:${correo}`}>
            {name}
            <wbr />@{host}
          </a>
          ;
        </li>
        {otros.map(({ nombre, href, visible, horario, revela }) => (
          <li key={href}>
            {`${CHANNELS.by} ${nombre}: `}
            <a className="inline-block" href={href} target="_blank" rel="noopener noreferrer">
              {visible}
            </a>
            {`, ${horario} (${CHANNELS.shows(revela)});`}
          </li>
        ))}
        <li>
          {CHANNELS.visit} <InSpanish>{domicilio}</InSpanish>
          {CHANNELS.hours(horario)}
        </li>
      </ul>
    </div>
  );
}
