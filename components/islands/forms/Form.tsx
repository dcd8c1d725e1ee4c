import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  adviceOf,
  errorsOf,
  fieldsOf,
  isFilled,
  missingFields,
  requirementOf,
  statusOf,
  withoutName,
} from '@/lib/forms/logic';
import { messageLines } from '@/lib/forms/message';
import { localDay } from '@/lib/office/dates';
import { notesOf } from '@/lib/forms/notes';
import { sheetOf } from '@/lib/forms/sheet';
import { sheetPdf, sheetText } from '@/lib/forms/sheet-pdf';
import { AsBuilt, Outcome } from './Arrival';
import { Actions } from './Actions';
import { RecoverButton } from './Button';
import { download, focusOn } from './device';
import { Field } from './Field';
import { IdentityCheck } from './IdentityCheck';
import { FormLanguage, Literal } from './language';
import { Written } from './LongText';
import { ModeChoice } from './ModeChoice';
import { Failure, Missing, OnPaper, type ChannelFacts } from './NotSent';
import { Review } from './Review';
import { Confirmation, EarlierReceipts, SendToast } from './Sent';
import { useForm, type FormOptions } from './use-form';
import { useEscape, useNoReturn, useOpen } from './use-guard';
import { useStepTitle } from './use-step-title';

export interface FormProps extends FormOptions {
  id: string;
  channels: ChannelFacts;
  publicado: string;
  demostracion?: string | undefined;
  salida?: string | undefined;
  /** Shown between the choice of mode and the fields: only the build renders it. */
  before?: ReactNode;
  privacy?: ReactNode;
}

