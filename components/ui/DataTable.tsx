import type { ReactNode } from 'react';

interface Row {
  key: string;
  /** Named by its subject, never by its position (lib/routes/row-ids.ts). */
  id?: string | undefined;
  /** `null` is covered by the cell before it. */
  cells: ReactNode[];
}

interface DataTableProps {
  id?: string;
  caption?: ReactNode;
  /** Its name, where a heading says it to the eye. */
  name?: string;
  columns: readonly string[];
  /** Columns whose name precedes the cell in cards (narrow tables). */
  labels?: readonly string[];
  /** A class with its width, for some columns. */
  widths?: readonly (string | undefined)[];
  /** The column of row headers; by default the first. */
  heads?: number;
  rows?: Row[];
  groups?: { id?: string; hidden?: boolean; title?: ReactNode; rows: Row[]; foot?: ReactNode }[];
  /** Layout of cards and columns; by default, stacked cells. */
  layout?: string;
  className?: string;
}

export function DataTable({
  id,
  caption,
  name,
  columns,
  labels = [],
  widths = [],
  heads = 0,
  rows = [],
  groups = [{ rows }],
  layout = 'stack-table',
  className = 'md:overflow-x-auto print:overflow-visible',
}: DataTableProps) {
  const rowOf = ({ key, id: own, cells }: Row) => (
    <tr key={key} id={own}>
      {cells.map((cell, at) => {
        if (cell === null) return null;
        const span = cells[at + 1] === null ? 2 : undefined;
        return at === heads ? (
          <th key={at} scope="row" colSpan={span}>
            {cell}
          </th>
        ) : (
          <td key={at} colSpan={span} data-label={labels.find((one) => one === columns[at])}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
  return (
    <div className={className}>
      <table id={id} aria-label={name} className={`data-table ${layout}`}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((title, at) => (
              <th key={title} scope="col" className={widths[at]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, at) => (
          <tbody key={at} id={group.id} hidden={group.hidden}>
            {group.title && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.rows.map(rowOf)}
            {group.foot && (
              <tr>
                <td colSpan={columns.length}>{group.foot}</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}
