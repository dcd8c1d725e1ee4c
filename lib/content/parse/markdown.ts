import type { Root } from 'mdast';
import { remark } from 'remark';
import gfm from 'remark-gfm';
import html from 'remark-html';
import { addTableMarkup } from './table-markup';
import { MARKDOWN_FORM } from './markdown-form';
import { isDefinition, isSectionHeading, lineOfNode, nodesOf, plainText } from './nodes';
import { withNotes } from './notes';
import { headingId, idMaker } from '@/lib/content/model/slug';
import type { Section } from '@/lib/content/types';

/** Of a link whose text is its address, which paper would say twice (styles/print.css). */
const ADDRESS = 'address';

/**
 * The only file that imports remark. Authors' HTML, styles, scripts and handlers never pass; links may be
 * web, mail, phone or internal.
 */
const sanitize = {
  tagNames:
    'p a strong em ul ol li h2 h3 h4 blockquote br hr code del div table thead tbody tr th td img'.split(
      ' ',
    ),
  attributes: {
    a: ['href', 'title', 'id', ['className', ADDRESS] as [string, ...string[]]],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    li: ['id'],
    div: [
      ['className', 'table-wrap'] as [string, ...string[]],
      ['role', 'group'] as [string, ...string[]],
      ...['tabIndex', 'ariaLabel'],
    ],
    table: [['className', 'data-table', 'stack-table'] as [string, ...string[]]],
    td: ['align', 'dataLabel'],
    th: ['align'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  // An empty list would allow any address for pictures, which are internal paths.
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['ninguno'] },
  clobber: [],
  strip: ['script', 'style'],
};

const parser = remark().use(gfm).data('settings', MARKDOWN_FORM);
const writer = remark().use(gfm).use(html, { sanitize });

const plainWriter = remark().use(gfm).use(html, { sanitize: false });

/** Unsanitised HTML, to be parsed again, never shown. */
export const asHtml = (markdown: string): string => plainWriter.processSync(markdown).toString();

export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

export const writeMarkdown = (tree: Root): string => parser.stringify(tree);

export const renderMarkdown = (markdown: string): string => renderTree(parseMarkdown(markdown));

export const renderSections = (tree: Root): Section[] =>
  sectionsOf(tree).map(({ id, titulo, root }) => ({
    id,
    titulo,
    html: renderTree(root, `${id}-`),
  }));

/** Each section includes the definitions of the whole text. */
export function sectionsOf({ children }: Root) {
  const definitions = children.filter(isDefinition);
  const starts = children.flatMap((node, index) => (isSectionHeading(node) ? [index] : []));
  return starts.map((start, order) => {
    const titulo = plainText(children[start]);
    const own = children.slice(start + 1, starts[order + 1]);
    const root: Root = { type: 'root', children: [...own, ...definitions] };
    return { id: headingId(titulo), titulo, children: own, root };
  });
}

export interface MarkdownLink {
  url: string;
  line: number;
  alt?: string;
}

export interface BodyFacts {
  headings: { depth: number; text: string; line: number }[];
  links: MarkdownLink[];
  ids: string[];
  /** `##` sections in order, and the ids of each where shown apart. */
  sections: { id: string; ids: string[] }[];
}

export const NO_FACTS: BodyFacts = { headings: [], links: [], ids: [], sections: [] };

export const factsOf = (tree: Root): BodyFacts => ({
  headings: nodesOf(tree).flatMap((node) =>
    node.type === 'heading'
      ? { depth: node.depth, text: plainText(node), line: lineOfNode(node) }
      : [],
  ),
  links: linksIn(tree),
  ids: withIds(tree).ids,
  sections: sectionsOf(tree).map(({ id, root }) => ({ id, ids: withIds(root, `${id}-`).ids })),
});

export function linksIn(tree: Root): MarkdownLink[] {
  const nodes = nodesOf(tree);
  const definitions = nodes.filter((node) => node.type === 'definition');
  return nodes.flatMap((node) => {
    const line = lineOfNode(node);
    if (node.type === 'link' || node.type === 'definition') return { url: node.url, line };
    if (node.type === 'image') return { url: node.url, line, alt: node.alt ?? '' };
    if (node.type !== 'imageReference') return [];
    // As in Markdown, the first definition of a name wins.
    const { url = '' } = definitions.find((one) => one.identifier === node.identifier) ?? {};
    return { url, line, alt: node.alt ?? '' };
  });
}

const OTHER_HOST = /^[/\\]{2}/;

export const renderTree = (parsed: Root, prefix = ''): string =>
  htmlOf(withIds(parsed, prefix).tree);

/** Adds the list of notes and the ids of headings. @returns the tree, and its ids, notes first */
export function withIds(parsed: Root, prefix = ''): { tree: Root; ids: string[] } {
  const tree = withNotes(parsed, prefix);
  const nodes = nodesOf(tree);
  const noted = nodes.flatMap((node) => {
    const id = node.type === 'heading' ? undefined : node.data?.hProperties?.id;
    return typeof id === 'string' ? id : [];
  });
  const idOf = idMaker(noted);
  const titled = nodes.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const id = idOf(plainText(node), prefix);
    node.data = { ...node.data, hProperties: { id } };
    return id;
  });
  return { tree, ids: [...noted, ...titled] };
}

export function htmlOf(tree: Root): string {
  for (const node of nodesOf(tree)) {
    // The sanitiser compares schemes alone: an unknown scheme removes the address.
    if ('url' in node && OTHER_HOST.test(node.url)) node.url = `fuera:${node.url}`;
    if (node.type === 'link' && plainText(node) === node.url)
      node.data = { ...node.data, hProperties: { className: [ADDRESS] } };
    addTableMarkup(node);
  }
  return writer.stringify(writer.runSync(tree) as Root).trim();
}
