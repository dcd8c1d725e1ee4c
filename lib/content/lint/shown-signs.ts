import { fault, type ContentFault } from '@/lib/content/faults';
import { isSeen, textsOf } from '@/lib/content/model/texts';
import { faultAt, sourceText, type Node } from '@/lib/content/parse/nodes';
import { REFERENCE, References, withoutReferences } from '@/lib/content/parse/references';
import type { FieldFault, TextFault } from '@/lib/content/types';

const HIDDEN =
  /[\0-\x08\x0B-\x1F\x7F-\x9F\u2028-\u202E\u2066-\u206F\uFFF9-\uFFFF\uD800-\uDFFF\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]/u;
const FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu;

/** @returns the first such sign, with the words before it, and its line from 0 */
function hiddenSign(text: string) {
  if (!HIDDEN.test(text)) return undefined;
  const found = HIDDEN.exec(text.replace(FLAG, (flag) => '-'.repeat(flag.length)));
  if (!found) return undefined;
  const above = text.slice(0, found.index).split('\n');
  const after = above.at(-1)?.slice(-20) ?? '';
  return { line: above.length - 1, values: { sign: found[0], after }, words: after.trim() };
}

/** Small capitals, to which Unicode gives no plain form. */
const SMALL = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ';

/** Signs in the shape of a letter or a digit: mathematical, wide, ringed, raised, small. Ordinals and m² are not. */
const LOOKALIKE = String.raw`${SMALL}\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F169}\u{1F170}-\u{1F189}\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u2460-\u24FF\u2776-\u2793\u2102\u210A-\u2113\u2115\u2119-\u211D\u2124\u2128\u212C\u212D\u212F-\u2131\u2133\u2134\u2139\u2145-\u2149\u02B0-\u02B8\u02E1-\u02E3\u1D2C-\u1D6A\u1D78\u1D9B-\u1DBF\u2071\u207F\u2090-\u209C`;
const LOOKALIKES = new RegExp(`\\S{0,40}[${LOOKALIKE}]\\S{0,40}`, 'u');

/** Letters of other alphabets beside ours, in the shape of ours. */
const OTHERS = 'аеѕіјорсухԁһԛԝАВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧο';
const OURS = 'aesijopcyxdhqwABESIJKMHOPCTYXABEZHIKMNOPTYXo';
const PLAIN = new Map(
  [...OTHERS, ...SMALL].map((one, at) => [one, (OURS + 'abcdefghijklmnoprstuvwyz').charAt(at)]),
);
const MIXED = new RegExp(
  String.raw`[\p{L}\p{M}]{0,40}(?:\p{Script=Latin}[${OTHERS}]|[${OTHERS}]\p{Script=Latin})[\p{L}\p{M}]{0,40}`,
  'u',
);
/** A word of such letters alone, where nothing else is written in those alphabets. */
const DISGUISED = new RegExp(String.raw`(?<!\p{L})[${OTHERS}]{3,40}(?!\p{L})`, 'u');
const IN_OTHERS = new RegExp(String.raw`(?![${OTHERS}])[\p{Script=Cyrillic}\p{Script=Greek}]`, 'u');

/** Words of letters that no search finds and no screen reader reads as such. */
function lookalikes(text: string): { line: number; fault: ContentFault } | undefined {
  const disguised = DISGUISED.exec(text);
  const found =
    LOOKALIKES.exec(text) ?? MIXED.exec(text) ?? (IN_OTHERS.test(text) ? null : disguised);
  if (!found) return undefined;
  const [word] = found;
  const plain = [...word].map((one) => PLAIN.get(one) ?? plainSign(one)).join('');
  const line = text.slice(0, found.index).split('\n').length - 1;
  return { line, fault: fault('lookalike', { found: word, plain }, word) };
}

const IS_LOOKALIKE = new RegExp(`[${LOOKALIKE}]`, 'u');

/** Letters on a ground of their own (🅐, 🅰), which Unicode gives no plain form. */
const ON_GROUND = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/u;
const letterOnGround = (sign: string) =>
  String.fromCharCode(65 + (((sign.codePointAt(0) ?? 0) - 0x1f150) % 32));

/** Accents of ordinary letters stay. */
const plainSign = (sign: string) => {
  if (ON_GROUND.test(sign)) return letterOnGround(sign);
  return IS_LOOKALIKE.test(sign) ? sign.normalize('NFKD') : sign;
};

