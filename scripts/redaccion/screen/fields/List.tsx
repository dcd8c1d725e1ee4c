import { useContext, useState, type ReactNode } from 'react';
import { changeAndGo } from '../problems';
import { AddRow } from '../tables/Guided';
import { useValue } from '../values';
import { emptyOf, isFields, fieldKindOf, titleOf } from './nodes';
import { RowActions } from './RowActions';
import { RowTitle, useRowOpen, type RowPlace } from './RowTitle';
import { Box, FieldContext, Remove, type FieldProps } from './Shell';
import { useRows } from './use-rows';

/** The rows of a list, each named by its own title: added, taken out, moved. */
export function List(props: FieldProps) {
  const { node, path, label } = props;
  const Field = useContext(FieldContext);
  const items = node.items ?? {};
  const list = useRows(path, items);
  return (
    <Box {...props}>
      <ol className="rows">
        {list.rows.map((row, index) => {
          const title = titleOf(row, `${label} ${index + 1}`);
          return (
            <Row
              key={index}
              path={`${path}.${index}`}
              title={title}
              open={list.opened[index] ?? false}
              onToggle={(now) => list.toggle(index, now)}
              plain={fieldKindOf(items) !== 'group' && fieldKindOf(items) !== 'either'}
              actions={<RowActions list={list} path={path} index={index} title={title} />}
            >
              <Field
                node={items}
                path={`${path}.${index}`}
                label={`${label} ${index + 1}`}
                required={false}
              />
            </Row>
          );
        })}
      </ol>
      <AddRow path={path} label={label} onAdd={list.add} />
    </Box>
  );
}

/** Groups or texts under names that the author chooses. */
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
          <Row
            key={key}
            path={`${path}.${key}`}
            title={key}
            open={open[key] ?? false}
            onToggle={(now) => setOpen({ ...open, [key]: now })}
            plain={fieldKindOf(items) === 'text'}
            actions={<Remove path={`${path}.${key}`} label={key} />}
          >
            <Field node={items} path={`${path}.${key}`} label={key} required={false} />
          </Row>
        ))}
      </ul>
      <div className="new-name">
        <label htmlFor={`${path}-nombre`}>Nombre de lo que se agrega a «{label}»</label>
        <input
          id={`${path}-nombre`}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="button" className="small" onClick={add}>
          Agregar<span className="hidden"> a «{label}»</span>
        </button>
      </div>
    </Box>
  );
}

interface RowProps extends RowPlace {
  title: string;
  /** A single control: it is always open. */
  plain: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** A row; its fields are made when it is opened, since a list may have hundreds. */
function Row({ title, plain, actions, children, ...place }: RowProps) {
  const open = useRowOpen(place);
  return (
    <li className="row">
      {plain ? (
        <div id={`${place.path}-fila`} tabIndex={-1}>
          {children}
        </div>
      ) : (
        <>
          <RowTitle {...place} open={open} title={title} />
          {open && children}
        </>
      )}
      <div className="actions">{actions}</div>
    </li>
  );
}
