import { Parser } from 'htmlparser2';
import { EARLY_MARKS } from '@/lib/site/early-marks-script';
import { LETTERS_SCRIPT } from '@/lib/design/heading-fonts';
import { telHref, wholePhone } from '@/lib/site/text';
import { partsFor, type Stylesheet } from './stylesheet';

/** Texts shared by pages and allowed by hash in the policy. */
export interface Parts {
  stylesheet: Stylesheet;
  base: string;
  formsBase: string;
  notFoundUrl: string;
  islands: Record<string, string>;
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const NEXT_LINKS = new Set(['stylesheet', 'preload', 'modulepreload']);

const UNWRITTEN = new Set(['data-to-head', 'data-sheet', 'data-avisos', 'data-lang']);

const NOT_FOUND = '404.html';

/** Prefetches likely visits (docs/decisions/pages.md); addresses with a dot are files. */
export const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});

type Attributes = Record<string, string>;

interface OpenElement {
  name: string;
  drop: boolean;
  toHead: boolean;
  /** Inside `data-props`: React hydrates it. */
  inReact: boolean;
  inDialog: boolean;
  inAccordion: boolean;
  start: number;
}

interface Uses {
  classes: Set<string>;
  islands: Set<string>;
  arrival: boolean;
  forms: boolean;
  /** A form's own page: it can be left quickly without a dialog. */
  formPage: boolean;
}

/** Turns Next's export into a page without its scripts. @throws on streamed Suspense, which would be lost */
export function distil(exported: string, file: string, parts: Parts): string {
  const head: string[] = [];
  const moved: string[] = [];
  const body: string[] = [];
  const open: OpenElement[] = [];
  const uses: Uses = {
    classes: new Set(),
    islands: new Set(),
    arrival: false,
    forms: false,
    formPage: false,
  };
  let inBody = false;
  let svgDepth = 0;
  let sheet = '';
  let lang = '';
  const write = (text: string, { drop, toHead }: OpenElement) => {
    if (!drop) (toHead ? moved : inBody ? body : head).push(text);
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        refuseStreamed(name, attributes, file);
        const element = openElement(name, attributes, open.at(-1));
        open.push(element);
        if (!element.drop) noteUses(uses, element, attributes);
        if (name === 'svg') svgDepth += 1;
        if (name === 'body') inBody = true;
        sheet ||= attributes['data-sheet'] ?? '';
        lang ||= attributes['data-lang'] ?? '';
        write(openTag(name, withScript(attributes, file, parts), svgDepth > 0), element);
        element.start = body.length;
      },
      onclosetag(name) {
        const element = open.pop();
        if (name === 'svg') svgDepth -= 1;
        // The head's end is written below.
        if (!element || name === 'head') return;
        if (name === 'body') write(closing(file, uses, parts), element);
        // SVG shapes are self-closing.
        if (svgDepth > 0 && !element.drop && body.length === element.start)
          body.push(body.pop()!.replace(/>$/, '/>'));
        else if (!VOID.has(name)) write(`</${name}>`, element);
      },
      ontext(text) {
        const parent = open.at(-1);
        if (parent) write(withPhones(text, open), parent);
      },
      oncomment(text) {
        // React needs its markers to hydrate; elsewhere they are useless.
        const parent = open.at(-1);
        if (parent?.inReact) write(`<!--${text}-->`, parent);
      },
    },
    { decodeEntities: false, lowerCaseAttributeNames: false },
  );
  parser.end(exported);
  return [
    '<!DOCTYPE html>',
    ...head.map((text) =>
      text
        .replace(/^<html/, (tag) => (sheet ? `${tag} data-sheet="${sheet}"` : tag))
        .replace(/^(<html.* lang=)"[^"]*"/, (tag, start: string) =>
          lang ? `${start}"${lang}"` : tag,
        ),
    ),
    `<script>${LETTERS_SCRIPT}</script>`,
    ...partsFor(parts.stylesheet, uses.classes, uses.islands).map(
      ({ css }) => `<style>${css}</style>`,
    ),
    ...moved,
    // Only with the base script, which shows hidden parts again.
    uses.arrival && file !== NOT_FOUND ? `<script>${EARLY_MARKS}</script>` : '',
    '</head>',
    ...body,
  ].join('');
}

