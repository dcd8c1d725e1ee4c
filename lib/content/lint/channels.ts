import type { Root } from 'mdast';
import { blocksOf } from '@/lib/content/parse/blocks';
import type { Placed } from '@/lib/content/types';

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
  const found: Placed<Sends>[] = rowsOf(data).flatMap(({ texts, enlace, field }) =>
    [...sends(texts), ...leads(texts, enlace)].map((what) => ({ what, field })),
  );
  if (!tree || !QUICK.test(body)) return found;
  for (const { text, urls, bodyLine } of blocksOf(tree))
    found.push(...sends([text, ...urls]).map((what) => ({ what, bodyLine })));
  return found;
}

function sends(texts: string[]): Sends[] {
  if (!texts.some((text) => QUICK.test(text))) return [];
  const text = foldChannel(texts.join(' '));
  const canal = channelOf(text);
  return canal ? [{ canal, text }] : [];
}

function leads(texts: string[], enlace: string): Sends[] {
  const canal = channelOf(foldChannel(enlace));
  const text = foldChannel(texts.join(' '));
  return canal && !channelOf(text) ? [{ canal, enlace: true, text }] : [];
}

function channelOf(folded: string): Sends['canal'] | undefined {
  const queja = QUEJA.test(folded);
  if (queja === DENUNCIA.test(folded)) return undefined;
  return queja ? 'queja' : 'denuncia';
}

interface Row {
  texts: string[];
  enlace: string;
  field: PropertyKey[];
}

function rowsOf(value: unknown, field: PropertyKey[] = []): Row[] {
  if (typeof value === 'string') return [{ texts: [value], enlace: '', field }];
  if (!value || typeof value !== 'object') return [];
  const list = Array.isArray(value);
  const entries = Object.entries(value as Record<string, unknown>).map(
    ([key, inner]) => [list ? Number(key) : key, inner] as const,
  );
  const together = !list && field.length > 0;
  const own = entries.flatMap(([, inner]) =>
    together && typeof inner === 'string' ? [inner] : [],
  );
  const enlace = together && 'enlace' in value ? String(value.enlace) : '';
  return [
    ...(own.length > 0 ? [{ texts: own, enlace, field }] : []),
    ...entries.flatMap(([key, inner]) =>
      together && typeof inner === 'string' ? [] : rowsOf(inner, [...field, key]),
    ),
  ];
}
