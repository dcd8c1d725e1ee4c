import { CATALOGO_PATH } from '@/lib/routes';
import { ALL_NORMS } from '@/lib/ui-texts';
import { asOf, isMuestra, normStatusOf } from '../normas/status';
import { normaAt, normasOf } from '../normas';
import { TITLE_MAX } from '../text';
import { catalogoPageOf, normaView } from '../views/norma';
import { unitCard } from '../views/call-card';
import { pieOf } from '../views/pie';
import type { Kind } from './kind';

/** Technical norm (D49): a page for each row of `content/normas`. */
export const norma = {
  routes: (content) => [...normasOf(content).keys()],
  source: (content, ruta) => normasOf(content).get(ruta)?.catalogo.file,
  title: (content, ruta) => {
    const { nombre, descripcion } = normaAt(content, ruta).norma;
    const title = `${nombre}. ${descripcion}`;
    return [title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX - 1)}…` : title];
  },
  updated: (content, ruta) => normaAt(content, ruta).catalogo.data.corte,
  record: 'norma',
  indexed: true,
  searched: true,
  weight: 'text',
  read: true,
  growing: true,
  body: (sources, ruta) => {
    const entry = normaAt(sources.content, ruta);
    const { norma, catalogo } = entry;
    const { crumbs, responsable } = catalogoPageOf(sources.content, catalogo.slug);
    return {
      head: {
        descripcion: `${norma.nombre}, ${norma.descripcion}. ${normStatusOf(entry)}, ${asOf(catalogo.data)}${isMuestra(entry) ? ' (de muestra)' : ''}.`,
      },
      frame: {
        clave: norma.nombre,
        titulo: `${norma.nombre}. ${norma.descripcion}`,
        call: unitCard(sources.content, responsable),
        crumbs: [...crumbs, { titulo: ALL_NORMS.title, ruta: CATALOGO_PATH }],
        pie: pieOf(sources.content, { responsable }, [catalogo]),
      },
      view: normaView(sources, entry),
    };
  },
} satisfies Kind;
