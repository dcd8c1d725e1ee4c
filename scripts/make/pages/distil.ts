import { Parser } from 'htmlparser2';
import { ARRIVAL, ARRIVES } from '@/lib/site/arrival';
import { SPECULATION } from './speculation';
import { partsFor, type Stylesheet } from './stylesheet';

/** The texts that pages share; the policy allows them by their hashes. */
export interface Parts {
  stylesheet: Stylesheet;
  /** The base script. */
  base: string;
  /** The same, of a page that holds a dialog or that can be left in a hurry. */
  formsBase: string;
  /** The 404 page's own script, by its address. */
  notFoundUrl: string;
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const NEXT_LINKS = new Set(['stylesheet', 'preload', 'modulepreload']);

/** It carries no base script. */
const NOT_FOUND = '404.html';

type Attributes = Record<string, string>;

/** An element whose end has not come: dropped with all it holds, moved to the head, or kept. */
interface Open {
  name: string;
  cut: boolean;
  moves: boolean;
  /** It stands in an island. */
  hydrates: boolean;
}

/**
 * Turns what Next exported into a plain page: its scripts, preloads and flight data go, the parts of the
 * stylesheet that it uses come inline, the base script is added, `data-to-head` elements move to the head,
 * and `data-sheet`, the foot of each printed sheet, to the root, from where sheets inherit.
 * @param html one exported page
 * @param file its path in the site, for messages
 * @throws when its content sits behind a streamed Suspense boundary, which would be lost
 */
export function distil(html: string, file: string, parts: Parts): string {
  const head: string[] = [];
  const moved: string[] = [];
  const body: string[] = [];
  const open: Open[] = [];
  const classes = new Set<string>();
  const scripts = new Set<string>();
  let arrives = false;
  let hasForm = false;
  let inBody = false;
  let svgDepth = 0;
  let sheet = '';
  const write = (text: string, { cut, moves }: Open) => {
    if (!cut) (moves ? moved : inBody ? body : head).push(text);
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        refuseStreamed(name, attributes, file);
        const parent = open.at(-1);
        sheet ||= attributes['data-sheet'] ?? '';
        const one: Open = {
          name,
          cut: Boolean(parent?.cut) || isNextOwn(name, attributes, parent),
          moves: Boolean(parent?.moves) || 'data-to-head' in attributes,
          hydrates: Boolean(parent?.hydrates) || 'data-island' in attributes,
        };
        open.push(one);
        if (!one.cut) {
          hasForm ||= name === 'dialog' || 'data-exit' in attributes;
          arrives ||= ARRIVES.some((name) => name in attributes);
          for (const word of attributes['class']?.split(/\s+/) ?? []) classes.add(word);
          for (const key of ['data-island', 'data-behaviour'])
            for (const word of attributes[key]?.split(' ') ?? []) scripts.add(word);
        }
        if (name === 'svg') svgDepth += 1;
        if (name === 'body') inBody = true;
        write(openTag(name, attributes, svgDepth > 0), one);
      },
      onclosetag(name) {
        const one = open.pop();
        if (name === 'svg') svgDepth -= 1;
        // The end of the head is written below, after what moves there.
        if (!one || name === 'head') return;
        if (name === 'body') write(closing(file, hasForm, parts), one);
        if (!VOID.has(name)) write(`</${name}>`, one);
      },
      ontext(text) {
        const parent = open.at(-1);
        if (parent) write(text, parent);
      },
      oncomment(text) {
        // React needs its marks where it hydrates; elsewhere they say nothing.
        const parent = open.at(-1);
        if (parent?.hydrates) write(`<!--${text}-->`, parent);
      },
    },
    { decodeEntities: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return [
    '<!DOCTYPE html>',
    ...head.map((text) =>
      sheet ? text.replace(/^<html/, () => `<html data-sheet="${sheet}"`) : text,
    ),
    ...partsFor(parts.stylesheet, classes, scripts).map(({ css }) => `<style>${css}</style>`),
    ...moved,
    // Only where the base script shows again what waits.
    arrives && file !== NOT_FOUND ? `<script>${ARRIVAL}</script>` : '',
    '</head>',
    ...body,
  ].join('');
}

/** Next's scripts, preloads and flight data, and its hidden boxes at the body's end. */
function isNextOwn(name: string, attributes: Attributes, parent: Open | undefined): boolean {
  if (name === 'script') return attributes['type'] !== 'application/ld+json';
  // A component that asks for its picture ahead says so.
  if (name === 'link')
    return NEXT_LINKS.has(attributes['rel'] ?? '') && !('data-to-head' in attributes);
  // What a card says is read from `og:` where it is not said for it.
  if (name === 'meta')
    return /^(?:next-size-adjust|twitter:(?!card))/.test(attributes['name'] ?? '');
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
    if (attribute === 'data-to-head' || attribute === 'data-sheet') continue;
    const written = inSvg ? attribute : attribute.toLowerCase();
    tag += value === '' ? ` ${written}` : ` ${written}="${value}"`;
  }
  return `${tag}>`;
}

const closing = (file: string, hasForm: boolean, parts: Parts): string => {
  const base = hasForm ? parts.formsBase : parts.base;
  const own = file === NOT_FOUND ? ` src="${parts.notFoundUrl}">` : `>${base}`;
  return `<script type="speculationrules">${SPECULATION}</script><script type="module"${own}</script>`;
};
