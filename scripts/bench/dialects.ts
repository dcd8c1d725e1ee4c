import { load, type contains } from 'cheerio';
import { BLANK, type Blank, type Template } from './template';

/** A node of cheerio's tree, whose package of types is not ours to import. */
type Node = Parameters<typeof contains>[0];
type Element = Extract<Node, { attribs: unknown }>;

/**
 * A template in a language of double braces (Nunjucks, Go).
 * @param spell how a placeholder is written
 */
export function braces(html: string, spell: (blank: Blank) => string): string {
  let text = '';
  let from = 0;
  for (const found of html.matchAll(BLANK)) {
    text += literal(html.slice(from, found.index)) + spell(found[1] as Blank);
    from = found.index + found[0].length;
  }
  return text + literal(html.slice(from));
}

/** What would open a tag of those languages, opens none; in CSS, scripts and text it says the same. */
const literal = (text: string) => text.replace(/\{(?=[{%#])/g, '{ ');

/** React's components for the body of both pages: the head is Next's own matter, as its style is. */
export function reactComponents(template: Template): Record<'Release' | 'List', string> {
  const component = (name: string, props: string, html: string) => {
    const $ = load(html);
    $('script:contains("[[script]]")').remove();
    const body = writeAll($('body').get(0)?.childNodes ?? [], REACT);
    return `export default function ${name}({ ${props} }) {\n  return (<>${body}</>);\n}\n`;
  };
  const card = writeAll(load(template.card, null, false).root().get(0)?.childNodes ?? [], REACT);
  return {
    Release: component('Release', 'c', template.release),
    List: `${component('List', 'cards', template.list)}
function Card({ c }) {\n  return ${card};\n}\n`,
  };
}

/** Astro's components for both pages, whole. */
export function astroComponents(template: Template): Record<'Release' | 'List', string> {
  const card = writeAll(load(template.card, null, false).root().get(0)?.childNodes ?? [], ASTRO);
  const component = (props: string, html: string) => {
    const $ = load(html);
    const page = writeAll($('html').get(), ASTRO).replace('[[card]]', () => card);
    return `---
import style from '../style.css?raw';
import script from '../script.js?raw';
const { ${props} } = Astro.props;
---
<!doctype html>${page}\n`;
  };
  return {
    Release: component('c', template.release),
    List: component('cards', template.list),
  };
}

interface Dialect {
  attribute: (name: string) => string;
  text: (text: string) => string;
  /** An attribute that sets what stands inside an element, unescaped. */
  inner: (expression: string, tag: string) => string;
  cards: string;
}

const RAW: Partial<Record<string, string>> = {
  '[[body]]': 'c.body',
  '[[style]]': 'style',
  '[[script]]': 'script',
};

const REACT: Dialect = {
  attribute: (name) => ({ class: 'className', for: 'htmlFor' })[name] ?? name,
  text: (text) => `{${JSON.stringify(text)}}`,
  inner: (expression) => ` dangerouslySetInnerHTML={{ __html: ${expression} }}`,
  cards: '{cards.map((c) => <Card key={c.slug} c={c} />)}',
};

const ASTRO: Dialect = {
  attribute: (name) => name,
  text: (text) => escape(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
  inner: (expression, tag) =>
    `${['style', 'script'].includes(tag) ? ' is:inline' : ''} set:html={${expression}}`,
  cards: '{cards.map((c) => ([[card]]))}',
};

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const writeAll = (nodes: Node[], dialect: Dialect): string =>
  nodes.map((node) => write(node, dialect)).join('');

/** Comments and the doctype are left out. */
function write(node: Node, dialect: Dialect): string {
  if ('attribs' in node) return writeElement(node, dialect);
  if (node.nodeType !== 3 || !('data' in node)) return '';
  if (node.data === '[[cards]]') return dialect.cards;
  return node.data
    .split(/(\[\[\w+\]\])/)
    .filter(Boolean)
    .map((part) => {
      if (RAW[part]) throw new Error(`${part} must be alone in its element.`);
      return isBlank(part) ? `{${expressionOf(part)}}` : dialect.text(part);
    })
    .join('');
}

function writeElement(node: Element, dialect: Dialect): string {
  const { name: tag, attribs, childNodes } = node;
  const attributes = Object.entries(attribs)
    .map(([name, value]) => ` ${dialect.attribute(name)}=${valueOf(value)}`)
    .join('');
  if (VOID.test(tag)) return `<${tag}${attributes} />`;
  const only = childNodes.length === 1 ? childNodes[0] : undefined;
  const text = only && 'data' in only ? only.data.trim() : '';
  if (RAW[text]) return `<${tag}${attributes}${dialect.inner(RAW[text], tag)}></${tag}>`;
  if (tag === 'script' && text)
    return `<${tag}${attributes}${dialect.inner(quoted(text), tag)}></${tag}>`;
  return `<${tag}${attributes}>${writeAll(childNodes, dialect)}</${tag}>`;
}

const isBlank = (part: string) => /^\[\[\w+\]\]$/.test(part);
const expressionOf = (blank: string) => `c.${blank.slice(2, -2)}`;
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const valueOf = (value: string) =>
  /\[\[\w+\]\]/.test(value) ? `{${quoted(value)}}` : `"${escape(value).replaceAll('"', '&quot;')}"`;

/** A text with blanks as a template literal. */
const quoted = (text: string) =>
  `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replace(BLANK, '${c.$1}')}\``;
