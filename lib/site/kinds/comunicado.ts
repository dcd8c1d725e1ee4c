import { longDate } from '@/lib/office/dates';
import { comunicadoPath, lastSegment } from '@/lib/routes';
import { pressOf } from '../press';
import { pressUnit } from '../required-content';
import { correctionsView, lastCorrection, waitsInWords } from '../views/estado';
import { pieOf } from '../views/pie';
import { comunicadoView, PRENSA } from '../views/prensa';
import { headingsOf } from '../views/prose';
import type { Kind } from './kind';

export const comunicado = {
  routes: ({ comunicados }) => comunicados.map(({ slug }) => comunicadoPath(slug)),
  source: (_, ruta) => `content${ruta.replace(/\/$/, '.md')}`,
  title: (content, ruta) => {
    const { titulo, fecha, numero } = pressOf(content).release(lastSegment(ruta)).comunicado.data;
    const dated = `${titulo}, ${longDate(fecha)}`;
    return [titulo, dated, `${dated} (comunicado ${numero})`];
  },
  updated: (content, ruta) => {
    const { data } = pressOf(content).release(lastSegment(ruta)).comunicado;
    return lastCorrection(data.fecha, data);
  },
  record: 'comunicado',
  indexed: true,
  searched: true,
  weight: 'text',
  read: true,
  growing: true,
  body: (sources, ruta) => {
    const { comunicado: entry } = pressOf(sources.content).release(lastSegment(ruta));
    const { titulo, resumen, fecha } = entry.data;
    const view = comunicadoView(sources, entry.slug);
    return {
      head: { descripcion: resumen, fecha },
      frame: {
        titulo,
        marca: waitsInWords(entry),
        correcciones: correctionsView(entry.data),
        crumbs: [PRENSA],
        contents: headingsOf(view.html),
        pie: pieOf(sources.content, { responsable: pressUnit(sources.content) }, [entry]),
      },
      view,
    };
  },
} satisfies Kind;
