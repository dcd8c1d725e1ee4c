/** @jest-environment node */
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { UnderstoodRelease } from '@/scripts/documents/release/understand';
import { withoutApart } from '@/scripts/documents/pictures';
import { DocumentFindings, type UnderstoodKind } from '@/scripts/documents/types';
import { levelHeadings, writeDocument } from '@/scripts/documents/write';
import { LEAD, RELEASES, TEXT } from './comunicados';

const textOf = (value: string): PhrasingContent => ({ type: 'text', value });

function inline(line: string): PhrasingContent[] {
  const parts = line.split(/(\*\*[^*]+\*\*|^\*[^*\s][^*]*\*$)/).filter(Boolean);
  return parts.map((part) => {
    const [, stars, words = ''] = /^(\*\*?)([^*]+)\1$/.exec(part) ?? [];
    if (!stars || words.trim() === '') return textOf(part);
    return { type: stars === '**' ? 'strong' : 'emphasis', children: [textOf(words)] };
  });
}

function paragraphOf(line: string, at: number): Paragraph {
  if (line === '#')
    return { type: 'paragraph', children: [{ type: 'image', url: `apart:${at}.png`, alt: '' }] };
  const children = line
    .split('\n')
    .flatMap((part, nth) => [...(nth > 0 ? [{ type: 'break' as const }] : []), ...inline(part)]);
  return { type: 'paragraph', children };
}

/** `=` starts a line in the style of a title, and «•» an item of a list. */
function understand(lines: readonly string[], left: UnderstoodKind[] = []) {
  const titulo = lines.find((line) => line.startsWith('= '))?.slice(2);
  const children: Root['children'] = [];
  for (const [at, line] of lines.entries()) {
    const last = children.at(-1);
    if (line.startsWith('= ')) continue;
    if (!line.startsWith('• ')) children.push(paragraphOf(line, at));
    else {
      const item = { type: 'listItem' as const, children: [paragraphOf(line.slice(2), at)] };
      if (last?.type === 'list') last.children.push(item);
      else children.push({ type: 'list', ordered: false, children: [item] });
    }
  }
  const found = new DocumentFindings();
  const release = new UnderstoodRelease({ type: 'root', children }, { titulo }, left, found);
  const wordsOf = Object.fromEntries(release.understood.map(({ kind, words }) => [kind, words]));
  const tree = withoutApart(release.tree);
  levelHeadings(tree, found, '');
  return { ...release, wordsOf, markdown: writeDocument(tree) };
}

const KINDS: UnderstoodKind[] = [
  ...(['titulo', 'resumen', 'fecha', 'numero', 'titulos', 'listas', 'pies'] as const),
  ...(['membrete', 'firma', 'copias'] as const),
];

it.each(RELEASES)('$name', ({ lines, fields, markdown = TEXT, out = {} }) => {
  const read = understand(lines);
  expect(read.fields).toEqual({ resumen: LEAD, ...fields });
  expect(read.markdown).toBe(markdown);
  for (const kind of ['membrete', 'firma', 'copias'] as const)
    expect([kind, read.wordsOf[kind]?.length]).toEqual([kind, out[kind]]);
});

it.each(RELEASES)('$name: sin marcas, el texto queda como estaba', ({ lines }) => {
  const whole = understand(lines, KINDS);
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu);
  expect(words(whole.markdown)).toEqual(
    words(lines.filter((line) => !line.startsWith('= ')).join('\n')),
  );
  expect(whole.fields).toEqual({});
});

it('dice los pies de foto', () => {
  const photographed = RELEASES.find(({ out }) => out?.pies) ?? RELEASES[0]!;
  expect(understand(photographed.lines).understood).toContainEqual({
    kind: 'pies',
    words: [
      'Personal de la Sindicatura entrega constancias en el patio.',
      'Vecinas de Otay revisan sus documentos en una mesa.',
    ],
  });
});
