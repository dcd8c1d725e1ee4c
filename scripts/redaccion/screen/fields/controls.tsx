import { createContext, useContext, useState, type ComponentType, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { ApiJson } from '../../api';
import { smallCopy } from '../client';
import { Small, Tick } from '../parts';
import { PhotoPicker } from '../photos/PhotoPicker';
import { changeAndGo, useFaults } from '../problems';
import { ReferencesContext } from '../references';
import { fieldOf, ROOT, useValue } from '../values';
import { holdsDay, nameOf, numberFrom, pick, spokenExample, spokenHelp } from './nodes';

export interface FieldProps {
  node: SchemaNode;
  path: string;
  label: string;
  required: boolean;
  removable?: boolean;
}

/** The control of any place, for groups and lists, whose parts it draws in its turn. */
export const FieldContext = createContext<ComponentType<FieldProps>>(() => null);

function useNotes({ node, path, required }: FieldProps) {
  const faults = useFaults(fieldOf(path));
  const [value] = useValue(path);
  // A value that is there already shows its form; the words stay while the field is filled.
  const [isFilled] = useState(Boolean(value));
  // A picture or a day is chosen, not typed.
  const ayuda = node.lugar || (isFilled && typeof value !== 'object') ? undefined : node.ayuda;
  const ejemplo = isFilled || node.lugar || node.format === 'date' ? undefined : node.ejemplo;
  const help = (ayuda || ejemplo) && `${path}-ayuda`;
  const fault = faults.length > 0 && `${path}-falta`;
  const notes = (
    <>
      {help && (
        <p className="help" id={help}>
          {ayuda && spokenHelp(ayuda)} {ejemplo && `Ejemplo: ${spokenExample(ejemplo)}`}
        </p>
      )}
      {fault && (
        <p className="fault" id={fault}>
          {faults.join(' ')}
        </p>
      )}
    </>
  );
  const described = {
    id: path,
    'aria-describedby': [help, fault].filter(Boolean).join(' ') || undefined,
    'aria-invalid': Boolean(fault) || undefined,
    'aria-required': required || undefined,
  };
  return { notes, described, asked: required && !isFilled };
}

/** Takes a key out, and leaves the focus at its group. */
export function Remove({ label, path }: Pick<FieldProps, 'label' | 'path'>) {
  const around = path.slice(0, path.lastIndexOf('.'));
  const [fields, set] = useValue(around);
  const remove = () => set(pick(fields, (key) => `${around}.${key}` !== path));
  return <Small words="Quitar" of={label} onAct={() => changeAndGo(remove, around)} />;
}

type Described = ReturnType<typeof useNotes>['described'];

function Control(props: FieldProps & { children: (described: Described) => ReactNode }) {
  const { notes, described, asked } = useNotes(props);
  return (
    <div className="field">
      <div className="head">
        <label htmlFor={props.path}>
          {props.label}
          {asked && ' (obligatorio)'}
        </label>
        {props.removable && <Remove {...props} />}
      </div>
      {notes}
      {props.children(described)}
    </div>
  );
}

export function Box(props: FieldProps & { children: ReactNode }) {
  const { notes, described } = useNotes({ ...props, required: false });
  const { 'aria-invalid': invalid, ...rest } = described;
  return (
    <fieldset {...rest} className={invalid ? 'box invalid' : 'box'} tabIndex={-1}>
      <legend>{props.label}</legend>
      {props.removable && <Remove {...props} />}
      {notes}
      {props.children}
    </fieldset>
  );
}

const shown = (value: ApiJson | undefined) =>
  value === undefined || value === null ? '' : String(value);

const LONG = /\.(resumen|descripcion|texto|respuesta|detalle|introduccion|alt|nota|fundamento)$/;

/** A text; a text that is or usually is long has several lines. */
export function TextField(props: FieldProps) {
  const [value, set] = useValue(props.path);
  const text = shown(value);
  const isTitle = props.path === `${ROOT}.titulo`;
  const isLong =
    isTitle || Math.max(text.length, props.node.ejemplo?.length ?? 0) > 70 || LONG.test(props.path);
  // Kept while the field is on the screen: its control must not change under the hands.
  const [Input] = useState<'textarea' | 'input'>(isLong ? 'textarea' : 'input');
  const said = useContext(ReferencesContext).readText(text);
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

/** A number; a day, by the browser's own field, unless the file has a value that it could not hold. */
export function Short(props: FieldProps) {
  const [value, set] = useValue(props.path);
  const isDay = props.node.format === 'date';
  return (
    <Control {...props}>
      {(described) => (
        <input
          {...described}
          type={isDay && holdsDay(value) ? 'date' : 'text'}
          inputMode={isDay ? undefined : 'numeric'}
          className="short"
          value={shown(value)}
          onChange={({ target }) => set(isDay ? target.value : numberFrom(target.value))}
        />
      )}
    </Control>
  );
}

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
  return (
    <Box {...props}>
      <div className="actions">
        {options.map((option) => (
          <Tick
            key={shown(option)}
            checked={chosen.includes(option)}
            onTick={(on) => set(on ? [...chosen, option] : chosen.filter((one) => one !== option))}
          >
            {nameOf(shown(option))}
          </Tick>
        ))}
      </div>
    </Box>
  );
}

export function PhotoField(props: FieldProps) {
  const { path, node } = props;
  const [value, set] = useValue(path);
  const described = `${path.slice(0, path.lastIndexOf('.'))}.alt`;
  const [words, setWords] = useValue(described);
  const address = typeof value === 'string' ? value : '';
  const use = (next: string, alt = '') =>
    changeAndGo(() => {
      set(next);
      // The description of another picture is not true of this one.
      if ((words !== undefined && address !== '') || alt) setWords(alt);
    }, described);
  return (
    <Box {...props}>
      {address && <img className="photo-now" src={smallCopy(address)} alt="" />}
      <PhotoPicker
        label={address ? 'Cambiar la fotografía' : 'Elegir la fotografía'}
        place={node.lugar ?? 'texto'}
        onDone={use}
      />
    </Box>
  );
}
