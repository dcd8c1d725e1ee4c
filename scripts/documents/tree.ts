import { parseDocument } from 'htmlparser2';
import { Refusal, type CountedKind } from './types';

/** Why a part of a document stays out of the text. */
export type Out = 'hidden' | 'struck' | 'comment' | 'index' | 'placeholder';
/** A change that its author's readers have not accepted yet. */
export type PendingChange = 'inserted' | 'deleted';

/** A node of a document: XML as Word wrote it, or the HTML that all documents are read to. */
export interface DocumentNode {
  name: string;
  attribs: Record<string, string>;
  children: DocumentNode[];
  text?: string;
  state?: Out | PendingChange | undefined;
  /** Of a paragraph: a pending change of its end, which joins it to the next. */
  end?: PendingChange | undefined;
  /** The parser's own node, which selectors of CSS are matched with. */
  source?: ParsedElement;
}

export type Parsed = ReturnType<typeof parseDocument>['children'][number];
export type ParsedElement = Extract<Parsed, { attribs: unknown }>;

export const el = (
  name: string,
  attribs: Record<string, string> = {},
  children: DocumentNode[] = [],
  state?: DocumentNode['state'],
): DocumentNode => ({ name, attribs, children, state });
export const text = (value: string): DocumentNode => ({ ...el('#text'), text: value });
export const stated = (state: Out | PendingChange, children: DocumentNode[]): DocumentNode =>
  el('span', {}, children, state);
/** The names of paragraphs and titles. */
export const LINES = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

export interface Look extends Partial<
  Record<'bold' | 'italic' | 'underlined' | 'isStruck' | 'isHidden', boolean>
> {
  raised: 'sup' | 'sub' | undefined;
}

export function dressed(nodes: DocumentNode[], look: Look): DocumentNode[] {
  if (nodes.every(({ text }) => text === '')) return [];
  let out = nodes;
  const within = (name: string) => (out = [el(name, {}, out)]);
  if (look.raised && !nodes.some(({ name }) => name === 'noteref')) within(look.raised);
  if (look.underlined) within('u');
  if (look.italic) within('em');
  if (look.bold) within('strong');
  if (look.isStruck) out = [stated('struck', out)];
  return look.isHidden ? [stated('hidden', out)] : out;
}

const NAMESPACES: Record<string, string> = {
  ...{ wordprocessingml: 'w', relationships: 'r', drawingml: 'a', picture: 'pic', chart: 'c' },
  ...{ wordprocessingDrawing: 'wp', diagram: 'dgm', math: 'm', 'markup-compatibility': 'mc' },
  ...{ vml: 'v', office: 'o', wordprocessingShape: 'wps', wordprocessingGroup: 'wpg' },
  ...{ wordprocessingCanvas: 'wpc', '2010/wordml': 'w14', '2012/wordml': 'w15' },
};
const LAST_NAME = /((?:20\d\d\/wordml)|[\w-]+?)(?:\/2006|\/main)*$/;
const UNDERSTOOD = 'w wp a pic v wps wpg wpc w14 w15'.split(' ');

type Scope = Record<string, string>;

const named = (name: string, scope: Scope): string => {
  const at = name.indexOf(':');
  const prefix = scope[at < 0 ? '' : name.slice(0, at)] ?? name.slice(0, Math.max(at, 0));
  return prefix === '' ? name.slice(at + 1) : `${prefix}:${name.slice(at + 1)}`;
};

function scopeOf(attribs: Record<string, string>, above: Scope): Scope {
  const own = Object.entries(attribs)
    .filter(([key]) => /^xmlns(?::|$)/.test(key))
    .map(([key, uri]) => [
      key.slice('xmlns:'.length),
      NAMESPACES[LAST_NAME.exec(uri.slice(-60))?.[1] ?? ''] ?? `{${uri.slice(-40)}}`,
    ]);
  return own.length === 0 ? above : { ...above, ...(Object.fromEntries(own) as Scope) };
}

/**
 * Parses XML, with a fixed prefix for each known namespace, or HTML. `mc:AlternateContent` is resolved, so
 * that no reader meets the other branch.
 * @throws Refusal for a DOCTYPE in XML
 */
export const parse = (source: string, isXml: boolean): DocumentNode =>
  el('#root', {}, nodesOf(parseDocument(source, { xmlMode: isXml }), isXml ? {} : undefined));

