import { useEffect, useState, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { Json } from '../../api';
import { Group } from '../fields/Group';
import { innerList, isFields, kindOf, nameOf, titleOf, type Fields } from '../fields/nodes';
import { RowActions } from '../fields/RowActions';
import { Box, type FieldProps } from '../fields/Shell';
import { useRows } from '../fields/use-rows';
import { useLedTo } from '../problems';
import { plain } from '../search';
import { useValue } from '../values';
import { Guided } from './Guided';

/** More would not be read at a glance; a row opens all its fields. */
const MAX_COLUMNS = 5;

/** What tells rows apart: all that must be there and is short, and each choice. The name comes first. */
function columnsOf({ properties = {}, required = [] }: SchemaNode): string[] {
  const keys = Object.keys(properties).filter((key) => {
    const kind = kindOf(properties[key] ?? {});
    return (
      kind === 'choice' || (required.includes(key) && ['text', 'number', 'day'].includes(kind))
    );
  });
  const head = ['nombre', 'titulo', 'pregunta'].find((key) => keys.includes(key)) ?? keys[0] ?? '';
  return [head, ...keys.filter((key) => key !== head)].slice(0, MAX_COLUMNS);
}

const shown = (value: Json | undefined) =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value);

/** All that a value says. */
const wordsOf = (value: Json): string =>
  value !== null && typeof value === 'object'
    ? Object.values(value).map(wordsOf).join(' ')
    : String(value);

/** True when a row says all the words. */
const says = (row: Json, words: string[]) => {
  const text = words.length > 0 ? plain(wordsOf(row)) : '';
  return words.every((word) => text.includes(word));
};

/** A big list of any kind: its rows as the file has them, found by their words, each opening its fields. */
export function Table(props: FieldProps) {
  const { node, path, label } = props;
  const [value] = useValue(path);
  const [query, setQuery] = useState('');
  const items = node.items ?? {};
  const inner = innerList(items);
  const rowNode = (inner ? items.properties?.[inner]?.items : items) ?? {};
  const columns = columnsOf(rowNode);
  const words = plain(query).split(/\s+/).filter(Boolean);
  const sections = Array.isArray(value) ? value.filter(isFields) : [];
  const rows = inner
    ? sections.flatMap((section) => (Array.isArray(section[inner]) ? section[inner] : []))
    : sections;
  const found = rows.filter((row) => says(row, words)).length;
  const outer = useRows(path, items);
  const shared = { columns, words, node: rowNode };
  return (
    <Box {...props}>
      <div className="field">
        <label htmlFor={`${path}-buscar`}>Buscar en «{label}»</label>
        <input
          id={`${path}-buscar`}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          // «Enter» would save the piece.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <p role="status" className="help">
          {words.length > 0 ? `${found} de ${rows.length}` : `${rows.length} en total`}
        </p>
      </div>
      <table className="sheet" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((key) => (
              <th key={key} scope="col" role="columnheader">
                {nameOf(key)}
              </th>
            ))}
          </tr>
        </thead>
        {inner ? (
          sections.map((section, index) => (
            <Section
              {...shared}
              key={index}
              path={`${path}.${index}.${inner}`}
              label={titleOf(section, `${label} ${index + 1}`)}
              head={
                <Head
                  columns={columns.length}
                  path={`${path}.${index}`}
                  title={titleOf(section, `${label} ${index + 1}`)}
                  open={outer.opened[index] ?? false}
                  onToggle={(now) => outer.toggle(index, now)}
                  hidden={words.length > 0}
                >
                  <Group node={items} path={`${path}.${index}`} except={inner} />
                  <p className="actions">
                    <RowActions
                      list={outer}
                      path={path}
                      index={index}
                      title={titleOf(section, `${label} ${index + 1}`)}
                    />
                  </p>
                </Head>
              }
            />
          ))
        ) : (
          <Section {...shared} path={path} label={label} />
        )}
      </table>
      {inner && (
        <p className="actions">
          <button type="button" className="small" onClick={outer.add}>
            Agregar a «{label}»
          </button>
        </p>
      )}
    </Box>
  );
}

interface SectionProps {
  path: string;
  label: string;
  node: SchemaNode;
  columns: string[];
  words: string[];
  /** The row of what they are part of. */
  head?: ReactNode;
}

/** The rows of one list. */
function Section({ path, label, node, columns, words, head }: SectionProps) {
  const list = useRows(path, node);
  return (
    <tbody role="rowgroup">
      {head}
      {list.rows.map((row, index) => (
        <Line
          key={index}
          path={`${path}.${index}`}
          label={`${label} ${index + 1}`}
          node={node}
          row={isFields(row) ? row : {}}
          columns={columns}
          matches={says(row, words)}
          open={list.opened[index] ?? false}
          onToggle={(now) => list.toggle(index, now)}
        >
          <RowActions
            list={list}
            path={path}
            index={index}
            title={titleOf(row, `${label} ${index + 1}`)}
          />
        </Line>
      ))}
      {words.length === 0 && (
        <tr role="row" className="more">
          <td role="cell" colSpan={columns.length} id={head ? path : undefined} tabIndex={-1}>
            <p className="actions">
              <Guided path={path} />
              <button type="button" className="small" onClick={list.add}>
                Agregar a «{label}»
              </button>
            </p>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface OpenProps {
  path: string;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Whether it is open: the person opened it, or asked to be led to a place within. */
function useOpen({ path, open, onToggle }: OpenProps): boolean {
  const ledTo = useLedTo(path);
  useEffect(() => {
    if (ledTo && !open) onToggle(true);
  });
  return open || ledTo;
}

const Title = ({ path, title, open, onToggle }: OpenProps & { title: string }) => (
  <button
    type="button"
    id={`${path}-fila`}
    className="row-title"
    aria-expanded={open}
    onClick={() => onToggle(!open)}
  >
    {title}
  </button>
);

interface HeadProps extends OpenProps {
  columns: number;
  title: string;
  /** While people are searched for, as long as it is not open. */
  hidden: boolean;
  children: ReactNode;
}

/** What the rows below are part of, as a row of its own. */
function Head({ columns, title, hidden, children, ...place }: HeadProps) {
  const open = useOpen(place);
  if (hidden && !open) return null;
  return (
    <tr role="row" className="section">
      <th role="rowheader" scope="rowgroup" colSpan={columns} id={place.path} tabIndex={-1}>
        <Title {...place} open={open} title={title} />
        {open && children}
      </th>
    </tr>
  );
}

interface LineProps extends OpenProps {
  label: string;
  node: SchemaNode;
  row: Fields;
  columns: string[];
  /** Whether the search finds it; one that is open stays. */
  matches: boolean;
  /** Its actions. */
  children: ReactNode;
}

/** A row, and its fields below it once it is opened. */
function Line({ label, node, row, columns, matches, children, ...place }: LineProps) {
  const open = useOpen(place);
  if (!matches && !open) return null;
  const [head = '', ...rest] = columns;
  return (
    <>
      <tr role="row">
        <th role="rowheader" scope="row">
          <Title {...place} open={open} title={shown(row[head]) || label} />
        </th>
        {rest.map((key) => (
          <td key={key} role="cell" data-label={nameOf(key)}>
            {shown(row[key] ?? (node.properties?.[key]?.default as Json | undefined))}
          </td>
        ))}
      </tr>
      {open && (
        <tr role="row" className="opened">
          <td role="cell" colSpan={columns.length}>
            <p className="actions">{children}</p>
            <Box node={node} path={place.path} label={label} required={false}>
              <Group node={node} path={place.path} />
            </Box>
          </td>
        </tr>
      )}
    </>
  );
}
