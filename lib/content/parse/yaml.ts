import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, visit, type Document } from 'yaml';
import { fault, type ContentFault } from '@/lib/content/faults';
import type { Problem } from '@/lib/content/types';
import { lineAt, lineText, quotedLine, keyAndValue } from './yaml-lines';
import { lossesOf, type Mistake } from './yaml-losses';

/** Parses YAML 1.2. Text that YAML would drop is an error, since no author means it. */
export function parseYaml(text: string, file: string): { data: unknown; problems: Problem[] } {
  // yaml-losses.ts compares the keys: the parser compares every pair.
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  const problems = (
    document.errors.length > 0 ? mistakesOf(document, text) : lossesOf(document, text, MAX_MISTAKES)
  ).map(({ position, fault: found }) => ({
    ...found,
    ...{ file, line: lineAt(text, position), field: '' },
  }));
  return { data: problems.length > 0 ? undefined : document.toJS(), problems };
}

export function fieldLines(text: string): (fieldPath: readonly PropertyKey[]) => number {
  // Parsed again at the first call: only problems need lines.
  let document: Document | undefined;
  return (fieldPath) => {
    document ??= parseDocument(text, { prettyErrors: false });
    return lineAt(text, positionOf(document, fieldPath));
  };
}

const MAX_MISTAKES = 40;

/** Places of syntax errors as an author would see them, without consequential errors. */
function mistakesOf(document: Document.Parsed, text: string): Mistake[] {
  const errors = document.errors.slice(0, MAX_MISTAKES);
  // After an unmatched closing bracket every word is an error.
  const last = errors.findIndex(({ message }) => message.includes('in YAML stream'));
  const openings = openingsOf(document);
  const byLine = new Map<number, Mistake>();
  for (const { code, pos } of last < 0 ? errors : errors.slice(0, last + 1)) {
    const open =
      UNCLOSED.includes(code) && openings.find(({ from, to }) => from < pos[0] && pos[0] <= to);
    const position = open ? open.from : pos[0];
    const line = lineAt(text, position);
    if (byLine.has(line)) continue;
    byLine.set(line, { position, fault: explain(code, lineText(text, position)) });
  }
  return [...byLine.values()];
}

const UNCLOSED = ['MISSING_CHAR', 'BAD_INDENT'];

function openingsOf(document: Document.Parsed): { from: number; to: number }[] {
  const openings: { from: number; to: number }[] = [];
  visit(document, {
    Node: (_, node) => {
      const isOpening = isScalar(node)
        ? node.type?.startsWith('QUOTE')
        : !isAlias(node) && node.flow;
      if (isOpening && node.range) openings.push({ from: node.range[0], to: node.range[2] });
    },
  });
  return openings;
}

const KNOWN: Record<string, ContentFault> = {
  MULTIPLE_DOCS: fault('yaml-documents', {}),
  BAD_INDENT: fault('yaml-indent', {}),
  TAB_AS_INDENT: fault('yaml-tab', {}),
  MISSING_CHAR: fault('yaml-sign-missing', {}),
  BLOCK_AS_IMPLICIT_KEY: fault('yaml-colon', {}),
  MULTILINE_IMPLICIT_KEY: fault('yaml-no-colon', {}),
  BAD_DQ_ESCAPE: fault('yaml-backslash', {}),
};

function explain(code: string, line: string): ContentFault {
  const foreign = foreignSign(line);
  if (foreign) return foreign;
  const [, glued] = /^\s*(?:- +)?([\w-]+):[^\s:/]/.exec(line) ?? [];
  if (glued) return fault('yaml-glued', { key: glued });
  const { key, value } = keyAndValue(line);
  const sign = value.charAt(0);
  const quoted = quotedLine(line);
  if (/["']/.test(sign) && code === 'UNEXPECTED_TOKEN')
    return fault('yaml-after-quotes', { quoted });
  if (/[@%`,|>[\]{}*]/.test(sign) && key) return fault('yaml-first-sign', { sign, quoted });
  return KNOWN[code] ?? fault('yaml-sign', {});
}

function foreignSign(line: string): ContentFault | undefined {
  const [, before = '', space = ''] =
    /^\s*((?:- +)*(?:[\w-]+:|-))((?! )[\p{Zs}\u200B\uFEFF])/u.exec(line) ?? [];
  if (space) return fault('yaml-space', { before, sign: space });
  const [, key = '', colon = ''] = /^\s*(?:- +)*([\w-]+)\s*([：∶ː﹕꞉])/.exec(line) ?? [];
  return colon ? fault('yaml-foreign-colon', { key, sign: colon }) : undefined;
}

/** Returns the place of a field, or of the innermost group around it that is there. */
function positionOf({ contents }: Document, fieldPath: readonly PropertyKey[]): number {
  let node: unknown = contents;
  let position = contents?.range?.[0] ?? 0;
  for (const key of fieldPath) {
    const pair = isMap(node) ? node.items.find((one) => isKey(one.key, key)) : undefined;
    const place = pair?.key ?? (isSeq(node) ? node.get(key, true) : undefined);
    if (!isNode(place)) break;
    position = place.range?.[0] ?? position;
    node = pair ? pair.value : place;
  }
  return position;
}

const isKey = (node: unknown, key: PropertyKey) =>
  isScalar(node) && String(node.value) === String(key);
