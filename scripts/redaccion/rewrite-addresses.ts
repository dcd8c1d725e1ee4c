import type { Content } from '@/lib/content/model';
import { listFiles } from '@/lib/content/load/files';
import type { ApiJson, Words } from './api';
import { pieceWordsOf, presentOf, sourceWith, type Present } from './pieces';
import { Refused } from './refused';

/** Alters the texts of pieces, by their keys; the key of Markdown is empty. */
export interface Swap {
  /** A piece without it stays as it is. */
  from: string;
  run: (text: string, key: string) => string;
}

export const keySwap = (keys: readonly string[], from: string, to: string): Swap => ({
  from,
  run: (text, key) => (keys.includes(key) && text === from ? to : text),
});

export function addressSwap(content: Content, from: string, to: string, end = '(?![\\w/-])'): Swap {
  const { origin } = new URL(content.sitio.data.url);
  const [site, address] = [origin, from].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w.:/-])(${site})?${address}${end}`, 'g');
  const stays = ['antes', 'archivo'];
  return {
    from,
    run: (text, key) => (stays.includes(key) ? text : text.replace(pattern, `$1${to}`)),
  };
}

/**
 * Alters all pieces of a site.
 * @param sources those that changed already; altered too, and the others put beside them
 * @throws Refused when a piece has two texts of a merge
 */
export function swapAll(
  root: string,
  sources: Map<string, string | null>,
  swaps: readonly Swap[],
): Map<string, string | null> {
  const alter = (text: string, key: string) => swaps.reduce((now, { run }) => run(now, key), text);
  for (const { file, text } of listFiles(root, sources).files) {
    if (!swaps.some(({ from }) => text.includes(from))) continue;
    const present = presentOf(root, file);
    const own = { ...present, source: sources.get(file) ?? present.source, base: 'changed' };
    const words = readable(own);
    const now = words && inWords(words, alter);
    if (!now || JSON.stringify(now) === JSON.stringify(words)) continue;
    if (present.theirs !== undefined)
      throw new Refused(409, `Antes hay que elegir entre los dos textos de ${file}.`);
    sources.set(file, sourceWith(own, { file, base: own.base, ...now }));
  }
  return sources;
}

/** A faulty piece stays as it is: the check tells of it. */
function readable(present: Present): Words | undefined {
  try {
    return pieceWordsOf(present);
  } catch {
    return undefined;
  }
}

type Alter = Swap['run'];

const inWords = ({ data, body }: Words, alter: Alter): Words => ({
  data: inData(data, '', alter),
  ...(body !== undefined && { body: alter(body, '') }),
});

function inData(value: ApiJson, key: string, alter: Alter): ApiJson {
  if (typeof value === 'string') return alter(value, key);
  if (Array.isArray(value)) return value.map((one) => inData(one, key, alter));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, inData(one, name, alter)]),
  );
}
