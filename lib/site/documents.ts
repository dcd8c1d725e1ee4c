import type { Content } from '@/lib/content/model';
import { comunicadoPdf, normaPdf } from './routes';

/** Every PDF that the site promises: its path and what it is. Those missing are made (D24). */
export function promisedPdfs(content: Content): { path: string; titulo: string }[] {
  return [
    ...content.comunicados.map(({ data }) => ({
      path: comunicadoPdf(data.numero),
      titulo: data.titulo,
    })),
    ...content.normas.flatMap(({ slug, data }) =>
      data.normas
        .filter((norma) => norma.enlace)
        .map((norma) => ({
          path: normaPdf(slug, norma.nombre),
          titulo: `${norma.nombre}. ${norma.descripcion}`,
        })),
    ),
    ...content.documentos.data.documentos.map(({ archivo, nombre }) => ({
      path: archivo,
      titulo: nombre,
    })),
  ];
}
