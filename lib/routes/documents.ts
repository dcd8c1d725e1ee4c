import type { Content } from '@/lib/content/model';
import { hasDocument } from './lacked';
import { comunicadoPdf, formularioPdf, normaPdf } from '.';

export interface PromisedPdf {
  path: string;
  file: string;
  field: readonly PropertyKey[];
  genuine: boolean;
  title: string;
  list: string;
  day?: string;
  invented?: boolean | undefined;
}

export const PDF_LISTS = {
  documentos: 'Documentos y avisos',
  formularios: 'Formularios en papel',
  comunicados: 'Comunicados',
} as const;

/** PDFs that the site links to; the build makes missing files (D24). */
export function promisedPdfs(content: Content): PromisedPdf[] {
  const { comunicados, normas, documentos, formularios } = content;
  return [
    ...comunicados.map(({ data, file }) => ({
      path: comunicadoPdf(content.sitio.data, data.numero),
      file,
      field: ['numero'],
      genuine: true,
      title: data.titulo,
      list: PDF_LISTS.comunicados,
      day: data.fecha,
      invented: data.muestra,
    })),
    ...formularios.map(({ slug, data, file }) => ({
      path: formularioPdf(slug),
      file,
      field: ['titulo'],
      genuine: true,
      title: data.titulo,
      list: PDF_LISTS.formularios,
    })),
    ...normas.flatMap(({ slug, data, file }) =>
      data.normas.flatMap(({ nombre, descripcion, enlace }, index) =>
        enlace
          ? {
              path: normaPdf(slug, nombre),
              file,
              field: ['normas', index, 'nombre'],
              genuine: false,
              title: `${nombre}. ${descripcion}`,
              list: data.titulo,
            }
          : [],
      ),
    ),
    ...documentos.data.documentos.flatMap((row, index) =>
      hasDocument(content.sitio.data.apartados, row)
        ? {
            path: row.archivo,
            file: documentos.file,
            field: ['documentos', index, 'archivo'],
            genuine: false,
            title: row.nombre,
            list: PDF_LISTS.documentos,
          }
        : [],
    ),
  ];
}
