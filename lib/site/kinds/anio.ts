import { anioPath, numbersIn } from '@/lib/routes';
import { pressOf } from '../press';
import { anioView, PRENSA, pressPie } from '../views/prensa';
import type { Kind } from './kind';

export const anio = {
  routes: (content) => pressOf(content).years.map(anioPath),
  title: (_, ruta) => [titleOf(ruta)],
  updated: (content, ruta) => pressOf(content).year(numbersIn(ruta)[0] ?? 0).newest[0]?.data.fecha,
  indexed: true,
  searched: false,
  weight: 'text',
  read: true,
  growing: true,
  body: (sources, ruta) => {
    const [year = 0] = numbersIn(ruta);
    const { nombre } = sources.content.sitio.data;
    const view = anioView(sources, year);
    return {
      head: {
        descripcion: `Los comunicados de prensa que publicó la ${nombre} en ${year}, del más reciente al más antiguo.`,
      },
      frame: {
        titulo: titleOf(ruta),
        crumbs: [PRENSA],
        pie: pressPie(sources.content),
      },
      view,
    };
  },
} satisfies Kind;

function titleOf(ruta: string): string {
  return `Comunicados de ${numbersIn(ruta).join()}`;
}
