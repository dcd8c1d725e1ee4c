import { z } from 'zod';
import type { Content } from '@/lib/content/model';
import { shownRows } from '@/lib/routes/lacked';
import { allPages, entryOf, updatedOn } from '@/lib/site/pages';
import { pageTitle } from '@/lib/site/pages/titles';
import { kindOf } from '@/lib/site/kinds';
import { waitsInWords } from '@/lib/site/views/estado';
import { asPart, recordKind, sentence } from './record';

/** Pages without another record kind, and the shortcuts of paginas/buscar.md. */
export const paginaRecord = recordKind({
  nombre: { uno: 'Página', varios: 'Páginas' },
  schema: z.strictObject({}),
  isPage: true,
  listed: true,
  records: (content) => [...pages(content), ...shortcuts(content)],
});

const pages = (content: Content) =>
  allPages(content)
    .filter(({ kind }) => !kindOf(kind).record && !kindOf(kind).gone)
    .map((page) => {
      const titulo = pageTitle(content, page);
      const entry = entryOf(content, page);
      const descripcion = entry?.data.descripcion ?? '';
      return {
        id: page.ruta,
        url: page.ruta,
        title: titulo,
        summary: sentence(entry && waitsInWords(entry), descripcion),
        changed: updatedOn(content, page),
        fields: {},
      };
    });

const shortcuts = (content: Content) =>
  shownRows(
    content,
    content.paginas.flatMap(({ data }) => data.atajos ?? []),
  ).map(({ titulo, resumen, enlace, palabras, urgentes }) => ({
    id: `${enlace} ${titulo}`,
    url: asPart(enlace),
    title: titulo,
    summary: resumen,
    words: palabras.join('. '),
    chosen: true as const,
    ...(urgentes && { urgent: urgentes.join('. ') }),
    fields: {},
  }));
