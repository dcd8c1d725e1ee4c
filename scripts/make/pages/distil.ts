import { Parser } from 'htmlparser2';
import { ARRIVAL } from '@/lib/site/arrival';
import { laterScript, type Later } from './later';
import { withPhones } from './phones';
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
  /** The names of the scripts' files, by the behaviour that each is of; React's is `hydrate`. */
  scripts: Record<string, string>;
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

/** What is written by itself, the page or what comes later into an element of it; and what styles it. */
class Piece {
  readonly text: string[] = [];
  readonly classes = new Set<string>();
  readonly scripts = new Set<string>();
  /** @param at the element's tag, in the page's text */
  constructor(readonly at = 0) {}
}

/** An element whose end has not come: dropped with all it holds, moved to the head, or kept. */
interface Open {
  name: string;
  cut: boolean;
  moves: boolean;
  /** It stands in an island. */
  hydrates: boolean;
  /** It is an accordion, or stands in one. */
  folds: boolean;
  /** Where it is written. */
  piece: Piece;
  /** How much that holds with its tag. */
  begun: number;
  /** Where what it holds is. */
  inside: Piece;
}

/**
 * Turns what Next exported into a plain page: its scripts, preloads and flight data go, the parts of the
 * stylesheet that it uses come inline, the base script is added, `data-to-head` elements move to the head,
 * and `data-sheet`, the foot of each printed sheet, to the root, from where sheets inherit. Phones in
 * running text become links. What `data-later` elements hold goes into a script of its own.
 * @param exported one page, as Next wrote it
 * @param file its path in the site, for messages
 * @throws when its content sits behind a streamed Suspense boundary, which would be lost
 */
export function distil(exported: string, file: string, parts: Parts): Distilled {
  const head: string[] = [];
  const moved: string[] = [];
  const page = new Piece();
  const waiting: Piece[] = [];
  const open: Open[] = [];
  // What a filter hides, or an accordion that an address may name (lib/site/arrival.ts).
  let arrives = false;
  let hasForm = false;
  let inBody = false;
  let svgDepth = 0;
  let sheet = '';
  const write = (text: string, { cut, moves }: Open, piece: Piece) => {
    if (!cut) (moves ? moved : inBody ? piece.text : head).push(text);
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        refuseStreamed(name, attributes, file);
        const parent = open.at(-1);
        sheet ||= attributes['data-sheet'] ?? '';
        const piece = parent?.inside ?? page;
        const one: Open = {
          name,
          cut: Boolean(parent?.cut) || isNextOwn(name, attributes, parent),
          moves: Boolean(parent?.moves) || 'data-to-head' in attributes,
          hydrates: Boolean(parent?.hydrates) || 'data-island' in attributes,
          folds: Boolean(parent?.folds) || 'data-folds' in attributes,
          piece,
          begun: 0,
          inside: piece,
        };
        open.push(one);
        if (!one.cut) {
          hasForm ||= name === 'dialog' || 'data-exit' in attributes;
          arrives ||= 'data-asked' in attributes || (one.folds && 'id' in attributes);
          for (const word of attributes['class']?.split(/\s+/) ?? []) piece.classes.add(word);
          for (const key of ['data-island', 'data-behaviour'])
            for (const word of attributes[key]?.split(' ') ?? []) piece.scripts.add(word);
          // One within another comes with it.
          if ('data-later' in attributes && piece === page)
            waiting.push((one.inside = new Piece(page.text.length)));
        }
        if (name === 'svg') svgDepth += 1;
        if (name === 'body') inBody = true;
        const own = withScript(attributes, file, parts);
        write(openTag(name, own, svgDepth > 0), one, piece);
        one.begun = piece.text.length;
      },
      onclosetag(name) {
        const one = open.pop();
        if (name === 'svg') svgDepth -= 1;
        // The end of the head is written below, after what moves there.
        if (!one || name === 'head') return;
        if (name === 'body') write(closing(file, hasForm, page, parts), one, page);
        const { text } = one.piece;
        // In a drawing the tag of a shape, which holds nothing, ends itself.
        if (svgDepth > 0 && !one.cut && text.length === one.begun)
          text.push(text.pop()!.replace(/>$/, '/>'));
        else if (!VOID.has(name)) write(`</${name}>`, one, one.piece);
      },
      ontext(text) {
        const parent = open.at(-1);
        if (parent) write(withPhones(text, open), parent, parent.inside);
      },
      oncomment(text) {
        // React needs its marks where it hydrates; elsewhere they say nothing.
        const parent = open.at(-1);
        if (parent?.hydrates) write(`<!--${text}-->`, parent, parent.inside);
      },
    },
    { decodeEntities: false, lowerCaseAttributeNames: false },
  );
  parser.end(exported);
  const { stylesheet } = parts;
  const styles = partsFor(stylesheet, page.classes, page.scripts);
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
  const texts = waiting.map(({ text }) => text.join(''));
  const all = [page, ...waiting];
  const more = partsFor(
    stylesheet,
    new Set(all.flatMap(({ classes }) => [...classes])),
    all.flatMap(({ scripts }) => [...scripts]),
  )
    .filter((part) => !styles.includes(part))
    .map(({ css }) => css);
  const later = texts.length > 0 ? laterScript(texts, more, parts.later) : undefined;
  /** The body with a change to each element that something comes into later. */
  const bodyWith = (change: (tag: string, part: number) => string) => {
    const body = [...page.text];
    waiting.forEach(({ at }, part) => (body[at] = change(body[at] ?? '', part)));
    return body.join('');
  };
  const split = bodyWith((tag, part) =>
    tag.replace(
      ' data-later',
      ` data-behaviour="later" data-script="later-${later?.hash}" data-part="${part}"`,
    ),
  );
  const whole = later ? bodyWith((tag, part) => tag + texts[part]) : split;
  return { html: start + split, whole: start + whole, later };
}

/**
 * A part that a script works on names it.
 * @throws when nobody made that script
 */
function withScript(attributes: Attributes, file: string, { scripts }: Parts): Attributes {
  const { 'data-island': island, 'data-behaviour': behaviour = island && 'hydrate' } = attributes;
  if (!behaviour) return attributes;
  const script = scripts[behaviour];
  if (!script) throw new Error(`${file}: there is no script «${behaviour}».`);
  return { ...attributes, 'data-script': script };
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

/** The base script, and the rules that it lets the browser read; the 404 page only goes on. */
function closing(file: string, hasForm: boolean, { scripts }: Piece, parts: Parts): string {
  if (file === NOT_FOUND) return `<script type="module" src="${parts.notFoundUrl}"></script>`;
  const rules = `<template><script type="speculationrules">${SPECULATION}</script></template>`;
  const base = hasForm ? parts.formsBase : parts.base;
  return `${scripts.has('FormIsland') ? '' : rules}<script type="module">${base}</script>`;
}
