import { memo } from 'react';
import { Select } from '../parts';
import { useValue } from '../values';
import { Group } from './Group';
import { List } from './List';
import { Named } from './Named';
import { fits, isFields, fieldKindOf, nameOf, emptyOf } from './nodes';
import { PhotoField } from './PhotoField';
import { Box, type FieldProps } from './Shell';
import { Choice, Day, Flags, NumberField, TextField } from './simple';

const CONTROLS = {
  group: GroupBox,
  named: Named,
  list: List,
  flags: Flags,
  either: Either,
  yesno: Choice,
  choice: Choice,
  number: NumberField,
  day: Day,
  photo: PhotoField,
  text: TextField,
};

export const SchemaField = memo(function Field(props: FieldProps) {
  const [value] = useValue(props.path);
  const kind = fieldKindOf(props.node);
  const Kind = fits(kind, value) ? CONTROLS[kind] : Unfit;
  return <Kind {...props} />;
});

function GroupBox(props: FieldProps) {
  return (
    <Box {...props}>
      <Group node={props.node} path={props.path} />
    </Box>
  );
}

function Unfit(props: FieldProps) {
  const [value] = useValue(props.path);
  return (
    <Box {...props}>
      <p className="help">
        Lo que dice el archivo no tiene la forma de este campo. Se conserva así:
      </p>
      <pre>{JSON.stringify(value, null, 1)}</pre>
    </Box>
  );
}

/** A choice between groups of fields, each told by the first key that it must have. */
function Either(props: FieldProps) {
  const { node, path } = props;
  const [value, set] = useValue(path);
  const options = node.anyOf ?? [];
  const keyOf = (index: number) => options[index]?.required?.[0] ?? '';
  const current = options.findIndex((_, index) => isFields(value) && keyOf(index) in value);
  const choose = (index: number) => {
    const option = options[index];
    const kept = Object.entries(isFields(value) ? value : {}).filter(
      ([key]) => option?.properties?.[key],
    );
    const first = option?.properties?.[keyOf(index)];
    set({ [keyOf(index)]: first ? emptyOf(first) : '', ...Object.fromEntries(kept) });
  };
  const chosen = options[current];
  const named = options.map((_, index) => [String(index), nameOf(keyOf(index))] as const);
  return (
    <Box {...props}>
      <Select
        label="De qué se trata"
        value={String(current)}
        options={[...(current < 0 ? [['-1', 'Elija…'] as const] : []), ...named]}
        onChoose={(index) => choose(Number(index))}
      />
      {chosen && <Group key={current} node={chosen} path={path} />}
    </Box>
  );
}
