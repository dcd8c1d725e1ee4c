import type { Content } from '@/lib/content/model';
import { comunicadoPdf, formularioPdf, normaPdf } from './routes';

/** A PDF that the site links to, and the line of the file that promises it. */
export interface PromisedPdf {
  path: string;
  file: string;
  line: number;
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
    ...comunicados.map(({ data, file, line }) => ({
      path: comunicadoPdf(data.numero),
      file,
      line: line(['numero']),
      genuine: true,
    })),
    ...formularios.map(({ slug, file, line }) => ({
      path: formularioPdf(slug),
      file,
      line: line(['titulo']),
      genuine: true,
    })),
    ...normas.flatMap(({ slug, data, file, line }) =>
      data.normas.flatMap(({ nombre, enlace }, index) =>
        enlace
          ? [
              {
                path: normaPdf(slug, nombre),
                file,
                line: line(['normas', index, 'nombre']),
                genuine: false,
              },
            ]
          : [],
      ),
    ),
    ...documentos.data.documentos.map(({ archivo }, index) => ({
      path: archivo,
      file: documentos.file,
      line: documentos.line(['documentos', index, 'archivo']),
      genuine: false,
    })),
  ];
}
