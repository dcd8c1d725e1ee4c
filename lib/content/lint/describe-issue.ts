import type { z } from 'zod';
import { nearest } from '@/lib/content/model/nearest';

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

/** Returns the Spanish message, with remedy, of a zod issue; one per unknown key. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  example: string | undefined,
  allowedKeys: readonly string[],
): { key?: string; message: string }[] {
  if (issue.code !== 'unrecognized_keys') return [{ message: messageOf(issue, example) }];
  return issue.keys.map((key) => {
    const near = nearest(key, allowedKeys);
    const advice = near
      ? `¿Quiso escribir «${near}»?`
      : `Bórrela o use una de: ${allowedKeys.join(', ')}.`;
    return { key, message: `la clave «${key.slice(0, 40)}» no existe aquí. ${advice}` };
  });
}

function messageOf(issue: z.core.$ZodIssue, example: string | undefined): string {
  const remedy = example ? ` Escriba, por ejemplo: ${example}` : '';
  const key = String(issue.path.at(-1));
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined)
        return `falta este dato.${remedy || ` Agregue un renglón con esa clave y su valor: «${key}: …».`}`;
      return `debe ser ${TYPE_NAMES[issue.expected] ?? issue.expected} y dice ${found(issue.input)}.${typeRemedy(issue, key, example) ?? remedy}`;
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

function typeRemedy(
  { input, expected }: z.core.$ZodIssueInvalidType,
  key: string,
  example: string | undefined,
): string | undefined {
  const shown = String(input).slice(0, 40);
  if (expected === 'string' && typeof input === 'number')
    return ` Póngalo entre comillas${example?.includes('"') ? `, por ejemplo: ${example}` : `: ${key}: "${shown}"`}`;
  const fits =
    expected === 'boolean'
      ? /^(?:true|false)$/
      : expected === 'number' || expected === 'int'
        ? /^-?\d+$/
        : undefined;
  return typeof input === 'string' && fits?.test(input)
    ? ` Quite las comillas: ${key}: ${shown}`
    : undefined;
}
