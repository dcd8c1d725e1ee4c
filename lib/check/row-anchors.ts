import { kindOf, type PageKind } from '@/lib/site/kinds';
import { isLong, normaId } from '@/lib/routes/row-ids';
import type { Content } from '@/lib/content/model';

export function formIdsOf({ formularios }: Content, kind: PageKind): string[] {
  const form = formularios.find(({ slug }) => slug === kindOf(kind).form);
  if (!form) return [];
  const fields = Object.keys(form.data.campos).flatMap((name) =>
    ['', '-ayuda', '-error'].map((part) => `${name}${part}`),
  );
  const modes = form.data.modos.flatMap(({ id }) => [`modo-${id}`, `modo-${id}-ayuda`]);
  return ['titulo', 'cambio', ...fields, ...modes].map((part) => `${form.slug}-${part}`);
}

export type Pestanas = Content['direcciones'][number]['data']['pestanas'];
type Catalogo = Content['normas'][number];

const catalogosOf = ({ normas }: Content, pestanas: Pestanas): Catalogo[] =>
  Object.values(pestanas).flatMap(({ bloque, catalogo }) =>
    bloque === 'catalogo' ? normas.filter(({ slug }) => slug === catalogo) : [],
  );

const idsOfCatalogo = ({ slug, data: { normas } }: Catalogo): string[] => [
  `${slug}-tabla`,
  ...(isLong(normas) ? [`${slug}-filtro`, `${slug}-filtro-clase`] : []),
  ...normas.map(({ nombre }) => normaId(nombre)),
];

export const rowIdsOf = (content: Content, kind: PageKind, pestanas: Pestanas): string[] => [
  ...(kindOf(kind).rowIds?.(content) ?? []),
  ...catalogosOf(content, pestanas).flatMap((one) => idsOfCatalogo(one)),
];
