import { escapeHtml } from '@/lib/site/text';
import {
  all,
  child,
  countIn,
  LINES,
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
  const isGoing = (state: DocumentNode['state']) =>
    isPending(state) && (choice === undefined || (state === 'inserted') !== (choice === 'accept'));
  const children = (nodes: readonly DocumentNode[]): DocumentNode[] => {
    const out: DocumentNode[] = [];
    let gone: DocumentNode[] = [];
    const tell = () => {
      tellHidden(gone, found);
      gone = [];
    };
    for (const node of nodes) {
      const isHidden = isOut(node.state);
      if (isHidden ? gone[0]?.state !== node.state : spoken(node).trim() !== '') tell();
      if (isHidden) gone.push(node);
      if (isHidden || isGoing(node.state)) {
        found.out.push(spoken(node));
        found.leave(countIn([node]));
        continue;
      }
      const own = node.name === 'img' ? node : { ...node, children: children(node.children) };
      const wasFull = node.children.length > 0 && own.children.length === 0;
      if (wasFull && /^(?:span|tr|p|box)$/.test(node.name) && !node.end) continue;
      const last = out.at(-1);
      if (isGoing(last?.end) && /^(?:p|h[1-6])$/.test(own.name) && !own.state)
        out.splice(-1, 1, { ...own, children: [...(last?.children ?? []), ...own.children] });
      else out.push(own);
    }
    tell();
    return out;
  };
  return { ...tree, children: children(tree.children) };
}

function tellHidden(nodes: DocumentNode[], found: DocumentFindings): void {
  const pictures = nodes.flatMap((node) => all(node, 'img'));
  const names = pictures.map(({ attribs }) => attribs.alt || '[imagen]');
  const words = oneLine([nodes.map((one) => spoken(one)).join(''), ...names].join(' '));
  const state = nodes[0]?.state;
  if (words !== '' && isOut(state)) found.note(WORDS[state], words);
}

/** The pending changes of a tree, as its sentences were and as they would be. */
export function changesIn(node: DocumentNode): DocumentChange[] {
  const isInner = node.children.some((one) => all(one, 'p', 'tr', 'td').length > 0);
  const isPassage = PASSAGE.test(node.name) && !isInner;
  if (!isPassage && !isPending(node.state)) return node.children.flatMap(changesIn);
  const [before, after] = [spokenAs(node, 'inserted'), spokenAs(node, 'deleted')];
  const changes = before === after ? [] : [sentences(before, after)];
  const { end } = node;
  if (!end || before === '' || after === '') return changes;
  const joined = `${before} (unido al párrafo que sigue)`;
  const own = end === 'inserted' ? { before: joined, after } : { before, after: joined };
  return [...changes, own];
}

const SIGNS: Record<string, string> = { img: '[imagen]', noteref: '[nota]' };

/** The words of a node without those of a pending state, nor those that never come along. */
const spokenAs = (node: DocumentNode, without?: PendingChange): string =>
  oneLine(
    spoken(node, ({ name, state }) =>
      state && (state === without || isOut(state)) ? '' : SIGNS[name],
    ),
  );

/** Two texts without the sentences that both begin and end with. */
function sentences(...texts: [before: string, after: string]): DocumentChange {
  const split = texts.map((one) => one.match(/[^.!?]+[.!?]*\s*/g) ?? []);
  for (const end of [0, -1]) {
    const [old = [], now = []] = split;
    while (old.length > 0 && old.at(end)?.trim() === now.at(end)?.trim())
      for (const one of split) one.splice(end, 1);
  }
  const [before = '', after = ''] = split.map((one) => one.join('').trim());
  return { before, after };
}

const CHANGE = /^w:(?:(?:r|p|tbl|tr|tc|sect)PrChange|tblPrExChange)$/;
/** Properties that a pending format does not cover (ECMA-376, 17.13.5). */
const KEPT =
  /^w:(?:ins|del|moveFrom|moveTo|cellIns|cellDel|cellMerge|gridSpan|vMerge|hMerge|sectPr)$/;

export const hasFormats = (tree: DocumentNode | undefined): boolean =>
  all(tree).some(({ name }) => CHANGE.test(name)) ||
  all(tree, 'w:numPr').some((one) => child(one, 'w:ins'));

/** A Word tree with its formats before tracked changes. */
export function withOldFormats(node: DocumentNode): DocumentNode {
  const children = node.children
    .filter((one) => one.name !== 'w:numPr' || !child(one, 'w:ins'))
    .map(withOldFormats);
  const change = children.find(({ name }) => CHANGE.test(name));
  if (!change) return { ...node, children };
  const old = change.children.flatMap((one) => one.children);
  const isKept = (name: string) => KEPT.test(name) || (node.name === 'w:pPr' && name === 'w:rPr');
  const kept = children.filter(({ name }) => isKept(name) && !old.some((one) => one.name === name));
  return { ...node, children: [...kept, ...old] };
}

/** The paragraphs that a pending format hides, shows or strikes, with either look. */
export function formatChanges(before: DocumentNode, after: DocumentNode): DocumentChange[] {
  const [old = [], now = []] = [before, after].map((tree) =>
    all(tree, ...LINES).map((line) => spokenAs(line)),
  );
  const pairs =
    old.length === now.length
      ? now.map((words, at) => ({ before: old[at] ?? '', after: words }))
      : [{ before: oneLine(old.join(' ')), after: oneLine(now.join(' ')) }];
  return pairs.filter((one) => one.before !== one.after);
}

const SHOWN =
  /^(?:p|h[1-6]|[uo]l|li|table|t(?:head|body|r|d|h)|blockquote|pre|[hb]r|strong|em|u|su[pb]|div)$/;
const MARKS: Record<string, string> = { inserted: 'ins', deleted: 'del', struck: 's' };

/** A tree with all that it hides, as HTML that only has words, their forms and pictures within. */
export const originalOf = (tree: DocumentNode): string => tree.children.map(shown).join('');

function shown(node: DocumentNode): string {
  const { name, attribs, state } = node;
  if (node.text !== undefined) return escapeHtml(node.text);
  const { data, src = '', alt = '', href } = attribs;
  if (name === 'img')
    return data
      ? `<img src="${data}" alt="${escapeHtml(alt)}">`
      : `<em>[imagen] ${escapeHtml(alt || src.slice(0, 60))}</em>`;
  const inner = node.children.map(shown).join('');
  const mark = MARKS[state ?? ''] ?? 'mark';
  const marked = state ? `<${mark}>${inner}</${mark}>` : inner;
  if (name === 'a' && href && !href.startsWith('#'))
    return `<u title="${escapeHtml(href)}">${marked}</u>`;
  if (name === 'note' || name === 'box') return `<blockquote>${marked}</blockquote>`;
  if (!SHOWN.test(name)) return marked;
  const kept = ['colspan', 'rowspan', 'start'].flatMap((key) =>
    /^\d+$/.test(attribs[key] ?? '') ? ` ${key}="${attribs[key]}"` : [],
  );
  return `<${name}${kept.join('')}>${/^[bh]r$/.test(name) ? '' : `${marked}</${name}>`}`;
}
