import { createHash } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import { AVISOS_SCRIPT } from '@/lib/site/avisos-script';
import { EARLY_MARKS } from '@/lib/site/early-marks-script';
import { LETTERS_SCRIPT } from '@/lib/design/heading-fonts';
import { PHONE_IN_TEXT } from '@/lib/office/phone';
import type { Inline } from '@/lib/site/policy';
import { telHref, wholePhone } from '@/lib/site/text';
import { stylesFor, type Stylesheet } from './stylesheet';

/** Texts shared by pages, each allowed by its hash in the policy of those that carry it. */
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
type Parsed = ReturnType<typeof parseDocument>['children'][number];

/** The source that allows an inline style or script in a policy. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Turns Next's export into a page without its scripts.
 * @param policyOf returns the policy that the page carries (D80); a preview has its own
 * @throws on streamed Suspense, which would be lost
 */
export function distil(
  exported: string,
  file: string,
  parts: Parts,
  policyOf?: (inline: Inline) => string,
): string {
  const options = { decodeEntities: false, lowerCaseAttributeNames: false };
  const { children } = parseDocument(exported, options);
  const all = DomUtils.findAll(() => true, children);
  for (const { name, attribs } of all) refuseStreamed(name, attribs, file);
  const said = (mark: string) => all.find(({ attribs }) => attribs[mark])?.attribs[mark];
  const [sheet, lang] = [said('data-sheet'), said('data-lang')];
  const moved: string[] = [];
  const has = new Set<string>();
  const islands = new Set<string>();
  const uses = { arrival: false, avisos: false, forms: false, formPage: false };

  /** @param around names and data attributes of the ancestors, the parent's name last */
  const write = (node: Parsed, around: readonly string[]): string => {
    if (DomUtils.isText(node))
      return around.some((one) => NO_LINKS.has(one)) ? node.data : withPhones(node.data);
    // React needs its markers to hydrate; elsewhere they are useless.
    if (DomUtils.isComment(node)) return around.includes(IN_REACT) ? `<!--${node.data}-->` : '';
    if (!DomUtils.isTag(node) || isNextOwn(node.name, node.attribs, around.at(-1))) return '';
    const { name, attribs } = node;
    const marks = Object.keys(attribs).filter((one) => one.startsWith('data-'));
    // React leaves the inside of what only the build renders alone (islands/forms/Arrival).
    const above = isAsBuilt(attribs) ? around.filter((one) => one !== IN_REACT) : around;
    const within = [...above, ...marks, name];
    const [isExit, inDialog] = ['data-exit' in attribs, within.includes('dialog')];
    uses.forms ||= inDialog || isExit;
    // A form's own page can be left quickly without a dialog.
    uses.formPage ||= isExit && !inDialog;
    uses.avisos ||= 'data-avisos' in attribs;
    uses.arrival ||= 'data-asked' in attribs || (within.includes('data-folds') && 'id' in attribs);
    has.add(name);
    for (const word of attribs['class']?.split(/\s+/) ?? []) has.add(`.${word}`);
    if (attribs['data-island']) islands.add(attribs['data-island']);
    const tag = openTag(name, withScript(attribs, file, parts), within.includes('svg'));
    const inside = node.children.map((child) => write(child, within)).join('');
    // SVG shapes are self-closing.
    const isShape = inside === '' && around.includes('svg');
    const end = VOID.has(name) ? '' : `</${name}>`;
    const whole = isShape ? tag.replace(/>$/, '/>') : tag + inside + end;
    if (!('data-to-head' in attribs)) return whole;
    moved.push(whole);
    return '';
  };

  const page = children
    .filter(DomUtils.isTag)
    .map((node) => write(node, []))
    .join('');
  // One style, one hash: with a short policy the encoding stands within the first 1024 bytes, as it must.
  const css = stylesFor(parts.stylesheet, has, islands);
  // Only with the base script, which shows hidden parts again.
  const early = [uses.arrival && file !== NOT_FOUND ? EARLY_MARKS : []].flat();
  const end = closingOf(file, uses, parts);
  const scripts = [
    LETTERS_SCRIPT,
    ...early,
    ...(uses.avisos ? [AVISOS_SCRIPT] : []),
    ...end.inline,
  ];
  const policy = policyOf?.({ styles: [hashOf(css)], scripts: scripts.map(hashOf) });
  const head = [
    `<script>${LETTERS_SCRIPT}</script>`,
    `<style>${css}</style>`,
    ...moved,
    ...early.map((script) => `<script>${script}</script>`),
    '</head>',
  ].join('');
  return `<!DOCTYPE html>${page}`
    .replace(/<html/, (tag) => (sheet ? `${tag} data-sheet="${sheet}"` : tag))
    .replace(/(<html.*? lang=)"[^"]*"/, (tag, start: string) => (lang ? `${start}"${lang}"` : tag))
    .replace('<head>', (tag) => (policy ? `${tag}<meta ${POLICY}="${policy}">` : tag))
    .replace('</head>', () => head)
    .replace(/(?=<\/body><\/html>$)/, () => end.html);
}

