import type { Root, RootContent, Heading } from 'mdast';
import { remark } from 'remark';
import gfm from 'remark-gfm';
import html from 'remark-html';
import { headingId } from './slug';

/**
 * The one file that knows remark. Authors' Markdown becomes HTML under this schema: raw HTML,
 * styles, scripts and handlers never pass; links may be web, mail, phone or within the site.
 */
const sanitize = {
  tagNames: [
    'p',
    'a',
    'strong',
    'em',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'br',
    'hr',
    'code',
    'del',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    td: ['align'],
    th: ['align'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  clobber: [],
  strip: ['script', 'style'],
};

const parser = remark().use(gfm);
const writer = remark().use(gfm).use(html, { sanitize });

/** Parses Markdown to its tree (mdast), with positions. */
export function parseMarkdown(markdown: string): Root {
  return parser.parse(markdown);
}

/** Renders Markdown to sanitised HTML. Headings get an id, so that they can be linked. */
export function renderMarkdown(markdown: string): string {
  return renderTree(parseMarkdown(markdown));
}

/** A part of a page: a `##` heading and what follows it. */
export interface Section {
  id: string;
  titulo: string;
  html: string;
  line: number;
}

/** Splits Markdown at its `##` headings. Text before the first one is `intro`. */
export function splitSections(markdown: string): { intro: string; sections: Section[] } {
  const tree = parseMarkdown(markdown);
  const isHeading = (node: RootContent): node is Heading =>
    node.type === 'heading' && node.depth === 2;
  const starts = tree.children.flatMap((node, index) => (isHeading(node) ? [index] : []));
  // A link's definition may stand anywhere in the file: each part needs them all.
  const definitions = tree.children.filter(({ type }) => type === 'definition');
  const cut = (from: number, to?: number): Root => ({
    type: 'root',
    children: [...tree.children.slice(from, to), ...definitions],
  });
  const sections = starts.map((start, order) => {
    const titulo = plainText(tree.children[start]);
    const id = headingId(titulo);
    return {
      id,
      titulo,
      // Sections repeat their inner headings («Objetivo», «Funciones»): their ids must not.
      html: renderTree(cut(start + 1, starts[order + 1]), `${id}-`),
      line: tree.children[start]?.position?.start.line ?? 1,
    };
  });
  return { intro: renderTree(cut(0, starts[0] ?? tree.children.length)), sections };
}

/** A link or picture that Markdown names, with the line it stands on. */
export function markdownLinks(markdown: string): { url: string; line: number; alt?: string }[] {
  const found: { url: string; line: number; alt?: string }[] = [];
  walk(parseMarkdown(markdown), (node) => {
    if (node.type === 'link' || node.type === 'definition')
      found.push({ url: node.url, line: node.position?.start.line ?? 1 });
    if (node.type === 'image')
      found.push({ url: node.url, line: node.position?.start.line ?? 1, alt: node.alt ?? '' });
  });
  return found;
}

/** Raw HTML in Markdown would vanish when sanitised: the checker names it instead. */
export function rawHtml(markdown: string): { line: number; value: string }[] {
  const found: { line: number; value: string }[] = [];
  walk(parseMarkdown(markdown), (node) => {
    // A comment is the author's own note; what stands around it is not.
    const value = node.type === 'html' ? node.value.replace(/<!--[\s\S]*?-->/g, '').trim() : '';
    if (value) found.push({ line: node.position?.start.line ?? 1, value });
  });
  return found;
}

type Node = Root | RootContent;

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}

/** The words of a node, without their marks. */
export function plainText(node: Node | undefined): string {
  let text = '';
  if (node)
    walk(node, (inner) => {
      if ('value' in inner && inner.type !== 'html') text += inner.value;
    });
  return text;
}

function renderTree(tree: Root, prefix = ''): string {
  const used = new Set<string>();
  walk(tree, (node) => {
    if (node.type !== 'heading') return;
    const base = prefix + (headingId(plainText(node)) || 'titulo');
    let id = base;
    for (let times = 2; used.has(id); times++) id = `${base}-${times}`;
    used.add(id);
    node.data = { ...node.data, hProperties: { id } };
  });
  return writer.stringify(writer.runSync(tree) as Root).trim();
}
