import type { Content } from '@/lib/content/model';
import { anioPath, anioPartPath, prensaPath } from '@/lib/routes';
import { grouped } from './tables';
import { memoizeByObject } from '@/lib/content/model/memoize';

type Comunicado = Content['comunicados'][number];

/** Section 2.5. */
export const RELEASES_PER_PAGE = 10;
export const TITLES_PER_PART = 50;

export type Series = ReturnType<typeof seriesOf>;

/**
 * Returns a list with stable pages (D48): a hub with the newest, and full parts numbered from the oldest.
 * @param releases newest first @param needed minimum of releases beyond a part for it to exist
 */
function seriesOf(releases: Comunicado[], size: number, needed: 0 | 1) {
  const total = releases.length;
  return {
    newest: releases.slice(0, size),
    parts: Math.max(0, Math.floor((total - needed) / size)),
    part: (n: number) => releases.slice(total - n * size, total - (n - 1) * size),
  };
}

const archiveOf = memoizeByObject((comunicados: Comunicado[]) => {
  const places = new Map(comunicados.map(({ slug }, place) => [slug, place]));
  const byYear = grouped(comunicados, ({ data }) => Number(data.fecha.slice(0, 4)));
  return {
    releases: comunicados,
    list: seriesOf(comunicados, RELEASES_PER_PAGE, 0),
    years: [...byYear.keys()],
    year: (anio: number) => seriesOf(byYear.get(anio) ?? [], TITLES_PER_PART, 1),
    /** @throws when there is no such release */
    release(slug: string) {
      const place = places.get(slug) ?? -1;
      const comunicado = comunicados[place];
      if (!comunicado) throw new Error(`There is no release «${slug}» in content/prensa.`);
      return { comunicado, newer: comunicados[place - 1], older: comunicados[place + 1] };
    },
  };
});

/** Returns the archive of releases, memoised per content. @param content releases sorted newest first */
export const pressOf = ({ comunicados }: Pick<Content, 'comunicados'>) => archiveOf(comunicados);

/** Full parts link to the next part before it exists: it redirects to the newest releases. */
export function pressRedirects(content: Pick<Content, 'comunicados'>) {
  const press = pressOf(content);
  return [
    { from: prensaPath(press.list.parts + 1), to: '/prensa/' },
    ...press.years.flatMap((anio) => {
      const { parts } = press.year(anio);
      return parts > 0 ? [{ from: anioPartPath(anio, parts + 1), to: anioPath(anio) }] : [];
    }),
  ];
}

export const numbered = (count: number, path: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => path(index + 1));
