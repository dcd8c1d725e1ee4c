import type { Root } from 'mdast';
import { blocksOf } from '@/lib/content/parse/blocks';
import type { Place, Placed } from '@/lib/content/types';

export interface Sends {
  canal: 'queja' | 'denuncia';
  enlace?: boolean;
  text: string;
}

const QUEJA = /(?<![a-z])quej/;
const DENUNCIA = /(?<![a-z])denunci/;
const QUICK = /qu[eé]j|den[uú]nci/i;

export const foldChannel = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Returns blocks that name a single channel. A row of YAML is a block. */
export function sendsOf(data: unknown, tree: Root | undefined, body: string): Placed<Sends>[] {
  const blocks = tree && QUICK.test(body) ? blocksOf(tree) : [];
  return [
    ...rowsOf(data),
    ...blocks.map(({ text, urls, line }) => ({ texts: [text, ...urls], line })),
  ].flatMap(({ texts, enlace = '', ...place }: Row): Placed<Sends>[] => {
    const text = foldChannel(texts.join(' '));
    const canal = texts.some((one) => QUICK.test(one)) ? channelOf(text) : undefined;
    if (canal) return [{ what: { canal, text }, ...place }];
    const linked = channelOf(foldChannel(enlace));
    const leads = linked && !channelOf(text);
    return leads ? [{ what: { canal: linked, enlace: true, text }, ...place }] : [];
  });
}

function channelOf(folded: string): Sends['canal'] | undefined {
  const queja = QUEJA.test(folded);
  if (queja === DENUNCIA.test(folded)) return undefined;
  return queja ? 'queja' : 'denuncia';
}

type Row = { texts: string[]; enlace?: string } & Place;

function rowsOf(value: unknown, field: PropertyKey[] = []): Row[] {
  if (typeof value === 'string') return [{ texts: [value], field }];
  if (!value || typeof value !== 'object') return [];
  const isRow = !Array.isArray(value) && field.length > 0;
  const texts = isRow ? Object.values(value).filter((one) => typeof one === 'string') : [];
  const enlace = isRow && 'enlace' in value ? String(value.enlace) : '';
  return [
    ...(texts.length > 0 ? [{ texts, enlace, field }] : []),
    ...Object.entries(value).flatMap(([key, inner]) => {
      const own = Array.isArray(value) ? Number(key) : key;
      return isRow && typeof inner === 'string' ? [] : rowsOf(inner, [...field, own]);
    }),
  ];
}
