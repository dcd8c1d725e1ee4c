import { isAll, type DocumentLine } from './lines';
import { datelineOf, dayWrittenIn } from './dateline';
import { isInCapitals } from './sentences';

/** The offices that a letterhead names; a few other words may be among them. */
const OFFICES =
  /^(?:h|honorable|ayuntamiento|gobierno|municip\p{L}+|constitucional|presidencia|depto|dpto|sindic\p{L}+|procurador\p{L}*|secretar[ií]as?|subsecretar[ií]a|direcci[oó]n|subdirecci[oó]n|coordinaci[oó]n|departamento|jefatura|oficin\p{L}+|comunicaci[oó]n|comunicado|bolet[ií]n|prensa|difusi[oó]n|medios|social|imagen|relaciones|p[uú]blicas?|unidad|general|administraci[oó]n|regidur[ií]a|contralor[ií]a|[oó]rgano|interno|control|estado|de|del|la|las|los|el|y|e|en|a|para|[ivxlc]+|\d+)$/iu;
const NOTICE =
  /^[«“"]?(?:(?:bolet[ií]n|comunicado|nota)(?: informativ[oa]| de prensa| oficial| conjunt[oa]| especial| urgente| extraordinari[oa])?(?: para (?:los )?medios)?[\s:.,–-]*(?:n[uú]m(?:ero)?\b|no\b|n[º°]|#|\d|\p{Lu}{2,}[-/]|$)|sala de prensa|a los medios\b|p\s*r\s*e\s*s\s*e\s*n\s*t\s*e\P{L}*$|para (?:su )?(?:difusi[oó]n|publicaci[oó]n) inmediata|(?:asunto|oficio|no\.? de oficio|expediente|dependencia|secci[oó]n|n[uú]mero de oficio|folio)\s*:|20\d\d[,:]?\s+a[nñ]o d)/iu;
const CONTACT =
  /@|\bwww\.|https?:|\bc\.?\s?p\.\s?\d|^tel(?:[eé]fonos?)?\b|^(?:av|avenida|blvd|calle)\b.*\d|(?:\d[\s.-]?){8,}/iu;
const QUOTED = /^[«“"][^«»“”"]*[»”"]\.?$/u;

const COPIES = /^(?:c\.?\s?c\.?\s?p\b|ccp\b|c\.?\s?c\.?\s*:|con copia (?:a|para)\b|minutario\b)/iu;
const INITIALS = /^\p{Lu}{2,6}(?:[/*]\p{L}{2,6}){1,3}\*?\.?$/u;
const ORNAMENT = /^[^\p{L}\p{N}]*(?:o0o|ooo|000|30|fin(?: del comunicado)?)[^\p{L}\p{N}]*$/iu;
/** An ornament that ends a text wherever it stands: what comes after it is about the office. */
const END = /^[-–—*_#.\s]+(?:o0o|ooo|000|30|fin)[-–—*_#.\s]+$/iu;
const SIGNED =
  /^(?:(?:MUY )?A\s*T\s*E\s*N\s*T\s*A\s*M\s*E\s*N\s*T\s*E\P{L}*(?:$|SUFRAGIO)|RESPETUOSAMENTE\P{L}*$|PROTESTO LO NECESARIO|FIRMAS?(?: AUTÓGRAFA)?\P{L}*$|R[UÚ]BRICA|[«“"]?SUFRAGIO EFECTIVO|_{4,})/u;
const PERSON = /^(?:(?:lic|licda|mtr[oa]|dra?|ing|arq|prof|profa|c\.?\s?p|c)\.\s+)+\p{Lu}/iu;

const isSigned = ({ text }: DocumentLine) => SIGNED.test(text.toUpperCase());
const isPerson = ({ text }: DocumentLine) =>
  PERSON.test(text) &&
  text.split(/\s+/).every((word) => /^(?:\P{Ll}|de|del|la|las|los|y)/u.test(word));

/** An office, and after «de» its name or its place; a title goes on with a verb. */
function isOfOffice({ text, words }: DocumentLine): boolean {
  const parts = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const end = parts.findIndex((part) => !OFFICES.test(part));
  const rest = end < 0 ? [] : parts.slice(end);
  return (
    words <= 14 &&
    end !== 0 &&
    rest.length <= 4 &&
    (rest.length === 0 || /^del?$/i.test(parts[end - 1] ?? '')) &&
    rest.every((part) => /^(?:\p{Lu}|y$|del?$|las?$|los$|a$|e$)/u.test(part))
  );
}

const isLetterhead = (line: DocumentLine): boolean =>
  line.words <= 20 &&
  ([NOTICE, CONTACT, QUOTED].some((form) => form.test(line.text)) || isOfOffice(line));
const isPicture = ({ node }: DocumentLine) =>
  node.type === 'paragraph' && node.children[0]?.type === 'image';

/** Whether a paragraph is the text itself, and no title, date or letterhead. */
const isBody = (line: DocumentLine): boolean =>
  line.node.type === 'paragraph' &&
  !isInCapitals(line.text) &&
  !isAll(line, 'strong') &&
  !isAll(line, 'emphasis') &&
  (line.words > 20 || (line.words > 6 && /[.:;]$/.test(line.text))) &&
  !isLetterhead(line);

const NUMBER =
  /(?:^|\b(?:bolet[ií]n|comunicado|nota|n[uú]m(?:ero)?|no)\b.*?|[nN]?[º°#]\s*)0*(?<number>[1-9]\d{0,3})(?<year>\s*[/-]\s*(?:20)?\d\d)?\s*$/iu;

/** The number of a release that a line of its letterhead gives, such as «Boletín No. 023/2026». */
export function numberIn(text: string): string | undefined {
  const { start = text.length } = dayWrittenIn(text) ?? {};
  const { number, year } = NUMBER.exec(text.slice(0, start).trim())?.groups ?? {};
  const isNamed = /^(?:bolet[ií]n|comunicado|nota|no\b|n[uú]m|n[º°])/iu.test(text);
  return CONTACT.test(text) || !(isNamed || year) ? undefined : number;
}

/** How much a line of the head looks like its title; zero when it does not. */
function titleRank(line: DocumentLine): number {
  const { node, text, words } = line;
  if (words < 3 || words > 40 || isLetterhead(line)) return 0;
  if (node.type === 'heading') return 4;
  if (node.type !== 'paragraph') return 0;
  if (isInCapitals(text)) return 3;
  if (isAll(line, 'strong')) return 2;
  return /[.:;]$/.test(text) ? 0 : 1;
}

const isSummary = ({ node }: DocumentLine): boolean =>
  node.type === 'list'
    ? !node.ordered && node.children.length < 5
    : node.type === 'paragraph' || node.type === 'heading';

/** Marks the head. @returns the place of the line that begins the text; -1 when there is none */
export function markHead(lines: readonly DocumentLine[], isTitled: boolean): number {
  const start = lines.findIndex(
    (line) => isBody(line) || (datelineOf(line.text)?.length ?? Infinity) < line.text.length,
  );
  const head = lines.slice(0, Math.max(0, start)).filter((line) => !line.kind && !isPicture(line));
  for (const line of head) if (datelineOf(line.text)) line.kind = 'fecha';
  const free = head.filter(({ kind }) => !kind);
  const best = isTitled ? 0 : Math.max(0, ...free.map(titleRank));
  const first = best > 0 ? free.find((line) => titleRank(line) === best) : undefined;
  let isAfter = isTitled;
  let isJoined = false;
  for (const line of free) {
    // A title in capitals may take several lines.
    if (line === first || (isJoined && best === 3 && titleRank(line) === best))
      line.kind = 'titulo';
    else if (line.words === 0 || isLetterhead(line) || (first && !isAfter && line.words <= 20))
      line.kind = 'membrete';
    else if (isAfter && line.words > 5 && isSummary(line)) line.kind = 'resumen';
    else if (isAfter) break;
    isJoined = line.kind === 'titulo';
    isAfter ||= isJoined;
  }
  return start;
}

export function markFoot(lines: readonly DocumentLine[]): void {
  for (const line of lines) if (END.test(line.text)) line.kind ??= 'firma';
  const foot: DocumentLine[] = [];
  for (const line of [...lines].reverse()) {
    const { node, text, words } = line;
    if (line.kind === 'pies' || isPicture(line)) continue;
    if (line.kind === 'firma') {
      foot.unshift(line);
      continue;
    }
    if (
      line.kind ??
      (/^(?:list|heading)$/.test(node.type) || words > (node.type === 'table' ? 40 : 14))
    )
      break;
    if (INITIALS.test(text) || COPIES.test(text)) line.kind = 'copias';
    else if (text !== '' && (words === 0 || ORNAMENT.test(text))) line.kind = 'firma';
    else if (datelineOf(text)?.length === text.length) line.kind = 'fecha';
    foot.unshift(line);
  }
  const signed = foot.findIndex(isSigned);
  const from = signed >= 0 ? signed : foot.findIndex(isPerson);
  if (from < 0 || foot.length - from > 12) return;
  for (const line of foot.slice(from)) line.kind ??= 'firma';
}
