import { memo, useEffect, useState } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import { Guided, rowsOf } from '../guide/Guided';
import { Select, Small, TextInput } from '../parts';
import { changeAndGo } from '../problems';
import { useValue, usePieceScope } from '../values';
import { Box, Choice, Flags, PhotoField, Short, TextField } from './controls';
import type { FieldProps } from './controls';
import { NamedChoice, OrderChoice } from './named-choice';
import { ListRow, useRows } from './list-rows';
import {
  asFields,
  emptyOf,
  fieldKindOf,
  fits,
  freeId,
  isBig,
  itemsOf,
  nameOf,
  pick,
  titleOf,
} from './nodes';
import { ListSheet } from './sheet';

const CONTROLS = {
  ...{ group: GroupBox, named: ListField, list: ListField, flags: Flags, either: Either },
  ...{ 'named-one': NamedChoice, order: OrderChoice },
  ...{ yesno: Choice, choice: Choice, number: Short, day: Short },
  ...{ photo: PhotoField, text: TextField },
};

/** The control of any place, by its node of the schema. */
export const SchemaField = memo(function Field(props: FieldProps) {
  const [value] = useValue(props.path);
  const kind = fieldKindOf(props.node);
  const Kind = CONTROLS[kind];
  if (fits(kind, value)) return <Kind {...props} />;
  return (
    <Box {...props}>
      <p className="help">
        Lo que dice el archivo no tiene la forma de este campo. Se conserva así:
      </p>
      <pre>{JSON.stringify(value, null, 1)}</pre>
    </Box>
  );
});

const UNKNOWN: SchemaNode = { type: 'string' };

interface GroupProps {
  node: SchemaNode;
  path: string;
  /** The keys that are shown here; all of them without it. */
  only?: (key: string) => boolean;
  /** Optional texts that are shown without being there; they are absent while empty. */
  always?: readonly string[];
}

/**
 * The fields of a group: those that must be there or are there, in the schema's order; the others can be
 * added. A key that an author chose is called by its own title; an unknown key is shown too, so that it can
 * be taken out.
 */
export function Group({ node, path, only = () => true, always = [] }: GroupProps) {
  const [value, set] = useValue(path);
  const fields = asFields(value);
  const known = node.properties ?? {};
  const chosen = typeof node.additionalProperties === 'object' && node.additionalProperties;
  const isRequired = (key: string) => node.required?.includes(key) ?? false;
  const isAlways = (key: string) => always.includes(key) && key in known;
  const isShown = (key: string) => isRequired(key) || isAlways(key) || fields[key] !== undefined;
  const hasId = /\.\d+$/.test(path) && known['id'] !== undefined && isRequired('id');
  const keys = [...new Set([...Object.keys(known), ...Object.keys(fields)])]
    .filter(only)
    .filter((key) => !(hasId && key === 'id'));
  const absent = keys.filter((key) => key in known && !isShown(key));
  const add = (key: string) =>
    changeAndGo(() => set({ ...fields, [key]: emptyOf(known[key] ?? UNKNOWN) }), `${path}.${key}`);
  return (
    <>
      {hasId && <RowId node={known['id'] ?? UNKNOWN} path={path} />}
      {keys.filter(isShown).map((key) => (
        <SchemaField
          key={key}
          node={known[key] ?? (chosen || UNKNOWN)}
          path={`${path}.${key}`}
          label={chosen ? titleOf(fields[key], key) : nameOf(key)}
          required={isRequired(key)}
          removable={!isRequired(key) && !isAlways(key)}
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

/** Gives a new row its identifier, by its name while it is written; no form shows it. */
function RowId({ node, path }: Pick<FieldProps, 'node' | 'path'>) {
  const [row, set] = useValue(path);
  const [rows] = useValue(path.slice(0, path.lastIndexOf('.')));
  const fields = asFields(row);
  const [isNew] = useState((fields['id'] ?? '') === '');
  const others = Array.isArray(rows) ? rows.filter((one) => one !== row) : [];
  const id = isNew ? freeId(node, others, fields) : (fields['id'] ?? '');
  useEffect(() => {
    if (id !== fields['id']) set({ ...fields, id });
  });
  return null;
}

function GroupBox(props: FieldProps) {
  return (
    <Box {...props}>
      <Group node={props.node} path={props.path} />
    </Box>
  );
}

/** A choice between groups of fields, each told by the first key that it must have. */
function Either(props: FieldProps) {
  const { node, path } = props;
  const [value, set] = useValue(path);
  const options = new Map(node.anyOf?.map((one) => [one.required?.[0] ?? '', one]));
  const current = [...options.keys()].find((key) => key in asFields(value));
  const choose = (key: string) => {
    const { properties = {} } = options.get(key) ?? {};
    const kept = pick(value, (name) => name in properties);
    set({ [key]: properties[key] ? emptyOf(properties[key]) : '', ...kept });
  };
  return (
    <Box {...props}>
      <Select
        label="De qué se trata"
        value={current ?? ''}
        options={[
          ...(current ? [] : [['', 'Elija…'] as const]),
          ...[...options.keys()].map((key) => [key, nameOf(key)] as const),
        ]}
        onChoose={choose}
      />
      {current && <Group key={current} node={options.get(current) ?? {}} path={path} />}
    </Box>
  );
}

/** The rows of a list, each named by its own title, or by a name that an author chose; a big one is a sheet. */
function ListField(props: FieldProps) {
  const { node, path, label } = props;
  const [value] = useValue(path);
  const [big] = useState(isBig(node, value));
  if (big) return <ListSheet {...props} Rest={Group} />;
  return (
    <Box {...props}>
      <Rows {...{ node, path, label }} />
    </Box>
  );
}

function Rows({ node, path, label }: Pick<FieldProps, 'node' | 'path' | 'label'>) {
  const { reader } = usePieceScope();
  const [typed, setTyped] = useState('');
  const items = itemsOf(node);
  const isNamed = !node.items;
  const { rows, add } = useRows(path, items, isNamed);
  // A dot would part the path in two.
  const name = typed.trim().replace(/[.[\]'"]/g, '');
  const addNamed = () => {
    if (!name || rows.some(({ key }) => key === name)) return;
    add(name);
    setTyped('');
  };
  return (
    <>
      {/* Those of an outer list are at the head of its piece. */}
      {rowsOf(path).length > 0 && <Guided path={path} title={label} />}
      <ol className="rows">
        {rows.map(({ key, row, open, toggle, moves }, index) => {
          const called = isNamed ? key : `${label} ${index + 1}`;
          const title = isNamed ? key : reader.readText(titleOf(row, called));
          const rowPath = `${path}.${key}`;
          return (
            <ListRow
              key={key}
              {...{ path: rowPath, title, open, toggle, moves }}
              plain={!['group', 'named', 'either'].includes(fieldKindOf(items))}
            >
              <SchemaField node={items} path={rowPath} label={called} required={false} />
            </ListRow>
          );
        })}
      </ol>
      {isNamed ? (
        <>
          <TextInput
            label={`Nombre de lo que se agrega a «${label}»`}
            value={typed}
            onType={setTyped}
          />
          <Small words="Agregar" of={label} onAct={addNamed} />
        </>
      ) : (
        <p className="actions">
          <Small words={`Agregar a «${label}»`} onAct={() => add()} />
        </p>
      )}
    </>
  );
}
