import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { comunicadoPath, direccionPath } from '@/lib/routes';
import { pressUnit } from '../required-content';
import { pieOf } from '../views/pie';
import type { Kind } from './kind';

/** Notice at a withdrawn page's address (D49): day and reason, without its text. */
export const retirada = {
  routes: (content) => withdrawnPages(content).map(({ ruta }) => ruta),
  title: (content, ruta) => {
    const fecha = longDate(withdrawnAt(content, ruta).fecha);
    return ['Página retirada', `Página retirada el ${fecha}`, `Página retirada: ${ruta}`];
  },
  updated: (content, ruta) => withdrawnAt(content, ruta).fecha,
  indexed: false,
  searched: false,
  gone: true,
  read: true,
  body: ({ content }, ruta) => {
    const { fecha, motivo, list } = withdrawnAt(content, ruta);
    const fechaLarga = longDate(fecha);
    return {
      head: { descripcion: `Esta página se retiró el ${fechaLarga}: ${motivo}` },
      frame: {
        titulo: 'Página retirada',
        pie: pieOf(content, { responsable: pressUnit(content) }, []),
      },
      view: { fecha, fechaLarga, motivo, list },
    };
  },
} satisfies Kind;

function withdrawnPages({ withdrawn }: Content) {
  const all = [
    ...withdrawn.comunicados.map(({ slug, data }) => ({
      retirar: data.retirar,
      ruta: comunicadoPath(slug),
      list: { titulo: 'Comunicados', ruta: '/prensa/' },
    })),
    ...withdrawn.direcciones.map((entry) => ({
      retirar: entry.data.retirar,
      ruta: direccionPath(entry),
      list: { titulo: 'Mapa del sitio', ruta: '/mapa/' },
    })),
  ];
  return all.flatMap(({ retirar, ...page }) => (retirar ? [{ ...page, ...retirar }] : []));
}

function withdrawnAt(content: Content, ruta: string) {
  const found = withdrawnPages(content).find((one) => one.ruta === ruta);
  if (!found) throw new Error(`Nothing was withdrawn at ${ruta}.`);
  return found;
}
