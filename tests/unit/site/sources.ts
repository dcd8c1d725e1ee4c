import { unmeasuredAssets } from '@/lib/site/assets';
import type { PageKind } from '@/lib/site/kinds';
import { allPages } from '@/lib/site/pages';
import { pageData } from '@/lib/site/page-data';
import type { Content } from '@/lib/content/model';
import type { Sources } from '@/lib/site/sources';
import { sampleContent } from '../../sample';

type Comunicado = Content['comunicados'][number];

/** What views are made from: the sample, no measured file, no key of the e-mail service. */
export const sourcesOf = (content: Content = sampleContent()): Sources => ({
  content,
  assets: unmeasuredAssets,
  settings: { send: { queja: null, denuncia: null, sugerencia: null } },
});

/** The data that a page's component receives. */
export const viewOf = <K extends PageKind>(kind: K, ruta: string, content?: Content) =>
  pageData(sourcesOf(content), { kind, ruta }).view;

/** The data of the first page of a kind. */
export const firstOf = (kind: PageKind, sources: Sources) =>
  pageData(
    sources,
    allPages(sources.content).find((ref) => ref.kind === kind)!,
  );

/** A release of the sample with another name, number and day. */
export function release(numero: number, fecha: string): Comunicado {
  const first = sampleContent().comunicados[0]!;
  const titulo = `Comunicado número ${numero}`;
  return {
    ...first,
    slug: `comunicado-${numero}`,
    file: `content/prensa/comunicado-${numero}.md`,
    body: 'La oficina **abre**.',
    data: { ...first.data, titulo, numero, fecha },
  };
}

/** Releases 1 to `count`, one a day from the first of a year, as content gives them: newest first. */
export const releases = (count: number, anio = 2024): Comunicado[] =>
  Array.from({ length: count }, (_, index) =>
    release(index + 1, new Date(Date.UTC(anio, 0, 1 + index)).toISOString().slice(0, 10)),
  ).reverse();

/** The sample with these releases and no other. */
export const withReleases = (comunicados: Comunicado[]): Content => ({
  ...sampleContent(),
  comunicados,
});

/** A content with a line or two of each text and few norms: pages depend on the same, and come sooner. */
export function withShortTexts(content: Content): Content {
  const short = <T extends { body: string }>(entries: T[]): T[] =>
    entries.map((entry) => ({ ...entry, body: entry.body.slice(0, 200) }));
  return {
    ...content,
    paginas: short(content.paginas),
    direcciones: short(content.direcciones),
    comunicados: short(content.comunicados),
    normas: content.normas.map((one) => ({
      ...one,
      data: { ...one.data, normas: one.data.normas.slice(0, 2) },
    })),
  };
}

/** Numbers of releases, to say in one line which ones a list shows. */
export const numbersOf = (list: Comunicado[]): number[] => list.map(({ data }) => data.numero);
