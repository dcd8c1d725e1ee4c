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

function signsOf(text: string): Map<string, number> {
  const signs = new Map<string, number>();
  for (const sign of text.normalize('NFKC'))
    if (COUNTED.test(sign) && !FREE.test(sign)) signs.set(sign, (signs.get(sign) ?? 0) + 1);
  return signs;
}

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
  const result = {
    ...{ pictures: images + apart, links: links.length - images },
    ...{ tables: 0, boxes: found.told.boxes },
  };
  walk(tree, ({ type }) => {
    if (type === 'table') result.tables++;
  });
  const told = { ...found.told, boxes: 0 };
  const shown = wordsShown(tree);
  const arrived = [shown, ...found.out].join(' ');
  const said = [source.said, ...found.added].join(' ');
  const signs = signsOf(arrived);
  const gone = [...signsOf(said)].filter(([sign, count]) => count > (signs.get(sign) ?? 0));
  if (gone.length > 0) {
    const words = missing(said, arrived);
    found.note(
      'palabras que no llegaron',
      words.length > 0 ? words.join(' ') : gone.map(([sign]) => sign).join(' '),
    );
  }
  const counts = (Object.keys(NAMES) as CountedKind[]).map((kind) => {
    const left = source[kind] - result[kind] - told[kind];
    if (left > 0)
      found.note(
        `${NAMES[kind]} que no llegaron`,
        String(left),
        'Búsquelas en su documento y agréguelas.',
      );
    return {
      what: NAMES[kind],
      source: source[kind],
      result: Math.min(result[kind], source[kind]),
    };
  });
  return [
    { what: 'palabras', source: wordsOf(said).length, result: wordsOf(shown).length },
    ...counts.filter((one) => one.source > 0),
  ];
}

function missing(text: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const word of wordsOf(other)) left.set(word, (left.get(word) ?? 0) + 1);
  return wordsOf(text).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count < 1;
  });
}
