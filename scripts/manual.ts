import { readFileSync, writeFileSync } from 'node:fs';
import { collections } from '@/lib/content/model';
import { namedNode, treeOf, type SchemaNode } from '@/lib/content/model/schema-tree';

/** The authors' manual, whose tables of fields are made from the content model. */
export const MANUAL = 'content/README.md';

const BLOCK = /(<!-- campos -->\n)[\s\S]*?(<!-- \/campos -->)/;

/** A key that an author may write, as the manual's table tells it. */
interface Field {
  /** Where it stands: a list's rows and a group's keys come after `›`. */
  path: string;
  kind: string;
  required: string;
  note: string;
}

/** The manual's block: a table of fields for every collection, in the order of the model. */
export function fieldTables(): string {
  return Object.values(collections)
    .map(({ files, schema }) => table(files, fieldsOf(treeOf(schema), '')))
    .join('\n');
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

function table(files: string, fields: Field[]): string {
  const rows = fields.map(({ path, kind, required, note }) =>
    [`\`${path}\``, kind, required, note].map((cell) => cell.replaceAll('|', '\\|')),
  );
  return [
    `### \`${files}\``,
    '',
    ...(files.endsWith('.md') ? ['Después de los datos va el texto, en Markdown.', ''] : []),
    '| Clave | Qué se escribe | ¿Obligatoria? | Ejemplo y ayuda |',
    '| --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}

/** The fields of a group, each followed by those inside it. */
function fieldsOf(node: SchemaNode, parent: string): Field[] {
  const names = parent ? undefined : namedNode(node);
  if (names) return fieldsOf(names, '(nombre)');
  return Object.entries(node.properties ?? {}).flatMap(([key, field]) => {
    const path = parent ? `${parent} › ${key}` : key;
    const required = node.required?.includes(key) ? 'sí' : `no${instead(field.default)}`;
    const named = namedNode(field);
    return [
      { path, kind: kindOf(field), required, note: noteOf(field) },
      ...(named ? fieldsOf(named, `${path} › (nombre)`) : fieldsOf(field.items ?? field, path)),
    ];
  });
}

/** What is taken when a field is missing. */
function instead(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && value !== null)) return '';
  return `; si falta, \`${String(value)}\``;
}

/** What an author writes there, in words. @throws for a kind that has none yet */
function kindOf(node: SchemaNode): string {
  if (node.anyOf) return choice(node.anyOf.flatMap(alternatives));
  if (node.enum) return choice(alternatives(node));
  const named = namedNode(node);
  if (named) return `grupo de renglones «nombre: …»; cada uno: ${kindOf(named)}`;
  switch (node.type) {
    case 'object':
      return 'grupo de claves';
    case 'array': {
      const list = node.minItems ? 'lista de uno o más' : 'lista';
      return `${list}; cada renglón: ${kindOf(node.items ?? {})}`;
    }
    case 'boolean':
      return '`true` o `false`';
    case 'integer':
      return `número entero${range(node)}`;
    case 'string':
      return (
        FORMATS[node.format ?? ''] ?? (mayBeEmpty(node) ? 'texto; puede ir vacío (`""`)' : 'texto')
      );
    default:
      throw new Error('A schema of a kind that the manual has no words for: add them to kindOf.');
  }
}

const FORMATS: Record<string, string> = {
  email: 'correo electrónico',
  uri: 'dirección web',
  date: 'fecha',
};

const mayBeEmpty = ({ minLength = 0, pattern }: SchemaNode) =>
  minLength === 0 && (pattern === undefined || new RegExp(pattern).test(''));

/** What stands on each side of an «o»: the words of an enum, the keys of a small group, or a kind. */
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

/** The example and the help that the schema carries, or those of a list's rows. */
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
