'use client';

import { useState } from 'react';
import { Actions } from '@/components/islands/forms/Actions';
import { Fields } from '@/components/islands/forms/Fields';
import { ModeChoice } from '@/components/islands/forms/ModeChoice';
import type { FormDefinition, FormField, Values } from '@/lib/forms/logic';
import { Case } from './Case';

interface CamposProps {
  requirement: string;
  /** Of the form: one of each kind, but dates. */
  fields: FormField[];
  /** Fields with a date among them. */
  dated: FormField[];
  /** A form of two modes, and what each one means. */
  modes: FormDefinition;
  status: (string | undefined)[];
}

const nothing = () => {};

/** One writes in them, and chooses, as in a form; nothing is sent. */
export function Campos({ requirement, fields, dated, modes, status }: CamposProps) {
  const [values, setValues] = useState<Values>({ checkbox: 'on', lugar: 'Ya escrito' });
  const [mode, setMode] = useState(0);
  const kinds = fields.filter(({ tipo }, at) => fields.findIndex((f) => f.tipo === tipo) === at);
  const dates = dated.filter(({ name, tipo }) => tipo === 'date' || name === 'lugar');
  const write = (name: string, value: string) => setValues({ ...values, [name]: value });
  const common = { requirement, values, onChange: write };
  return (
    <>
      <Case inForm name="Modos; el anónimo dice lo que no saldrá">
        <ModeChoice
          id="modos"
          definition={modes}
          current={modes.modos[mode]!}
          status={status[mode]}
          onSwitch={() => setMode((mode + 1) % modes.modos.length)}
        />
      </Case>
      <Case inForm name="Uno de cada clase: escriba un correo o un teléfono a medias y salga de él">
        <Fields id="campos" fields={[...kinds, ...dates]} missing={{}} {...common} />
      </Case>
      <Case inForm name="Con faltas">
        <Fields
          id="faltas"
          fields={kinds}
          missing={Object.fromEntries(kinds.map(({ name }) => [name, 'Escriba este dato.']))}
          {...common}
          values={{}}
        />
      </Case>
      {ACTIONS.map(({ name, ...props }) => (
        <Case key={name} inForm name={name}>
          <Actions {...props} onSend={nothing} onDownload={nothing} onRecover={nothing} />
        </Case>
      ))}
    </>
  );
}

const READY = { canSend: true, second: false, recoverable: false, lacking: 0 };
const ACTIONS = [
  { name: 'Con todo', ...READY },
  { name: 'Falta un dato', ...READY, lacking: 1 },
  { name: 'Con algo que recuperar', ...READY, second: true, recoverable: true },
  { name: 'Sin servicio de correo', ...READY, canSend: false },
];
