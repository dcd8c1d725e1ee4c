'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import type { FormField } from '@/lib/forms/logic';
import type { Step } from '@/lib/forms/machine';
import { REASONS, SEND_FAILED } from '@/lib/forms/reasons';
import { Channels, type ChannelFacts } from './Channels';
import { arriveAt, focusOn } from './device';

interface OutcomeProps {
  id: string;
  step: Step;
  /** The device works before the message leaves. */
  working: boolean;
  /** The literal of section 8 for a form that is not filled. */
  invalid: string;
  /** What the form asks for, where no one field is obligatory. */
  requirement: string;
  channels: ChannelFacts & { anonymous: boolean };
  fields: FormField[];
  /** «Recuperar lo escrito», while there is something to recover. */
  recover: ReactNode;
}

const WORKING =
  'Hay muchos envíos ahora. Su equipo hace una comprobación y luego envía su mensaje.';

/**
 * What happened: it is announced and takes the focus, also when its dialog is closed and opened again
 * (`autofocus`, which React does not write here).
 */
export function Outcome({
  id,
  step,
  working,
  invalid,
  requirement,
  channels,
  fields,
  recover,
}: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = ['invalid', 'sending', 'failed'].includes(step.is);
  useEffect(() => {
    box.current?.toggleAttribute('autofocus', told);
    if (told) arriveAt(box.current);
  }, [told, step]);
  const missing = step.is === 'invalid' ? step.missing : [];
  const lacking = fields.filter(({ name }) => missing.includes(name));

  return (
    <div ref={box} className="outcome" tabIndex={-1}>
      {step.is === 'sending' && (
        <p role="status">{working ? WORKING : 'Enviando su mensaje.'} No cierre esta página.</p>
      )}
      {step.is === 'invalid' && (
        <div className="alert alert-error" role="alert">
          <p>
            <strong>{invalid}</strong>
          </p>
          {lacking.some(({ required }) => required) ? (
            <>
              <p>{lacking.length === 1 ? 'Falta 1 dato:' : `Faltan ${lacking.length} datos:`}</p>
              <ul className="list-disc pl-5">
                {lacking.map(({ name, etiqueta, tipo }) => (
                  <li key={name}>
                    <a
                      href={`#${id}-${name}`}
                      onClick={(event) => {
                        // In a dialog the address is the dialog's: the link moves the focus, not the address.
                        event.preventDefault();
                        focusOn(`${id}-${name}`);
                      }}
                    >
                      {tipo === 'checkbox' ? 'La casilla de veracidad' : etiqueta}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>{requirement}</p>
          )}
          {recover && (
            <>
              <p>
                <strong>Lo que escribió está guardado</strong> en esta página.
              </p>
              {recover}
            </>
          )}
        </div>
      )}
      {step.is === 'failed' && (
        <div className="alert alert-error" role="alert">
          <p>
            <strong>{SEND_FAILED}</strong>. {REASONS[step.reason].what}
          </p>
          <p>{`${REASONS[step.reason].advice} Lo que escribió no se perdió.`}</p>
          <Channels {...channels} />
        </div>
      )}
    </div>
  );
}
