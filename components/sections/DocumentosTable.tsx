import type { DocumentRow } from '@/lib/site/views/parts';
import { DataTable } from '@/components/ui/DataTable';
import { PdfLink } from '@/components/ui/PdfLink';

export function DocumentosTable({ rows, caption }: { rows: DocumentRow[]; caption: string }) {
  return (
    <DataTable
      layout="link-rows stack-table"
      caption={caption}
      columns={[
        { title: 'ID', label: 'ID' },
        { title: 'Nombre' },
        { title: 'Descripcion' },
        { title: 'Formato' },
      ]}
      heads={1}
      rows={rows.map(({ id, nombre, descripcion, pdf }, index) => ({
        key: id,
        cells: [
          index + 1,
          nombre,
          descripcion,
          <PdfLink key="pdf" {...pdf} about={nombre} className="whole-row" />,
        ],
      }))}
    />
  );
}
