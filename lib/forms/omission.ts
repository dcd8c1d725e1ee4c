import { lettersOf, plainOf } from './identification-letters';
import type { Finding } from './identification-patterns';
import type { FindingKind } from './identification-words';

interface Span {
  from: number;
  to: number;
  /** Removable whole: «vivo en Otay», not «mi casa». */
  clause: boolean;
  identifier: boolean;
}

const NOT_IDENTIFIERS: FindingKind[] = [
  ...(['nombre', 'domicilio', 'relacion', 'apodo', 'puesto'] as const),
  ...(['escuela', 'presentes', 'nacimiento'] as const),
];
/** Search range for connectors before a mark, in characters. */
const NEAR = 80;

const LABEL =
  '(e-?mail|correo|tel|telefono|cel|celular|movil|whatsapp|numero|num|curp|rfc|clave|clabe|nss|seguro|social|placas?|cuenta|tarjeta|facebook|instagram|perfil|gafete|nomina|matricula|empleado|electronico|personal|casa|de|elector|trabajo)';
const OWNER = '(mis?|el|la|su|nuestro)';
const BEFORE_IDENTIFIER = new RegExp(
  String.raw`\b(${OWNER}\s)?(${LABEL}[.:]?\s){1,4}((es|son)(\s(el|la))?:?\s)?$`,
  'i',
);
/** «mi», before «teléfono es 664…». */
const BEFORE_LABEL = new RegExp(String.raw`\b${OWNER}\s$`, 'i');
const LABELLED = new RegExp(String.raw`^${LABEL}\b`, 'i');
/** «me llamo», before the person's own name. */
const BEFORE_NAME =
  /\b(me\sllamo|mi\snombre(\scompleto)?(\ses)?|soy(\s(el|la))?|firmo(\scomo)?|firma:?|att?e?[.:]?|atentamente[,.:]?)\s$/i;
