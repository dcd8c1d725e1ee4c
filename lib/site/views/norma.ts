import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { CATALOGO_PATH, jsonPath, direccionPath, normaPdf } from '@/lib/routes';
import { normaId } from '@/lib/routes/row-ids';
import type { NormaEntry } from '@/lib/site/normas';
import {
  answersByDay,
  citeNorma,
  endedNote,
  isMuestra,
  normSignOf,
  normStatusOf,
} from '@/lib/site/normas/status';
import type { Sources } from '@/lib/site/sources';
import { NORM } from '@/lib/ui-texts';
import { pdfView } from './parts';

export type NormaView = ReturnType<typeof normaView>;

export function normaView({ content, assets }: Sources, entry: NormaEntry) {
  const { norma, catalogo, ruta } = entry;
  const { nombre, desde, hasta, publicacion, aplicaA, motivo, cambios } = norma;
  const { direccion } = catalogoPageOf(content, catalogo.slug);
  const href = normaPdf(catalogo.slug, nombre);
  return {
    nombre,
    dias: answersByDay(entry),
    muestra: isMuestra(entry),
    estado: normStatusOf(entry),
    signo: normSignOf(entry),
    corte: longDate(catalogo.data.corte),
    nota: endedNote(entry),
    catalogo: {
      titulo: catalogo.data.titulo,
      ruta: direccion ? `${direccionPath(direccion)}#${normaId(nombre)}` : CATALOGO_PATH,
    },
    desde: desde && longDate(desde),
    hasta: hasta && longDate(hasta),
    fuente: publicacion ?? (isMuestra(entry) ? 'dato de muestra' : catalogo.data.titulo),
    aplicaA,
    motivo,
    sustituye: entry.sustituye.map(neighbour),
    sustituidaPor: entry.sustituidaPor.map(neighbour),
    documento: norma.enlace
      ? {
          pdf: pdfView(
            { assets },
            { href, text: NORM.open, download: `${catalogo.slug}-${nombre}.pdf` },
          ),
          facts: assets.pdf(href),
        }
      : undefined,
    cambios: cambios.map(({ fecha, que }) => ({ fecha, larga: longDate(fecha), que })),
    cita: citeNorma(entry, content),
    json: jsonPath(ruta),
  };
}

const neighbour = ({ norma: { nombre, descripcion }, ruta }: NormaEntry) => ({
  nombre,
  descripcion,
  ruta,
});

/** Returns the directorate whose page shows a catalogue: its parent page. */
export function catalogoPageOf({ direcciones }: Content, slug: string) {
  const direccion = direcciones.find(({ data }) =>
    Object.values(data.pestanas).some(({ catalogo }) => catalogo === slug),
  );
  return {
    direccion,
    responsable: direccion?.data.responsable ?? direccion?.data.unidad,
    crumbs: direccion ? [{ titulo: direccion.data.titulo, ruta: direccionPath(direccion) }] : [],
  };
}
