import { unmeasuredAssets } from '@/lib/site/assets';
import type { PageKind } from '@/lib/site/kinds';
import { allPages } from '@/lib/site/pages';
import { pageData } from '@/lib/site/page-data';
import type { Content } from '@/lib/content/model';
import type { Sources } from '@/lib/site/sources';
import { sampleContent } from '../../sample';

type Comunicado = Content['comunicados'][number];

/** Without measured files or keys of the e-mail service. */
export const sourcesOf = (content: Content = sampleContent()): Sources => ({
  content,
  assets: unmeasuredAssets,
  settings: { send: { queja: null, denuncia: null, sugerencia: null } },
});

export const viewOf = <K extends PageKind>(kind: K, ruta: string, content?: Content) =>
  pageData(sourcesOf(content), { kind, ruta }).view;

export const firstOf = (kind: PageKind, sources: Sources) =>
  pageData(
    sources,
    allPages(sources.content).find((ref) => ref.kind === kind)!,
  );

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

/** A day apart from 1 January, newest first. */
export const releases = (count: number, anio = 2024): Comunicado[] =>
  Array.from({ length: count }, (_, index) =>
    release(index + 1, new Date(Date.UTC(anio, 0, 1 + index)).toISOString().slice(0, 10)),
  ).reverse();

export const withReleases = (comunicados: Comunicado[]): Content => ({
  ...sampleContent(),
  comunicados,
});

/** Pages depend on the same data, and render sooner. */
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

export const numbersOf = (list: Comunicado[]): number[] => list.map(({ data }) => data.numero);
