import type { Root } from 'mdast';
import { lineOfNode, walk, type Node } from '@/lib/content/parse/nodes';
import { codeOf } from '@/lib/content/model/texts';
import type { TextFault } from '@/lib/content/types';

/**
 * What nobody sees and what changes what is read: controls, turns of the direction of writing, halves of
 * a sign, signs that were lost, and letters written as tags or as variants. Joiners of emoji, soft
 * hyphens and the marks of Arabic and Hebrew stay: texts need them.
 */
const HIDDEN =
  /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u206F\uFFF9-\uFFFF\uD800-\uDFFF\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]/u;
/** Flags of parts of a country (Scotland's), the one right use of tags. */
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;

/** A sign that nobody sees: where it stands, its number, and what stands before it. */
interface HiddenSign {
  index: number;
  words: string;
}

/** The first hidden sign of a text, once a parser has read what its author wrote. */
export function hiddenSign(text: string): HiddenSign | undefined {
  if (!HIDDEN.test(text)) return undefined;
  const found = HIDDEN.exec(text.replace(FLAG, (flag) => '-'.repeat(flag.length)));
  if (!found) return undefined;
  const before = text.slice(0, found.index).split('\n').at(-1)?.slice(-20) ?? '';
  const words = `hay un signo que no se ve (${codeOf(found[0])}) después de «${before}». Bórrelo, o escriba de nuevo el renglón`;
  return { index: found.index, words };
}

/** The hidden signs of a Markdown text, however they were written: `&#x202E;` is one. */
export function hiddenFaults(tree: Root): TextFault[] {
  const faults: TextFault[] = [];
  walk(tree, (node) => {
    for (const text of shownBy(node)) {
      const found = hiddenSign(text);
      if (!found) continue;
      const line = lineOfNode(node) + text.slice(0, found.index).split('\n').length - 1;
      if (!faults.some((one) => one.line === line))
        faults.push({ line, message: `${found.words}.` });
    }
  });
  return faults;
}

/** What a page shows or uses of a node itself. Raw HTML is the author's own note, or refused. */
function shownBy(node: Node): string[] {
  if (node.type === 'html') return [];
  const texts: unknown[] = [
    'value' in node && node.value,
    'url' in node && node.url,
    'title' in node && node.title,
    'alt' in node && node.alt,
  ];
  return texts.filter((text) => typeof text === 'string');
}