function unreadable(text: string): { line: number; fault: ContentFault } | undefined {
  const hidden = hiddenSign(text);
  if (!hidden) return lookalikes(text);
  return { line: hidden.line, fault: fault('sign-hidden', hidden.values, hidden.words) };
}

/** The texts of a node that readers or their browsers get, by property. */
const textsIn = (node: Node, keys: readonly string[]): string[] =>
  Object.entries(node).flatMap(([key, text]: [string, unknown]) =>
    keys.includes(key) && typeof text === 'string' ? text : [],
  );

export function hiddenIn(node: Node): TextFault[] {
  const texts = node.type === 'html' ? [] : textsIn(node, ['value', 'url', 'title', 'alt']);
  const hidden = texts.flatMap((text) => unreadable(text) ?? []);
  return hidden.map((one) => faultAt(node, one.fault, one.line));
}

const BRACES = /\{\{[^{}\n]{0,40}(?:\}\})?|[^{}\n]{0,20}\}\}/;

export const rawReference = (text: string): string | undefined => BRACES.exec(text)?.[0].trim();

/** Reports visible braces (`\{`, or in an alternative text), which the build refuses. */
export function shownBraces(node: Node, body: string): TextFault | undefined {
  const isWritten = sourceText(node, body).search(REFERENCE) >= 0;
  const found = textsIn(node, node.type === 'text' ? ['value'] : ['alt', 'title'])
    .map((text) => rawReference(isWritten ? withoutReferences(text) : text))
    .find(Boolean);
  return found ? faultAt(node, fault('braces-shown', { found }, found)) : undefined;
}

const MARKDOWN: [pattern: RegExp, code: 'bold-in-data' | 'link-in-data' | 'heading-in-data'][] = [
  [/\*\*/, 'bold-in-data'],
  [/\]\(/, 'link-in-data'],
  [/^#{1,6} /, 'heading-in-data'],
];

const TAG = /<(?:\/?[a-z][^<>]*>|!--)/i;

/** Reports Markdown marks, mistyped references and invisible texts. @param plain keeps references */
export const dataFaults = (
  raw: unknown,
  plain: boolean,
  references = new References({}),
): FieldFault[] =>
  textsOf(raw).flatMap(({ text, field }) => {
    const found = faultOf(text, plain, references);
    return found ? [{ fault: found, field }] : [];
  });

function faultOf(text: string, plain: boolean, references: References): ContentFault | undefined {
  if (text.trim() !== '' && !isSeen(text)) return fault('only-hidden', {});
  const hidden = hiddenSign(text);
  if (hidden) return fault('sign-hidden-in-data', hidden.values, hidden.words);
  const looks = lookalikes(text);
  if (looks) return looks.fault;
  for (const [pattern, code] of MARKDOWN) {
    const [mark] = pattern.exec(text) ?? [];
    if (mark) return fault(code, {}, mark);
  }
  const tag = TAG.exec(text)?.[0];
  if (tag) return fault('html-in-data', { found: tag.slice(0, 30) }, tag);
  const reference = plain && new RegExp(REFERENCE).exec(text)?.[0];
  if (reference) return fault('reference-unchanged', { found: reference }, reference);
  const [broken] = brokenReferences(withoutReferences(text), references);
  if (!broken) return undefined;
  const { found, near } = broken;
  return near && !plain
    ? fault('reference-mistyped', { found, near }, found)
    : fault('reference-signs-in-data', { found }, found);
}

const WRAPPED: [pattern: RegExp, name: RegExp][] = [
  [/\{\{+[^{}\n]*|[^{}\s]{0,40}\}\}+/g, /[a-z][\w-]*/i],
  [/\[\[\s*[a-z]\w*\s*\]\]/gi, /\w+/],
  [/\$?\{\s*[a-z]\w*\s*\}/gi, /\w+/],
  [/(?<![\w%])%[a-z][a-zA-Z]{2,}%(?!\w)/g, /\w+/],
];

interface BrokenReference {
  index: number;
  found: string;
  near: string | undefined;
}

/** Finds mistyped references: `{{telefono`, `{telefono}`, `[[telefono]]`, `%telefono%`. */
export function brokenReferences(text: string, references: References): BrokenReference[] {
  if (!/[{}%]|\[\[/.test(text)) return [];
  return WRAPPED.flatMap(([pattern, name]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      index,
      found: found.slice(0, 40),
      near: references.near(name.exec(found)?.[0] ?? ''),
    })),
  );
}
