import { useContext, useState } from 'react';
import { Act, TextInput } from '../parts';
import { changeAndGo } from '../problems';
import { useValue } from '../values';
import { emptyOf, fieldKindOf, isFields } from './nodes';
import { ListRow } from './ListRow';
import { Box, FieldContext, Remove, type FieldProps } from './Shell';

export function Named(props: FieldProps) {
  const { node, path, label } = props;
  const Field = useContext(FieldContext);
  const [value, set] = useValue(path);
  const rows = isFields(value) ? value : {};
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
      <Act words="Agregar" of={label} onAct={add} />
    </Box>
  );
}
