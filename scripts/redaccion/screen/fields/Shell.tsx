import { createContext, useState, type ComponentType, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { Act } from '../parts';
import { changeAndGo, useFaults } from '../problems';
import { fieldOf, useRemove, useValue } from '../values';
import { spokenExample, spokenHelp } from './nodes';

export interface FieldProps {
  node: SchemaNode;
  path: string;
  label: string;
  required: boolean;
  removable?: boolean;
}

/** The control of any place, for groups and lists, whose parts it draws in its turn. */
export const FieldContext = createContext<ComponentType<FieldProps>>(() => null);

/** The attributes of a control, so that its help and its problems are read with it. */
export interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

function useNotes({ node, path, required }: FieldProps) {
  const faults = useFaults(fieldOf(path));
  const [value] = useValue(path);
  // A value that is there already shows its form; the words stay while the field is filled.
  const [isFilled] = useState(Boolean(value));
  // A picture or a day is chosen, not typed.
  const ayuda = node.lugar || (isFilled && typeof value !== 'object') ? undefined : node.ayuda;
  const ejemplo = isFilled || node.lugar || node.format === 'date' ? undefined : node.ejemplo;
  const notes = (
    <>
      {(ayuda || ejemplo) && (
        <p className="help" id={`${path}-ayuda`}>
          {ayuda && spokenHelp(ayuda)} {ejemplo && `Ejemplo: ${spokenExample(ejemplo)}`}
        </p>
      )}
      {faults.length > 0 && (
        <p className="fault" id={`${path}-falta`}>
          {faults.join(' ')}
        </p>
      )}
    </>
  );
  const ids = [(ayuda || ejemplo) && `${path}-ayuda`, faults.length > 0 && `${path}-falta`];
  const described: Described = {
    id: path,
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': faults.length > 0 || undefined,
    'aria-required': required || undefined,
  };
  return { notes, described, asked: required && !isFilled };
}

/** Takes a key out, and leaves the focus at its group. */
export function Remove({ label, path }: Pick<FieldProps, 'label' | 'path'>) {
  const remove = useRemove(path);
  const around = path.slice(0, path.lastIndexOf('.'));
  return <Act words="Quitar" of={label} onAct={() => changeAndGo(remove, around)} />;
}

export function Control(props: FieldProps & { children: (described: Described) => ReactNode }) {
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
