import { isMap, isScalar, parseDocument, visit, type Document, type Node } from 'yaml';
import { headingId } from '@/lib/content/model/slug';
import type { NewOffice } from './options';
import { partsOf } from './parts';

/** True of a piece of text that names a lacked part. */
type IsGone = (text: string) => boolean;

const SENTENCES = /(?<=[.!?»)}*])\s+(?=[A-ZÁÉÍÓÚÑ¿¡«*[])/;
const EMPTY_ITEM = /^(?:[-*>]|\d+\.)?\s*(?:\*\*[^*]*\*\*[.:,]?)?\s*$/;
const MARK = /^(\s*(?:[-*]|\d+\.|>)\s+)/;

const pruneText = (text: string, isGone: IsGone): string =>
  isGone(text)
    ? text
        .split(SENTENCES)
        .filter((sentence) => !isGone(sentence))
        .join(' ')
        .trim()
    : text;

/** Removes a body's texts of lacked parts: sentences, items, and headings left without text. */
export function pruneBody(body: string, isGone: IsGone): string {
  const lines = body.split('\n').flatMap((line) => {
    if (!isGone(line)) return [line];
    if (/^#/.test(line)) return [GONE_HEADING + line];
    const [mark = ''] = MARK.exec(line) ?? [];
    const left = pruneText(line.slice(mark.length), isGone);
    return EMPTY_ITEM.test(left) ? [] : [mark + left];
  });
  return withoutEmptySections(lines)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
}

const GONE_HEADING = '\0';
const depthOf = (line: string) => /^\0?(#+)/.exec(line)?.[1]?.length ?? 0;

/** Drops empty headings, and all under a removed heading. */
function withoutEmptySections(lines: string[]): string[] {
  const kept: string[] = [];
  // The depth of the section that is being left out.
  let out = Infinity;
  for (const [at, line] of lines.entries()) {
    const isGone = line.startsWith(GONE_HEADING);
    const depth = depthOf(line);
    if (depth > 0 && depth <= out)
      out = isGone || isLast(lines.slice(at + 1), depth) ? depth : Infinity;
    if (out === Infinity) kept.push(line);
  }
  return renumbered(kept);
}

/** True when a heading of that depth has no text before the next heading that is not under it. */
function isLast(after: string[], depth: number): boolean {
  const next = after.find((line) => line.trim() !== '' && !isUnder(line, depth));
  return next === undefined || depthOf(next) > 0;
}
const isUnder = (line: string, depth: number) =>
  line.startsWith(GONE_HEADING) && depthOf(line) > depth;

function renumbered(lines: string[]): string[] {
  let count = 0;
  return lines.map((line) => {
    if (!/^\d+\.\s/.test(line)) {
      if (line.trim() !== '') count = 0;
      return line;
    }
    count += 1;
    return line.replace(/^\d+/, String(count));
  });
}

/** The slugs of a body's second-level headings: its tabs. */
export const tabsOf = (body: string): string[] =>
  body.split('\n').flatMap((line) => (/^## /.test(line) ? [headingId(line.slice(3))] : []));

/** Keys without which a row says nothing, and those that lead somewhere. */
const CORE = ['que', 'nombre', 'titulo', 'texto', 'archivo', 'pregunta', 'respuesta'];
const LEADS = ['enlace', 'para', 'unidad'];

/** Removes a YAML document's texts of lacked parts: sentences, and rows left without text or link. */
export function pruneYaml(text: string, isGone: IsGone): Document {
  const document = parseDocument(text);
  const isEmptied = (node: unknown): boolean =>
    isScalar(node) &&
    typeof node.value === 'string' &&
    node.value !== '' &&
    pruneText(node.value, isGone) === '';
  const isGoneRow = (node: unknown): boolean => {
    if (!isMap(node)) return isEmptied(node);
    const leads = (key: string) => isGone(String(node.get(key) ?? ''));
    return CORE.some((key) => isEmptied(node.get(key, true))) || LEADS.some(leads);
  };
  visit(document, {
    Seq(_, seq) {
      seq.items = seq.items.filter((item) => !isGoneRow(item));
    },
    Pair(_, { value }) {
      return isMap(value) && isGoneRow(value) ? visit.REMOVE : undefined;
    },
    Scalar(key, scalar) {
      if (key !== 'key' && typeof scalar.value === 'string')
        scalar.value = pruneText(scalar.value, isGone);
    },
  });
  return document;
}

/** Changes every text of a document, also where it is the key of its translation: a key with a space. */
export function mapTexts(document: Document, change: (text: string) => string): void {
  visit(document, {
    Node(key, node: Node) {
      if (
        isScalar(node) &&
        typeof node.value === 'string' &&
        (key !== 'key' || node.value.includes(' '))
      )
        node.value = change(node.value);
      if (node.commentBefore) node.commentBefore = change(node.commentBefore);
      if (node.comment) node.comment = change(node.comment);
    },
  });
  if (document.commentBefore) document.commentBefore = change(document.commentBefore);
}

const OF_THE_DEMONSTRATION = [
  String.raw`/(?:asuntos|contraloria|direccionAdministrativa|normatividad|[a-z]+Social)/`,
  'Asuntos Internos|Dirección (?:Social|Administrativa|de Contraloría|de Normatividad)|[Cc]ontraloría [Ss]ocial',
  '[Aa]lcoholimetr|[Cc]omisari[oa]s? sociales|[Dd]epartamento de|[Mm]ódulo móvil|Sala Especializada',
  '[Cc]onstancias? de [Aa]ntecedentes|^### Departamentos|constancia-de-antecedentes|NT[APE]-|[Gg]arita|frontera',
  'Código de Ética y políticas|voto popular|dieciocho años|licenciatura en Derecho|Codigo de etica|[Oo]bra mal hecha',
  'Subdirección|cinco departamentos|Recursos (?:Humanos|Financieros|Materiales)',
];

/** Articles of regulations that only the demonstration's city has. */
const CITY_LAW = String.raw`\{\{ley (?:administracionPublica|reglamentoInterno|transito|arrastre)\b`;

/**
 * Finds the demonstration's texts that are untrue elsewhere. @param stateLaws roles of its state's laws, where
 * they do not apply
 */
export function goneFor({ sin }: NewOffice, stateLaws: readonly string[]): IsGone {
  const parts = partsOf([...sin, 'normas']).flatMap(({ texts = [] }) => texts);
  const all = [
    ...OF_THE_DEMONSTRATION,
    ...parts,
    CITY_LAW,
    ...stateLaws.map((papel) => String.raw`\{\{(?:ley )?${papel}\b`),
  ];
  const gone = new RegExp(all.join('|'));
  return (text) => gone.test(text);
}
