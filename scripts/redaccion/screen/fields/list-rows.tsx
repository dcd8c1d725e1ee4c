import { useEffect, useState, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { ApiJson } from '../../api';
import { Guided } from '../guide/Guided';
import { Act, Small } from '../parts';
import { changeAndGo, useLedTo } from '../problems';
import { useValue } from '../values';
import { asFields, emptyOf, freeId, isFields, pick } from './nodes';

type Row = ReturnType<typeof useRows>['rows'][number];

interface ListRowProps extends Pick<Row, 'open' | 'toggle' | 'moves'> {
  path: string;
  title: string;
  /** Whether it is a single field, which is always shown. */
  plain: boolean;
  children: ReactNode;
}

/**
 * A row of a list. Its fields are made when it is opened, since a list may have many; a row that the person is
 * led to opens.
 */
export function ListRow({ path, title, open, toggle, moves, plain, children }: ListRowProps) {
  const isOpen = useLedTo(path) || open;
  useEffect(() => {
    if (isOpen && !open && !plain) toggle(true);
  });
  return (
    <li className="row">
      {plain ? (
        <div id={`${path}-fila`} tabIndex={-1}>
          {children}
        </div>
      ) : (
        <>
          <Act
            id={`${path}-fila`}
            className="row-title"
            aria-expanded={isOpen}
            words={title}
            onAct={() => toggle(!isOpen)}
          />
          {isOpen && children}
        </>
      )}
      <div className="actions">
        <Guided path={path} title={title} />
        <RowMoves moves={moves} title={title} />
      </div>
    </li>
  );
}

export const RowMoves = ({ moves, title }: Pick<ListRowProps, 'moves' | 'title'>) =>
  Object.entries(moves).map(([name, onAct]) => (
    <Small key={name} words={name} {...{ of: title, onAct }} disabled={!onAct} />
  ));

/** @param isNamed whether the rows have names that an author chose, in the place of numbers */
export function useRows(path: string, items: SchemaNode, isNamed: boolean) {
  const [value, set] = useValue(path);
  const rows = Array.isArray(value) ? value : Object.values(asFields(value));
  const names = Object.keys(value ?? {});
  const [open, setOpen] = useState<boolean[]>([]);
  const opened = rows.map((_, index) => open[index] ?? false);
  /** @param change of a list, of its names and of the rows that are open, each with its own row to put in */
  const put = (
    change: <T>(all: T[], row: T) => T[],
    place: string,
    row: ApiJson = null,
    name = '',
  ) =>
    changeAndGo(() => {
      const next = change<ApiJson>(rows, row);
      const named = change(names, name).map((key, index) => [key, next[index] ?? null] as const);
      const whole = isNamed ? Object.fromEntries(named) : next;
      const nowOpen = change(opened, true);
      set(whole);
      // Names that are numbers come first.
      const places = Object.keys(whole).map((key) => named.findIndex(([name]) => name === key));
      setOpen(isNamed ? places.map((at) => nowOpen[at] ?? false) : nowOpen);
    }, `${path}${place}`);
  const move = (from: number, to: number) =>
    put(
      (all) => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1)),
      `.${to}-fila`,
    );
  return {
    rows: rows.map((row, index) => ({
      ...{ key: names[index] ?? '', row, open: opened[index] ?? false },
      toggle: (now: boolean) => setOpen(opened.with(index, now)),
      /** The changes of a row, by their names; undefined where a change is impossible. */
      moves: {
        ...(!isNamed && {
          Subir: index > 0 ? () => move(index, index - 1) : undefined,
          Bajar: index < rows.length - 1 ? () => move(index, index + 1) : undefined,
          Copiar: () =>
            put(
              (all, copy) => all.toSpliced(index + 1, 0, copy),
              `.${index + 1}`,
              copyOf(rows, row, items),
            ),
        }),
        Quitar: () => put((all) => all.toSpliced(index, 1), ''),
      },
    })),
    move,
    add: (name = String(rows.length)) =>
      put((all, row) => [...all, row], `.${name}`, emptyOf(items), name),
  };
}

/** A row without its former addresses, and with an identifier of its own. */
function copyOf(rows: ApiJson[], row: ApiJson, { properties }: SchemaNode): ApiJson {
  if (!isFields(row)) return row;
  const id = properties?.['id'] && 'id' in row && { id: freeId(properties['id'], rows, row) };
  return { ...pick(row, (key) => key !== 'antes'), ...id };
}
