'use client';

import type { FormField, Mode, Values } from '@/lib/forms/logic';
import { Field } from './Field';

interface FieldsProps {
  /** Prefix of the controls' ids. */
  id: string;
  mode: Mode;
  fields: FormField[];
  /** Validation A in words. */
  requirement: string;
  values: Values;
  missing: string[];
  disabled: boolean;
  onChange: (name: string, value: string) => void;
  onSwitch: () => void;
}

/** The step where people write: the control that changes the mode, and the mode's fields. */
export function Fields({
  id,
  mode: { cambio },
  fields,
  requirement,
  values,
  missing,
  disabled,
  onChange,
  onSwitch,
}: FieldsProps) {
  return (
    <>
      {cambio && (
        <div className="field no-print">
          {cambio.etiqueta && <span id={`${id}-cambio`}>{cambio.etiqueta}</span>}
          <button
            type="button"
            className="button button-outline justify-self-start"
            aria-describedby={cambio.etiqueta && `${id}-cambio`}
            disabled={disabled}
            onClick={onSwitch}
          >
            <span>
              {cambio.boton}
              {cambio.ingles && <span lang="en">{`/${cambio.ingles}`}</span>}
            </span>
          </button>
        </div>
      )}
      <p className="field-help">{requirement}</p>
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={values[field.name] ?? ''}
          missing={missing.includes(field.name)}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </>
  );
}
