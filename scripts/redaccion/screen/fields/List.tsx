import { useContext, useEffect, useState, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { ApiJson } from '../../api';
import { Guided, rowsOf } from '../guide/Guided';
import { Act, Small, TextInput } from '../parts';
import { changeAndGo, useLedTo } from '../problems';
import { ReferencesContext } from '../references';
import { RenameRow } from '../Rename';
import { useValue } from '../values';
import { Box, FieldContext, type FieldProps } from './controls';
import { Group } from './Group';
import { emptyOf, rowColumns, fieldKindOf, innerList, isBig, isFields, nameOf } from './nodes';
import { rowsIn, says, searchWords, shorten, titleOf } from './nodes';

interface ListRowProps {
  path: string;
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  plain: boolean;
  /** The usual changes, before the fields of an open row. */
  guided?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
  /** Further values beside the title, by their names. */
  cells?: [string, string][];
  /** Whether actions are shown only while it is open. */
  folded?: boolean;
  /** Whether a search leaves it out; an open row stays. */
  hidden?: boolean;
  below?: ReactNode;
}

/**
 * A row of a list. Its fields are made when it is opened, since a list may have hundreds; a row that the
 * person is led to opens.
 */
export function ListRow({ path, title, open, onToggle, plain, ...row }: ListRowProps) {
  const { cells = [], folded = false, guided, hidden = false, below } = row;
  const isOpen = useLedTo(path) || open;
  useEffect(() => {
    if (isOpen && !open && !plain) onToggle(true);
  });
  if (hidden && !isOpen) return null;
  return (
    <li className="row" {...(below && { id: path, tabIndex: -1 })}>
      {plain ? (
        <div id={`${path}-fila`} tabIndex={-1}>
          {row.children}
        </div>
      ) : (
        <>
          <div className="row-head">
            <Act
              id={`${path}-fila`}
              className="row-title"
              aria-expanded={isOpen}
              words={title}
              onAct={() => onToggle(!isOpen)}
            />
            {cells.map(([name, value]) => (
              <span key={name} data-label={name}>
                {value
                  .split(/(?=@)/)
                  .map((part, index) => [index > 0 && <wbr key={index} />, part])}
              </span>
            ))}
          </div>
          {isOpen && <div className="actions">{guided}</div>}
          {isOpen && row.children}
        </>
      )}
      {(isOpen || plain || !folded) && (
        <div className="actions">
          {!isOpen && guided}
          {row.actions}
        </div>
      )}
      {below}
    </li>
  );
}

function useRows(path: string, items: SchemaNode) {
  const [value, set] = useValue(path);
  const rows = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState<boolean[]>([]);
  const opened = rows.map((_, index) => open[index] ?? false);
  /** @param change of a list and of the rows that are open, each with its own row to put in */
  const put = (change: <T>(all: T[], row: T) => T[], row: ApiJson, place: string) =>
    changeAndGo(() => {
      set(change<ApiJson>(rows, row));
      setOpen(change(opened, true));
    }, `${path}${place}`);
  const move = (from: number, to: number) =>
    put(
      (all) => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1)),
      null,
      `.${to}-fila`,
    );
  return {
    rows,
    opened,
    toggle: (index: number, now: boolean) => setOpen(opened.with(index, now)),
    /** The changes of a row, by their names; undefined where a change is impossible. */
    moves: (index: number): Record<string, (() => void) | undefined> => ({
      Subir: index > 0 ? () => move(index, index - 1) : undefined,
      Bajar: index < rows.length - 1 ? () => move(index, index + 1) : undefined,
      Copiar: () =>
        put(
          (all, row) => all.toSpliced(index + 1, 0, row),
          copyOf(rows, rows[index] ?? null),
          `.${index + 1}`,
        ),
      Quitar: () => put((all) => all.toSpliced(index, 1), null, ''),
    }),
    add: () => put((all, row) => [...all, row], emptyOf(items), `.${rows.length}`),
  };
}

/** A row without its former addresses, and with the number that follows for its own. */
function copyOf(rows: ApiJson[], row: ApiJson): ApiJson {
  if (!isFields(row)) return row;
  const copy = { ...row };
  delete copy['antes'];
  const numbers = rows.map((one) => Number(isFields(one) && one['id']) || 0);
  if (typeof copy['id'] === 'number') copy['id'] = Math.max(...numbers) + 1;
  return copy;
}