const POLICY = 'http-equiv="Content-Security-Policy" content';

/** Adds the script's name to an island. @throws when it has none */
function withScript(attributes: Attributes, file: string, { islands }: Parts): Attributes {
  const { 'data-island': name } = attributes;
  if (name === undefined) return attributes;
  const script = islands[name];
  if (!script) throw new Error(`${file}: there is no island «${name}».`);
  return { ...attributes, 'data-script': script };
}

/** Matches Next's scripts, preloads, flight data and hidden boxes; not the notices' script. */
function isNextOwn(name: string, attributes: Attributes, parent: string | undefined): boolean {
  if (name === 'script')
    return attributes['type'] !== 'application/ld+json' && !('data-avisos' in attributes);
  if (name === 'link')
    return NEXT_LINKS.has(attributes['rel'] ?? '') && !('data-to-head' in attributes);
  if (name === 'meta')
    return /^(?:next-size-adjust|twitter:(?!card))/.test(attributes['name'] ?? '');
  return parent === 'body' && 'hidden' in attributes;
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
function closingOf(file: string, { forms, formPage }: Record<string, boolean>, parts: Parts) {
  if (file === NOT_FOUND)
    return { html: `<script type="module" src="${parts.notFoundUrl}"></script>`, inline: [] };
  const base = forms ? parts.formsBase : parts.base;
  const rules = `<template><script type="speculationrules">${SPECULATION}</script></template>`;
  return {
    html: `${formPage ? '' : rules}<script type="module">${base}</script>`,
    inline: [...(formPage ? [] : [SPECULATION]), base],
  };
}

const PHONE = new RegExp(
  String.raw`(?<!\d ?)(${PHONE_IN_TEXT})(?:(,? ext(?:\.|ensión)) (\d{2,6}))?(?! ?\d)`,
  'g',
);

/** Short numbers of the national plan, 070 to 089; and 911, which may be another figure, where a text says to call. */
const SHORT_PHONE = new RegExp(
  String.raw`(?<![\p{L}.,:/$-]|\d ?)(0[78]\d|(?<=(?:^:|\b(?:al|call|línea)) )911)(?![\p{L}\d:/-]|[.,]\d| ?\d)`,
  'giu',
);

/** React hydrates all in it. */
const IN_REACT = 'data-props';
const isAsBuilt = (attribs: Record<string, string>) =>
  Boolean(attribs['class']?.split(/\s+/).includes('as-built'));
const NO_LINKS = new Set([
  ...['a', 'button', 'h1', 'label', 'nav', 'option', 'summary', 'textarea'],
  ...['head', 'script', 'style', 'svg', IN_REACT],
]);

/** Links phones, and keeps an hour in English on one line. @param text HTML without tags */
export const withPhones = (text: string): string =>
  text
    .replace(/(\d) (?=[ap]\.m\.)/g, '$1\u00a0')
    .replace(SHORT_PHONE, '<a href="tel:$1">$1</a>')
    .replace(
      PHONE,
      (_, phone: string, word = '', extension = '') =>
        `<a href="${telHref(phone, extension)}">${wholePhone(phone)}${word && `${word}\u00a0${extension}`}</a>`,
    );
