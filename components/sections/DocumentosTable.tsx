import type { DocumentRow } from '@/lib/site/views/parts';
import { DataTable } from '@/components/ui/DataTable';
import { PdfLink } from '@/components/ui/Link';

interface DocumentosTableProps {
  rows: DocumentRow[];
  /** Of what; a heading above says it to the eye. */
  name: string;
}

export function DocumentosTable({ rows, name }: DocumentosTableProps) {
  return (
    <DataTable
      name={name}
      columns={['ID', 'Nombre', 'Descripcion', 'Formato']}
      labels={['ID']}
      widths={[undefined, undefined, undefined, 'md:w-44']}
      heads={1}
      layout="stack-table document-table"
      rows={rows.map(({ id, nombre, descripcion, pdf }, index) => ({
        key: id,
        cells: [
          index + 1,
          nombre,
          descripcion,
          <PdfLink
            key="pdf"
            {...pdf}
            about={nombre}
            className="inline-flex min-h-target items-center"
          />,
        ],
      }))}
    />
  );
}
