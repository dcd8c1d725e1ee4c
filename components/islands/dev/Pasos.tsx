'use client';

import { Channels, type ChannelFacts } from '@/components/islands/forms/Channels';
import { Failure } from '@/components/islands/forms/Failure';
import { IdentityCheck } from '@/components/islands/forms/IdentityCheck';
import { LongText } from '@/components/islands/forms/LongText';
import { Missing } from '@/components/islands/forms/Missing';
import { Outcome } from '@/components/islands/forms/Outcome';
import { RecoverButton } from '@/components/islands/forms/RecoverButton';
import { Review } from '@/components/islands/forms/Review';
import { Written } from '@/components/islands/forms/Written';
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
  const written = <Written fields={named.fields} values={message.values} />;
  const missing = {
    id: 'pasos',
    invalid,
    choice: 'Escriba al menos uno de los dos: «Lugar» o «Descripción de los hechos».',
  };
  const required = named.fields.map((field) => ({ ...field, required: true }));
  const failure = { text: 'Lo escrito.', channels: { ...channels, anonymous: true }, ...FAILURE };
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
        <Outcome step={{ is: 'sending', message }}>{null}</Outcome>
      </Case>
      <Case inForm name="Faltan datos">
        <Missing {...missing} lacking={required.slice(0, 2)} recover={null} />
      </Case>
      <Case inForm name="Falta uno de los dos">
        <Missing {...missing} lacking={fields.slice(1)} recover={null} />
      </Case>
      <Case inForm name="Falta un dato, y hay algo que recuperar">
        <Missing
          {...missing}
          lacking={required.slice(0, 1)}
          recover={
            <>
              <RecoverButton onRecover={nothing} />
              {written}
            </>
          }
        />
      </Case>
      <Case inForm name="Ya no falta nada">
        <Missing {...missing} lacking={[]} recover={null} />
      </Case>
      <Case inForm name="No salió">
        <Failure {...failure} reason="offline" wait={0} />
      </Case>
      <Case inForm name="No salió: hay que esperar">
        <Failure
          {...failure}
          reason="busy"
          wait={LONG_WAIT}
          written={written}
          recover={<RecoverButton look="link-button" onRecover={nothing} />}
        />
      </Case>
      <details>
        <summary>Cada razón por la que no sale</summary>
        {(Object.keys(REASONS) as Reason[]).map((reason) => (
          <Case key={reason} inForm name={reason}>
            <Failure {...failure} reason={reason} wait={0} />
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

const FAILURE = {
  ...{ written: null, recover: null },
  ...{ onRetry: nothing, onPrint: nothing, onDownload: nothing },
};
const LONG = Array.from({ length: 30 }, (_, at) => `Línea ${at + 1} de lo que pasó.`).join('\n');
