'use client';

import type { FormField } from '@/lib/forms/logic';

interface FieldProps {
  id: string;
  field: FormField;
  value: string;
  missing: boolean;
  onChange: (value: string) => void;
}

const ROWS = 12;

/** A labelled control. Help comes before it; an error is said at it and in the summary. */
export function Field({ id, field, value, missing, onChange }: FieldProps) {
  const { name, tipo, etiqueta, guia, ayuda, autocompletar = 'off', required } = field;
  const described = [ayuda && `${id}-ayuda`, missing && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    'aria-required': required || undefined,
    'aria-invalid': missing || undefined,
    'aria-describedby': described || undefined,
  };
  const error = missing && (
    <p id={`${id}-error`} className="field-error">
      {tipo === 'checkbox' ? 'Marque esta casilla para enviar.' : 'Escriba este dato.'}
    </p>
  );

  if (tipo === 'checkbox')
    return (
      <div className="field check">
        <input
          {...control}
          type="checkbox"
          checked={value !== ''}
          onChange={(event) => onChange(event.target.checked ? 'on' : '')}
        />
        <div>
          <label htmlFor={id}>{etiqueta}</label>
          {error}
        </div>
      </div>
    );
  return (
    <div className="field">
      <label htmlFor={id}>{etiqueta}</label>
      {ayuda && (
        <p id={`${id}-ayuda`} className="field-help">
          {ayuda}
        </p>
      )}
      {tipo === 'textarea' ? (
        <textarea
          {...control}
          rows={ROWS}
          placeholder={guia}
          autoComplete={autocompletar}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...control}
          type={tipo}
          placeholder={guia}
          autoComplete={autocompletar}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error}
    </div>
  );
}
