import type { Root } from 'mdast';
import { lineOfNode, spokenText, walk } from '@/lib/content/parse/nodes';
import type { TextFault } from '@/lib/content/types';

const MAX_LETTERS = 300;

/** Notices go above the page's headings, and the build makes no pictures for them. */
const ALLOWED = new Set([
  ...['root', 'paragraph', 'text', 'strong', 'emphasis', 'link', 'break'],
  ...['list', 'listItem'],
]);

export function noticeFaults(tree: Root): TextFault[] {
  const faults: TextFault[] = [];
  walk(tree, (node) => {
    if (!ALLOWED.has(node.type) && !isComment(node))
      faults.push({
        line: lineOfNode(node),
        message:
          'un aviso lleva sólo párrafos, listas, negritas y enlaces. Quite lo demás, o póngalo en una página y enlácela.',
      });
  });
  let letters = 0;
  let last = tree.children[0];
  for (const block of tree.children) {
    if (letters <= MAX_LETTERS) last = block;
    letters += spokenText(block).length;
  }
  if (letters > MAX_LETTERS)
    faults.push({
      line: lineOfNode(last),
      message: `el aviso tiene ${letters} letras, y caben ${MAX_LETTERS}. Deje lo que hay que saber, y enlace la página que diga lo demás.`,
    });
  return faults.slice(0, 1);
}

const isComment = (node: { type: string }) => node.type === 'html';
