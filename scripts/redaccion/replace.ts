import type { Image, Text } from 'mdast';
import { collections } from '@/lib/content/model';
import { labelOf } from '@/lib/content/model/labels';
import { treeOf, type SchemaNode } from '@/lib/content/model/schema-tree';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import type { Node } from '@/lib/content/parse/nodes';
import type { ApiJson, FoundPlaces, Replacing, SoughtWords, Words } from './api';
import { pieceWordsOf, sourceWith, type Present } from './pieces';

type Place = FoundPlaces['places'][number];
type Each = (place: Place) => string;

const AROUND = 60;
/** Texts that are addresses, citations, or parts of them. */
const NO_WORDS = /^(?:enlace|fuente|ruta.*|muestra|origen)$/;
/** Read by people, in spite of their form. */
const FORMED = /^(?:telefono.*|extension|lineaQuejas)$/;

/** The places where people read some words; none in a piece that cannot be read. */
export function placesIn(present: Present, asked: SoughtWords): Place[] {
  const places: Place[] = [];
  try {
    rewrite(present, asked, (place) => {
      places.push(place);
      return place.found;
    });
  } catch {
    return [];
  }
  return places;
}

/** The source of a piece with other words in the chosen places, by their order. */
export function withReplaced(
  present: Present,
  { by, ...asked }: Omit<Replacing, 'pieces'>,
  chosen: readonly number[],
): string {
  let at = 0;
  const words = rewrite(present, asked, ({ found }) => (chosen.includes(at++) ? by : found));
  return sourceWith(present, words);
}

function rewrite(present: Present, { find, loose }: SoughtWords, each: Each): Words {
  const { data, body } = pieceWordsOf(present);
  const pattern = patternOf(find, loose);
  const tree = treeOf(collections[present.name].schema);
  const inText = (where: string, text: string) =>
    text.replace(pattern, (found, ...more: unknown[]) => {
      // A value of another file, by its name.
      if (found.startsWith('{{')) return found;
      const at = more.find((one) => typeof one === 'number') ?? 0;
      const before = text.slice(0, at).split('\n').at(-1) ?? '';
      const after = text.slice(at + found.length).split('\n')[0] ?? '';
      return each({
        ...{ where, found },
        ...{ before: before.slice(-AROUND), after: after.slice(0, AROUND) },
      });
    });
  return {
    data: withTexts(data, (text, place) =>
      isRead(place.reduce(nodeAt, tree), keyIn(place)) ? inText(placeName(place), text) : text,
    ),
    ...(body !== undefined && { body: inBody(body, inText) }),
  };
}

const LIKE = ['aá', 'eé', 'ií', 'oó', 'uúü', 'nñ'];
const likeOf = (letter: string) => `[${LIKE.find((one) => one.includes(letter)) ?? letter}]`;

/** Whole words; a space is any space, also the end of a line. */
function patternOf(find: string, loose: boolean): RegExp {
  const exact = find.normalize('NFC').replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const letters = loose ? exact.toLowerCase().replace(/[aeiounáéíóúüñ]/g, likeOf) : exact;
  const words = letters.replace(/\s+/g, '\\s+');
  return new RegExp(
    `\\{\\{[^}]*\\}\\}|(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`,
    loose ? 'giu' : 'gu',
  );
}

type InText = (where: string, text: string) => string;

/** A copy of data with other texts. @param each told the keys and indexes that lead to a text */
export function withTexts(
  value: ApiJson,
  each: (text: string, place: string[]) => string,
  place: string[] = [],
): ApiJson {
  if (typeof value === 'string') return each(value, place);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(
    ([key, one]: [string, ApiJson]) => [key, withTexts(one, each, [...place, key])] as const,
  );
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

const isIndex = (key: string) => /^\d+$/.test(key);

/** The last key of a place that is no index. */
export const keyIn = (place: string[]): string => place.findLast((one) => !isIndex(one)) ?? '';

const placeName = (place: string[]) =>
  place.map((one) => (isIndex(one) ? Number(one) + 1 : (labelOf(one) ?? one))).join(' › ');

function nodeAt(node: SchemaNode, key: string): SchemaNode {
  const way = waysOf(node).find(({ items, properties }) => items ?? properties?.[key]) ?? node;
  const { items, properties, additionalProperties: named } = way;
  return items ?? properties?.[key] ?? (typeof named === 'object' ? named : {});
}

const waysOf = (node: SchemaNode) => [node, ...(node.anyOf ?? [])];

const isRead = (node: SchemaNode, key: string): boolean =>
  !NO_WORDS.test(key) &&
  waysOf(node).some(
    ({ type, enum: words, lugar, format, pattern }) =>
      type === 'string' &&
      !words &&
      !lugar &&
      (format === 'email' || FORMED.test(key) || (!pattern && !format)),
  );

/** Words alone: no address, code or name of a note. */
function inBody(body: string, inText: InText): string {
  let [now, until] = ['', 0];
  const read = (start: number, end: number) => {
    now += body.slice(until, start) + inText('Texto', body.slice(start, end));
    until = end;
  };
  const walk = (node: Node, url: string) => {
    const start = node.position?.start.offset ?? 0;
    if (isText(node) && !url.includes(node.value)) read(start, node.position?.end.offset ?? start);
    else if (isImage(node) && node.alt && body.startsWith(node.alt, start + 2))
      read(start + 2, start + 2 + node.alt.length);
    else if ('children' in node)
      for (const child of node.children) walk(child, node.type === 'link' ? node.url : url);
  };
  walk(parseMarkdown(body), '');
  return now + body.slice(until);
}

const isText = (node: Node): node is Text => node.type === 'text';
const isImage = (node: Node): node is Image => node.type === 'image';