const openElement = (
  name: string,
  attributes: Attributes,
  parent: OpenElement | undefined,
): OpenElement => ({
  name,
  drop: Boolean(parent?.drop) || isNextOwn(name, attributes, parent),
  toHead: Boolean(parent?.toHead) || 'data-to-head' in attributes,
  inReact: Boolean(parent?.inReact) || 'data-props' in attributes,
  inDialog: Boolean(parent?.inDialog) || name === 'dialog',
  inAccordion: Boolean(parent?.inAccordion) || 'data-folds' in attributes,
  start: 0,
});

function noteUses(uses: Uses, { inDialog, inAccordion }: OpenElement, attributes: Attributes) {
  const isExit = 'data-exit' in attributes;
  uses.forms ||= inDialog || isExit;
  uses.formPage ||= isExit && !inDialog;
  uses.arrival ||= 'data-asked' in attributes || (inAccordion && 'id' in attributes);
  for (const word of attributes['class']?.split(/\s+/) ?? []) uses.classes.add(word);
  if (attributes['data-island']) uses.islands.add(attributes['data-island']);
}

/** Adds the script's name to an island. @throws when it has none */
function withScript(attributes: Attributes, file: string, { islands }: Parts): Attributes {
  const { 'data-island': name } = attributes;
  if (name === undefined) return attributes;
  const script = islands[name];
  if (!script) throw new Error(`${file}: there is no island «${name}».`);
  return { ...attributes, 'data-script': script };
}

/** Matches Next's scripts, preloads, flight data and hidden boxes; not the notices' script. */
function isNextOwn(name: string, attributes: Attributes, parent: OpenElement | undefined): boolean {
  if (name === 'script')
    return attributes['type'] !== 'application/ld+json' && !('data-avisos' in attributes);
  if (name === 'link')
    return NEXT_LINKS.has(attributes['rel'] ?? '') && !('data-to-head' in attributes);
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

/** HTML attribute names are lower-case; SVG's keep case (`viewBox`). */
function openTag(name: string, attributes: Attributes, inSvg: boolean): string {
  let tag = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (UNWRITTEN.has(attribute)) continue;
    const written = inSvg ? attribute : attribute.toLowerCase();
    tag += value === '' ? ` ${written}` : ` ${written}="${value}"`;
  }
  return `${tag}>`;
}

/** No speculation rules on a form's own page; the 404 page only redirects. */
function closing(file: string, { forms, formPage }: Uses, parts: Parts): string {
  if (file === NOT_FOUND) return `<script type="module" src="${parts.notFoundUrl}"></script>`;
  const rules = `<template><script type="speculationrules">${SPECULATION}</script></template>`;
  return `${formPage ? '' : rules}<script type="module">${forms ? parts.formsBase : parts.base}</script>`;
}

const PHONE =
  /(?<!\d ?)(\d{3} \d{3} \d{4}|\d{2} \d{4} \d{4})(?:(,? ext(?:\.|ensión)) (\d{2,6}))?(?! ?\d)/g;

const NO_LINKS = new Set([
  ...['a', 'button', 'label', 'option', 'summary', 'textarea'],
  ...['head', 'script', 'style', 'svg'],
]);

/** Links phones. @param text HTML without tags @param around ancestors; `inReact` where it hydrates */
export const withPhones = (text: string, around: { name: string; inReact: boolean }[]): string =>
  around.some(({ name, inReact }) => inReact || NO_LINKS.has(name))
    ? text
    : text.replace(
        PHONE,
        (_, phone: string, word = '', extension = '') =>
          `<a href="${telHref(phone, extension)}">${wholePhone(phone)}${word && `${word}\u00a0${extension}`}</a>`,
      );
