import { z } from 'zod';
import type { Content, EntryOf } from '@/lib/content/model';
import { declaracionesPath, vehiculosPath } from '@/lib/routes';
import { shownRows } from '@/lib/routes/lacked';
import { allPages, entryOf, updatedOn } from '@/lib/site/pages';
import { pageTitle } from '@/lib/site/pages/titles';
import { preguntaId } from '@/lib/routes/row-ids';
import { kindOf, kinds } from '@/lib/site/kinds';
import { callView } from '@/lib/site/views/directorio';
import { waitsInWords } from '@/lib/site/views/estado';
import { asPart, callOf, recordKind, sentence } from './record';

/** Pages without another record kind, and the shortcuts of paginas/buscar.md. */
export const paginaRecord = recordKind({
  nombre: { uno: 'Página', varios: 'Páginas' },
  schema: z.object({}),
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

type Preguntas = EntryOf<'declaraciones'>['data']['preguntas'];

const ofPage = (ruta: string, preguntas: Preguntas = []) =>
  preguntas.map(({ pregunta, respuesta }) => ({
    id: preguntaId(pregunta),
    url: `${ruta}#${preguntaId(pregunta)}`,
    title: pregunta,
    summary: respuesta.replaceAll(/\n+/g, ' '),
    fields: {},
  }));

/** A question with its answer; «¿A quién llamo para…?» is answered by a unit's phone. */
export const pregunta = recordKind({
  nombre: { uno: 'Pregunta', varios: 'Preguntas' },
  schema: z.object({}),
  records: (content) => {
    const { declaraciones, vehiculos, sitio } = content;
    return [
      ...callView(content).map((need) => {
        const answer = sentence(`Llame a: ${need.unidad}`, callOf(need.telefono, need.extension));
        return {
          id: need.id,
          url: `${kinds.directorio.routes}#${need.id}`,
          title: need.para,
          summary: answer,
          muestra: need.muestra,
          fields: {},
        };
      }),
      ...ofPage(declaracionesPath(sitio.data), declaraciones?.data.preguntas),
      ...ofPage(vehiculosPath(sitio.data), vehiculos?.data.preguntas),
    ];
  },
});
