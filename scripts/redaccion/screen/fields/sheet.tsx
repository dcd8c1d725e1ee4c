import { memo, useEffect, useId, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent, ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { ApiJson } from '../../api';
import { Guided, isGuided } from '../guide/Guided';
import { Small, TextInput } from '../parts';
import { useFaults, useLedTo } from '../problems';
import { fieldOf, useValue, usePieceScope } from '../values';
import { ChipText } from '../editor/chip-text';
import { Box, type FieldProps } from './controls';
import { RowMoves, useRows } from './list-rows';
import {
  asFields,
  bigListOf,
  fieldKindOf,
  hasReference,
  innerList,
  isReference,
  itemsOf,
  nameOf,
  numberFrom,
} from './nodes';
import { says, searchWords, shorten, titleOf, WHOLE_ROW } from './nodes';

/**
 * A big list as a sheet: a line a row, edited in its cells, by the arrows, «Enter» and «Escape»; the rest of a
 * row, and its actions, when it is opened. Rows of an inner list (a unit's people) follow the line of their own.
 */
export function ListSheet({ Rest, ...props }: FieldProps & Pick<RowsProps, 'Rest'>) {
  const { node, path, label } = props;
  const [value] = useValue(path);
  const [query, setQuery] = useState('');
  const words = searchWords(query);
  const { all, found } = bigListOf(node, value, words);
  // The columns stay while she types.
  const [{ columns, widths }] = useState(() => bigListOf(node, value, []));
  const [last, setLast] = useState('');
  const shownRows = rowsFound(node, value, path, words);
  const current = shownRows.includes(last) ? last : (shownRows[0] ?? '');
  const title = useId();
  return (
    <Box {...props}>
      <div className="sheet-search">
        <TextInput
          label={<span className="sr-only">Buscar en «{label}»</span>}
          placeholder={`Buscar en ${label.toLowerCase()}`}
          type="search"
          value={query}
          onType={setQuery}
        />
        <p role="status" className="help" id={title}>
          {words.length > 0 ? `${found} de ${all}` : `${all} en total`}
        </p>
      </div>
      <table
        role="grid"
        className="sheet"
        aria-label={label}
        aria-describedby={title}
        onKeyDown={moveInSheet}
        onFocus={({ target }) => setLast(target.closest('tr')?.dataset['row'] ?? last)}
      >
        <colgroup>
          <col className="w-target" />
          {columns.map((key, at) => (
            <col key={key} style={{ width: widths[at] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Abrir</span>
            </th>
            {columns.map((key) => (
              <th key={key} scope="col">
                {nameOf(key) || label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <SheetRows {...{ node, path, label, columns, words, current, Rest }} />
        </tbody>
      </table>
    </Box>
  );
}

/** The paths of the rows that a search leaves, in their order; of an inner list, after the row that has it. */
function rowsFound(node: SchemaNode, value: ApiJson | undefined, path: string, words: string[]) {
  const inner = innerList(itemsOf(node));
  const found = (list: ApiJson | undefined, at: string) =>
    (Array.isArray(list) ? list : []).flatMap((row, index) =>
      says(row, words) ? [`${at}.${index}`] : [],
    );
  if (!inner) return found(value, path);
  return (Array.isArray(value) ? value : []).flatMap((row, index) => {
    const own = found(asFields(row)[inner], `${path}.${index}.${inner}`);
    return own.length > 0 || words.length === 0 ? [`${path}.${index}`, ...own] : [];
  });
}

interface RowsProps extends Pick<FieldProps, 'node' | 'path' | 'label'> {
  columns: string[];
  /** Those that are searched. */
  words: string[];
  /** The path of the row with the focus, the only one that «Tab» stops at. */
  current: string;
  /** Draws the fields of an opened row that have no cell. */
  Rest: ComponentType<{ node: SchemaNode; path: string; only: (key: string) => boolean }>;
}

function SheetRows({ node, path, label, words, ...sheet }: RowsProps) {
  const { reader, collection } = usePieceScope();
  const items = itemsOf(node);
  const inner = innerList(items);
  const { rows, add, move } = useRows(path, items, false);
  const [dragged, setDragged] = useState<number>();
  return (
    <>
      {rows.map(({ key, row, open, toggle, moves }, index) => {
        const rowPath = `${path}.${key}`;
        const called = `${label} ${index + 1}`;
        const title = reader.readText(titleOf(row, called));
        const found = inner ? [asFields(row)[inner] ?? []].flat() : [row];
        if (words.length > 0 && !open && !found.some((one) => says(one, words))) return null;
        return (
          <SheetRow
            key={key}
            {...{ path: rowPath, title, called, items, inner, open, toggle, moves }}
            {...{ ...sheet, words }}
            onDrag={(isDragged) => setDragged(isDragged ? index : undefined)}
            onDrop={
              dragged === undefined || dragged === index ? undefined : () => move(dragged, index)
            }
          />
        );
      })}
      {words.length === 0 && !isGuided(collection, path) && (
        <tr>
          <td colSpan={sheet.columns.length + 1}>
            <Small words={`Agregar a «${label}»`} onAct={() => add()} />
          </td>
        </tr>
      )}
    </>
  );
}

type Row = ReturnType<typeof useRows>['rows'][number];

interface RowProps
  extends
    Pick<RowsProps, 'columns' | 'words' | 'current' | 'Rest'>,
    Pick<Row, 'open' | 'toggle' | 'moves'> {
  path: string;
  title: string;
  /** By its number. */
  called: string;
  items: SchemaNode;
  inner: string | undefined;
  onDrag: (isDragged: boolean) => void;
  onDrop: (() => void) | undefined;
}

function SheetRow({ path, title, called, items, inner, open, toggle, moves, ...sheet }: RowProps) {
  const { columns, words, current, Rest, onDrag, onDrop } = sheet;
  const ledTo = useLedTo(path);
  const { target } = usePieceScope();
  const isWithin = inner !== undefined && target.startsWith(`${path}.${inner}`);
  const isOpen = open || (ledTo && !isWithin);
  useEffect(() => {
    if (isOpen && !open) toggle(true);
  });
  const tab = current === path ? 0 : -1;
  const span = columns.length + (inner ? 0 : 1);
  const opener = (words: ReactNode, name?: string) => (
    <button
      type="button"
      id={`${path}-fila`}
      className="row-title"
      aria-expanded={isOpen}
      aria-label={name}
      tabIndex={tab}
      draggable
      onClick={() => toggle(!isOpen)}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
    >
      {words}
    </button>
  );
  return (
    <>
      <tr
        data-row={path}
        className={inner ? 'sheet-group' : undefined}
        onDragOver={(event) => onDrop && event.preventDefault()}
        onDrop={onDrop}
        onKeyDown={(event) => {
          const by = event.altKey && { ArrowUp: moves.Subir, ArrowDown: moves.Bajar }[event.key];
          if (!by) return;
          event.preventDefault();
          event.stopPropagation();
          by();
        }}
      >
        {inner ? (
          <th scope="rowgroup" colSpan={span + 1} role="gridcell">
            <div className="actions items-center justify-between">
              {opener(title)}
              <Guided path={`${path}.${inner}`} title={title} />
            </div>
          </th>
        ) : (
          <>
            <td role="gridcell">{opener('', `Abrir «${shorten(title)}»`)}</td>
            {columns.map((key) => (
              <td key={key} role="gridcell" data-label={nameOf(key)}>
                <Cell
                  path={key === WHOLE_ROW ? path : `${path}.${key}`}
                  node={key === WHOLE_ROW ? items : (items.properties?.[key] ?? {})}
                  label={key === WHOLE_ROW ? called : `${nameOf(key)} de «${title}»`}
                  tab={tab}
                />
              </td>
            ))}
          </>
        )}
      </tr>
      {isOpen && (
        <tr className="sheet-open">
          <td colSpan={columns.length + 1}>
            <div className="actions">
              <Guided path={path} title={title} />
              <RowMoves moves={moves} title={title} />
            </div>
            {items.properties && (
              <Rest
                node={items}
                path={path}
                only={(key) => key !== inner && (inner !== undefined || !columns.includes(key))}
              />
            )}
          </td>
        </tr>
      )}
      {inner && (
        <SheetRows
          node={items.properties?.[inner] ?? {}}
          path={`${path}.${inner}`}
          label={title}
          {...{ columns, words, current, Rest }}
        />
      )}
    </>
  );
}

interface CellProps {
  path: string;
  node: SchemaNode;
  label: string;
  tab: number;
}

const shown = (value: ApiJson | undefined) =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value);

/**
 * A value in its place. One that is a datum of the office alone (its telephone) is not repeated on each row; it
 * comes back when the row's own is emptied.
 */
const Cell = memo(function Cell({ path, node, label, tab }: CellProps) {
  const [value, set] = useValue(path);
  const { reader } = usePieceScope();
  const faults = useFaults(fieldOf(path));
  const text = shown(value);
  const isOffice = isReference(text);
  const office = useRef(isOffice ? text : '');
  const before = useRef<ApiJson | undefined>(value);
  // Kept: the control must not change under the hands.
  const [isLong] = useState(node.format !== 'date' && text.length > MOST_IN_A_LINE);
  const [hasChips, setChips] = useState(hasReference(text) && !isOffice);
  const own = {
    ...{ id: path, 'aria-label': label, tabIndex: tab, className: 'cell' },
    'aria-invalid': faults.length > 0 || undefined,
    title: faults.join(' ') || undefined,
    onFocus: () => (before.current = value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && before.current !== value) set(before.current);
    },
  };
  if (fieldKindOf(node) === 'choice') {
    const options = node.enum ?? [];
    const now = shown(value ?? (node.default as ApiJson | undefined));
    return (
      <select
        {...own}
        value={now}
        onChange={({ target }) => set(options.find((one) => shown(one) === target.value))}
      >
        {options.map((one) => (
          <option key={shown(one)} value={shown(one)}>
            {node.palabras?.[shown(one)] || shown(one)}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = ['integer', 'number'].includes(node.type ?? '');
  if (hasChips) {
    const { className, 'aria-label': name } = own;
    const attributes = { id: path, class: className, 'aria-label': name, tabindex: String(tab) };
    return <ChipText value={text} onType={set} {...{ reader, attributes }} />;
  }
  const Input = isLong ? 'textarea' : 'input';
  return (
    <Input
      {...own}
      {...(isLong ? { rows: 1 } : { type: node.format === 'date' ? 'date' : 'text' })}
      lang="es-MX"
      value={isOffice ? '' : text}
      placeholder={isOffice ? OF_THE_OFFICE : undefined}
      onBlur={() => setChips(hasReference(text) && !isOffice)}
      onChange={({ target }) => {
        const next = target.value || office.current;
        set(isNumber ? numberFrom(next) : next);
      }}
    />
  );
});

const MOST_IN_A_LINE = 60;
const OF_THE_OFFICE = 'de la oficina';

/** Arrows, «Enter» and the start and end of the sheet, among the cells of its rows. */
function moveInSheet(event: KeyboardEvent<HTMLTableElement>): void {
  const { key, target, shiftKey, altKey, ctrlKey, metaKey, currentTarget } = event;
  const element = target as HTMLElement;
  const cell = element.closest<HTMLElement>('td,th');
  const row = cell?.closest<HTMLElement>('tr[data-row]');
  if (!cell || !row || altKey) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('tr[data-row]')];
  const column = [...row.children].indexOf(cell);
  const isLong = element instanceof HTMLTextAreaElement;
  const isText = isLong || (element instanceof HTMLInputElement && element.type === 'text');
  const { selectionStart: start, selectionEnd: end, value } = element as HTMLInputElement;
  const isAll = isText && start === 0 && end === value.length;
  const isEdge = (at: number) => !isText || isAll || (start === end && start === at);
  const step = (by: number) => rows[rows.indexOf(row) + by];
  const at = (to: Element | undefined, place = column) =>
    to?.children[Math.min(place, to.children.length - 1)]?.querySelector<HTMLElement>(
      'input,textarea,select,button,[role=textbox]',
    );
  const isButton = element instanceof HTMLButtonElement;
  const steps: Record<string, () => HTMLElement | null | undefined> = {
    ArrowUp: () => (!isLong || isEdge(0) ? at(step(-1)) : undefined),
    ArrowDown: () => (!isLong || isEdge(value.length) ? at(step(1)) : undefined),
    Enter: () => (isButton ? undefined : at(step(shiftKey ? -1 : 1))),
    ArrowLeft: () => (isEdge(0) ? at(row, column - 1) : undefined),
    ArrowRight: () => (isEdge(value?.length ?? 0) ? at(row, column + 1) : undefined),
    Home: () => (ctrlKey || metaKey ? at(rows[0]) : undefined),
    End: () => (ctrlKey || metaKey ? at(rows.at(-1)) : undefined),
  };
  const next = steps[key]?.();
  // «Enter» would save the page.
  if (next || (key === 'Enter' && !isButton)) event.preventDefault();
  if (!next) return;
  next.focus();
  if (next instanceof HTMLInputElement || next instanceof HTMLTextAreaElement) next.select();
}
