import { linksIn, parseMarkdown } from '@/lib/content/parse/markdown';
import { walk } from '@/lib/content/parse/nodes';
import { BULLETS } from './marks';
import type { DocumentCount, DocumentFindings, CountedKind } from './types';
import { wordsShown } from './write';

export interface CountedSource extends Record<CountedKind, number> {
  said: string;
}

const NAMES: Record<CountedKind, string> = {
  pictures: 'imágenes',
  links: 'enlaces',
  tables: 'tablas',
  boxes: 'cuadros de texto',
};
const COUNTED = /[\p{L}\p{M}\p{N}\p{S}\p{P}\p{Co}]/u;
const FREE = new RegExp(`[\\p{Pd}\\p{Cf}.…·|•*${BULLETS}\\uFFFD]`, 'u');
const wordsOf = (text: string): string[] =>
  text
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .normalize('NFKC')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const signsOf = (text: string): string[] =>
  [...text.normalize('NFKC')].filter((sign) => COUNTED.test(sign) && !FREE.test(sign));

/** Reports content that is missing from the Markdown and that no earlier warning names. */
export function compare(
  source: CountedSource,
  markdown: string,
  apart: number,
  found: DocumentFindings,
): DocumentCount[] {
  const tree = parseMarkdown(markdown);
  const links = linksIn(tree);
  const images = links.filter(({ alt }) => alt !== undefined).length;
  let tables = 0;
  walk(tree, ({ type }) => (tables += Number(type === 'table')));
  const { boxes } = found.told;
  const result = { pictures: images + apart, links: links.length - images, tables, boxes };
  const told = { ...found.told, boxes: 0 };
  const shown = wordsShown(tree);
  const arrived = [shown, ...found.out].join(' ');
  const said = [source.said, ...found.added].join(' ');
  const signs = missing(signsOf(said), signsOf(arrived));
  if (signs.length > 0) {
    const words = missing(wordsOf(said), wordsOf(arrived));
    found.note('palabras que no llegaron', (words[0] ? words : [...new Set(signs)]).join(' '));
  }
  const counts = (Object.keys(NAMES) as CountedKind[]).map((kind) => {
    const [what, most] = [NAMES[kind], source[kind]];
    const left = most - result[kind] - told[kind];
    const todo = 'Búsquelas en su documento y agréguelas.';
    if (left > 0) found.note(`${what} que no llegaron`, String(left), todo);
    return { what, source: most, result: Math.min(result[kind], most) };
  });
  return [
    { what: 'palabras', source: wordsOf(said).length, result: wordsOf(shown).length },
    ...counts.filter((one) => one.source > 0),
  ];
}

/** Those of a list that another has less often. */
function missing(some: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1);
  return some.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count < 1;
  });
}
