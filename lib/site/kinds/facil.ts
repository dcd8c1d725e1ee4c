import { allEntries, FOLDER, type Content } from '@/lib/content/model';
import { longDate } from '@/lib/office/dates';
import { easyHours } from '@/lib/office/spoken-hours';
import { facilPath } from '@/lib/routes';
import { splitBody } from '@/lib/content/parse/rendered';
import { officeCard, type CallCard } from '../views/call-card';
import { pieOf } from '../views/pie';
import { htmlShowsMuestra } from '../views/muestra';
import { telHref, wholePhone } from '@/lib/site/text';
import { EASY } from '@/lib/ui-texts';
import { headingsOf, withPictures } from '../views/prose';
import { entryAt, entryBody } from '../views/text-page';
import type { Kind } from './kind';
import { arrastreView } from './servicios';

const facilAt = ({ facil }: Content, ruta: string) => entryAt(facil, facilPath, ruta);

/** The data of the page that an easy one follows. */
function followedBy(content: Content, ruta: string): { responsable?: string; foto?: string } {
  const { traduceDe } = facilAt(content, ruta).data;
  const { data } = allEntries(content).find(({ file }) => file === `${FOLDER}/${traduceDe}`) ?? {};
  return Object(data) as { responsable?: string; foto?: string };
}

/** Puts each part of a datum («…; …») on its line: pages in easy language have no semicolon of their own. */
const inLines = (html: string): string =>
  html.replace(/(?<!&#?\w{1,8}); (\p{L})/gu, (_, next: string) => `.<br>${next.toUpperCase()}`);

/** Puts an extension below its number, which is a button: in it both would not fit a phone's width. */
const extensionBelow = (html: string): string =>
  html.replace(
    /(\d{3}\s\d{3}\s\d{4}), (extensión (\d+))/g,
    (_, phone: string, words: string, extension: string) =>
      `<a href="${telHref(phone, extension)}">${wholePhone(phone)}</a><br>${words}`,
  );

/** A phone is a button, and so is the way to a form (easy.css): after it a full stop would be alone. */
const withoutStop = (html: string): string =>
  html.replace(
    /((?:tel:\d+|#formulario)">[^<]*<\/a>|\d{3}\s\d{3}\s\d{4})\.(?=<\/(?:p|li)>)/g,
    '$1',
  );

const unbrokenPrices = (html: string): string => html.replace(/(\d) (?=pesos)/g, '$1\u00a0');

/** Returns a card with its hours in the words of the text beside it. */
const cardInWords = (card: CallCard): CallCard => ({
  ...card,
  horario: easyHours(card.horario).replace(
    /; (\p{L})/gu,
    (_, next: string) => `. ${next.toUpperCase()}`,
  ),
});

/** Marks each question, so that its answer stands near it (easy.css). */
const withQuestions = (html: string): string =>
  html.replace(/<p>(?=¿[^<]*\?<\/p>)/g, '<p data-asks="">');

/** True when a text shows a phone, an address or a mailbox of the site that is invented. */
function saysSampleOfSite({ sitio: { data } }: Content, html: string): boolean {
  const said = html.replace(/<[^>]*>/g, '');
  return data.muestra.some((key) => {
    const value: unknown = data[key as keyof typeof data];
    return typeof value === 'string' && value !== '' && said.includes(value);
  });
}

const DEFAULT_ICON = 'documento';

export const facil = {
  routes: ({ facil }) => facil.map(facilPath),
  source: (content, ruta) => facilAt(content, ruta).file,
  title: (content, ruta) => [facilAt(content, ruta).data.titulo],
  foto: (content, ruta) => followedBy(content, ruta).foto,
  updated: (content, ruta) => facilAt(content, ruta).data.al,
  // The search leads to the whole pages.
  searched: false,
  read: true,
  body: (sources, ruta) => {
    const { content, assets } = sources;
    const entry = facilAt(content, ruta);
    const { iconos, validado, traduceDe } = entry.data;
    const towing = traduceDe === 'vehiculos.yml' ? arrastreView(content) : undefined;
    const [lead = '', ...parts] = splitBody(entry, () => true).map((html) =>
      withPictures(assets, html),
    );
    const text = [lead, ...parts].join('');
    const hasSamples = htmlShowsMuestra(content, text) || saysSampleOfSite(content, text);
    const view = {
      lead,
      parts: parts.map((html, at) => ({
        id: headingsOf(html)[0]?.id ?? '',
        html: withQuestions(withoutStop(extensionBelow(inLines(unbrokenPrices(html))))),
        dibujo: assets.drawing(iconos[at] ?? DEFAULT_ICON),
      })),
      validado: validado && longDate(validado),
    };
    return entryBody(content, entry, view, {
      // Once: nothing comes between the parts, whose first words may be «Llame al 911».
      muestras: hasSamples ? EASY.samples : undefined,
      call: cardInWords(towing ?? officeCard(content)),
      pie: pieOf(content, followedBy(content, ruta), []),
    });
  },
} satisfies Kind;
