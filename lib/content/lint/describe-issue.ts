import type { z } from 'zod';
import { nearest } from '@/lib/content/model/nearest';
import { nodeAt, treeOf, type SchemaNode } from '@/lib/content/model/schema-tree';
import type { FieldFault } from '@/lib/content/types';

const TYPE_NAMES: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista (renglones que empiezan con «- »)',
  object: 'un grupo de claves',
  record: 'un grupo de claves',
};

function found(input: unknown): string {
  if (input === null) return 'nada';
  if (Array.isArray(input)) return 'una lista';
  if (typeof input === 'object') return 'un grupo de claves';
  return `${TYPE_NAMES[typeof input] ?? 'otra cosa'} (${String(input).slice(0, 40)})`;
}

/** Parses a value. @returns its data, or its faults in Spanish with their remedy, one per unknown key */
export function checkData<T extends z.ZodType>(
  schema: T,
  value: unknown,
): { data: z.output<T> | undefined; faults: FieldFault[] } {
  const { data, error } = schema.safeParse(value, { reportInput: true });
  const faults = (error?.issues ?? []).flatMap((issue): FieldFault[] => {
    const node = nodeAt(treeOf(schema), issue.path) ?? {};
    const { properties = {} } = node;
    if (issue.code !== 'unrecognized_keys')
      return [{ field: issue.path, message: messageOf(issue, node) }];
    return issue.keys.map((key) => {
      const near = nearest(key, Object.keys(properties));
      const advice = near
        ? `¿Quiso escribir «${near}»?`
        : `Bórrela o use una de: ${Object.keys(properties).join(', ')}.`;
      const message = `la clave «${key.slice(0, 40)}» no existe aquí. ${advice}`;
      return { field: [...issue.path, key], message };
    });
  });
  return { data, faults };
}

/** Says which keys a group has, with those that it must: `{ fecha: 2025-01-27, motivo: Vacaciones }`. */
function keysOf({ properties = {}, required = [] }: SchemaNode): string {
  const needed = required.map((key) => `${key}: ${properties[key]?.ejemplo ?? '…'}`);
  return ` Sus claves: ${Object.keys(properties).join(', ')}. Escriba, por ejemplo: { ${needed.join(', ')} }`;
}

function messageOf(issue: z.core.$ZodIssue, node: SchemaNode): string {
  const { ejemplo } = node;
  const last = issue.path.at(-1);
  const key = String(last);
  const example = typeof last === 'string' && ejemplo !== undefined && `${key}: ${ejemplo}`;
  const remedy = example ? ` Escriba, por ejemplo: ${example}` : '';
  switch (issue.code) {
    case 'invalid_type': {
      const { input, expected } = issue;
      if (input === undefined)
        return `falta este dato.${remedy || ` Agregue un renglón con esa clave y su valor: «${key}: …».`}`;
      const wrong = `debe ser ${TYPE_NAMES[expected] ?? expected} y dice ${found(input)}.`;
      if (expected === 'object' && node.required) return `${wrong}${keysOf(node)}`;
      const shown = String(input).slice(0, 40);
      if (expected === 'string' && typeof input === 'number')
        return `${wrong} Póngalo entre comillas${example && example.includes('"') ? `, por ejemplo: ${example}` : `: ${key}: "${shown}"`}`;
      return typeof input === 'string' && UNQUOTED[expected]?.test(input)
        ? `${wrong} Quite las comillas: ${key}: ${shown}`
        : `${wrong}${remedy}`;
    }
    case 'invalid_value': {
      const words = issue.values.map(String).join(', ');
      if (issue.input === undefined) return `falta este dato. Puede ser: ${words}.`;
      return `dice ${found(issue.input)} y sólo puede ser: ${words}.`;
    }
    case 'too_small':
      if (issue.origin === 'string') return `está vacío.${remedy || ' Escriba el dato.'}`;
      if (issue.origin === 'array')
        return `la lista está vacía o le faltan renglones: lleva al menos ${String(issue.minimum)}.`;
      return `es menor que ${String(issue.minimum)}.${remedy}`;
    case 'too_big':
      return `pasa del máximo de ${String(issue.maximum)}.${remedy}`;
    default:
      return `${issue.message}.${remedy}`;
  }
}

/** Forms that a value of a type has without quotes. */
const UNQUOTED: Record<string, RegExp> = {
  boolean: /^(?:true|false)$/,
  number: /^-?\d+$/,
  int: /^-?\d+$/,
};
