import { all, child, oneLine, type DocumentNode } from './tree';
import { spokenAs } from './states';
import type { DocumentChange } from './types';

const CHANGE = /^w:(?:(?:r|p|tbl|tr|tc|sect)PrChange|tblPrExChange)$/;
/** Properties that a pending format does not cover (ECMA-376, 17.13.5). */
const KEPT =
  /^w:(?:ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|gridSpan|vMerge|hMerge|sectPr)$/;

export const hasFormats = (tree: DocumentNode | undefined): boolean =>
  all(tree).some(({ name }) => CHANGE.test(name)) ||
  all(tree, 'w:numPr').some((one) => child(one, 'w:ins'));

/** A tree of Word with the properties that it had before its pending formats. */
export function withOldFormats(node: DocumentNode): DocumentNode {
  const children = node.children
    .filter((one) => one.name !== 'w:numPr' || !child(one, 'w:ins'))
    .map(withOldFormats);
  const change = children.find(({ name }) => CHANGE.test(name));
  if (!change) return { ...node, children };
  const old = change.children.flatMap((one) => one.children);
  const ofMark = (name: string) => node.name === 'w:pPr' && name === 'w:rPr';
  const has = (name: string) => old.some((one) => one.name === name);
  const kept = children.filter(({ name }) => (KEPT.test(name) || ofMark(name)) && !has(name));
  return { ...node, children: [...kept, ...old] };
}

const wordsIn = (tree: DocumentNode): string[] =>
  all(tree, 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((line) => spokenAs(line));

/** The paragraphs that a pending format hides, shows or strikes, with either look. */
export function formatChanges(before: DocumentNode, after: DocumentNode): DocumentChange[] {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  const pairs =
    old.length === now.length
      ? now.map((words, at) => ({ before: old[at] ?? '', after: words }))
      : [{ before: oneLine(old.join(' ')), after: oneLine(now.join(' ')) }];
  return pairs.filter((one) => one.before !== one.after);
}
