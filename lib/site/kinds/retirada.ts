import type { Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { englishDate } from '@/lib/office/english-date';
import {
  comunicadoPath,
  direccionPath,
  englishHome,
  facilPath,
  inglesPath,
  isEnglish,
} from '@/lib/routes';
import { ENGLISH, ENGLISH_WITHDRAWN, WITHDRAWN } from '@/lib/ui-texts';
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
  const { comunicados, direcciones, ingles, facil } = content.withdrawn;
  const prensa = { titulo: 'Comunicados', ruta: '/prensa/' };
  const mapa = { titulo: 'Mapa del sitio', ruta: '/mapa/' };
  const english = { titulo: ENGLISH.pages, ruta: englishHome(content) };
  const all = [
    ...comunicados.map(({ slug, data }) => ({ data, ruta: comunicadoPath(slug), list: prensa })),
    ...direcciones.map((entry) => ({ ...entry, ruta: direccionPath(entry), list: mapa })),
    ...ingles.map((entry) => ({ ...entry, ruta: inglesPath(entry), list: english })),
    ...facil.map((entry) => ({ ...entry, ruta: facilPath(entry), list: mapa })),
  ];
  return all.flatMap(({ data: { retirar }, ruta, list }) =>
    retirar ? [{ retirar, ruta, list }] : [],
  );
}

function withdrawnAt(content: Content, ruta: string) {
  const found = withdrawnPages(content).find((one) => one.ruta === ruta);
  if (!found) throw new Error(`Nothing was withdrawn at ${ruta}.`);
  const [words, dayOf] = isEnglish(ruta) ? [ENGLISH_WITHDRAWN, englishDate] : [WITHDRAWN, longDate];
  return { ...found, words, fechaLarga: dayOf(found.retirar.fecha) };
}
