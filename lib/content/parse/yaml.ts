import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, visit, type Document } from 'yaml';
import type { Problem } from '@/lib/content/types';
import { codeOf } from '@/lib/content/model/texts';
import { lineAt, lineText, quotedLine, keyAndValue } from './yaml-lines';
import { lossesOf, type Mistake } from './yaml-losses';

/** Parses YAML 1.2. Text that YAML would drop is an error, since no author means it. */
export function parseYaml(text: string, file: string): { data: unknown; problems: Problem[] } {
  // yaml-losses.ts compares the keys: the parser compares every pair.
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  const problems = (
    document.errors.length > 0 ? mistakesOf(document, text) : lossesOf(document, text, MAX_MISTAKES)
  ).map(({ position, message }) => ({ file, line: lineAt(text, position), field: '', message }));
  return { data: problems.length > 0 ? undefined : document.toJS(), problems };
}

export function fieldLines(text: string): (fieldPath: readonly PropertyKey[]) => number {
  // Parsed again at the first call: only problems need lines.
  let document: Document | undefined;
  return (fieldPath) => {
    document ??= parseDocument(text, { prettyErrors: false });
    return lineAt(text, positionOf(document, fieldPath));
  };
}

const MAX_MISTAKES = 40;

/** Places of syntax errors as an author would see them, without consequential errors. */
function mistakesOf(document: Document.Parsed, text: string): Mistake[] {
  const errors = document.errors.slice(0, MAX_MISTAKES);
  // After an unmatched closing bracket every word is an error.
  const last = errors.findIndex(({ message }) => message.includes('in YAML stream'));
  const openings = openingsOf(document);
  const byLine = new Map<number, Mistake>();
  for (const { code, pos } of last < 0 ? errors : errors.slice(0, last + 1)) {
    const open =
      UNCLOSED.includes(code) && openings.find(({ from, to }) => from < pos[0] && pos[0] <= to);
    const position = open ? open.from : pos[0];
    const line = lineAt(text, position);
    if (byLine.has(line)) continue;
    const message = `el YAML no se puede leer (${explain(code, lineText(text, position))}). Revise los dos puntos, las comillas y la sangría de esta línea.`;
    byLine.set(line, { position, message });
  }
  return [...byLine.values()];
}

const UNCLOSED = ['MISSING_CHAR', 'BAD_INDENT'];

function openingsOf(document: Document.Parsed): { from: number; to: number }[] {
  const openings: { from: number; to: number }[] = [];
  visit(document, {
    Node: (_, node) => {
      const isOpening = isScalar(node)
        ? node.type?.startsWith('QUOTE')
        : !isAlias(node) && node.flow;
      if (isOpening && node.range) openings.push({ from: node.range[0], to: node.range[2] });
    },
  });
  return openings;
}

const KNOWN: Record<string, string> = {
  MULTIPLE_DOCS: 'hay una línea «---» de más',
  BAD_INDENT: 'la sangría no coincide',
  TAB_AS_INDENT: 'hay un tabulador: use espacios',
  MISSING_CHAR: 'falta un signo, quizá unas comillas o un corchete',
  BLOCK_AS_IMPLICIT_KEY: 'hay dos puntos «: » de más; ponga el texto entre comillas',
  MULTILINE_IMPLICIT_KEY: 'falta el «:» después de una clave',
  BAD_DQ_ESCAPE: 'hay una «\\» entre comillas dobles; use comillas simples o quítela',
};

function explain(code: string, line: string): string {
  const foreign = foreignSign(line);
  if (foreign) return foreign;
  const [, glued] = /^\s*(?:- +)?([\w-]+):[^\s:/]/.exec(line) ?? [];
  if (glued) return `falta un espacio después de «${glued}:»`;
  const { key, value } = keyAndValue(line);
  const sign = value.charAt(0);
  if (/["']/.test(sign) && code === 'UNEXPECTED_TOKEN')
    return `sobra texto después de las comillas que cierran; dentro de un texto entre comillas use «»: ${quotedLine(line)}`;
  if (/[@%`,|>[\]{}*]/.test(sign) && key)
    return `el texto empieza con «${sign}»; ponga el texto entre comillas: ${quotedLine(line)}`;
  return KNOWN[code] ?? 'hay un signo que no va ahí; ponga el texto entre comillas';
}

function foreignSign(line: string): string | undefined {
  const [, before = '', space = ''] =
    /^\s*((?:- +)*(?:[\w-]+:|-))((?! )[\p{Zs}\u200B\uFEFF])/u.exec(line) ?? [];
  if (space)
    return `después de «${before}» hay un espacio que no es el común (${codeOf(space)}). Bórrelo y escriba uno con la barra`;
  const [, key = '', colon = ''] = /^\s*(?:- +)*([\w-]+)\s*([：∶ː﹕꞉])/.exec(line) ?? [];
  return colon
    ? `los dos puntos «${colon}» de «${key}» no son los comunes (${codeOf(colon)}). Escriba «${key}:» con los del teclado`
    : undefined;
}

/** Returns the place of a field, or of the innermost group around it that is there. */
function positionOf({ contents }: Document, fieldPath: readonly PropertyKey[]): number {
  let node: unknown = contents;
  let position = contents?.range?.[0] ?? 0;
  for (const key of fieldPath) {
    const pair = isMap(node) ? node.items.find((one) => isKey(one.key, key)) : undefined;
    const place = pair?.key ?? (isSeq(node) ? node.get(key, true) : undefined);
    if (!isNode(place)) break;
    position = place.range?.[0] ?? position;
    node = pair ? pair.value : place;
  }
  return position;
}

const isKey = (node: unknown, key: PropertyKey) =>
  isScalar(node) && String(node.value) === String(key);
