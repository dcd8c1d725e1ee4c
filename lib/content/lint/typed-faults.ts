import type { Heading, Paragraph, Root, RootContent, TableCell } from 'mdast';
import { withoutReferences, type References } from '@/lib/content/parse/references';
import { fault, type Code, type ContentFault, type ValuesOf } from '@/lib/content/faults';
import { faultAt, lineOfNode, nodesOf, sourceText, type Node } from '@/lib/content/parse/nodes';
import { lineAt } from '@/lib/content/parse/yaml-lines';
import type { TextFault } from '@/lib/content/types';
import { brokenReferences } from './shown-signs';

type Inline = Paragraph | Heading | TableCell;
const ADDRESS = String.raw`(?:/|#|https?:|www\.|mailto:|tel:)`;

/** Codes whose only value is the text that was found. */
type FoundCode = {
  [C in Code]: { found: string } extends ValuesOf<C>
    ? object extends ValuesOf<C>
      ? never
      : C
    : never;
}[Code];
type Rule = [pattern: RegExp, code: FoundCode];

const spacedLink = (scheme: string, code: FoundCode): Rule => [
  new RegExp(
    String.raw`!?\[[^\][\n]*\]\((?=[ \t]*${scheme})[^)\n]{0,300}[^)\s][ \t]+[^)\n]{0,300}\)`,
    'i',
  ),
  code,
];

const ANYWHERE: Rule[] = [
  spacedLink('tel:', 'link-spaced-phone'),
  spacedLink('mailto:', 'link-spaced-mail'),
  spacedLink('(?:https?:|www\\.)', 'link-spaced-web'),
  spacedLink('', 'link-spaced'),
  [/\[[^\][\n]*\]\([^)\n]*$/m, 'link-open'],
  [/\[[^\][\n]*\]\([^)\n]*\)?/, 'link-broken'],
  [new RegExp(String.raw`\[[^\][\n]+\]\s+\(${ADDRESS}[^)\n]*\)?`), 'link-gap'],
  [new RegExp(String.raw`\([^()\n]+\)\[${ADDRESS}[^\]\n]*\]?`), 'link-swapped'],
  [/\[\^[^\]\s]+\]/, 'note-missing'],
  [/\[[^\][\n]+\]\[[^\][\n]+\]/, 'link-unaddressed'],
  [/.{0,20}\*\*.{0,20}/, 'bold-shown'],
  [/\[if [^\]\n]{1,40}\]|\[endif\]|<\/?[a-z]:[a-z]\w*[^<>\n]{0,60}>/i, 'word-mark'],
];