/** A form that leaves by e-mail (sections 3 to 8). Without keys it leads with the other channels and can be printed. */
export function Form({
  id,
  channels,
  publicado,
  demostracion,
  salida,
  before,
  privacy,
  ...options
}: FormProps) {
  const { definition, settings, issuer, language } = options;
  const { words } = language;
  const { attach, mode, values, step, dispatch, ...form } = useForm(options);
  const [chosen, setChosen] = useState(false);
  /** Until something is typed. */
  const [recovered, setRecovered] = useState(false);
  const open = useOpen(`${id}-titulo`);
  const discard = () => flushSync(() => dispatch({ type: 'discard' }));
  // A message on its way cannot be discarded: Esc only closes.
  useEscape(`${id}-titulo`, form.dirty && step.is !== 'sending', words.DISCARD, discard);
  const isPrivate = definition.modos.some(({ anonimo }) => anonimo);
  const titles = isPrivate ? { ...words.TITLES, ...words.PRIVATE_TITLES } : words.TITLES;
  useStepTitle(open && step.is !== 'writing' ? titles[step.is] : undefined, isPrivate);
  useNoReturn(form.dirty || form.receipts.length > 0);
  const fields = fieldsOf(definition, mode);
  const missing = errorsOf(definition, mode, form.lacking, language);
  const failed = step.is === 'failed';
  const writing = step.is === 'writing' || step.is === 'invalid';
  // Out of sight (styles/form-steps.css) and printed: a failed text leaves on paper too.
  const drawn = writing || failed;
  const sheet = sheetOf(definition, mode, channels, language, form.draft);
  const downloadSheet = () => download(`${id}.pdf`, sheetPdf(sheet, issuer.oficina, language));
  const ways = { ...channels, anonymous: form.nameless };
  const recoverable = form.undelivered.length > 0;
  const chooses = drawn && mode.cambio !== undefined;

  const switchMode = () => {
    dispatch({ type: 'switchMode' });
    setChosen(true);
  };
  const edit = (field = mode.campos[0] ?? '') => {
    flushSync(() => dispatch({ type: 'edit' }));
    focusOn(`${id}-${field}`);
  };
  /** Brings cleared text back, and the form after a failure; focuses the first missing field (D45), or text. */
  const recover = () => {
    const text = form.kept ?? values;
    const after = flushSync(() => {
      const recovered = dispatch({ type: 'recover' });
      return failed ? dispatch({ type: 'edit' }) : recovered;
    });
    const lacking = after.is === 'invalid' ? after.missing[0] : undefined;
    const filled = mode.campos.find((name) => isFilled(text[name]));
    focusOn(`${id}-${lacking ?? filled ?? mode.campos[0] ?? ''}`);
    setRecovered(true);
  };
  const written = form.kept && <Written fields={fields} values={form.kept} />;

  return (
    <FormLanguage value={language}>
      <form
        ref={attach}
        className={failed ? 'form form-failed' : 'form'}
        // Leaving asks (base/leaving.ts).
        data-unsent={form.dirty || undefined}
        // Until its script has come, nothing that is typed may leave in the address.
        method="dialog"
        noValidate
        aria-labelledby={`${id}-titulo`}
      >
        {settings && form.stepLine && (
          <p className="step-line field-help no-print">{form.stepLine}</p>
        )}
        {(failed || !chooses) && (
          <h3 id={chooses ? undefined : `${id}-titulo`} className="sr-only">
            <Literal text={mode.titulo} />
          </h3>
        )}
        {!settings && <OnPaper {...ways} anonymous={isPrivate} />}
        {chooses && (
          <ModeChoice
            id={id}
            definition={definition}
            current={mode}
            chosen={chosen}
            status={statusOf(definition, mode, language, values)}
            onChoose={() => setChosen(true)}
            onSwitch={switchMode}
          />
        )}
        <div aria-live="polite">
          {recovered && writing && <p className="notice px-3 py-2">{words.RECOVERED}</p>}
        </div>
        <AsBuilt hidden={!drawn}>{before}</AsBuilt>
        {/* No fields while the dialog is closed: the browser would keep their text for its return. */}
        {drawn && open && (
          <>
            <p className="field-help snug">{requirementOf(definition, mode, language)}</p>
            {fields.map((field) => (
              <Field
                key={field.name}
                id={`${id}-${field.name}`}
                field={field}
                value={form.draft[field.name] ?? ''}
                missing={missing[field.name]}
                onChange={(value) => {
                  setRecovered(false);
                  dispatch({ type: 'input', name: field.name, value });
                }}
              />
            ))}
          </>
        )}
        <AsBuilt hidden={!drawn}>{privacy}</AsBuilt>
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
            choice={
              mode.opcion && definition.pregunta
                ? {
                    label: definition.pregunta,
                    // Who gives a name in one mode may also write none.
                    value: form.nameless === mode.anonimo ? mode.opcion.titulo : words.NO_OWN_DATA,
                  }
                : undefined
            }
            promise={
              !step.message.kept && withoutName(definition, mode, language, step.message.values)
            }
            kept={step.message.kept ?? 0}
            lines={messageLines(definition, mode, step.message.params)}
            fields={fields}
            marks={form.marks}
            advice={adviceOf(fields, step.message.values, localDay(new Date()), language)}
            notes={() => [
              ...(demostracion ? [demostracion] : []),
              ...notesOf(step.message, publicado, language),
            ]}
            sending={step.is === 'sending'}
            wait={step.is === 'review' ? step.wait : 0}
            onConfirm={form.confirm}
            onEdit={edit}
            onChooseAgain={() => {
              dispatch({ type: 'edit' });
              form.submit();
            }}
          />
        )}
        <Outcome step={step}>
          {step.is === 'invalid' && (
            <Missing
              id={id}
              invalid={definition.invalido}
              lacking={fields.filter(({ name }) => missing[name])}
              messages={missing}
              recover={
                recoverable && (
                  <>
                    <RecoverButton onRecover={recover} />
                    {written}
                  </>
                )
              }
            />
          )}
          {step.is === 'failed' && (
            <Failure
              reason={step.reason}
              wait={step.wait}
              text={sheetText(sheet)}
              channels={ways}
              written={written}
              recover={<RecoverButton look="button button-outline" onRecover={recover} />}
              onRetry={form.retry}
              onDownload={downloadSheet}
              onPrint={() => window.print()}
            />
          )}
        </Outcome>
        {step.is === 'sent' && (
          <Confirmation
            acuse={step.receipt}
            despues={mode.despues}
            ask={ways}
            demostracion={demostracion}
            salida={salida}
            onAnother={() => edit()}
            onForget={() => dispatch({ type: 'forget' })}
          />
        )}
        {writing && (
          <Actions
            canSend={settings !== null}
            second={step.is === 'invalid' && recoverable}
            recoverable={recoverable && step.is === 'writing'}
            lacking={
              step.is === 'writing' && form.dirty && !recoverable && mode.exige.todos.length > 0
                ? missingFields(mode, values).length
                : 0
            }
            onSend={settings ? form.submit : () => window.print()}
            onDownload={downloadSheet}
            onRecover={recover}
          />
        )}
        {settings?.local && step.is !== 'sent' && (
          <p className="field-help no-print">{words.LOCAL}</p>
        )}
        <EarlierReceipts
          receipts={form.receipts.filter((one) => step.is !== 'sent' || step.receipt !== one)}
        />
        <SendToast dialog={id} open={open} step={step} />
      </form>
    </FormLanguage>
  );
}
