import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { Branch } from '@/lib/site/later';

/** A script that holds parts of a page, to be put in their place when they are wanted. */
export interface Later {
  /** In its name, which changes with what it holds. */
  hash: string;
  text: string;
}

/**
 * @param parts what each part holds, as HTML
 * @param styles parts of the stylesheet that only these need
 * @param script components/base/later.ts, bundled
 */
export function laterScript(parts: string[], styles: string[], script: string): Later {
  const text = `const LATER=${JSON.stringify({ styles, parts: parts.map(branchesOf) })};${script}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
  return { hash, text };
}

/** HTML as texts, comments and elements: whoever puts it in a page may write no HTML there (D46). */
export function branchesOf(html: string): Branch[] {
  const root: Branch[] = [];
  const open = [root];
  const add = (branch: Branch) => open.at(-1)?.push(branch);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Branch = [name, attributes];
        add(element);
        open.push(element as Branch[]);
      },
      onclosetag: () => void open.pop(),
      ontext: add,
      oncomment: (text) => add([text]),
    },
    { lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return root;
}
