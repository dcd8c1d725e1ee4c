import {
  all,
  child,
  countIn,
  el,
  oneLine,
  spoken,
  type DocumentNode,
  type Out,
  type PendingChange,
} from './tree';
import type { DocumentChange, ChangeChoice, DocumentFindings } from './types';

const WORDS: Record<Out, string> = {
  ...{ hidden: 'texto oculto', struck: 'texto tachado', comment: 'comentario', index: 'índice' },
  placeholder: 'texto de relleno',
};
const isPending = (state: DocumentNode['state']): state is PendingChange =>
  state === 'inserted' || state === 'deleted';
const isOut = (state: DocumentNode['state']): state is Out =>
  state !== undefined && !isPending(state);
const PASSAGE = /^(?:p|h[1-6]|tr|li|td|th)$/;

/** Without hidden parts, which are told; without a choice, also without all pending words. */
export function decide(
  tree: DocumentNode,
  choice: ChangeChoice | undefined,
  found: DocumentFindings,
): DocumentNode {
  const keeps = (state: PendingChange) =>
    choice !== undefined && (state === 'inserted') === (choice === 'accept');
  const children = (nodes: readonly DocumentNode[]): DocumentNode[] => {
    const out: DocumentNode[] = [];
    let gone: DocumentNode[] = [];
    const tell = () => {
      if (gone.length > 0) lose(gone, found);
      gone = [];
    };
    for (const node of nodes) {
      if (isOut(node.state)) {
        if (gone[0] && gone[0].state !== node.state) tell();
        gone.push(node);
        continue;
      }
      if (spoken(node).trim() !== '') tell();
      if (isPending(node.state) && !keeps(node.state)) {
        leave([node], found);
        continue;
      }
      const own = node.name === 'img' ? node : { ...node, children: children(node.children) };
      const wasFull = node.children.length > 0 && own.children.length === 0;
      if (wasFull && /^(?:span|tr|p|box)$/.test(node.name) && !node.end) continue;
      const last = out.at(-1);
      if (last?.end && !keeps(last.end) && isParagraph(own))
        out[out.length - 1] = { ...own, children: [...last.children, ...own.children] };
      else out.push(own);
    }
    tell();
    return out;
  };
  return { ...tree, children: children(tree.children) };
}

const isParagraph = ({ name, state }: DocumentNode): boolean =>
  /^(?:p|h[1-6])$/.test(name) && !state;

function lose(nodes: DocumentNode[], found: DocumentFindings): void {
  const pictures = nodes.flatMap((node) => all(node, 'img'));
  const names = pictures.map(({ attribs }) => attribs.alt || '[imagen]');
  const words = oneLine([nodes.map(spoken).join(''), ...names].join(' '));
  if (words !== '') found.note(WORDS[nodes[0]?.state as Out], words);
  leave(nodes, found);
}

function leave(nodes: DocumentNode[], found: DocumentFindings): void {
  found.out.push(...nodes.map(spoken));
  found.leave(countIn(nodes));
}

/** The pending changes of a tree, as its sentences were and as they would be. */
export function changesIn(tree: DocumentNode): DocumentChange[] {
  const changes: DocumentChange[] = [];
  const visit = (node: DocumentNode): void => {
    const isInner = node.children.some((one) => all(one, 'p', 'tr', 'td').length > 0);
    if (PASSAGE.test(node.name) && (isPending(node.state) || !isInner)) return passage(node);
    if (isPending(node.state)) return passage(el('p', {}, [node]));
    node.children.forEach(visit);
  };
  const passage = (node: DocumentNode): void => {
    const before = spokenAs(node, 'inserted');
    const after = spokenAs(node, 'deleted');
    if (before !== after) changes.push(sentences(before, after));
    if (!node.end || before === '' || after === '') return;
    const joined = `${before} (unido al párrafo que sigue)`;
    changes.push(node.end === 'inserted' ? { before: joined, after } : { before, after: joined });
  };
  visit(tree);
  return changes;
}

/** The words of a node without those of a pending state, nor those that never come along. */
function spokenAs(node: DocumentNode, without?: PendingChange): string {
  const visit = (one: DocumentNode): string => {
    if ((without && one.state === without) || isOut(one.state)) return '';
    if (one.name === 'img') return '[imagen]';
    if (one.name === 'noteref') return '[nota]';
    const inner = one.text ?? one.children.map(visit).join('');
    return /^(?:p|t[dhr]|br)$/.test(one.name) ? `${inner} ` : inner;
  };
  return oneLine(visit(node));
}

function sentences(before: string, after: string): DocumentChange {
  const [old = [], now = []] = [before, after].map((one) => one.match(/[^.!?]+[.!?]*\s*/g) ?? []);
  const same = (one: number, other: number) =>
    old.at(one) !== undefined && old.at(one)?.trim() === now.at(other)?.trim();
  let start = 0;
  while (same(start, start)) start++;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && same(-1 - end, -1 - end)) end++;
  const part = (one: readonly string[]) => one.slice(start, one.length - end).join('');
  return { before: part(old).trim(), after: part(now).trim() };
}

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
