import { useContext } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { Act } from '../parts';
import { changeAndGo } from '../problems';
import { useValue } from '../values';
import { emptyOf, isFields, nameOf, titleOf, type FieldValues } from './nodes';
import { FieldContext } from './Shell';

const UNKNOWN: SchemaNode = { type: 'string' };

interface GroupProps {
  node: SchemaNode;
  path: string;
  /** The keys that are shown here; all of them without it. */
  only?: (key: string) => boolean;
}

/**
 * The fields of a group: those that must be there or are there, in the schema's order; the others can be
 * added. A key that an author chose is called by its own title; an unknown key is shown too, so that it can
 * be taken out.
 */
export function Group({ node, path, only = () => true }: GroupProps) {
  const Field = useContext(FieldContext);
  const [value, set] = useValue(path);
  const fields: FieldValues = isFields(value) ? value : {};
  const known = node.properties ?? {};
  const chosen = typeof node.additionalProperties === 'object' && node.additionalProperties;
  const required = (key: string) => node.required?.includes(key) ?? false;
  const isHere = (key: string) => fields[key] !== undefined;
  const own = Object.keys(known).filter(only);
  const shown = own.filter((key) => required(key) || isHere(key));
  const unknown = Object.keys(fields).filter((key) => isHere(key) && !Object.hasOwn(known, key));
  const absent = own.filter((key) => !shown.includes(key));
  const add = (key: string) =>
    changeAndGo(() => set({ ...fields, [key]: emptyOf(known[key] ?? UNKNOWN) }), `${path}.${key}`);
  return (
    <>
      {[...shown, ...unknown.filter(only)].map((key) => (
        <Field
          key={key}
          node={known[key] ?? (chosen || UNKNOWN)}
          path={`${path}.${key}`}
          label={chosen ? titleOf(fields[key], key) : nameOf(key)}
          required={required(key)}
          removable={!required(key)}
        />
      ))}
      {absent.length > 0 && (
        <p className="actions add">
          {absent.map((key) => (
            <Act key={key} words={`Agregar «${nameOf(key)}»`} onAct={() => add(key)} />
          ))}
        </p>
      )}
    </>
  );
}