/** The rows of a list, each named by its own title; those of a big one have columns, and are searched. */
export function ListField(props: FieldProps) {
  const { node, path, label } = props;
  const [value] = useValue(path);
  const [big] = useState(isBig(node, value));
  const [query, setQuery] = useState('');
  const items = node.items ?? {};
  if (!big)
    return (
      <Box {...props}>
        <Rows path={path} label={label} items={items} />
      </Box>
    );
  const words = searchWords(query);
  const rows = rowsIn(node, value);
  const found = rows.filter((row) => says(row, words)).length;
  const columns = rowColumns(items.properties?.[innerList(items) ?? '']?.items ?? items);
  // A column has a share of the width by the length of its longest value.
  const share = (key: string) => {
    const lengths = rows.map((row) => String((isFields(row) && row[key]) || '').length);
    return `minmax(0, ${Math.min(28, Math.max(nameOf(key).length + 3, ...lengths))}fr)`;
  };
  return (
    <Box {...props}>
      <TextInput label={`Buscar en «${label}»`} type="search" value={query} onType={setQuery} />
      <p role="status" className="help">
        {words.length > 0 ? `${found} de ${rows.length}` : `${rows.length} en total`}
      </p>
      <div className="sheet" style={{ ['--columns' as string]: columns.map(share).join(' ') }}>
        <p className="row-head" aria-hidden>
          {columns.map((key) => (
            <strong key={key}>{nameOf(key)}</strong>
          ))}
        </p>
        <Rows path={path} label={label} items={items} big={{ columns, words }} />
      </div>
    </Box>
  );
}

interface RowsProps {
  path: string;
  label: string;
  items: SchemaNode;
  /** Of a big list: its columns, the title first, and the searched words. */
  big?: { columns: string[]; words: string[] };
}

function Rows({ path, label, items, big }: RowsProps) {
  const Field = useContext(FieldContext);
  const reader = useContext(ReferencesContext);
  const list = useRows(path, items);
  const inner = big && innerList(items);
  const searched = big?.words ?? [];
  const textOf = (value: unknown) =>
    typeof value === 'object' || value === undefined ? '' : reader.readText(String(value));
  const cellsOf = (row: ApiJson) =>
    (inner ? [] : (big?.columns.slice(1) ?? [])).map((key): [string, string] => {
      const value = (isFields(row) ? row[key] : '') ?? items.properties?.[key]?.default;
      return [nameOf(key), shorten(textOf(value))];
    });
  return (
    <>
      {/* Those of an outer list are at the head of its piece. */}
      {rowsOf(path).length > 0 && <Guided path={path} title={label} />}
      <ol className="rows">
        {list.rows.map((row, index) => {
          const numbered = `${label} ${index + 1}`;
          const title = textOf(titleOf(row, numbered));
          const rowPath = `${path}.${index}`;
          const open = list.opened[index] ?? false;
          return (
            <ListRow
              key={index}
              path={rowPath}
              title={title}
              cells={cellsOf(row)}
              open={open}
              onToggle={(now) => list.toggle(index, now)}
              plain={!['group', 'either'].includes(fieldKindOf(items))}
              folded={big !== undefined}
              hidden={!says(row, searched)}
              below={
                inner && (
                  <Rows
                    path={`${rowPath}.${inner}`}
                    label={title}
                    items={items.properties?.[inner]?.items ?? {}}
                    big={big}
                  />
                )
              }
              guided={<Guided path={rowPath} title={title} />}
              actions={
                <>
                  {Object.entries(list.moves(index)).map(([words, onAct]) => (
                    <Small key={words} {...{ words, of: title, onAct }} disabled={!onAct} />
                  ))}
                  <RenameRow path={path} index={index} />
                </>
              }
            >
              {inner ? (
                <Group node={items} path={rowPath} only={(key) => key !== inner} />
              ) : (
                <Field node={items} path={rowPath} label={numbered} required={false} />
              )}
            </ListRow>
          );
        })}
      </ol>
      {searched.length === 0 && (
        <p className="actions">
          <Small words={`Agregar a «${label}»`} onAct={list.add} />
        </p>
      )}
    </>
  );
}
