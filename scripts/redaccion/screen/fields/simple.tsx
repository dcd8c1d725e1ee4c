import { useContext, useState } from 'react';
import type { ApiJson } from '../../api';
import { ReferencesContext } from '../references';
import { ROOT, useValue } from '../values';
import { holdsDay, nameOf, numberFrom } from './nodes';
import { Box, Control, type FieldProps } from './Shell';

const shown = (value: ApiJson | undefined) =>
  value === undefined || value === null ? '' : String(value);

/** A text; a text that is or usually is long has several lines. */
export function TextField(props: FieldProps) {
  const [value, set] = useValue(props.path);
  const text = shown(value);
  // A title is a single line, shown whole.
  const isTitle = props.path === `${ROOT}.titulo`;
  const isLong =
    isTitle || Math.max(text.length, props.node.ejemplo?.length ?? 0) > 70 || LONG.test(props.path);
  // Kept while the field is on the screen: its control must not change under the hands.
  const [lines] = useState(isLong);
  const said = useContext(ReferencesContext).readText(text);
  const Input = lines ? 'textarea' : 'input';
  return (
    <Control {...props}>
      {(described) => (
        <>
          <Input
            {...described}
            lang="es-MX"
            spellCheck
            value={text}
            onChange={(event) => set(event.target.value)}
            onKeyDown={(event) => {
              if (isTitle && event.key === 'Enter') event.preventDefault();
            }}
          />
          {said !== text && <p className="help">Se leerá: {said}</p>}
        </>
      )}
    </Control>
  );
}

const LONG = /\.(resumen|descripcion|texto|respuesta|detalle|introduccion|alt|nota|fundamento)$/;

interface ShortProps {
  field: FieldProps;
  /** The input's type, by its present value. */
  typed: (value: ApiJson | undefined) => { type?: 'date' | 'text'; inputMode?: 'numeric' };
  read?: (typed: string) => ApiJson;
}

function Short({ field, typed, read = (words) => words }: ShortProps) {
  const [value, set] = useValue(field.path);
  return (
    <Control {...field}>
      {(described) => (
        <input
          {...described}
          {...typed(value)}
          className="short"
          value={shown(value)}
          onChange={(event) => set(read(event.target.value))}
        />
      )}
    </Control>
  );
}

/** A day, by the browser's own field, unless the file has a value that it could not hold. */
export const Day = (field: FieldProps) => (
  <Short field={field} typed={(value) => ({ type: holdsDay(value) ? 'date' : 'text' })} />
);

export const NumberField = (field: FieldProps) => (
  <Short field={field} typed={() => ({ inputMode: 'numeric' })} read={numberFrom} />
);

const YES_NO: Record<string, string> = { true: 'Sí', false: 'No' };

export function Choice(props: FieldProps) {
  const [value, set] = useValue(props.path);
  const isYesNo = props.node.type === 'boolean';
  const options = props.node.enum ?? (isYesNo ? [true, false] : []);
  const palabras = props.node.palabras ?? (isYesNo ? YES_NO : {});
  const known = options.some((option) => option === value);
  return (
    <Control {...props}>
      {(described) => (
        <select
          {...described}
          className="short"
          value={shown(value)}
          onChange={(event) => set(options.find((one) => shown(one) === event.target.value))}
        >
          {!known && <option value={shown(value)}>{shown(value) || 'Elija…'}</option>}
          {options.map((option) => (
            <option key={shown(option)} value={shown(option)}>
              {palabras[shown(option)] || shown(option) || 'Vacío'}
            </option>
          ))}
        </select>
      )}
    </Control>
  );
}

/** Several of a fixed set, as boxes to tick; ticked values keep their order. */
export function Flags(props: FieldProps) {
  const [value, set] = useValue(props.path);
  const chosen = Array.isArray(value) ? value : [];
  const options = [...new Set([...(props.node.items?.enum ?? []), ...chosen])] as ApiJson[];
  const tick = (option: ApiJson, on: boolean) =>
    set(on ? [...chosen, option] : chosen.filter((one) => one !== option));
  return (
    <Box {...props}>
      <div className="answers">
        {options.map((option) => (
          <label key={shown(option)} className="switch">
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={(event) => tick(option, event.target.checked)}
            />
            {nameOf(shown(option))}
          </label>
        ))}
      </div>
    </Box>
  );
}
