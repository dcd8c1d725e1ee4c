import { Parser } from 'htmlparser2';
import { ARRIVAL, ARRIVES } from '@/lib/site/arrival';
import { laterScript, type Later } from './later';
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
  /** What puts a part of a page in its place later (components/base/later.ts). */
  later: string;
}

/** A page as plain HTML. */
export interface Distilled {
  html: string;
  /** The same once what comes later has come. */
  whole: string;
  /** What comes later, if anything does. */
  later: Later | undefined;
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const NEXT_LINKS = new Set(['stylesheet', 'preload', 'modulepreload']);

/** It carries no base script. */
const NOT_FOUND = '404.html';

type Attributes = Record<string, string>;

/** An element whose end has not come: dropped with all it holds, moved to the head, left for later, or kept. */
interface Open {
  name: string;
  cut: boolean;
  moves: boolean;
  /** It stands in what comes later. */
  waits: boolean;
  /** It stands in an island. */
  hydrates: boolean;
}

/**
 * Turns what Next exported into a plain page: its scripts, preloads and flight data go, the parts of the
 * stylesheet that it uses come inline, the base script is added, `data-to-head` elements move to the head,
 * and `data-sheet`, the foot of each printed sheet, to the root, from where sheets inherit. What
 * `data-later` elements hold goes into a script of its own.
 * @param exported one page, as Next wrote it
 * @param file its path in the site, for messages
 * @throws when its content sits behind a streamed Suspense boundary, which would be lost
 */
export function distil(exported: string, file: string, parts: Parts): Distilled {
  const head: string[] = [];
  const moved: string[] = [];
  const body: string[] = [];
  /** What comes later, each part with the piece of the body that it goes into. */
  const waiting: { at: number; inside: string[] }[] = [];
  const open: Open[] = [];
  /** What the stylesheet must know of the page, and what else of what comes later. */
  const used = { classes: new Set<string>(), scripts: new Set<string>() };
  const usedLater = { classes: new Set<string>(), scripts: new Set<string>() };
  let arrives = false;
  let hasForm = false;
  let inBody = false;
  let svgDepth = 0;
  let sheet = '';
  const write = (text: string, { cut, moves, waits }: Open) => {
    const later = waits && waiting.at(-1)?.inside;
    if (!cut) (moves ? moved : later || (inBody ? body : head)).push(text);
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
          waits: Boolean(parent?.waits) || 'data-later' in attributes,
          hydrates: Boolean(parent?.hydrates) || 'data-island' in attributes,
        };
        open.push(one);
        if (!one.cut) {
          hasForm ||= name === 'dialog' || 'data-exit' in attributes;
          arrives ||= ARRIVES.some((name) => name in attributes);
          const { classes, scripts } = parent?.waits ? usedLater : used;
          for (const word of attributes['class']?.split(/\s+/) ?? []) classes.add(word);
          for (const key of ['data-island', 'data-behaviour'])
            for (const word of attributes[key]?.split(' ') ?? []) scripts.add(word);
        }
        if (name === 'svg') svgDepth += 1;
        if (name === 'body') inBody = true;
        const comesLater = !one.cut && one.waits && !parent?.waits;
        write(openTag(name, attributes, svgDepth > 0), { ...one, waits: Boolean(parent?.waits) });
        if (comesLater) waiting.push({ at: body.length - 1, inside: [] });
      },
      onclosetag(name) {
        const one = open.pop();
        if (name === 'svg') svgDepth -= 1;
        // The end of the head is written below, after what moves there.
        if (!one || name === 'head') return;
        if (name === 'body') write(closing(file, hasForm, parts), one);
        if (!VOID.has(name)) write(`</${name}>`, { ...one, waits: Boolean(open.at(-1)?.waits) });
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
  parser.end(exported);
  const { stylesheet } = parts;
  const styles = partsFor(stylesheet, used.classes, used.scripts);
  const start = [
    '<!DOCTYPE html>',
    ...head.map((text) =>
      sheet ? text.replace(/^<html/, () => `<html data-sheet="${sheet}"`) : text,
    ),
    ...styles.map(({ css }) => `<style>${css}</style>`),
    ...moved,
    // Only where the base script shows again what waits.
    arrives && file !== NOT_FOUND ? `<script>${ARRIVAL}</script>` : '',
    '</head>',
  ].join('');
  const texts = waiting.map(({ inside }) => inside.join(''));
  const all = {
    classes: new Set([...used.classes, ...usedLater.classes]),
    scripts: [...used.scripts, ...usedLater.scripts],
  };
  const more = partsFor(stylesheet, all.classes, all.scripts)
    .filter((part) => !styles.includes(part))
    .map(({ css }) => css);
  const later = texts.length > 0 ? laterScript(texts, more, parts.later) : undefined;
  /** The body with a change to each element that something comes into later. */
  const bodyWith = (change: (tag: string, part: number) => string) => {
    const pieces = [...body];
    waiting.forEach(({ at }, part) => (pieces[at] = change(pieces[at] ?? '', part)));
    return pieces.join('');
  };
  const split = bodyWith((tag, part) =>
    tag.replace(
      ' data-later',
      ` data-behaviour="later" data-later="${later?.hash}" data-part="${part}"`,
    ),
  );
  const whole = later ? bodyWith((tag, part) => tag + texts[part]) : split;
  return { html: start + split, whole: start + whole, later };
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
