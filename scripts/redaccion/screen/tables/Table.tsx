import { useState, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { ApiJson } from '../../api';
import { Group } from '../fields/Group';
import { innerList, isFields, fieldKindOf, nameOf, titleOf } from '../fields/nodes';
import { RowActions } from '../fields/RowActions';
import { Box, type FieldProps } from '../fields/Shell';
import { useRows } from '../fields/use-rows';
import { fold } from '@/lib/search/words';
import { useValue } from '../values';
import { AddRow } from './Guided';
import { Head, TableRow } from './TableRows';

/** More would not be read at a glance; a row opens all its fields. */
const MAX_COLUMNS = 5;

/** The columns that tell rows apart: required short values, and choices. The name comes first. */
function columnsOf({ properties = {}, required = [] }: SchemaNode): string[] {
  const keys = Object.keys(properties).filter((key) => {
    const kind = fieldKindOf(properties[key] ?? {});
    return (
      kind === 'choice' || (required.includes(key) && ['text', 'number', 'day'].includes(kind))
    );
  });
  const head = ['nombre', 'titulo', 'pregunta'].find((key) => keys.includes(key)) ?? keys[0] ?? '';
  return [head, ...keys.filter((key) => key !== head)].slice(0, MAX_COLUMNS);
}

const wordsOf = (value: ApiJson): string =>
  value !== null && typeof value === 'object'
    ? Object.values(value).map(wordsOf).join(' ')
    : String(value);

const says = (row: ApiJson, words: string[]) => {
  const text = words.length > 0 ? fold(wordsOf(row)) : '';
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
  const words = fold(query).split(/\s+/).filter(Boolean);
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
                  <Group node={items} path={`${path}.${index}`} only={(key) => key !== inner} />
                  <div className="actions">
                    <RowActions
                      list={outer}
                      path={path}
                      index={index}
                      title={titleOf(section, `${label} ${index + 1}`)}
                    />
                  </div>
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
  head?: ReactNode;
}

function Section({ path, label, node, columns, words, head }: SectionProps) {
  const list = useRows(path, node);
  return (
    <tbody role="rowgroup">
      {head}
      {list.rows.map((row, index) => (
        <TableRow
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
        </TableRow>
      ))}
      {words.length === 0 && (
        <tr role="row" className="more">
          <td role="cell" colSpan={columns.length} id={head ? path : undefined} tabIndex={-1}>
            <AddRow path={path} label={label} onAdd={list.add} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
