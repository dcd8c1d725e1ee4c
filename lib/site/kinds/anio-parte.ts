import { anioPartPath, anioPath, numbersIn } from '@/lib/routes';
import { numbered, pressOf } from '../press';
import { anioView, PRENSA, pressPie } from '../views/prensa';
import type { Kind } from './kind';

/** Part of a year's releases, numbered from the oldest (D48). */
export const anioParte = {
  routes: (content) => {
    const press = pressOf(content);
    return press.years.flatMap((year) =>
      numbered(press.year(year).parts, (n) => anioPartPath(year, n)),
    );
  },
  title: (_, ruta) => [titleOf(ruta)],
  updated: (content, ruta) => {
    const [year = 0, n = 1] = numbersIn(ruta);
    return pressOf(content).year(year).part(n)[0]?.data.fecha;
  },
  indexed: true,
  searched: false,
  weight: 'text',
  read: true,
  growing: true,
  body: (sources, ruta) => {
    const [year = 0, n = 1] = numbersIn(ruta);
    const { nombre } = sources.content.sitio.data;
    const view = anioView(sources, year, n);
    return {
      head: {
        descripcion: `Parte ${n} de los comunicados de prensa que publicó la ${nombre} en ${year}.`,
      },
      frame: {
        titulo: titleOf(ruta),
        crumbs: [PRENSA, { titulo: String(year), ruta: anioPath(year) }],
        pie: pressPie(sources.content),
      },
      view,
    };
  },
} satisfies Kind;

function titleOf(ruta: string): string {
  const [year, n] = numbersIn(ruta);
  return `Comunicados de ${year}, parte ${n}`;
}
