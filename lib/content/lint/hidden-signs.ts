import type { Root } from 'mdast';
import { lineOfNode, walk, type Node } from '@/lib/content/parse/nodes';
import { codeOf } from '@/lib/content/model/texts';
import type { TextFault } from '@/lib/content/types';

const HIDDEN =
  /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u206F\uFFF9-\uFFFF\uD800-\uDFFF\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]/u;
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;

interface HiddenSign {
  index: number;
  words: string;
}

export function hiddenSign(text: string): HiddenSign | undefined {
  if (!HIDDEN.test(text)) return undefined;
  const found = HIDDEN.exec(text.replace(FLAG, (flag) => '-'.repeat(flag.length)));
  if (!found) return undefined;
  const before = text.slice(0, found.index).split('\n').at(-1)?.slice(-20) ?? '';
  const words = `hay un signo que no se ve (${codeOf(found[0])}) después de «${before}». Bórrelo, o escriba de nuevo el renglón`;
  return { index: found.index, words };
}

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
