import { readFileSync, writeFileSync } from 'node:fs';
import { collections } from '@/lib/content/model';
import { namedNode, treeOf, type SchemaNode } from '@/lib/content/model/schema-tree';

/** The authors' manual, whose tables of fields are made from the content model. */
export const MANUAL = 'content/README.md';

const BLOCK = /(<!-- campos -->\n)[\s\S]*?(<!-- \/campos -->)/;

/** The manual's block: the keys of every file of the content, in the order of the model. */
export function fieldTables(): string {
  const rows = Object.values(collections).flatMap(({ files, schema }) =>
    rowsOf(files, treeOf(schema)),
  );
  return [
    '| Clave | Qué se escribe | Ejemplo y ayuda |',
    '| --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
    '',
  ].join('\n');
}

/**
 * The manual with its block brought up to date.
 * @throws when the markers of the block are not there
 */
export function withFieldTables(manual: string): string {
  if (!BLOCK.test(manual))
    throw new Error(`${MANUAL} lacks the markers <!-- campos --> … <!-- /campos -->.`);
  return manual.replace(BLOCK, (_, start: string, end: string) => start + fieldTables() + end);
}

function rowsOf(files: string, node: SchemaNode): string[][] {
  const named = namedNode(node);
  const rows = [[`**\`${files}\`**`, named ? 'renglones «nombre: …», cada uno:' : '', '']];
  for (const { name, kind, note } of keysOf(named ?? node)) {
    const last = rows.at(-1);
    if (last && last[1] === kind && last[2] === note) last[0] += `, ${name}`;
    else rows.push([name, kind, note]);
  }
  return rows;
}

/**
 * The keys of a group, with a mark on those that must be there.
 * @param depth of groups around it
 */
const keysOf = ({ properties = {}, required = [] }: SchemaNode, depth = 0) =>
  Object.entries(properties).map(([key, field]) => ({
    name: `\`${key}\`${required.includes(key) ? '\\*' : ''}`,
    kind: kindOf(field, depth) + instead(field.default),
    note: noteOf(field),
  }));

function instead(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && value !== null)) return '';
  return `; si falta, \`${String(value)}\``;
}

/** What an author writes there, in words. @throws for a kind that has none yet */
function kindOf(node: SchemaNode, depth = 0): string {
  if (node.anyOf) return choice(node.anyOf.flatMap(alternatives));
  if (node.enum) return choice(alternatives(node));
  const named = namedNode(node);
  if (named) return `renglones «nombre: …», cada uno: ${kindOf(named, depth)}`;
  switch (node.type) {
    case 'object':
      return groupOf(node, depth);
    case 'array': {
      const list = node.minItems ? 'lista de uno o más' : 'lista';
      return `${list}: ${kindOf(node.items ?? {}, depth)}`;
    }
    case 'boolean':
      return '`true` o `false`';
    case 'integer':
      return `número entero${range(node)}`;
    case 'number':
      return `número${range(node)}`;
    case 'string':
      return (
        FORMATS[node.format ?? ''] ?? (mayBeEmpty(node) ? 'texto; puede ir vacío (`""`)' : 'texto')
      );
    default:
      throw new Error('A schema of a kind that the manual has no words for: add them to kindOf.');
  }
}

function groupOf(node: SchemaNode, depth: number): string {
  const keys = keysOf(node, depth + 1).map(
    ({ name, kind, note }) => `${name} ${kind}${note && `. ${note}`}`,
  );
  return depth === 0
    ? `grupo de claves:${keys.map((key) => `<br>${key}`).join('')}`
    : `(${keys.join('; ')})`;
}

const FORMATS: Record<string, string> = {
  email: 'correo electrónico',
  uri: 'dirección web',
  date: 'fecha',
};

const mayBeEmpty = ({ minLength = 0, pattern }: SchemaNode) =>
  minLength === 0 && (pattern === undefined || new RegExp(pattern).test(''));

function alternatives(node: SchemaNode): string[] {
  if (node.enum) return node.enum.map((word) => (word === '' ? '`""`' : `\`${String(word)}\``));
  if (node.properties) return [`\`{ ${Object.keys(node.properties).join(': …, ')}: … }\``];
  return [kindOf(node)];
}

function range({ minimum = -Infinity, maximum = Infinity }: SchemaNode): string {
  const from = minimum > Number.MIN_SAFE_INTEGER ? `, desde ${minimum}` : '';
  const to = maximum < Number.MAX_SAFE_INTEGER ? ` hasta ${maximum}` : '';
  return from + to;
}

const choice = (options: string[]) =>
  options.length > 1 ? `${options.slice(0, -1).join(', ')} o ${options.at(-1)}` : options.join();

function noteOf(node: SchemaNode): string {
  const inner = node.items ?? node.anyOf?.[0];
  const ejemplo = node.ejemplo ?? inner?.ejemplo;
  const ayuda = node.ayuda ?? inner?.ayuda;
  return [ejemplo && `\`${ejemplo}\``, ayuda].filter(Boolean).join(' ');
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(MANUAL, withFieldTables(readFileSync(MANUAL, 'utf8')));
  console.log(`${MANUAL}: tablas de campos al día.`);
}
