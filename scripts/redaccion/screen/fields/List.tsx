import { useContext, useEffect, useState, type ReactNode } from 'react';

import { changeAndGo, useLedTo } from '../problems';
import { useValue } from '../values';
import { emptyOf, isFields, kindOf, titleOf } from './nodes';
import { Box, FieldContext, Remove, type FieldProps } from './Shell';

/** The rows of a list, each named by its own title: added, taken out, moved. */
export function List(props: FieldProps) {
  const { node, path, label } = props;
  const Field = useContext(FieldContext);
  const [value, set] = useValue(path);
  const rows = Array.isArray(value) ? value : [];
  const items = node.items ?? {};
  // Moved along with the rows, which are known by their place.
  const [open, setOpen] = useState<boolean[]>([]);
  const change = (from: number, to: number | undefined) => {
    const moved = <T,>(all: T[], row: T) => {
      const rest = all.filter((_, index) => index !== from);
      return to === undefined ? rest : rest.toSpliced(to, 0, row);
    };
    const opened = rows.map((_, index) => open[index] ?? false);
    changeAndGo(
      () => {
        set(moved(rows, rows[from] ?? null));
        setOpen(moved(opened, opened[from] ?? false));
      },
      to === undefined ? path : `${path}.${to}-fila`,
    );
  };
  const add = () => {
    changeAndGo(() => {
      set([...rows, emptyOf(items)]);
      setOpen([...rows.map((_, index) => open[index] ?? false), true]);
    }, `${path}.${rows.length}`);
  };
  return (
    <Box {...props}>
      <ol className="rows">
        {rows.map((row, index) => {
          const title = titleOf(row, `${label} ${index + 1}`);
          return (
            <Row
              key={index}
              path={`${path}.${index}`}
              title={title}
              open={open[index] ?? false}
              onToggle={(now) =>
                setOpen(rows.map((_, at) => (at === index ? now : (open[at] ?? false))))
              }
              plain={kindOf(items) !== 'group' && kindOf(items) !== 'either'}
              actions={
                <>
                  <Act
                    words="Subir"
                    title={title}
                    off={index === 0}
                    onAct={() => change(index, index - 1)}
                  />
                  <Act
                    words="Bajar"
                    title={title}
                    off={index === rows.length - 1}
                    onAct={() => change(index, index + 1)}
                  />
                  <Act words="Quitar" title={title} onAct={() => change(index, undefined)} />
                </>
              }
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
      <button type="button" className="small" onClick={add}>
        Agregar a «{label}»
      </button>
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
            plain={kindOf(items) === 'text'}
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

interface ActProps {
  words: string;
  title: string;
  off?: boolean;
  onAct: () => void;
}

const Act = ({ words, title, off = false, onAct }: ActProps) => (
  <button type="button" className="small" disabled={off} onClick={onAct}>
    {words}
    <span className="hidden"> «{title}»</span>
  </button>
);

interface RowProps {
  path: string;
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** One control alone: it lies open. */
  plain: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** A row; its fields are made when it is opened, since a list may have hundreds. */
function Row({ path, title, open, onToggle, plain, actions, children }: RowProps) {
  const ledTo = useLedTo(path);
  const isOpen = open || ledTo;
  useEffect(() => {
    if (ledTo && !open) onToggle(true);
  });
  return (
    <li className="row">
      {plain ? (
        <div id={`${path}-fila`} tabIndex={-1}>
          {children}
        </div>
      ) : (
        <>
          <button
            type="button"
            id={`${path}-fila`}
            className="row-title"
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
          >
            {title}
          </button>
          {isOpen && children}
        </>
      )}
      <p className="actions">{actions}</p>
    </li>
  );
}
