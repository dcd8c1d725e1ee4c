import { WITH_STATES, type Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { englishDate } from '@/lib/office/english-date';
import { englishHome, isEnglish } from '@/lib/routes';
import { ENGLISH, ENGLISH_WITHDRAWN, WITHDRAWN } from '@/lib/ui-texts';
import { PIECE_PATHS } from '../former';
import { pressUnit } from '../required-content';
import { pieOf } from '../views/pie';
import type { Kind } from './kind';

/** Notice at a withdrawn page's address (D49): day and reason, without its text. */
export const retirada = {
  routes: (content) => withdrawnPages(content).map(({ ruta }) => ruta),
  title: (content, ruta) => {
    const { words, fechaLarga } = withdrawnAt(content, ruta);
    return [words.titulo, words.titleOn(fechaLarga), `${words.titulo}: ${ruta}`];
  },
  // The foot of a page in English names the day of the Spanish text.
  updated: (content, ruta) =>
    isEnglish(ruta) ? undefined : withdrawnAt(content, ruta).retirar.fecha,
  indexed: false,
  searched: false,
  gone: true,
  read: true,
  body: ({ content }, ruta) => {
    const { retirar, list, words, fechaLarga } = withdrawnAt(content, ruta);
    const { fecha, motivo } = retirar;
    const pie = pieOf(content, { responsable: pressUnit(content) }, []);
    return {
      head: { descripcion: words.description(fechaLarga, motivo) },
      frame: { titulo: words.titulo, pie: isEnglish(ruta) ? { fuentes: [] } : pie },
      view: { fecha, fechaLarga, since: words.since, reason: words.reason(motivo), list },
    };
  },
} satisfies Kind;

function withdrawnPages(content: Content) {
  const prensa = { titulo: 'Comunicados', ruta: '/prensa/' };
  const mapa = { titulo: 'Mapa del sitio', ruta: '/mapa/' };
  const english = { titulo: ENGLISH.pages, ruta: englishHome(content) };
  const lists = { comunicados: prensa, direcciones: mapa, ingles: english, facil: mapa };
  return WITH_STATES.flatMap((name) =>
    content.withdrawn[name].flatMap((piece) => {
      const { retirar } = piece.data;
      return retirar ? { retirar, ruta: PIECE_PATHS[name](piece), list: lists[name] } : [];
    }),
  );
}

function withdrawnAt(content: Content, ruta: string) {
  const found = withdrawnPages(content).find((one) => one.ruta === ruta);
  if (!found) throw new Error(`Nothing was withdrawn at ${ruta}.`);
  const [words, dayOf] = isEnglish(ruta) ? [ENGLISH_WITHDRAWN, englishDate] : [WITHDRAWN, longDate];
  return { ...found, words, fechaLarga: dayOf(found.retirar.fecha) };
}
