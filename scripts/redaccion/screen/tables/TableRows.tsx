import { useContext, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { ApiJson } from '../../api';
import { Group } from '../fields/Group';
import { nameOf, type FieldValues } from '../fields/nodes';
import { RowTitle, useRowOpen, type RowPlace } from '../fields/RowTitle';
import { Box } from '../fields/Shell';
import { ReferencesContext } from '../references';

interface HeadProps extends RowPlace {
  columns: number;
  title: string;
  /** While people are searched for, as long as it is not open. */
  hidden: boolean;
  children: ReactNode;
}

/** The section of the rows below, as a row of its own. */
export function Head({ columns, title, hidden, children, ...place }: HeadProps) {
  const open = useRowOpen(place);
  if (hidden && !open) return null;
  return (
    <tr role="row" className="section">
      <th role="rowheader" scope="rowgroup" colSpan={columns} id={place.path} tabIndex={-1}>
        <RowTitle {...place} open={open} title={title} />
        {open && children}
      </th>
    </tr>
  );
}

function useShown() {
  const reader = useContext(ReferencesContext);
  return (value: ApiJson | undefined) =>
    value === undefined || value === null || typeof value === 'object'
      ? ''
      : reader.readText(String(value));
}

interface LineProps extends RowPlace {
  label: string;
  node: SchemaNode;
  row: FieldValues;
  columns: string[];
  /** Whether the search finds it; an open row stays. */
  matches: boolean;
  children: ReactNode;
}

/** A row, and its fields below it once it is opened. */
export function TableRow({ label, node, row, columns, matches, children, ...place }: LineProps) {
  const open = useRowOpen(place);
  const shown = useShown();
  if (!matches && !open) return null;
  const [head = '', ...rest] = columns;
  return (
    <>
      <tr role="row">
        <th role="rowheader" scope="row">
          <RowTitle {...place} open={open} title={shown(row[head]) || label} />
        </th>
        {rest.map((key) => (
          <td key={key} role="cell" data-label={nameOf(key)}>
            {shown(row[key] ?? (node.properties?.[key]?.default as ApiJson | undefined))}
          </td>
        ))}
      </tr>
      {open && (
        <tr role="row" className="opened">
          <td role="cell" colSpan={columns.length}>
            <div className="actions">{children}</div>
            <Box node={node} path={place.path} label={label} required={false}>
              <Group node={node} path={place.path} />
            </Box>
          </td>
        </tr>
      )}
    </>
  );
}
