import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { collections } from '@/lib/content/model';

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
    .map(({ files, schema }) => table(files, fieldsOf(schema, '')))
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
function fieldsOf(schema: unknown, parent: string): Field[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, value]) => {
    const path = parent ? `${parent} › ${key}` : key;
    const { inner, required } = unwrap(value);
    return [
      { path, kind: kindOf(inner), required, note: noteOf(inner) },
      ...fieldsInside(inner, path),
    ];
  });
}

function fieldsInside(schema: unknown, path: string): Field[] {
  if (schema instanceof z.ZodArray) return fieldsOf(unwrap(schema.element).inner, path);
  if (schema instanceof z.ZodRecord)
    return fieldsOf(unwrap(schema.valueType).inner, `${path} › (nombre)`);
  return fieldsOf(schema, path);
}

/** What stands under «optional» and «default», and what the manual says of them. */
function unwrap(schema: unknown): { inner: unknown; required: string } {
  if (schema instanceof z.ZodOptional)
    return { inner: unwrap(schema.unwrap()).inner, required: 'no' };
  if (!(schema instanceof z.ZodDefault)) return { inner: schema, required: 'sí' };
  const value = JSON.stringify(schema.def.defaultValue).replaceAll('"', '');
  const required = /^(\[\]|\{\})$/.test(value) ? 'no' : `no; si falta, \`${value}\``;
  return { inner: unwrap(schema.unwrap()).inner, required };
}

/** What an author writes there, in words. */
function kindOf(schema: unknown): string {
  if (schema instanceof z.ZodUnion) return choice(schema.options.flatMap(alternatives));
  if (schema instanceof z.ZodEnum) return choice(alternatives(schema));
  if (schema instanceof z.ZodObject) return 'grupo de claves';
  if (schema instanceof z.ZodArray) {
    const list = schema.safeParse([]).success ? 'lista' : 'lista de uno o más';
    return `${list}; cada renglón: ${kindOf(unwrap(schema.element).inner)}`;
  }
  if (schema instanceof z.ZodRecord)
    return `grupo de renglones «nombre: …»; cada uno: ${kindOf(unwrap(schema.valueType).inner)}`;
  if (schema instanceof z.ZodBoolean) return '`true` o `false`';
  if (schema instanceof z.ZodNumber) return `número entero${range(schema)}`;
  if (schema instanceof z.ZodEmail) return 'correo electrónico';
  if (schema instanceof z.ZodURL) return 'dirección web';
  if (schema instanceof z.ZodString)
    return schema.safeParse('').success ? 'texto; puede ir vacío (`""`)' : 'texto';
  throw new Error('A schema of a kind that the manual has no words for: add them to kindOf.');
}

/** What stands on each side of an «o»: the words of an enum, the keys of a small group, or a kind. */
function alternatives(schema: unknown): string[] {
  if (schema instanceof z.ZodEnum)
    return schema.options.map((option) => (option === '' ? '`""`' : `\`${option}\``));
  if (schema instanceof z.ZodObject)
    return [`\`{ ${Object.keys(schema.shape).join(': …, ')}: … }\``];
  return [kindOf(schema)];
}

function range({ minValue, maxValue }: z.ZodNumber): string {
  const from = minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? `, desde ${minValue}` : '';
  const to = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER ? ` hasta ${maxValue}` : '';
  return from + to;
}

const choice = (options: string[]) =>
  options.length > 1 ? `${options.slice(0, -1).join(', ')} o ${options.at(-1)}` : options.join();

/** The example and the help that the schema carries; a list's are those of its rows. */
function noteOf(schema: unknown): string {
  if (schema instanceof z.ZodArray) return noteOf(unwrap(schema.element).inner);
  if (schema instanceof z.ZodUnion) return noteOf(schema.options[0]);
  if (!(schema instanceof z.ZodType)) return '';
  const { ejemplo, ayuda } = schema.meta() ?? {};
  return [ejemplo ? `\`${String(ejemplo)}\`` : '', ayuda ? String(ayuda) : '']
    .filter(Boolean)
    .join(' ');
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(MANUAL, withFieldTables(readFileSync(MANUAL, 'utf8')));
  console.log(`${MANUAL}: tablas de campos al día.`);
}