/** «Yo», before «trabajo en…». */
const BEFORE_CLAUSE = /\byo,?\s$/i;
const AFTER_NAME =
  /^,?\s([Hh]ij|[Ee]spos|[Vv]iud|[Hh]erman|[Mm]adr|[Pp]adr|[Mm]am|[Pp]ap|[Nn]iet|[Ss]obrin)[a-z]{1,3}\sde(l|\sla)?(\s(de(\sla)?\s)?[A-Z]([a-z'-]+|\.)){1,5}/;

const CLAUSE = new RegExp(
  [
    String.raw`^(yo|soy|fui|vivo|vivimos|resido|radico|llevo|tengo|tenemos|cambiaron|eramos|att?e?|atentamente)\b`,
    '^(me |mi nombre|firm|trabaj|labor|estoy|estaba|llam)',
    String.raw`^mi ${LABEL}\b`,
    String.raw`^(${OWNER}|nuestr.)\s\S[^]*(\s(es|son|queda|esta)\s|:)`,
    String.raw`^\S+(\s(es|son)\b|:)`,
  ].join('|'),
  'i',
);

const JOINED_BEFORE = /(\s*[,;])?\s+(y|e|pero|ni)\s+$|\s*[,;]\s*$/i;
const JOINED_AFTER = /^(\s*[,;])?\s+(y|e|pero|ni)\s+|^\s*[,;]\s+/i;
const BETWEEN = /^\s*[,;]?\s*((y|e|o|u|ni)\s+(al?\s+)?)?$/i;
const BEGINS = /(^|[.!?…]\s|\n)\s*$/;
const ENDS = /^[^\S\n]*([.!?…]+(?=\s|$)|(?=\n|$))/;
const HANGS =
  /^(de|del|en|con|por|para|desde|hasta|a|al|que|quien(es)?|cuando|donde|aunque|porque|pues|como)\b/i;
/** Words after a comma that may refer to the removed part. */
const SAYS_AGAIN = /^(el|l[ao]s?|una?|su|mi)\b/i;
/** A single word after a comma is no sentence. */
const ONE_WORD = /^[^\s.!?]*([.!?\n]|\s*$)/;
/** «Si necesitan algo, …» needs its sentence. */
const WAITS =
  /(^|[.!?…]\s|\n)\s*(si|cuando|para|aunque|como|porque|mientras|por|tras)\b[^,.!?…\n]*$/i;

/**
 * Removes findings and keeps sentences: a whole clause goes with its connector («me llamo Ana y…»); a
 * necessary part becomes «[omitido]»; a new sentence gets a capital.
 * @param findings in reading order
 * @param omitted replacement of a necessary part
 */
export function withoutFindings(
  text: string,
  findings: readonly Finding[],
  omitted = '[omitido]',
): string {
  if (findings.length === 0) return text;
  const { letters, starts } = lettersOf(text);
  const plain = plainOf(letters);
  const endOf = (at: number) => (starts[at] ?? 0) + (letters[at] ?? '').length;
  let kept = '';
  let from = 0;
  let capital = false;
  let place = -1;
  const keep = (to: number) => {
    const part = text.slice(from, Math.max(from, to));
    const letter = capital ? part.search(/\p{L}/u) : -1;
    kept +=
      letter < 0
        ? part
        : part.slice(0, letter) + part.charAt(letter).toUpperCase() + part.slice(letter + 1);
    if (letter >= 0) capital = false;
  };
  for (const span of spansOf(plain, starts, findings)) {
    const cut = cutOf(plain, span);
    keep(starts[cut.from] ?? text.length);
    if (place < 0) place = kept.length;
    if (cut.omitted) kept += omitted;
    capital = cut.capital;
    from = cut.to === 0 ? 0 : endOf(cut.to - 1);
  }
  keep(text.length);
  return /[^\s\p{Cf}]/u.test(kept) ? kept : kept.slice(0, place) + omitted + kept.slice(place);
}

/** Ranges of findings with their words; joins those separated by a connector. */
function spansOf(plain: string, starts: number[], findings: readonly Finding[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const { start, end, kind } of findings) {
    while ((starts[at] ?? Infinity) < start) at += 1;
    const first = at;
    while ((starts[at] ?? Infinity) < end) at += 1;
    const span = widened(plain, first, at, kind);
    const last = spans.at(-1);
    const alike = last && (last.clause === span.clause || (last.identifier && span.identifier));
    if (last && (span.from < last.to || (alike && BETWEEN.test(plain.slice(last.to, span.from)))))
      last.to = span.to;
    else spans.push(span);
  }
  return spans;
}

function widened(plain: string, first: number, last: number, kind: FindingKind): Span {
  const before = plain.slice(Math.max(0, first - NEAR), first);
  const identifier = !NOT_IDENTIFIERS.includes(kind);
  const isName = kind === 'nombre' || kind === 'propio';
  const lead =
    (isName && BEFORE_NAME.exec(before)) ||
    (identifier && BEFORE_IDENTIFIER.exec(before)) ||
    (identifier && LABELLED.test(plain.slice(first, last)) && BEFORE_LABEL.exec(before));
  const tail = isName && AFTER_NAME.exec(plain.slice(last, last + NEAR));
  let from = first - (lead ? lead[0].length : 0);
  const to = last + (tail ? tail[0].length : 0);
  const clause = CLAUSE.test(plain.slice(from, to));
  if (clause)
    from -= BEFORE_CLAUSE.exec(plain.slice(Math.max(0, from - NEAR), from))?.[0].length ?? 0;
  return { from, to, clause, identifier };
}

function cutOf(plain: string, { from, to, clause }: Span) {
  const before = plain.slice(Math.max(0, from - NEAR), from);
  const after = plain.slice(to, to + NEAR);
  const begins = BEGINS.test(before);
  const ends = ENDS.exec(after)?.[0];
  const blank = (/[^\S\n]*$/.exec(before)?.[0] ?? '').length;
  if (begins && ends !== undefined) {
    const start = from - blank;
    const opens = start === 0 || plain[start - 1] === '\n';
    const more = opens ? (/^[^\S\n]*\n?/.exec(plain.slice(to + ends.length))?.[0] ?? '') : '';
    return { from: start, to: to + ends.length + more.length, omitted: false, capital: false };
  }
  const stays = { from, to, omitted: true, capital: false };
  if (!clause) return stays;
  const next = JOINED_AFTER.exec(after)?.[0];
  const rest = after.slice(next?.length ?? 0);
  const comma = /^\s*[,;]\s+$/.test(next ?? '');
  const goesOn =
    next !== undefined &&
    !HANGS.test(rest) &&
    !(comma && (SAYS_AGAIN.test(rest) || ONE_WORD.test(rest)));
  if (begins)
    return goesOn
      ? { from, to: to + next.length, omitted: false, capital: /[A-Z]/.test(plain[from] ?? '') }
      : stays;
  const joined = JOINED_BEFORE.exec(before)?.[0];
  const alone =
    joined !== undefined && !(joined.includes(',') && WAITS.test(before.slice(0, -joined.length)));
  return alone && (goesOn || ends !== undefined)
    ? { from: from - joined.length, to, omitted: false, capital: false }
    : stays;
}
