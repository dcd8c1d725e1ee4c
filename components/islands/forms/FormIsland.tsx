'use client';

import { flushSync } from 'react-dom';
import {
  fieldsOf,
  missingFields,
  requirementOf,
  statusOf,
  type FormDefinition,
} from '@/lib/forms/logic';
import { linesOf, localDay } from '@/lib/forms/message';
import { notesOf } from '@/lib/forms/notes';
import { sheetOf } from '@/lib/forms/sheet';
import { sheetPdf, sheetText } from '@/lib/forms/sheet-pdf';
import type { Step } from '@/lib/forms/machine';
import { Actions } from './Actions';
import { Channels, type ChannelFacts } from './Channels';
import { Confirmation } from './Confirmation';
import { download, focusOn } from './device';
import { Elsewhere } from './Elsewhere';
import { FailureActions } from './Failure';
import { Fields } from './Fields';
import { IdentityCheck } from './IdentityCheck';
import { ModeChoice } from './ModeChoice';
import { Outcome } from './Outcome';
import { EarlierReceipts } from './Receipt';
import { RecoverButton } from './RecoverButton';
import { Review } from './Review';
import { useForm, type FormOptions } from './use-form';
import { useUnsentGuard } from './use-guard';

export interface FormIslandProps extends FormOptions {
  definition: FormDefinition;
  /** Prefix of the controls' ids: unique in the page. */
  id: string;
  channels: ChannelFacts;
  /** The newest day of the site's texts: no clock that is right lies before it. */
  publicado: string;
  /** In a demonstration: that nobody will read the message, and where real help is (D44). */
  demostracion?: string | undefined;
  /** The common page where «Borrar y salir» leads, in a form that has «Salir rápido». */
  salida?: string | undefined;
}

/** Where the person is, of the three steps that they take. */
const STEPS: Record<Step['is'], string> = {
  writing: '1 de 3: escriba',
  invalid: '1 de 3: escriba',
  failed: '1 de 3: escriba',
  checking: '2 de 3: protéjase',
  review: '2 de 3: revise',
  sending: '2 de 3: revise',
  sent: '3 de 3: guarde su folio',
};

/**
 * A form that leaves by e-mail (sections 3 to 8): complaint, report or suggestion, from its YAML.
 * Without keys it leads with the other channels and can be printed, instead of failing at the end.
 */
export function FormIsland({
  id,
  channels,
  publicado,
  demostracion,
  salida,
  ...options
}: FormIslandProps) {
  const { definition, settings, issuer } = options;
  const { attach, mode, values, step, dispatch, ...form } = useForm(options);
  const discard = () => dispatch({ type: 'discard' });
  useUnsentGuard(`${id}-titulo`, form.dirty, step.is === 'sending' ? undefined : discard);
  const fields = fieldsOf(definition, mode);
  const requirement = requirementOf(definition, mode);
  const writing = ['writing', 'invalid', 'failed'].includes(step.is);
  const sheet = sheetOf(definition, mode, channels, form.draft);
  const downloadSheet = () => download(`${id}.pdf`, sheetPdf(sheet, issuer.oficina));
  const ways = { ...channels, anonymous: mode.anonimo };
  const recoverable = form.undelivered.length > 0;

  /** Back to the fields, with the focus where one goes on writing, or where one wanted to. */
  const edit = (field = mode.campos[0] ?? '') => {
    flushSync(() => dispatch({ type: 'edit' }));
    focusOn(`${id}-${field}`);
  };
  /** What was cleared comes back, and the focus goes to what is still missing (D45). */
  const recover = () => {
    const after = flushSync(() => dispatch({ type: 'recover' }));
    focusOn(`${id}-${(after.is === 'invalid' && after.missing[0]) || mode.campos[0]}`);
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
      <div>
        {settings && (
          <p className="field-help no-print">
            {`Paso ${STEPS[step.is]}`}
            {!form.hydrated && <span className="form-loading"> · Cargando…</span>}
          </p>
        )}
        {/* A mode with the form's own name stands under a heading that has said it. */}
        <h3
          id={`${id}-titulo`}
          className={mode.titulo === definition.titulo ? 'sr-only' : undefined}
        >
          {mode.titulo}
        </h3>
      </div>
      {!settings && <Channels {...ways} lead="El envío en línea no está disponible por ahora." />}
      {writing && (
        <>
          <ModeChoice
            id={id}
            definition={definition}
            current={form.modeIndex}
            status={statusOf(definition, mode)}
            onChoose={(to) => dispatch({ type: 'switchMode', to })}
          />
          <Fields
            id={id}
            fields={fields}
            requirement={requirement}
            values={values}
            missing={step.is === 'invalid' ? step.missing : []}
            onChange={(name, value) => dispatch({ type: 'input', name, value })}
          />
        </>
      )}
      {step.is === 'checking' && (
        <IdentityCheck
          fields={fields}
          values={values}
          marks={step.marks}
          onProceed={form.proceed}
          onEdit={() => edit()}
        />
      )}
      {settings && (step.is === 'review' || step.is === 'sending') && (
        <Review
          lines={linesOf(definition, mode, step.message.params)}
          fields={fields}
          notes={() => [
            ...(demostracion ? [demostracion] : []),
            ...notesOf(definition, mode, step.message, localDay(new Date()), publicado),
          ]}
          service={new URL(settings.origin, location.href).host}
          sending={step.is === 'sending'}
          wait={step.is === 'review' ? step.wait : 0}
          onConfirm={form.confirm}
          onEdit={edit}
        />
      )}
      {settings?.local && step.is !== 'sent' && (
        <p className="field-help no-print">
          Sitio local: el mensaje llegará al buzón de pruebas de este equipo.
        </p>
      )}
      <Outcome
        id={id}
        step={step}
        working={form.working}
        invalid={definition.invalido}
        requirement={requirement}
        channels={ways}
        fields={fields}
        recover={recoverable && <RecoverButton main onRecover={recover} />}
      />
      {step.is === 'sent' && (
        <Confirmation
          acuse={step.receipt}
          despues={mode.despues}
          demostracion={demostracion}
          salida={salida}
          onAnother={() => edit()}
          onForget={() => dispatch({ type: 'forget' })}
        />
      )}
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
          second={step.is === 'failed' || recoverable}
          disabled={!form.hydrated}
          recoverable={recoverable && step.is !== 'invalid'}
          lacking={
            form.dirty && !recoverable && mode.exige.todos.length > 0
              ? missingFields(mode, values).length
              : 0
          }
          onDownload={downloadSheet}
          onRecover={recover}
        />
      )}
      <EarlierReceipts
        receipts={form.receipts.filter((one) => step.is !== 'sent' || step.receipt !== one)}
      />
      <Elsewhere dialog={id} step={step} />
    </form>
  );
}
