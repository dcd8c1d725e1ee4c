import type { Content } from '@/lib/content/model';
import { comunicadoPdf, formularioPdf, normaPdf } from '.';

/** A PDF that the site links to, and the file and field that promise it. */
export interface PromisedPdf {
  path: string;
  file: string;
  field: readonly PropertyKey[];
  /** True when the build makes the document itself; false when all that it can make is a sample. */
  genuine: boolean;
}

/** Every PDF that the site promises. Those missing are made (D24). */
export function promisedPdfs({
  comunicados,
  normas,
  documentos,
  formularios,
}: Content): PromisedPdf[] {
  return [
    ...comunicados.map(({ data, file }) => ({
      path: comunicadoPdf(data.numero),
      file,
      field: ['numero'],
      genuine: true,
    })),
    ...formularios.map(({ slug, file }) => ({
      path: formularioPdf(slug),
      file,
      field: ['titulo'],
      genuine: true,
    })),
    ...normas.flatMap(({ slug, data, file }) =>
      data.normas.flatMap(({ nombre, enlace }, index) =>
        enlace
          ? [
              {
                path: normaPdf(slug, nombre),
                file,
                field: ['normas', index, 'nombre'],
                genuine: false,
              },
            ]
          : [],
      ),
    ),
    ...documentos.data.documentos.map(({ archivo }, index) => ({
      path: archivo,
      file: documentos.file,
      field: ['documentos', index, 'archivo'],
      genuine: false,
    })),
  ];
}
