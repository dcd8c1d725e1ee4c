import { stringify } from 'yaml';
import { slugify } from '@/lib/content/slug';
import { longDate } from '@/lib/site/dates';
import { AREAS, HEADINGS, PARAGRAPHS, PLACES } from './phrases';
import { PICTURES, TOPICS } from './words';

/**
 * Invented press releases, as many as wanted, always the same ones: no clock, no chance. Release `i`
 * says the same in an archive of any size; only its day depends on the size.
 */
export interface Release {
  slug: string;
  titulo: string;
  /** ISO day. */
  fecha: string;
  resumen: string;
  imagen: string;
  alt: string;
  numero: number;
  lugar?: string;
  /** Markdown. */
  body: string;
}

const FIRST_DAY = Date.UTC(2012, 0, 2);
const LAST_DAY = Date.UTC(2026, 5, 30);
const DAY = 86_400_000;
const RESUMEN = { least: 120, most: 260 } as const;

/** @returns the first `count` releases, oldest first, spread over the working days of 2012–2026 */
export function releases(count: number): Release[] {
  const days = workingDays();
  return Array.from({ length: count }, (_, index) => {
    // Now and then two on one day, however few there are.
    const at = index % 4 === 3 ? index - 1 : index;
    return release(index, days[Math.floor((at * days.length) / count)] ?? lastDay());
  });
}

/** @returns the release that an archive of `count` would publish next: on the last day, the newest */
export const oneMore = (count: number): Release => release(count, lastDay());

/**
 * @param index which of the endless series; no two share title, slug or number
 * @param fecha the ISO day that it carries
 */
export function release(index: number, fecha: string): Release {
  const chance = random(index);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  // Each matter meets each area once a round, in an order that looks like none; the figure, which
  // grows with the round, tells the rounds apart.
  const pairs = TOPICS.length * AREAS.length;
  const round = Math.floor(index / pairs);
  const pair = ((index % pairs) * 577 + 131) % pairs;
  const topic = TOPICS[pair % TOPICS.length] as (typeof TOPICS)[number];
  const area = AREAS[Math.floor(pair / TOPICS.length)] as string;
  const n = topic.least + round * topic.step + Math.floor(chance() * topic.step);
  const month = Date.UTC(Number(fecha.slice(0, 4)), Number(fecha.slice(5, 7)) + 1);
  const fill = (text: string): string =>
    text
      .replaceAll('de {area}', `de ${area}`.replace(/^de el /, 'del '))
      .replaceAll('{area}', area)
      .replaceAll('{m}', String(2 + Math.floor(chance() * Math.max(1, n / 3))))
      .replaceAll('{k}', () => String(3 + Math.floor(chance() * 12)))
      .replaceAll('{mes}', longDate(isoDay(month)).split(' de ')[1] as string);

  const [headline, told] = topic.verbs;
  const titulo = `${headline} ${n} ${topic.what} en ${area}`;
  const opening = `La Sindicatura Procuradora ${told} ${n} ${topic.what} en ${area}.`;
  const found = fill(topic.found);
  const long = `${opening} ${topic.why} ${found}`;
  const short = `${opening} ${topic.why}`;
  const lugar = pick(PLACES);
  return {
    slug: slugify(titulo).toLowerCase(),
    titulo,
    fecha,
    resumen: short.length >= RESUMEN.least && chance() < 0.5 ? short : fit(long, short),
    imagen: `/ilustraciones/noticia-${pictureNumber(topic.picture)}.svg`,
    alt: PICTURES[topic.picture],
    numero: index + 1,
    ...(lugar && { lugar }),
    body: bodyOf(),
  };

  /** Four to eight paragraphs; every third release has headings and a list. */
  function bodyOf(): string {
    const headed = index % 3 === 0;
    const many = 3 + Math.floor(chance() * (headed ? 4 : 5));
    const shared = shuffle(PARAGRAPHS, chance).slice(0, many).map(fill);
    const first = `${opening} La visita fue el ${longDate(fecha)}. ${topic.why} ${found}`;
    if (!headed) return `${[first, ...shared].join('\n\n')}\n`;
    const [list, text] = pick(HEADINGS);
    const points = topic.points.map((point, at) => (at === 0 ? `- **${point}**;` : `- ${point};`));
    const [before, ...after] = shared;
    return `${[
      first,
      before,
      `## ${list}`,
      'En esta ocasión se puso atención en tres puntos:',
      points.join('\n').replace(/;$/, '.'),
      `## ${text}`,
      ...after,
    ].join('\n\n')}\n`;
  }
}

/** A release as its author would have typed it. */
export function markdownOf({ body, ...release }: Release): string {
  const front = Object.entries(release).filter(([key]) => key !== 'slug');
  return `---\n${stringify(Object.fromEntries(front), { lineWidth: 0 })}---\n${body}`;
}

const fit = (long: string, short: string) => (long.length <= RESUMEN.most ? long : short);

const pictureNumber = (name: string) =>
  String(Object.keys(PICTURES).indexOf(name) + 1).padStart(2, '0');

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const lastDay = () => isoDay(LAST_DAY);

function workingDays(): string[] {
  const days: string[] = [];
  for (let time = FIRST_DAY; time <= LAST_DAY; time += DAY)
    if (![0, 6].includes(new Date(time).getUTCDay())) days.push(isoDay(time));
  return days;
}

/** Numbers from 0 to 1 that a seed settles (Mulberry32, T. Ettinger, public domain). */
function random(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Fisher and Yates' shuffle. */
function shuffle<T>(list: readonly T[], chance: () => number): T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
