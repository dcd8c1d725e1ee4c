import type { Content } from '@/lib/content/model';
import { normasOf } from '@/lib/site/normas';
import { answersByDay, asOf, isMuestra, normSignOf, normStatusOf } from '@/lib/site/normas/status';

export type CatalogoNormasView = ReturnType<typeof catalogoNormasView>;

/** Returns all norms by catalogue, each with its answer for every day (D61). */
export function catalogoNormasView(content: Pick<Content, 'normas'>) {
  const entries = [...normasOf(content).values()];
  const catalogos = [...content.normas].sort((one, other) => one.data.orden - other.data.orden);
  return {
    total: entries.length,
    muestra: entries.some(isMuestra),
    catalogos: catalogos.map(({ slug, data }) => ({
      slug,
      titulo: data.titulo,
      corte: data.corte,
      segun: asOf(data),
      normas: entries
        .filter(({ catalogo }) => catalogo.slug === slug)
        .map((entry) => ({
          nombre: entry.norma.nombre,
          descripcion: entry.norma.descripcion,
          ruta: entry.ruta,
          estado: normStatusOf(entry),
          signo: normSignOf(entry),
          dias: answersByDay(entry),
        })),
    })),
  };
}
