import type { PageKind } from '@/lib/site/pages';
import { asuntoId, isLong, normaId, personIds, preguntaId } from '@/lib/routes/row-ids';
import type { Content } from '@/lib/content/model';

/** Rows and questions with an address of their own (lib/routes/row-ids.ts). */
const ROW_IDS: Partial<Record<PageKind, (content: Content) => string[]>> = {
  directorio: ({ directorio: { data }, paginas }) => [
    ...needsOf(paginas),
    ...data.unidades.map(({ id }) => id),
    ...personIds(data.unidades).flatMap((ids) => ids.filter((id) => id !== undefined)),
  ],
  vehiculos: ({ vehiculos }) =>
    vehiculos.data.preguntas.map(({ pregunta }) => preguntaId(pregunta)),
  declaraciones: ({ declaraciones }) =>
    declaraciones.data.preguntas.map(({ pregunta }) => preguntaId(pregunta)),
};

function needsOf(paginas: Content['paginas']): string[] {
  const rows = paginas.flatMap(({ data }) => data.llamar ?? []);
  return rows.length > 0 ? ['llamar', ...rows.map(({ para }) => asuntoId(para))] : [];
}

/** The pages where a form stands beside an author's titles, and which form. */
const FORM_PAGES: Partial<Record<PageKind, string>> = {
  quejaPublica: 'queja',
  denuncia: 'denuncia',
};

/** The ids of the parts of the form that a page shows (components/islands/forms). */
export function formIdsOf({ formularios }: Content, kind: PageKind): string[] {
  const form = formularios.find(({ slug }) => slug === FORM_PAGES[kind]);
  if (!form) return [];
  const fields = Object.keys(form.data.campos).flatMap((name) =>
    ['', '-ayuda', '-error'].map((part) => `${name}${part}`),
  );
  const modes = form.data.modos.flatMap(({ id }) => [`modo-${id}`, `modo-${id}-ayuda`]);
  return ['titulo', 'cambio', ...fields, ...modes].map((part) => `${form.slug}-${part}`);
}

export type Pestanas = Content['direcciones'][number]['data']['pestanas'];
type Catalogo = Content['normas'][number];

/** The catalogues of norms that a page's tabs show. */
const catalogosOf = ({ normas }: Content, pestanas: Pestanas): Catalogo[] =>
  Object.values(pestanas).flatMap(({ bloque, catalogo }) =>
    bloque === 'catalogo' ? normas.filter(({ slug }) => slug === catalogo) : [],
  );

const idsOfCatalogo = ({ slug, data: { normas } }: Catalogo): string[] => [
  `${slug}-tabla`,
  ...(isLong(normas) ? [`${slug}-filtro`, `${slug}-filtro-clase`] : []),
  ...normas.map(({ nombre }) => normaId(nombre)),
];

/** The ids of the rows, groups, questions and filters that a page shows. */
export const rowIdsOf = (content: Content, kind: PageKind, pestanas: Pestanas): string[] => [
  ...(ROW_IDS[kind]?.(content) ?? []),
  ...catalogosOf(content, pestanas).flatMap((one) => idsOfCatalogo(one)),
];
