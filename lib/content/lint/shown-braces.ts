import type { Root } from 'mdast';
import { lineOfNode, walk, type Node } from '@/lib/content/parse/nodes';
import { REFERENCE, withoutReferences } from '@/lib/content/parse/references';
import type { TextFault } from '@/lib/content/types';

const BRACES = /\{\{[^{}\n]{0,40}(?:\}\})?|[^{}\n]{0,20}\}\}/;

/** The first piece of a text that a reader would see with its braces: a reference that nothing replaced. */
export const rawReference = (text: string): string | undefined => BRACES.exec(text)?.[0].trim();

function shownTexts(node: Node): string[] {
  if (node.type === 'text') return [node.value];
  const { alt, title } = node as { alt?: string | null; title?: string | null };
  return [alt, title].filter((text) => typeof text === 'string');
}

/**
 * Braces that a text would show, as written with `\{` or within an alternative: the build refuses them on
 * the page. A reference to a value that is wrong where it is written is said there.
 * @param body the text that the tree was made of
 */
export function shownBraces(tree: Root, body: string): TextFault[] {
  const faults: TextFault[] = [];
  walk(tree, (node) => {
    const { start, end } = node.position ?? {};
    const written = body.slice(start?.offset ?? 0, end?.offset ?? 0);
    const found = shownTexts(node)
      .map((text) => (written.search(REFERENCE) < 0 ? text : withoutReferences(text)))
      .map(rawReference)
      .find(Boolean);
    if (found)
      faults.push({
        line: lineOfNode(node),
        message: `«${found}» se vería con sus llaves. Quítelas.`,
      });
  });
  return faults;
}
