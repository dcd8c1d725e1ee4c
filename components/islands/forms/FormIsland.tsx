'use client';

import { flushSync } from 'react-dom';
import { adviceOf, fieldsOf, requirementOf } from '@/lib/forms/logic';
import { linesOf } from '@/lib/forms/message';
import { sheetOf } from '@/lib/forms/sheet';
import { sheetPdf, sheetText } from '@/lib/forms/sheet-pdf';
import { Channels, type ChannelFacts } from './Channels';
import { download } from './device';
import { FailureActions } from './Failure';
import { Fields } from './Fields';
import { IdentityCheck } from './IdentityCheck';
import { Outcome } from './Outcome';
import { Receipt } from './Receipt';
import { Review } from './Review';
import { useForm, type FormOptions } from './use-form';
import { useUnsentGuard } from './use-guard';

export interface FormIslandProps extends FormOptions {
  /** Prefix of the controls' ids: unique in the page. */
  id: string;
  channels: ChannelFacts;
}

/**
 * A form that leaves by e-mail (sections 3 to 8): complaint, report or suggestion, from its YAML.
 * Without keys it leads with the other channels and can be printed, instead of failing at the end.
 */
export function FormIsland({ id, channels, ...options }: FormIslandProps) {
  const { definition, settings, issuer } = options;
  const { attach, mode, values, status, ready, ...form } = useForm(options);
  useUnsentGuard(`${id}-titulo`, form.unsent, status.is === 'sending' ? undefined : form.discard);
  const fields = fieldsOf(definition, mode);
  const writing = !['checking', 'review', 'sending'].includes(status.is);
  const earlier = form.acuses.filter((one) => status.is !== 'sent' || status.acuse !== one);
  const sheet = sheetOf(definition, mode, channels, form.pending);
  const downloadSheet = () => download(`${id}.pdf`, sheetPdf(sheet, issuer.oficina));

  const goToFields = () => document.getElementById(`${id}-${mode.campos[0]}`)?.focus();
  /** Back to the fields, with the focus where one goes on writing. */
  const edit = () => {
    flushSync(form.edit);
    goToFields();
  };

  return (
    <form
      ref={attach}
      className="form"
      noValidate
      aria-labelledby={`${id}-titulo`}
      onSubmit={(event) => {
        event.preventDefault();
        if (settings) form.submit();
        else window.print();
      }}
    >
      <h3 id={`${id}-titulo`}>{mode.titulo}</h3>
      {!settings && (
        <Channels {...channels} lead="El envío en línea no está disponible por ahora." />
      )}
      {writing && (
        <Fields
          id={id}
          mode={mode}
          fields={fields}
          requirement={requirementOf(definition, mode)}
          values={values}
          missing={status.is === 'invalid' ? status.missing : []}
          disabled={!ready}
          onChange={form.set}
          onSwitch={form.switchMode}
        />
      )}
      {status.is === 'checking' && (
        <IdentityCheck
          fields={fields}
          values={values}
          marks={status.marks}
          onProceed={form.proceed}
          onEdit={edit}
        />
      )}
      {settings && (status.is === 'review' || status.is === 'sending') && (
        <Review
          lines={linesOf(definition, mode, status.message.params)}
          advice={adviceOf(fields, values)}
          service={new URL(settings.origin, location.href).host}
          sending={status.is === 'sending'}
          wait={status.is === 'review' ? status.wait : 0}
          onConfirm={form.confirm}
          onEdit={edit}
        />
      )}
      {writing && <p className="field-help">{definition.privacidad}</p>}
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
        fields={fields}
      />
      {status.is === 'sent' && <Receipt acuse={status.acuse} />}
      {status.is === 'failed' && (
        <FailureActions
          wait={status.wait}
          texto={sheetText(sheet)}
          onRetry={form.retry}
          onDownload={downloadSheet}
          onPrint={() => {
            flushSync(form.fill);
            window.print();
          }}
        />
      )}
      {writing && (
        <div className="form-actions no-print">
          <button
            type="submit"
            className={status.is === 'failed' ? 'button button-outline' : 'button'}
            disabled={!ready}
          >
            {settings ? 'Enviar' : 'Imprimir esta hoja'}
          </button>
          {!settings && (
            <button type="button" className="button button-outline" onClick={downloadSheet}>
              Descargar hoja (PDF)
            </button>
          )}
          {form.recoverable && (
            <button
              type="button"
              className="button button-outline"
              onClick={({ currentTarget }) => {
                flushSync(form.recover);
                if (!currentTarget.isConnected) goToFields();
              }}
            >
              Recuperar lo escrito
            </button>
          )}
        </div>
      )}
      <div className="no-print" aria-live="polite">
        {earlier.map((acuse) => (
          <section key={acuse.folio} className="grid gap-3" aria-label={`Enviado, ${acuse.folio}`}>
            <p>
              Su mensaje anterior se envió. Folio de envío:{' '}
              <strong className="folio">{acuse.folio}</strong>
            </p>
            <Receipt acuse={acuse} />
          </section>
        ))}
      </div>
    </form>
  );
}
