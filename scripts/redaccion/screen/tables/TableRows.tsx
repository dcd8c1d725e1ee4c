import { useEffect, type ReactNode } from 'react';
import type { SchemaNode } from '@/lib/content/model/schema-tree';
import type { ApiJson } from '../../api';
import { Group } from '../fields/Group';
import { nameOf, type FieldValues } from '../fields/nodes';
import { Box } from '../fields/Shell';
import { useLedTo } from '../problems';

interface OpenProps {
  path: string;
  open: boolean;
  onToggle: (open: boolean) => void;
}

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
export function Head({ columns, title, hidden, children, ...place }: HeadProps) {
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

const shown = (value: ApiJson | undefined) =>
  value === undefined || value === null || typeof value === 'object' ? '' : String(value);

interface LineProps extends OpenProps {
  label: string;
  node: SchemaNode;
  row: FieldValues;
  columns: string[];
  /** Whether the search finds it; one that is open stays. */
  matches: boolean;
  children: ReactNode;
}

/** A row, and its fields below it once it is opened. */
export function TableRow({ label, node, row, columns, matches, children, ...place }: LineProps) {
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
            {shown(row[key] ?? (node.properties?.[key]?.default as ApiJson | undefined))}
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
