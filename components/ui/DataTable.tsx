import type { ReactNode } from 'react';

interface Column {
  title: string;
  /** Said before the cell where the table is narrow and its rows are as cards. */
  label?: string;
}

interface Row {
  key: string;
  /** Named by its subject, never by its place (lib/routes/row-ids.ts). */
  id?: string | undefined;
  /** A cell that is `null` is covered by the cell before it. */
  cells: ReactNode[];
}

interface DataTableProps {
  id?: string;
  caption?: ReactNode;
  columns: Column[];
  /** The column whose cell names the row; by default the first. */
  heads?: number;
  rows?: Row[];
  /** Rows under a heading of their own each, and a note on all of them after the last. */
  groups?: { id?: string; title: ReactNode; rows: Row[]; foot?: ReactNode }[];
  /** How this table lays its cards and columns out; without it, cells are stacked. */
  layout?: string;
  className?: string;
}

/** A table that prints whole and, where it is narrow, is as a list of cards. */
export function DataTable({
  id,
  caption,
  columns,
  heads = 0,
  rows,
  groups = [],
  layout = 'stack-table',
  className = 'table-wrap',
}: DataTableProps) {
  return (
    <div className={className}>
      <table id={id} className={`data-table ${layout}`}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {rows && (
          <tbody>
            <Rows rows={rows} columns={columns} heads={heads} />
          </tbody>
        )}
        {groups.map((group, at) => (
          <tbody key={at} id={group.id}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {group.title}
              </th>
            </tr>
            <Rows rows={group.rows} columns={columns} heads={heads} />
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

function Rows({ rows, columns, heads }: { rows: Row[]; columns: Column[]; heads: number }) {
  return rows.map(({ key, id, cells }) => (
    <tr key={key} id={id}>
      {cells.map((cell, at) => {
        if (cell === null) return null;
        const { title, label } = columns[at] ?? {};
        const span = cells[at + 1] === null ? 2 : undefined;
        return at === heads ? (
          <th key={title} scope="row" colSpan={span}>
            {cell}
          </th>
        ) : (
          <td key={title} colSpan={span} data-label={label}>
            {cell}
          </td>
        );
      })}
    </tr>
  ));
}
