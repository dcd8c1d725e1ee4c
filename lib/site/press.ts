import type { Content } from '@/lib/content/model';
import { anioPath, anioPartPath, prensaPath } from '@/lib/routes';

type Comunicado = Content['comunicados'][number];

/** How many releases a page of the press list shows (section 2.5: ten). */
export const RELEASES_PER_PAGE = 10;
/** How many titles a part of a year lists: rows without picture, so that a page stays light. */
export const TITLES_PER_PART = 50;

/**
 * A list of releases that never moves (D48): a hub with the newest, and numbered parts counted from the
 * oldest. A part exists once it is full, so it never changes.
 */
export interface Series {
  newest: Comunicado[];
  parts: number;
  part(n: number): Comunicado[];
}

/**
 * @param releases newest first
 * @param size of the hub and of each part
 * @param needed a part exists when at least this many releases are beyond it
 */
function seriesOf(releases: Comunicado[], size: number, needed: 0 | 1): Series {
  const total = releases.length;
  return {
    newest: releases.slice(0, size),
    parts: Math.max(0, Math.floor((total - needed) / size)),
    part: (n) => releases.slice(total - n * size, total - (n - 1) * size),
  };
}

/** The archive of press releases: built once for a content, looked up by key. */
export interface Press {
  releases: Comunicado[];
  list: Series;
  years: number[];
  year(anio: number): Series;
  /** A release and its neighbours by date. @throws when there is no such release */
  release(slug: string): { comunicado: Comunicado; newer?: Comunicado; older?: Comunicado };
}

const archives = new WeakMap<Content['comunicados'], Press>();

/** @param content its releases come sorted, newest first (lib/content) */
export function pressOf({ comunicados }: Pick<Content, 'comunicados'>): Press {
  const known = archives.get(comunicados);
  if (known) return known;
  const places = new Map(comunicados.map(({ slug }, place) => [slug, place]));
  const byYear = new Map<number, Comunicado[]>();
  for (const comunicado of comunicados) {
    const anio = Number(comunicado.data.fecha.slice(0, 4));
    const ofYear = byYear.get(anio);
    if (ofYear) ofYear.push(comunicado);
    else byYear.set(anio, [comunicado]);
  }
  const press: Press = {
    releases: comunicados,
    list: seriesOf(comunicados, RELEASES_PER_PAGE, 0),
    years: [...byYear.keys()],
    year: (anio) => seriesOf(byYear.get(anio) ?? [], TITLES_PER_PART, 1),
    release(slug) {
      const place = places.get(slug) ?? -1;
      const comunicado = comunicados[place];
      if (!comunicado) throw new Error(`There is no release «${slug}» in content/prensa.`);
      return { comunicado, newer: comunicados[place - 1], older: comunicados[place + 1] };
    },
  };
  archives.set(comunicados, press);
  return press;
}

/**
 * Addresses that the last part of a series links to before they exist: each leads to the newest releases, so
 * that a full part needs no change when the next is made.
 */
export function pressRedirects(
  content: Pick<Content, 'comunicados'>,
): { from: string; to: string }[] {
  const press = pressOf(content);
  return [
    { from: prensaPath(press.list.parts + 1), to: '/prensa/' },
    ...press.years.flatMap((anio) => {
      const { parts } = press.year(anio);
      return parts > 0 ? [{ from: anioPartPath(anio, parts + 1), to: anioPath(anio) }] : [];
    }),
  ];
}

/** The address of each numbered part of a series. */
export const numbered = (count: number, path: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => path(index + 1));
