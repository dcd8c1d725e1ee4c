'use client';

import type { ReactNode } from 'react';
import { Actions } from '@/components/islands/forms/Actions';
import { Channels, type ChannelFacts } from '@/components/islands/forms/Channels';
import { Confirmation } from '@/components/islands/forms/Confirmation';
import { Elsewhere } from '@/components/islands/forms/Elsewhere';
import { Failure } from '@/components/islands/forms/Failure';
import { Fields } from '@/components/islands/forms/Fields';
import { IdentityCheck } from '@/components/islands/forms/IdentityCheck';
import { LongText } from '@/components/islands/forms/LongText';
import { Missing } from '@/components/islands/forms/Missing';
import { Outcome } from '@/components/islands/forms/Outcome';
import { EarlierReceipts } from '@/components/islands/forms/Receipt';
import { RecoverButton } from '@/components/islands/forms/RecoverButton';
import { Review } from '@/components/islands/forms/Review';
import { Written } from '@/components/islands/forms/Written';
import type { Reason } from '@/lib/forms/reasons';
import { FORMS } from '@/lib/ui-texts';
import { FormLanguage } from '@/components/islands/forms/language';
import { SPANISH } from '@/lib/forms/spanish';
import { Case } from './Case';
import type { Envio } from './envio';

const { REASONS } = FORMS;

interface PasosProps {
  named: Envio;
  anonymous: Envio;
  channels: ChannelFacts;
  invalid: string;
  /** A dialog of the page that is not open. */
  dialog: string;
  salida: string;
}

const nothing = () => {};
/** Seconds; a wait that outlasts whoever looks. */
const LONG_WAIT = 3600;

/** The steps of a form in states that take a person's acts to reach. Their buttons do nothing here. */
export function Pasos({ named, anonymous, channels, invalid, dialog, salida }: PasosProps) {
  const { message, acuse, despues } = anonymous;
  const required = named.fields.map((field) => ({ ...field, required: true }));
  const missing = {
    ...{ id: 'pasos', invalid, choice: '' },
    recover: <RecoverButton onRecover={nothing} />,
  };
  const actions = {
    ...{ second: true, recoverable: true, lacking: 1 },
    ...{ onSend: nothing, onDownload: nothing, onRecover: nothing },
  };
  const failure = {
    ...{ text: 'Lo escrito.', channels: { ...channels, anonymous: true }, recover: null },
    ...{ onRetry: nothing, onPrint: nothing, onDownload: nothing },
    written: <Written fields={named.fields} values={message.values} />,
  };
  const review = (of: Envio, sending: boolean, wait = 0) => (
    <Review
      {...{ ...of, sending, wait }}
      notes={() => of.notes}
      service="correo.example"
      onConfirm={nothing}
      onEdit={nothing}
    />
  );
  const cases: Record<string, ReactNode> = {
    'Campos con faltas': (
      <Fields
        id="faltas"
        fields={named.fields}
        missing={Object.fromEntries(named.fields.map(({ name }) => [name, 'Escríbalo.']))}
        requirement=""
        values={{}}
        onChange={nothing}
      />
    ),
    'Falta un dato, y hay algo que recuperar': <Actions canSend {...actions} />,
    'Sin servicio de correo': <Actions canSend={false} {...actions} />,
    'Faltan datos': <Missing {...missing} lacking={required.slice(0, 2)} />,
    'Ya no falta nada': <Missing {...missing} lacking={[]} />,
    'Revisión de lo que identifica': (
      <IdentityCheck {...anonymous} values={message.values} onProceed={nothing} onEdit={nothing} />
    ),
    'Lo que se enviará, sin nombre': review(anonymous, false),
    'Con nombre y con espera': review(named, false, LONG_WAIT),
    'Mientras sale': review(anonymous, true),
    'Lo que se oye mientras sale': <Outcome step={{ is: 'sending', message }}>{null}</Outcome>,
    'No salió: hay que esperar': <Failure {...failure} reason="busy" wait={LONG_WAIT} />,
    'Otras vías': <Channels {...channels} anonymous={false} lead="No está disponible." />,
    'Un texto largo': <LongText text={LONG}>{(shown) => shown}</LongText>,
    'Salió, de una demostración y con salida': (
      <Confirmation
        {...{ acuse, despues, salida }}
        demostracion="Nadie lo leerá."
        onAnother={nothing}
        onForget={nothing}
      />
    ),
    'Salió antes': <EarlierReceipts receipts={[acuse]} />,
    'Salió con su ventana cerrada': (
      <Elsewhere dialog={dialog} step={{ is: 'sent', receipt: acuse }} />
    ),
  };
  for (const reason of Object.keys(REASONS) as Reason[])
    cases[`No salió: ${reason}`] = <Failure {...failure} reason={reason} wait={0} />;
  return Object.entries(cases).map(([name, part]) => (
    <Case key={name} name={name}>
      <FormLanguage value={SPANISH}>{part}</FormLanguage>
    </Case>
  ));
}

const LONG = Array.from({ length: 30 }, (_, at) => `Línea ${at + 1} de lo que pasó.`).join('\n');
