import type { Content } from '@/lib/content/model';
import { comunicadoPdf, normaPdf } from './routes';

/** A PDF that the site links to, and the line of the file that promises it. */
export interface PromisedPdf {
  path: string;
  file: string;
  line: number;
}

/** Every PDF that the site promises. Those missing are made (D24). */
export function promisedPdfs({ comunicados, normas, documentos }: Content): PromisedPdf[] {
  return [
    ...comunicados.map(({ data, file, line }) => ({
      path: comunicadoPdf(data.numero),
      file,
      line: line(['numero']),
    })),
    ...normas.flatMap(({ slug, data, file, line }) =>
      data.normas.flatMap(({ nombre, enlace }, index) =>
        enlace
          ? [{ path: normaPdf(slug, nombre), file, line: line(['normas', index, 'nombre']) }]
          : [],
      ),
    ),
    ...documentos.data.documentos.map(({ archivo }, index) => ({
      path: archivo,
      file: documentos.file,
      line: documentos.line(['documentos', index, 'archivo']),
    })),
  ];
}
