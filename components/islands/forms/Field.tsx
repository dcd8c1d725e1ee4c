import { useState } from 'react';
import { inLanguage } from '@/lib/forms/language';
import { adviceOf, type FormField } from '@/lib/forms/logic';
import { localDay } from '@/lib/office/dates';
import { Literal, useLanguage } from './language';

interface FieldProps {
  id: string;
  field: FormField;
  value: string;
  missing?: string | undefined;
  onChange: (value: string) => void;
}

const ROWS = 12;

/** Keeps typed text from the browser's translator, spell checker and suggestions (docs/seguridad.md). */
const STAYS = { translate: 'no', spellCheck: false, writingsuggestions: 'false' } as const;

/** Ref of a control: it is emptied before it goes, so that the browser finds nothing to keep. */
const emptied = (control: HTMLInputElement | HTMLTextAreaElement | null) => () => {
  if (control) control.value = '';
};

export function Field({ id, field, value, missing, onChange }: FieldProps) {
  const { name, tipo, etiqueta, guia, ayuda, autocompletar = 'off', required, optional } = field;
  const language = useLanguage();
  /** The value when the person left the field: only then is it checked. */
  const [left, setLeft] = useState('');
  const described = [ayuda && `${id}-ayuda`, missing && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    'aria-required': required || undefined,
    'aria-invalid': missing ? true : undefined,
    'aria-describedby': described || undefined,
  };
  const label = (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-0">
      <label className="min-w-0" htmlFor={id}>
        <Literal text={etiqueta} />
      </label>
      {optional && <span className="text-sm text-gris">{language.words.OPTIONAL}</span>}
    </div>
  );
  const help = ayuda && (
    <p id={`${id}-ayuda`} className="field-help">
      {ayuda}
    </p>
  );
  const error = missing && (
    <p id={`${id}-error`} className="col-span-full text-sm text-rojo bold">
      {missing}
    </p>
  );

  const advice =
    left !== '' && left === value
      ? adviceOf([field], { [name]: value }, localDay(new Date()), language)
      : [];
  const told = (
    <div aria-live="polite">
      {advice.map(({ look, why }) => (
        <p key={look} className="advised field-help text-tinta">
          {`${look}: ${why}.`}
        </p>
      ))}
    </div>
  );

  if (tipo === 'checkbox')
    return (
      <div className="grid grid-cols-[28px_minmax(0,1fr)] items-start gap-3">
        {error}
        <input
          {...control}
          className="h-[28px] w-[28px]"
          type="checkbox"
          checked={value !== ''}
          onChange={(event) => onChange(event.target.checked ? 'on' : '')}
        />
        <div>
          {label}
          {help}
          {told}
        </div>
      </div>
    );
  const typed = {
    ...control,
    ...STAYS,
    ref: emptied,
    placeholder: guia && inLanguage(language, guia),
    autoComplete: autocompletar,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="field">
      {label}
      {help}
      {error}
      {tipo === 'textarea' ? (
        <>
          <textarea {...typed} rows={ROWS} />
          <div className="print-only marked-text typed" translate="no">
            {value}
          </div>
        </>
      ) : (
        <input {...typed} type={tipo} onBlur={() => setLeft(value)} />
      )}
      {told}
    </div>
  );
}