const nodesOf = ({ children }: { children: Parsed[] }, scope: Scope | undefined): DocumentNode[] =>
  children.flatMap((one) => nodeOf(one, scope));

/** @param scope the prefixes of XML; none for HTML */
function nodeOf(parsed: Parsed, scope: Scope | undefined): DocumentNode[] {
  if ('data' in parsed) {
    if (parsed.nodeType === 3) return [text(parsed.data)];
    if (scope && 'name' in parsed && /^!(?:DOCTYPE|ENTITY)/i.test(parsed.name))
      throw new Refusal('Lleva instrucciones que un documento no necesita (DOCTYPE).');
    return [{ ...el('#comment'), text: parsed.data }];
  }
  if (!('attribs' in parsed)) return nodesOf(parsed, scope);
  const { name, attribs } = parsed;
  if (!scope) return [{ ...el(name, attribs, nodesOf(parsed, scope)), source: parsed }];
  const own = scopeOf(attribs, scope);
  const known = Object.entries(attribs).map(([key, value]) => [
    key.includes(':') ? named(key, own) : key,
    key === 'Requires' ? value.replace(/\S+/g, (prefix) => own[prefix] ?? prefix) : value,
  ]);
  const node = el(named(name, own), Object.fromEntries(known), nodesOf(parsed, own));
  return node.name === 'mc:AlternateContent' ? branchOf(node) : [node];
}

function branchOf(node: DocumentNode): DocumentNode[] {
  const isFull = ({ children }: DocumentNode) => children.some(({ name }) => name !== '#text');
  const choices = node.children.filter(({ name }) => name === 'mc:Choice');
  const fallback = child(node, 'mc:Fallback');
  const branch =
    choices.find(({ attribs }) =>
      (attribs.Requires ?? '').split(' ').every((one) => UNDERSTOOD.includes(one)),
    ) ?? (fallback && (isFull(fallback) || !choices.some(isFull)) ? fallback : undefined);
  // Without a branch that is understood it stays, and is told as unknown.
  return branch?.children ?? [{ ...node, children: choices.slice(0, 1) }];
}

export const child = (node: DocumentNode | undefined, name: string): DocumentNode | undefined =>
  node?.children.find((one) => one.name === name);

/** All nodes of some names, or of any, within a node, itself included, in the order of the text. */
export function all(node: DocumentNode | undefined, ...names: string[]): DocumentNode[] {
  if (!node) return [];
  const inner = node.children.flatMap((one) => all(one, ...names));
  return names.length === 0 || names.includes(node.name) ? [node, ...inner] : inner;
}

/** Counts pictures, notes and the like, in the names of Word and of HTML. */
export function countIn(nodes: readonly (DocumentNode | undefined)[]): Record<CountedKind, number> {
  const within = (...names: string[]) => nodes.flatMap((node) => all(node, ...names));
  // A link of Word without words shows nothing.
  const links = within('a', 'w:hyperlink').filter((one) => one.name === 'a' || all(one, 'w:t')[0]);
  return {
    pictures: within('img', 'a:blip', 'v:imagedata').length,
    links: links.length,
    tables: within('table', 'w:tbl').length,
    boxes: within('w:txbxContent').length,
  };
}

export const textOf = (node: DocumentNode): string =>
  node.text ?? node.children.map(textOf).join('');

/** The text within, with a space wherever a reader sees a space. @param other words in the place of a node */
export function spoken(
  node: DocumentNode,
  other: (node: DocumentNode) => string | undefined = () => undefined,
): string {
  if (node.name === '#comment') return '';
  const inner = other(node) ?? node.text ?? node.children.map((one) => spoken(one, other)).join('');
  return /^(?:p|h\d|t[dhr]|li|br|div|box|note)$/.test(node.name) ? `${inner} ` : inner;
}

export const oneLine = (value: string): string => value.replace(/\s+/g, ' ').trim();

export const valOf = (node: DocumentNode | undefined): string => node?.attribs['w:val'] ?? '';
/** Whether an attribute says yes, as Word and VML say it. */
export const isYes = (value = ''): boolean => /^(?:1|t|true|on)$/.test(value);
/** Whether a property that is on by being there is on. */
export const isOn = (node: DocumentNode | undefined): boolean =>
  node !== undefined && !/^(?:0|false|off)$/.test(valOf(node));
