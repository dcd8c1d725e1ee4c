'use client';

import { Channels, type ChannelFacts } from '@/components/islands/forms/Channels';
import { FailureActions } from '@/components/islands/forms/Failure';
import { IdentityCheck } from '@/components/islands/forms/IdentityCheck';
import { LongText } from '@/components/islands/forms/LongText';
import { Outcome } from '@/components/islands/forms/Outcome';
import { RecoverButton } from '@/components/islands/forms/RecoverButton';
import { Review } from '@/components/islands/forms/Review';
import type { Step } from '@/lib/forms/machine';
import { REASONS, type Reason } from '@/lib/forms/reasons';
import { Case } from './Case';
import type { Envio } from './envio';

interface PasosProps {
  named: Envio;
  anonymous: Envio;
  channels: ChannelFacts;
  /** What a form that is not filled says. */
  invalid: string;
}

const nothing = () => {};
/** Seconds; a wait that outlasts whoever looks. */
const LONG_WAIT = 3600;

/** The steps of a form from the check to a failure. Their buttons do nothing here. */
export function Pasos({ named, anonymous, channels, invalid }: PasosProps) {
  const { fields, lines, notes, marks, message } = anonymous;
  const review = {
    fields,
    lines,
    notes: () => notes,
    service: 'correo.example',
    sending: false,
    wait: 0,
  };
  const acts = { onConfirm: nothing, onEdit: nothing };
  const outcome = (step: Step, more: { working?: boolean; recover?: boolean } = {}) => (
    <Outcome
      id="pasos"
      step={step}
      working={more.working ?? false}
      invalid={invalid}
      requirement="Cuente qué pasó: con eso podemos empezar."
      channels={{ ...channels, anonymous: step.is === 'failed' }}
      fields={named.fields.map((field) => ({ ...field, required: field.name !== 'lugar' }))}
      recover={more.recover && <RecoverButton main onRecover={nothing} />}
    />
  );
  const failed = (reason: Reason): Step => ({ is: 'failed', message, reason, wait: 0 });
  return (
    <>
      <Case inForm name="Revisión de lo que identifica">
        <IdentityCheck
          fields={fields}
          values={message.values}
          marks={marks}
          onProceed={nothing}
          onEdit={nothing}
        />
      </Case>
      <Case inForm name="Lo que se enviará, sin nombre">
        <Review {...review} {...acts} />
      </Case>
      <Case inForm name="Con nombre y con espera">
        <Review {...review} {...named} notes={() => named.notes} {...acts} wait={LONG_WAIT} />
      </Case>
      <Case inForm name="Mientras sale">
        <Review {...review} {...acts} notes={() => []} sending />
        {outcome({ is: 'sending', message })}
      </Case>
      <Case inForm name="Mientras el equipo trabaja">
        {outcome({ is: 'sending', message }, { working: true })}
      </Case>
      <Case inForm name="Faltan datos">
        {outcome({ is: 'invalid', missing: ['nombre', 'correo'] })}
      </Case>
      <Case inForm name="Falta lo principal, y hay algo que recuperar">
        {outcome({ is: 'invalid', missing: ['lugar'] }, { recover: true })}
      </Case>
      <Case inForm name="No salió">
        {outcome(failed('offline'))}
        <FailureActions {...FAILURE} wait={0} />
      </Case>
      <Case inForm name="No salió: hay que esperar">
        <FailureActions {...FAILURE} wait={LONG_WAIT} />
      </Case>
      <details>
        <summary>Cada razón por la que no sale</summary>
        {(Object.keys(REASONS) as Reason[]).map((reason) => (
          <Case key={reason} inForm name={reason}>
            {outcome(failed(reason))}
          </Case>
        ))}
      </details>
      <Case inForm name="Otras vías">
        <Channels {...channels} anonymous={false} lead="El envío en línea no está disponible." />
      </Case>
      <Case inForm name="Un texto largo">
        <LongText text={LONG}>{(shown) => shown}</LongText>
      </Case>
    </>
  );
}

const FAILURE = { text: 'Lo escrito.', onRetry: nothing, onPrint: nothing, onDownload: nothing };
const LONG = Array.from({ length: 30 }, (_, at) => `Línea ${at + 1} de lo que pasó.`).join('\n');
