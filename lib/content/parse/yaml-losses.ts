import { isAlias, isMap, isNode, isPair, isScalar, visit, type Document, type Node } from 'yaml';
import { codeOf } from '@/lib/content/model/texts';
import { lineText, quotedLine } from './yaml-lines';

export interface Mistake {
  position: number;
  message: string;
}

/** Reports text that YAML would drop as a comment, anchor, tag, alias, mapping or duplicate key. */
export function lossesOf(document: Document.Parsed, text: string, most: number): Mistake[] {
  const losses: Mistake[] = [];
  const add = (position: number, message: string | undefined) => {
    if (message) losses.push({ position, message });
  };
  if (text.startsWith('%')) add(0, 'la primera línea empieza con «%» y no es un dato. Bórrela.');
  visit(document, (place, node, path) => {
    if (!isNode(node)) return undefined;
    const [start, end] = node.range ?? [0, 0];
    const line = quotedLine(lineText(text, start));
    const isKey = place === 'key';
    const sign = signOf(node);
    // `{{telefono}}` without quotes is a nested mapping.
    if (isKey && !isScalar(node)) add(start, `la referencia va entre comillas: ${line}`);
    if (sign)
      add(
        start,
        `el texto empieza con «${sign}» y se perdería su primera palabra. Ponga el texto entre comillas: ${line}`,
      );
    else if (isMap(node)) losses.push(...repeatedKeys(node.items.map(({ key }) => key)));
    else if (isScalar(node) && isKey) add(start, foreignKey(String(node.value)));
    else if (isScalar(node)) {
      const source = text.slice(start, end);
      const [, escape] = (node.type === 'QUOTE_DOUBLE' && FOLDER.exec(source)) || [];
      if (escape)
        add(
          start,
          `entre comillas dobles «${escape}» es otro signo, y se perdería. Use comillas simples: ${line.replaceAll('"', "'")}`,
        );
      // A comment after a plain text, which it may cut, or after an empty value.
      const isText = typeof node.value === 'string' || node.source === '';
      const note =
        node.type === 'PLAIN' && isText && /^[ \t]*(#.{0,60})/.exec(text.slice(end))?.[1];
      if (note)
        add(
          end,
          `lo que sigue a « #» no se publica: «${note}». Si es parte del texto, póngalo entre comillas: ${line}. Si es una nota, pásela a un renglón propio.`,
        );
    }
    losses.push(...cutLine(node, path.at(-1), text));
    return losses.length < most ? undefined : visit.BREAK;
  });
  return losses.slice(0, most);
}

const FOLDER = /(?<![a-z])[a-z]:(\\[abefnrtvNLP_0])/i;

function foreignKey(key: string): string | undefined {
  const [sign] = /[^\x20-\x7E\p{Script=Latin}\p{M}]|[\uFF01-\uFF5E]/u.exec(key) ?? [];
  if (!sign) return undefined;
  const before = key.slice(0, key.indexOf(sign));
  const where = before ? `después de «${before.slice(-20)}»` : 'al principio';
  return `la clave «${key.slice(0, 40)}» lleva un signo que sólo se parece al del teclado: «${sign}» (${codeOf(sign)}), ${where}. Escríbala de nuevo.`;
}

/** Linear, while the parser compares every pair of keys. */
function repeatedKeys(keys: unknown[]): Mistake[] {
  const seen = new Set<unknown>();
  return keys.flatMap((key) => {
    if (!isScalar(key) || seen.size < seen.add(key.value).size) return [];
    const message = `la clave «${String(key.value).slice(0, 40)}» está repetida. Deje una sola.`;
    return { position: key.range?.[0] ?? 0, message };
  });
}

function signOf(node: Node): string | undefined {
  if (isAlias(node)) return '*';
  if (node.anchor) return '&';
  return node.tag ? '!' : undefined;
}

/** A line of a comment within a plain text, which ends it. */
function cutLine(node: Node, parent: unknown, text: string): Mistake[] {
  if (!isScalar(node) || typeof node.value !== 'string' || node.type !== 'PLAIN' || !node.range)
    return [];
  const holder = isPair(parent) ? parent.key : parent;
  if (node === holder || !isNode(holder) || !holder.range) return [];
  const [start, end] = node.range;
  const [before = '', indent = '', note = ''] =
    /^[ \t]*\n(?:[ \t]*\n)*( +)(#.*)/.exec(text.slice(end)) ?? [];
  if (indent.length <= columnOf(text, holder.range[0])) return [];
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const whole = text.slice(lineStart, end + before.length).replace(/\s*\n\s*/g, ' ');
  const message = `este renglón no se publica: «${note.slice(0, 60)}». Si es parte del texto, póngalo entre comillas: ${quotedLine(whole)}. Si es una nota, empiécela bajo la primera letra de la clave.`;
  return [{ position: end + before.length - note.length, message }];
}

const columnOf = (text: string, position: number) =>
  position - (text.lastIndexOf('\n', position - 1) + 1);
