import type { Finding } from './anonymity-patterns';
import type { FindingKind } from './anonymity-words';

/** A letter with its marks; skips zero-width signs unless a mark follows. */
const LETTER = /[^\p{M}\p{Cf}](\p{Cf}*\p{M}+)*/gu;

/** Letters of several code units, rare in texts; without them `split('')` is enough. */
const SEVERAL = /[\p{M}\p{Cf}\u{10000}-\u{10ffff}]/u;

/** A letter that needs no Unicode normalisation, which is slow. */
export const ASCII = /^[\0-~]$/;

export function lettersOf(text: string) {
  const letters: string[] = SEVERAL.test(text) ? [] : text.split('');
  const starts = letters.map((_, at) => at);
  if (letters.length > 0) return { letters, starts };
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    letters.push(letter);
    starts.push(index);
  }
  return { letters, starts };
}

const plainOf = (letters: string[]): string =>
  letters
    .map((letter) => (ASCII.test(letter) ? letter : letter.normalize('NFKD').charAt(0)))
    .join('');

interface Span {
  from: number;
  to: number;
}

/** Marks that only connectors part: alone in their sentence they go with it, else each is omitted. */
interface Group extends Span {
  parts: Span[];
}

const NOT_IDENTIFIERS: FindingKind[] = [
  ...(['nombre', 'domicilio', 'relacion', 'apodo', 'puesto'] as const),
  ...(['escuela', 'presentes', 'nacimiento'] as const),
];
/** Search range around a mark, in characters. */
const NEAR = 80;

const LABEL =
  '(e-?mail|phone|number|correo|tel|telefono|cel|celular|movil|whatsapp|numero|num|curp|rfc|clave|clabe|nss|seguro|social|placas?|cuenta|tarjeta|facebook|instagram|perfil|gafete|nomina|matricula|empleado|electronico|personal|casa|de|elector|trabajo)';
const OWNER = '(my|mis?|el|la|su|nuestro)';
const BEFORE_IDENTIFIER = new RegExp(
  String.raw`\b(${OWNER}\s)?(${LABEL}[.:]?\s){1,4}((is|es|son)(\s(el|la))?:?\s)?$`,
  'i',
);
/** «mi», before «teléfono es 664…». */
const BEFORE_LABEL = new RegExp(String.raw`\b${OWNER}\s$`, 'i');
const LABELLED = new RegExp(String.raw`^${LABEL}\b`, 'i');
/** «me llamo», before the person's own name. */
const BEFORE_NAME =
  /\b(me\sllamo|mi\snombre(\scompleto)?(\ses)?|soy(\s(el|la))?|firmo(\scomo)?|firma:?|att?e?[.:]?|atentamente[,.:]?)\s$/i;
const AFTER_NAME =
  /^,?\s([Hh]ij|[Ee]spos|[Vv]iud|[Hh]erman|[Mm]adr|[Pp]adr|[Mm]am|[Pp]ap|[Nn]iet|[Ss]obrin)[a-z]{1,3}\sde(l|\sla)?(\s(de(\sla)?\s)?[A-Z]([a-z'-]+|\.)){1,5}/;

const BETWEEN = /^\s*[,;]?\s*((and|or|y|e|o|u|ni)\s+(al?\s+)?)?$/i;
const BEGINS = /(^|[.!?…]\s|\n)\s*$/;
const ENDS = /^[^\S\n]*([.!?…]+(?=\s|$)|(?=\n|$))/;

/** Part of a text that goes with its findings; a whole sentence leaves no `omitted`. */
export interface Removed {
  start: number;
  end: number;
  sentence: boolean;
}

/** Returns what `withoutFindings` removes, in reading order. */
export function removedBy(text: string, findings: readonly Finding[]): Removed[] {
  if (findings.length === 0) return [];
  const { letters, starts } = lettersOf(text);
  const plain = plainOf(letters);
  let from = 0;
  return groupsOf(plain, starts, findings).flatMap((group) => {
    const sentence = sentenceOf(plain, group);
    return (sentence ? [sentence] : group.parts).map(({ from: first, to }) => {
      const start = Math.max(from, starts[first] ?? text.length);
      from = to === 0 ? 0 : (starts[to - 1] ?? 0) + (letters[to - 1] ?? '').length;
      return { start, end: from, sentence: sentence !== undefined };
    });
  });
}

/** Removes findings: whole sentences go; of others each becomes `omitted`. */
export function withoutFindings(
  text: string,
  findings: readonly Finding[],
  omitted = '[omitido]',
): string {
  if (findings.length === 0) return text;
  let kept = '';
  let from = 0;
  for (const { start, end, sentence } of removedBy(text, findings)) {
    kept += text.slice(from, start) + (sentence ? '' : omitted);
    from = end;
  }
  kept += text.slice(from);
  return /[^\s\p{Cf}]/u.test(kept) ? kept : omitted;
}

function groupsOf(plain: string, starts: number[], findings: readonly Finding[]): Group[] {
  const groups: Group[] = [];
  let at = 0;
  for (const { start, end, kind } of findings) {
    while ((starts[at] ?? Infinity) < start) at += 1;
    const first = at;
    while ((starts[at] ?? Infinity) < end) at += 1;
    const { part, ...span } = widened(plain, first, at, kind);
    const last = groups.at(-1);
    const before = last?.parts.at(-1);
    if (last && before && (span.from < last.to || BETWEEN.test(plain.slice(last.to, span.from)))) {
      last.to = span.to;
      if (part.from < before.to) before.to = part.to;
      else last.parts.push(part);
    } else groups.push({ ...span, parts: [part] });
  }
  return groups;
}

/** A finding with its introduction, and the part that is omitted where words stay beside it. */
function widened(plain: string, first: number, last: number, kind: FindingKind) {
  const before = plain.slice(Math.max(0, first - NEAR), first);
  const identifier = !NOT_IDENTIFIERS.includes(kind);
  const isName = kind === 'nombre' || kind === 'propio';
  const lead =
    (isName && BEFORE_NAME.exec(before)) ||
    (identifier && BEFORE_IDENTIFIER.exec(before)) ||
    (identifier && LABELLED.test(plain.slice(first, last)) && BEFORE_LABEL.exec(before));
  const tail = isName && AFTER_NAME.exec(plain.slice(last, last + NEAR));
  const from = first - (lead ? lead[0].length : 0);
  const to = last + (tail ? tail[0].length : 0);
  return { from, to, part: { from: identifier ? first : from, to } };
}

/** Range of the sentence that has nothing else, with its line when alone in it. */
function sentenceOf(plain: string, { from, to }: Span): Span | undefined {
  const before = plain.slice(Math.max(0, from - NEAR), from);
  const ends = ENDS.exec(plain.slice(to, to + NEAR))?.[0];
  if (!BEGINS.test(before) || ends === undefined) return undefined;
  const start = from - (/[^\S\n]*$/.exec(before)?.[0] ?? '').length;
  const opens = start === 0 || plain[start - 1] === '\n';
  const more = opens ? (/^[^\S\n]*\n?/.exec(plain.slice(to + ends.length))?.[0] ?? '') : '';
  return { from: start, to: to + ends.length + more.length };
}
