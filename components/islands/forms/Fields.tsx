'use client';

import type { FormField, Values } from '@/lib/forms/logic';
import { Field } from './Field';

interface FieldsProps {
  id: string;
  fields: FormField[];
  requirement: string;
  values: Values;
  missing: Values;
  onChange: (name: string, value: string) => void;
}

/** The fields of the mode. */
export function Fields({ id, fields, requirement, values, missing, onChange }: FieldsProps) {
  return (
    <>
      <p className="field-help snug">{requirement}</p>
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={values[field.name] ?? ''}
          missing={missing[field.name]}
          onChange={(value) => onChange(field.name, value)}
        />
      ))}
    </>
  );
}