const AT_START: Rule[] = [
  [/^#{2,6}[^\s#].*/, 'heading-glued'],
  [
    /^\d{1,3}[.)](?!(?:er|ra|ro|do|da|to|ta|mo|ma|vo|va|no|na|os|as|[oa])\b)[*_[]{0,3}[A-Za-zÁÉÍÓÚÑÜáéíóúñü¿¡«"].*/,
    'number-glued',
  ],
  [/^-[*_[]{0,3}[A-Za-zÁÉÍÓÚÑÜáéíóúñü¿¡«"].*/, 'dash-glued'],
  [/^[•·▪▫◦‣●○■□➢✓\uF0B7]\s*\S.*/, 'bullet'],
];

const ROW = /^\|.*(?<!\\)\|\s*$/;

/** Word's list dash. Reported in two consecutive lines: alone it is an aside, a dialogue or a signature. */
const DASH = /^[–—−‐‑]\s+\S/;

const HARD_BREAK = /(?: {2}|\\)$/;

/** «1.- Uno», «a) Uno», «IV. Uno». */
const OWN_NUMBER = /^(?:\d{1,3}\.?-|[a-z]\)|[IVX]+\.-?)\s+\S/i;

/** Reports mistyped Markdown, which would be published literally. */
export function typedFaults(node: Node, body: string, references: References): TextFault[] {
  if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return [];
  const written = sourceText(node, body);
  const left = leftOf(node, written);
  const found = mistypedIn(written, left, references);
  if (node.type === 'paragraph') found.push(...startFaults(written, left));
  return found.map(([index, one]) => faultAt(node, one, lineAt(left, index) - 1));
}

type Found = [index: number, fault: ContentFault];

function mistypedIn(written: string, left: string, references: References): Found[] {
  const typed = ANYWHERE.flatMap(([pattern, code]) =>
    [...left.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
      ({ 0: found, index }): Found => [
        index,
        seen(code, written.slice(index, index + found.length)),
      ],
    ),
  );
  const broken = brokenReferences(withoutReferences(left), references);
  return [
    ...typed,
    ...broken.map(({ index, found, near }): Found => [
      index,
      near ? fault('reference-mistyped', { found, near }, found) : seen('reference-signs', found),
    ]),
  ];
}

const seen = (code: FoundCode, found: string): ContentFault => fault(code, { found }, found.trim());

/** @param left paragraph with valid Markdown blanked */
function startFaults(written: string, left: string): Found[] {
  if (left === '') return [];
  let end = 0;
  const lines = written.split('\n').map((line) => {
    const start = /^[ \t>]*/.exec(line)?.[0].length ?? 0;
    const at = end + start;
    end += line.length + 1;
    return { at, said: left[at] === written[at] ? line.slice(start) : '' };
  });
  const faults = AT_START.flatMap(([pattern, code]): Found[] => {
    const found = lines.find(({ said }) => pattern.test(said));
    return found ? [[found.at, seen(code, found.said)]] : [];
  });
  const row = lines.find(({ said }) => ROW.test(said));
  if (row) faults.push([row.at, fault('table-unruled', {}, row.said.trim())]);
  const run = lines.map(({ at, said }) => ({ at, said: HARD_BREAK.test(said) ? '' : said }));
  const [own, other] = run.filter(({ said }) => OWN_NUMBER.test(said));
  if (own && other) faults.push([own.at, seen('numbers-together', own.said)]);
  const isDash = (line = { said: '' }) => DASH.test(line.said);
  const dash = run.find((line, index) => isDash(line) && isDash(run[index + 1]));
  if (dash) faults.push([dash.at, seen('bullet', dash.said)]);
  return faults;
}

function leftOf(block: Inline, written: string): string {
  if (!/[<[\]*{}%|#•·▪▫◦‣●○■□➢✓\uF0B7–—−‐‑]|^[ \t>]*(?:\d|-|[a-z]\)|[ivx]+\.)/im.test(written))
    return '';
  const from = block.position?.start.offset ?? 0;
  let left = written.replace(/\\[!-/:-@[-`{-~]/g, '  ');
  const blank = (start: number, end: number) => {
    const part = left.slice(start, end).replace(/[^\n]/g, ' ');
    left = left.slice(0, start) + part + left.slice(end);
  };
  const visit = (node: RootContent): void => {
    const start = (node.position?.start.offset ?? from) - from;
    const end = (node.position?.end.offset ?? from) - from;
    const marks = MARKS[node.type];
    if (node.type === 'text' || isBare(node, written[start])) return;
    if (marks === undefined) return blank(start, end);
    blank(start, start + marks);
    blank(end - marks, end);
    if ('children' in node) node.children.forEach(visit);
  };
  block.children.forEach(visit);
  return left;
}

/** Letters at each end of a marked passage. */
const MARKS: Record<string, number> = { strong: 2, emphasis: 1, delete: 1, break: 0 };

const isBare = ({ type }: RootContent, first = '') => type === 'link' && !/[[<]/.test(first);

const BULLET = /^[o§ØüvqàÄ]\t+\S.*/;
const PARTED = /\S *\t+ *\S/;

export function pastedFaults(tree: Root, body: string): TextFault[] {
  if (!body.includes('\t')) return [];
  const bullets = nodesOf(tree).flatMap((node) => {
    const written = sourceText(node, body);
    const isBullet = node.type === 'paragraph' && BULLET.test(written);
    return isBullet ? faultAt(node, seen('bullet', withTabs(written))) : [];
  });
  const rows = tree.children.flatMap((node) =>
    node.type === 'paragraph'
      ? sourceText(node, body)
          .split('\n')
          .map((text, index) => ({ line: lineOfNode(node) + index, text }))
          .filter(({ text }) => PARTED.test(text) && !BULLET.test(text) && !HARD_BREAK.test(text))
      : [],
  );
  const first = rows.filter(
    ({ line }, index) =>
      isNear(rows[index + 1]?.line, line) && !isNear(rows[index - 1]?.line, line),
  );
  const columns = first.map(({ line, text }) => ({
    ...{ line, fault: fault('columns-together', { found: withTabs(text) }, text.trim()) },
  }));
  return [...bullets, ...columns];
}

const isNear = (one: number | undefined, line: number) =>
  one !== undefined && Math.abs(one - line) <= 2;

const withTabs = (text: string) => text.replace(/\n[^]*/, '').replaceAll('\t', '⇥');
