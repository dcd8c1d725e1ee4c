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
  columns: readonly string[];
  /** Columns whose name precedes the cell in cards (narrow tables). */
  labels?: readonly string[];
  /** A class with its width, for some columns. */
  widths?: readonly (string | undefined)[];
  /** The column of row headers; by default the first. */
  heads?: number;
  rows?: Row[];
  groups?: { id?: string; title?: ReactNode; rows: Row[]; foot?: ReactNode }[];
  /** Layout of cards and columns; by default, stacked cells. */
  layout?: string;
  className?: string;
}

export function DataTable({
  id,
  caption,
  columns,
  labels = [],
  widths = [],
  heads = 0,
  rows = [],
  groups = [{ rows }],
  layout = 'stack-table',
  className = 'md:overflow-x-auto print:overflow-visible',
}: DataTableProps) {
  return (
    <div className={className}>
      <table id={id} className={`data-table ${layout}`}>
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
          <tbody key={at} id={group.id}>
            {group.title && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.title}
                </th>
              </tr>
            )}
            <Rows rows={group.rows} columns={columns} labels={labels} heads={heads} />
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

type RowsProps = Required<Pick<DataTableProps, 'rows' | 'columns' | 'labels' | 'heads'>>;

function Rows({ rows, columns, labels, heads }: RowsProps) {
  return rows.map(({ key, id, cells }) => (
    <tr key={key} id={id}>
      {cells.map((cell, at) => {
        if (cell === null) return null;
        const title = columns[at] ?? '';
        const span = cells[at + 1] === null ? 2 : undefined;
        return at === heads ? (
          <th key={title} scope="row" colSpan={span}>
            {cell}
          </th>
        ) : (
          <td key={title} colSpan={span} data-label={labels.find((one) => one === title)}>
            {cell}
          </td>
        );
      })}
    </tr>
  ));
}
