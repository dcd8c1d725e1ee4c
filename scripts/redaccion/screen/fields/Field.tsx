import { memo, useContext, useState } from 'react';
import { Small, TextInput } from '../parts';
import { changeAndGo } from '../problems';
import { useValue } from '../values';
import { Box, Choice, FieldContext, Flags, PhotoField, Remove, Short, TextField } from './controls';
import type { FieldProps } from './controls';
import { Either, GroupBox } from './Group';
import { ListField, ListRow } from './List';
import { emptyOf, fieldKindOf, asFields, fits } from './nodes';

const CONTROLS = {
  ...{
    group: GroupBox,
    named: Named,
    list: ListField,
    flags: Flags,
    either: Either,
    yesno: Choice,
  },
  ...{ choice: Choice, number: Short, day: Short, photo: PhotoField, text: TextField },
};

export const SchemaField = memo(function Field(props: FieldProps) {
  const [value] = useValue(props.path);
  const kind = fieldKindOf(props.node);
  const Kind = fits(kind, value) ? CONTROLS[kind] : Unfit;
  return <Kind {...props} />;
});

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

function Named(props: FieldProps) {
  const { node, path, label } = props;
  const Field = useContext(FieldContext);
  const [value, set] = useValue(path);
  const rows = asFields(value);
  const items = typeof node.additionalProperties === 'object' ? node.additionalProperties : {};
  const [name, setName] = useState('');
  const [open, setOpen] = useState<Record<string, boolean>>({});
  // A dot would part the path in two.
  const fresh = name.trim().replace(/[.[\]'"]/g, '');
  const add = () => {
    if (!fresh || Object.hasOwn(rows, fresh)) return;
    changeAndGo(() => {
      set({ ...rows, [fresh]: emptyOf(items) });
      setOpen({ ...open, [fresh]: true });
      setName('');
    }, `${path}.${fresh}`);
  };
  return (
    <Box {...props}>
      <ul className="rows">
        {Object.keys(rows).map((key) => (
          <ListRow
            key={key}
            path={`${path}.${key}`}
            title={key}
            open={open[key] ?? false}
            onToggle={(now) => setOpen({ ...open, [key]: now })}
            plain={fieldKindOf(items) === 'text'}
            actions={<Remove path={`${path}.${key}`} label={key} />}
          >
            <Field node={items} path={`${path}.${key}`} label={key} required={false} />
          </ListRow>
        ))}
      </ul>
      <TextInput label={`Nombre de lo que se agrega a «${label}»`} value={name} onType={setName} />
      <Small words="Agregar" of={label} onAct={add} />
    </Box>
  );
}
