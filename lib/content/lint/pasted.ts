import type { Root } from 'mdast';
import { lineOfNode, sourceText, walk } from '@/lib/content/parse/nodes';
import { bullet, HARD_BREAK, short } from './typed-faults';
import type { TextFault } from '@/lib/content/types';

const BULLET = /^[o§ØüvqàÄ]\t+\S.*/;
const PARTED = /\S *\t+ *\S/;

export function pastedFaults(tree: Root, body: string): TextFault[] {
  if (!body.includes('\t')) return [];
  const faults: TextFault[] = [];
  walk(tree, (node) => {
    if (node.type !== 'paragraph') return;
    const written = sourceText(node, body);
    if (BULLET.test(written))
      faults.push({ line: lineOfNode(node), message: bullet(shown(written)) });
  });
  const rows = tree.children.flatMap((node) =>
    node.type === 'paragraph'
      ? sourceText(node, body)
          .split('\n')
          .map((text, index) => ({ line: lineOfNode(node) + index, text }))
          .filter(({ text }) => PARTED.test(text) && !BULLET.test(text) && !HARD_BREAK.test(text))
      : [],
  );
  for (const [index, { line, text }] of rows.entries())
    if (isNear(rows[index + 1]?.line, line) && !isNear(rows[index - 1]?.line, line))
      faults.push({
        line,
        message: `en «${shown(text)}» y los renglones que siguen, las columnas quedarían en un solo párrafo. Haga una tabla: | Uno | Dos |, y bajo sus títulos | --- | --- |`,
      });
  return faults;
}

const isNear = (one: number | undefined, line: number) =>
  one !== undefined && Math.abs(one - line) <= 2;

const shown = (text: string) => short(text.replace(/\n[^]*/, '').replaceAll('\t', '⇥'));
