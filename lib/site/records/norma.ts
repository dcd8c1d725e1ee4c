import { z } from 'zod';
import { CatalogoNormas } from '@/lib/content/model/schemas';
import { normaPdf } from '@/lib/routes';
import { normaId } from '@/lib/routes/row-ids';
import { normasOf, type NormaEntry } from '@/lib/site/normas';
import {
  asOf,
  citeNorma,
  endedNote,
  isMuestra,
  situacionOf,
  SITUACIONES,
  statusOf,
} from '@/lib/site/normas/status';
import { recordKind, sentence } from './record';

const { titulo: catalogo, corte, normas } = CatalogoNormas.shape;
const { nombre, descripcion, estado } = normas.element.shape;
const text = z.string();
/** A day in ISO form; empty where the catalogue does not say it. */
const day = z.union([z.literal(''), z.iso.date()]);

/** A technical norm of a catalogue (sections 3 and 4, D61). */
export const norma = recordKind({
  nombre: { uno: 'Norma', varios: 'Normas' },
  schema: z.strictObject({
    ...{ nombre, descripcion, catalogo, estado, leyenda: text, corte },
    situacion: z.enum(SITUACIONES),
    ...{ desde: day, hasta: day, publicacion: text, aplicaA: text },
    ...{ sustituyeA: z.array(nombre), sustituidaPor: z.array(nombre), motivo: text },
    ...{ cambios: z.array(text), cita: text, pdf: text },
  }),
  isPage: true,
  growing: true,
  besidePage: true,
  // What grows stands newest first: the last of a catalogue are its newest.
  records: (content) =>
    [...normasOf(content).values()].reverse().map((entry) => {
      const { norma, catalogo, ruta } = entry;
      const { nombre, descripcion } = norma;
      return {
        id: normaId(nombre),
        url: ruta,
        title: `${nombre}. ${descripcion}`,
        summary: sentence(
          catalogo.data.titulo,
          `${statusOf(entry)}, ${asOf(catalogo.data)}`,
          endedNote(entry),
        ),
        words: `norma ${nombre.replace('-', ' ')} ${nombre.replace('-', '')}`,
        changed: catalogo.data.corte,
        muestra: isMuestra(entry),
        fields: {
          nombre,
          descripcion,
          catalogo: catalogo.data.titulo,
          estado: norma.estado,
          leyenda: norma.leyenda ?? '',
          corte: catalogo.data.corte,
          situacion: situacionOf(entry),
          desde: norma.desde ?? '',
          hasta: norma.hasta ?? '',
          publicacion: norma.publicacion ?? '',
          aplicaA: norma.aplicaA ?? '',
          sustituyeA: entry.sustituye.map(codeOf),
          sustituidaPor: entry.sustituidaPor.map(codeOf),
          motivo: norma.motivo ?? '',
          cambios: norma.cambios.map(({ fecha, que }) => `${fecha}: ${que}`),
          cita: citeNorma(entry, content),
          pdf: norma.enlace ? normaPdf(catalogo.slug, nombre) : '',
        },
      };
    }),
});

const codeOf = ({ norma }: NormaEntry): string => norma.nombre;
