import { longDate } from '@/lib/office/dates';
import { pressUnit } from '../required-content';
import { pieOf } from '../views/pie';
import { withdrawnPages } from '../withdrawn';
import type { Kind } from './kind';

/** Notice at a withdrawn page's address (D49): day and reason, without its text. */
export const retirada = {
  routes: (content) => withdrawnPages(content).map(({ ruta }) => ruta),
  title: (content, ruta) => {
    const fecha = longDate(withdrawnPages(content).find((one) => one.ruta === ruta)?.fecha ?? '');
    return ['Página retirada', `Página retirada el ${fecha}`, `Página retirada: ${ruta}`];
  },
  updated: (content, ruta) => withdrawnPages(content).find((one) => one.ruta === ruta)?.fecha,
  indexed: false,
  searched: false,
  gone: true,
  weight: 'text',
  read: true,
  body: ({ content }, ruta) => {
    const found = withdrawnPages(content).find((one) => one.ruta === ruta);
    if (!found) throw new Error(`Nothing was withdrawn at ${ruta}.`);
    const { fecha, motivo, list } = found;
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
