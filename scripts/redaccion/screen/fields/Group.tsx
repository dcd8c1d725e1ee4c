import { useContext } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { Select, Small } from '../parts';
import { changeAndGo } from '../problems';
import { useValue } from '../values';
import { Box, FieldContext, type FieldProps } from './controls';
import { emptyOf, asFields, nameOf, pick, titleOf } from './nodes';

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
  const fields = asFields(value);
  const known = node.properties ?? {};
  const chosen = typeof node.additionalProperties === 'object' && node.additionalProperties;
  const isRequired = (key: string) => node.required?.includes(key) ?? false;
  const isHere = (key: string) => fields[key] !== undefined;
  const own = Object.keys(known);
  const unknown = Object.keys(fields).filter((key) => isHere(key) && !own.includes(key));
  const isShown = (key: string) => isRequired(key) || isHere(key);
  const absent = own.filter((key) => only(key) && !isShown(key));
  const add = (key: string) =>
    changeAndGo(() => set({ ...fields, [key]: emptyOf(known[key] ?? UNKNOWN) }), `${path}.${key}`);
  return (
    <>
      {[...own.filter(isShown), ...unknown].filter(only).map((key) => (
        <Field
          key={key}
          node={known[key] ?? (chosen || UNKNOWN)}
          path={`${path}.${key}`}
          label={chosen ? titleOf(fields[key], key) : nameOf(key)}
          required={isRequired(key)}
          removable={!isRequired(key)}
        />
      ))}
      {absent.length > 0 && (
        <p className="actions add">
          {absent.map((key) => (
            <Small key={key} words={`Agregar «${nameOf(key)}»`} onAct={() => add(key)} />
          ))}
        </p>
      )}
    </>
  );
}

export const GroupBox = (props: FieldProps) => (
  <Box {...props}>
    <Group node={props.node} path={props.path} />
  </Box>
);

/** A choice between groups of fields, each told by the first key that it must have. */
export function Either(props: FieldProps) {
  const { node, path } = props;
  const [value, set] = useValue(path);
  const fields = asFields(value);
  const options = (node.anyOf ?? []).map((one) => ({ node: one, key: one.required?.[0] ?? '' }));
  const current = options.find(({ key }) => key in fields);
  const choose = (key: string) => {
    const { properties = {} } = options.find((one) => one.key === key)?.node ?? {};
    const kept = pick(value, (name) => name in properties);
    set({ [key]: properties[key] ? emptyOf(properties[key]) : '', ...kept });
  };
  return (
    <Box {...props}>
      <Select
        label="De qué se trata"
        value={current?.key ?? ''}
        options={[
          ...(current ? [] : [['', 'Elija…'] as const]),
          ...options.map(({ key }) => [key, nameOf(key)] as const),
        ]}
        onChoose={choose}
      />
      {current && <Group key={current.key} node={current.node} path={path} />}
    </Box>
  );
}
