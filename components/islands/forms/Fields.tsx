'use client';

import type { FormField, Values } from '@/lib/forms/logic';
import { Field } from './Field';

interface FieldsProps {
  /** Prefix of the controls' ids. */
  id: string;
  fields: FormField[];
  /** Validation A in words. */
  requirement: string;
  values: Values;
  /** What is said of each field that is missing, by its name. */
  missing: Values;
  onChange: (name: string, value: string) => void;
}

/** What people write: the fields of the mode. */
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
