import { nearest } from './problems';

type Report = (fieldPath: PropertyKey[], message: string, offset: number) => void;

/**
 * Replaces `{{clave}}` in every text of `value` by that value of `sitio.yml` (D1), at any depth.
 * An unknown reference is reported and left as it is.
 */
export function replaceReferences(
  value: unknown,
  references: Record<string, unknown>,
  report: Report,
  fieldPath: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return replaceInText(value, references, report, fieldPath);
  if (Array.isArray(value))
    return value.map((item, index) =>
      replaceReferences(item, references, report, [...fieldPath, index]),
    );
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        replaceReferences(item, references, report, [...fieldPath, key]),
      ]),
    );
  return value;
}

function replaceInText(
  text: string,
  references: Record<string, unknown>,
  report: Report,
  fieldPath: PropertyKey[],
): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, key: string, offset: number) => {
    const value = Object.hasOwn(references, key) ? references[key] : undefined;
    if (typeof value === 'string') return value;
    const known = Object.keys(references).filter((name) => typeof references[name] === 'string');
    const near = nearest(key, known);
    report(
      fieldPath,
      `la referencia ${whole} no existe en content/sitio.yml. ${near ? `¿Quiso escribir {{${near}}}?` : `Use una de: ${known.join(', ')}.`}`,
      offset,
    );
    return whole;
  });
}
