import { z } from 'zod';

/** The schema that rules at `fieldPath` inside `schema`, or undefined when the path leaves it. */
function schemaAt(schema: unknown, fieldPath: readonly PropertyKey[]): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schemaAt(schema.unwrap(), fieldPath);
  const [head, ...rest] = fieldPath;
  if (head === undefined) return schema;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(head)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest);
  return undefined;
}

/** The example that the field at `fieldPath` carries, for its error message. */
export function exampleAt(
  schema: z.ZodType,
  fieldPath: readonly PropertyKey[],
): string | undefined {
  const at = schemaAt(schema, fieldPath);
  const example = at instanceof z.ZodType ? at.meta()?.['ejemplo'] : undefined;
  const key = fieldPath.at(-1);
  if (typeof example !== 'string' || typeof key !== 'string') return undefined;
  return `${key}: ${example}`;
}

/** The keys that an author may write at `fieldPath`. */
export function allowedKeysAt(schema: z.ZodType, fieldPath: readonly PropertyKey[]): string[] {
  const at = schemaAt(schema, fieldPath);
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}
