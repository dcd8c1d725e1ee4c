import { Parser } from 'htmlparser2';

/** The texts that every page shares; the policy allows them by their hashes. */
export interface Parts {
  /** The site's one stylesheet. */
  style: string;
  /** The base script. */
  base: string;
  /** The 404 page's own script, by its address. */
  notFoundUrl: string;
}

/** Prefetch of a page under the pointer; documents are not pages. */
export const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/static/*' } }] },
      eagerness: 'moderate',
    },
  ],
});

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const NEXT_LINKS = new Set(['stylesheet', 'preload', 'modulepreload']);

type Attributes = Record<string, string>;

/** An element whose end has not come: dropped with all it holds, moved to the head, or kept. */
interface Open {
  name: string;
  cut: boolean;
  moves: boolean;
}

/**
 * Turns what Next exported into a plain page: its scripts, preloads and flight data go, the stylesheet
 * comes inline, the base script is added, `data-to-head` elements move to the head.
 * @param html one exported page
 * @param file its path in the site, for messages
 * @throws when its content sits behind a streamed Suspense boundary, which would be lost
 */
export function distil(html: string, file: string, parts: Parts): string {
  const head: string[] = [];
  const moved: string[] = [];
  const body: string[] = [];
  const open: Open[] = [];
  let inBody = false;
  let svgDepth = 0;
  const write = (text: string, { cut, moves }: Omit<Open, 'name'>) => {
    if (!cut) (moves ? moved : inBody ? body : head).push(text);
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        refuseStreamed(name, attributes, file);
        const parent = open.at(-1);
        const one: Open = {
          name,
          cut: Boolean(parent?.cut) || isNextOwn(name, attributes, parent),
          moves: Boolean(parent?.moves) || 'data-to-head' in attributes,
        };
        open.push(one);
        if (name === 'svg') svgDepth += 1;
        if (name === 'body') inBody = true;
        write(openTag(name, attributes, svgDepth > 0), one);
      },
      onclosetag(name) {
        const one = open.pop();
        if (name === 'svg') svgDepth -= 1;
        // The end of the head is written below, after what moves there.
        if (!one || name === 'head') return;
        if (name === 'body') write(closing(file, parts), one);
        if (!VOID.has(name)) write(`</${name}>`, one);
      },
      ontext(text) {
        const parent = open.at(-1);
        if (parent) write(text, parent);
      },
      oncomment(text) {
        // Within islands React needs its marks; those of Next's own, beside them, say nothing.
        const parent = open.at(-1);
        if (parent && parent.name !== 'body') write(`<!--${text}-->`, parent);
      },
    },
    { decodeEntities: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return [
    '<!DOCTYPE html>',
    ...head,
    `<style>${parts.style}</style>`,
    ...moved,
    '</head>',
    ...body,
  ].join('');
}

/** Next's scripts, preloads and flight data, and its hidden boxes at the body's end. */
function isNextOwn(name: string, attributes: Attributes, parent: Open | undefined): boolean {
  if (name === 'script') return attributes['type'] !== 'application/ld+json';
  if (name === 'link') return NEXT_LINKS.has(attributes['rel'] ?? '');
  if (name === 'meta') return attributes['name'] === 'next-size-adjust';
  return parent?.name === 'body' && 'hidden' in attributes;
}

function refuseStreamed(name: string, { id = '', hidden }: Attributes, file: string): void {
  if ((name === 'template' && id.startsWith('B:')) || (hidden !== undefined && id.startsWith('S:')))
    throw new Error(
      `${file}: its content sits behind a streamed Suspense boundary and would be lost. Remove the Suspense or make the page lighter.`,
    );
}

/** HTML's attribute names are in small letters; SVG's keep theirs (`viewBox`). */
function openTag(name: string, attributes: Attributes, inSvg: boolean): string {
  let tag = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'data-to-head') continue;
    const written = inSvg ? attribute : attribute.toLowerCase();
    tag += value === '' ? ` ${written}` : ` ${written}="${value}"`;
  }
  return `${tag}>`;
}

const closing = (file: string, { base, notFoundUrl }: Parts): string => {
  const own = file === '404.html' ? ` src="${notFoundUrl}">` : `>${base}`;
  return `<script type="speculationrules">${SPECULATION}</script><script type="module"${own}</script>`;
};
