'use client';

import { flushSync } from 'react-dom';
import { adviceOf, fieldsOf, requirementOf } from '@/lib/forms/logic';
import { linesOf } from '@/lib/forms/message';
import { sheetOf } from '@/lib/forms/sheet';
import { sheetPdf, sheetText } from '@/lib/forms/sheet-pdf';
import { Actions } from './Actions';
import { Channels, type ChannelFacts } from './Channels';
import { download } from './device';
import { FailureActions } from './Failure';
import { Fields } from './Fields';
import { IdentityCheck } from './IdentityCheck';
import { Outcome } from './Outcome';
import { EarlierReceipts, Receipt } from './Receipt';
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
  const { attach, mode, values, step, dispatch, ...form } = useForm(options);
  const discard = () => dispatch({ type: 'discard' });
  useUnsentGuard(`${id}-titulo`, form.dirty, step.is === 'sending' ? undefined : discard);
  const fields = fieldsOf(definition, mode);
  const writing = !['checking', 'review', 'sending'].includes(step.is);
  const sheet = sheetOf(definition, mode, channels, form.draft);
  const downloadSheet = () => download(`${id}.pdf`, sheetPdf(sheet, issuer.oficina));

  const goToFields = () => document.getElementById(`${id}-${mode.campos[0]}`)?.focus();
  /** Back to the fields, with the focus where one goes on writing. */
  const edit = () => {
    flushSync(() => dispatch({ type: 'edit' }));
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
          missing={step.is === 'invalid' ? step.missing : []}
          disabled={!form.hydrated}
          onChange={(name, value) => dispatch({ type: 'input', name, value })}
          onSwitch={() => dispatch({ type: 'switchMode' })}
        />
      )}
      {step.is === 'checking' && (
        <IdentityCheck
          fields={fields}
          values={values}
          marks={step.marks}
          onProceed={form.proceed}
          onEdit={edit}
        />
      )}
      {settings && (step.is === 'review' || step.is === 'sending') && (
        <Review
          lines={linesOf(definition, mode, step.message.params)}
          advice={adviceOf(fields, values)}
          service={new URL(settings.origin, location.href).host}
          sending={step.is === 'sending'}
          wait={step.is === 'review' ? step.wait : 0}
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
        step={step}
        invalid={definition.invalido}
        channels={channels}
        fields={fields}
      />
      {step.is === 'sent' && <Receipt acuse={step.receipt} />}
      {step.is === 'failed' && (
        <FailureActions
          wait={step.wait}
          text={sheetText(sheet)}
          onRetry={form.retry}
          onDownload={downloadSheet}
          onPrint={() => {
            flushSync(() => dispatch({ type: 'restore' }));
            window.print();
          }}
        />
      )}
      {writing && (
        <Actions
          canSend={settings !== null}
          failed={step.is === 'failed'}
          disabled={!form.hydrated}
          recoverable={form.undelivered.length > 0}
          onDownload={downloadSheet}
          onRecover={() => dispatch({ type: 'recover' })}
          onFocusLost={goToFields}
        />
      )}
      <EarlierReceipts
        receipts={form.receipts.filter((one) => step.is !== 'sent' || step.receipt !== one)}
      />
    </form>
  );
}
