'use client';

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Channels, type ChannelFacts } from './Channels';
import { Field } from './Field';
import { useForm, SEND_FAILED, type FormOptions, type Status } from './use-form';

export interface FormIslandProps extends FormOptions {
  /** Prefix of the controls' ids: unique in the page. */
  id: string;
  channels: ChannelFacts;
  /** What happens with the data, said before the button. */
  privacidad: string;
}

/**
 * A form that leaves by e-mail (sections 3 to 8): complaint, report or suggestion, from its YAML.
 * Without keys it leads with the other channels and can be printed, instead of failing at the end.
 */
export function FormIsland({ id, channels, privacidad, ...options }: FormIslandProps) {
  const { definition, settings } = options;
  const { attach, mode, values, status, ready, recoverable, ...actions } = useForm(options);
  const sending = status.is === 'sending';
  const missing = status.is === 'invalid' ? status.missing : [];

  return (
    <form
      ref={attach}
      className="form"
      noValidate
      aria-labelledby={`${id}-titulo`}
      onSubmit={(event) => {
        event.preventDefault();
        if (settings) void actions.submit();
        else window.print();
      }}
    >
      <h3 id={`${id}-titulo`}>{mode.titulo}</h3>
      {!settings && (
        <Channels {...channels} lead="El envío en línea no está disponible por ahora." />
      )}
      {mode.cambio && (
        <div className="field no-print">
          {mode.cambio.etiqueta && <span id={`${id}-cambio`}>{mode.cambio.etiqueta}</span>}
          <button
            type="button"
            className="button button-outline justify-self-start"
            aria-describedby={mode.cambio.etiqueta && `${id}-cambio`}
            disabled={sending || !ready}
            onClick={actions.switchMode}
          >
            <span>
              {mode.cambio.boton}
              {mode.cambio.ingles && <span lang="en">{`/${mode.cambio.ingles}`}</span>}
            </span>
          </button>
        </div>
      )}
      {mode.campos.map((name) => {
        const field = definition.campos[name];
        return (
          field && (
            <Field
              key={name}
              id={`${id}-${name}`}
              name={name}
              field={{
                ...field,
                guia: mode.guias[name] ?? field.guia,
                etiqueta: mode.etiquetas[name] ?? field.etiqueta,
              }}
              required={mode.exige.todos.includes(name)}
              value={values[name] ?? ''}
              missing={missing.includes(name)}
              onChange={(value) => actions.set(name, value)}
            />
          )
        );
      })}
      <p className="field-help">{privacidad}</p>
      {settings?.local && (
        <p className="field-help">
          Sitio local: el mensaje llegará al buzón de pruebas de este equipo.
        </p>
      )}
      <Outcome
        id={id}
        status={status}
        invalid={definition.invalido}
        channels={channels}
        fields={definition.campos}
      />
      <div className="form-actions no-print">
        <button type="submit" className="button" disabled={!ready || sending}>
          {settings ? (sending ? 'Enviando…' : 'Enviar') : 'Imprimir esta hoja'}
        </button>
        {recoverable && !sending && (
          <button type="button" className="button button-outline" onClick={actions.recover}>
            Recuperar lo escrito
          </button>
        )}
        {status.is === 'failed' && (
          <>
            <button
              type="button"
              className="button button-outline"
              onClick={() => void actions.retry()}
            >
              Reintentar el envío
            </button>
            <button
              type="button"
              className="button button-outline"
              onClick={() => {
                flushSync(actions.recover);
                window.print();
              }}
            >
              Imprimir lo escrito
            </button>
          </>
        )}
      </div>
    </form>
  );
}

const REASONS = {
  network: 'No hubo conexión con el servicio de correo.',
  timeout: 'El servicio de correo no respondió en 20 segundos.',
  busy: 'El servicio de correo está ocupado. Espere un minuto y reintente.',
  service: 'El servicio de correo rechazó el mensaje.',
};

interface OutcomeProps {
  id: string;
  status: Status;
  invalid: string;
  channels: ChannelFacts;
  fields: Record<string, { etiqueta: string }>;
}

/** What happened: it is announced, and takes the focus when it is not a success on its way. */
function Outcome({ id, status, invalid, channels, fields }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status.is !== 'writing' && status.is !== 'sending') box.current?.focus();
  }, [status]);

  return (
    <div ref={box} tabIndex={-1} role="status" aria-live="polite">
      {status.is === 'sending' && <p>Enviando su mensaje. No cierre esta página.</p>}
      {status.is === 'invalid' && (
        <div className="alert alert-error" role="alert">
          <p>
            <strong>{invalid}</strong>
          </p>
          <ul className="list-disc pl-5">
            {status.missing.map((name) => (
              <li key={name}>
                <a
                  href={`#${id}-${name}`}
                  onClick={(event) => {
                    // In a dialog the address is the dialog's: the link moves the focus, not the address.
                    event.preventDefault();
                    document.getElementById(`${id}-${name}`)?.focus();
                  }}
                >
                  {fields[name]?.etiqueta}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {status.is === 'sent' && (
        <div className="alert alert-success">
          <p>
            <strong>Mensaje enviado exitosamente!</strong>
          </p>
          <p>
            Folio de envío: <strong>{status.folio}</strong>. Anótelo: identifica este envío.
          </p>
        </div>
      )}
      {status.is === 'failed' && (
        <div className="alert alert-error" role="alert">
          <p>
            <strong>{SEND_FAILED}</strong>. {REASONS[status.reason]} Su texto no se perdió: puede
            recuperarlo o reintentar.
          </p>
          <Channels {...channels} />
        </div>
      )}
    </div>
  );
}
