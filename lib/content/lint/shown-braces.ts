import type { Root } from 'mdast';
import { lineOfNode, walk, type Node } from '@/lib/content/parse/nodes';
import { REFERENCE, withoutReferences } from '@/lib/content/parse/references';
import type { TextFault } from '@/lib/content/types';

const BRACES = /\{\{[^{}\n]{0,40}(?:\}\})?|[^{}\n]{0,20}\}\}/;

export const rawReference = (text: string): string | undefined => BRACES.exec(text)?.[0].trim();

function shownTexts(node: Node): string[] {
  if (node.type === 'text') return [node.value];
  const { alt, title } = node as { alt?: string | null; title?: string | null };
  return [alt, title].filter((text) => typeof text === 'string');
}

/** Reports visible braces (`\{`, or in an alternative text), which the build refuses. */
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
