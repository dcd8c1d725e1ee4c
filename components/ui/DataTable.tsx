import type { ReactNode } from 'react';

export interface Column {
  title: string;
  /** Said before the cell where the table is narrow and its rows stand as cards. */
  label?: string;
}

export interface Row {
  key: string;
  cells: ReactNode[];
}

interface DataTableProps {
  id?: string;
  caption?: ReactNode;
  columns: Column[];
  /** The column whose cell names the row; the first one, unless told otherwise. */
  heads?: number;
  rows?: Row[];
  /** Rows under a heading of their own each. */
  groups?: { id: string; title: ReactNode; rows: Row[] }[];
  className?: string;
}

/** A table that prints whole and, where it is narrow, stands as a list of cards. */
export function DataTable({
  id,
  caption,
  columns,
  heads = 0,
  rows,
  groups = [],
  className = 'table-wrap',
}: DataTableProps) {
  return (
    <div className={className}>
      <table id={id} className="data-table stack-table">
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
        {groups.map((group) => (
          <tbody key={group.id} id={group.id}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="serif text-lg text-guinda">
                {group.title}
              </th>
            </tr>
            <Rows rows={group.rows} columns={columns} heads={heads} />
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Rows({ rows, columns, heads }: { rows: Row[]; columns: Column[]; heads: number }) {
  return rows.map(({ key, cells }) => (
    <tr key={key}>
      {cells.map((cell, at) =>
        at === heads ? (
          <th key={columns[at]?.title} scope="row">
            {cell}
          </th>
        ) : (
          <td key={columns[at]?.title} data-label={columns[at]?.label}>
            {cell}
          </td>
        ),
      )}
    </tr>
  ));
}
