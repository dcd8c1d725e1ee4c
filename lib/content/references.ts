import { nearest } from './problems';

/** The values of `sitio.yml` that texts refer to as `{{clave}}` (D1); it notes which were asked for. */
export class References {
  /** What was replaced, and by what: a text stays as it came out while these stay. */
  readonly used: Record<string, string> = {};

  constructor(private readonly values: Record<string, unknown>) {}

  get(key: string): string | undefined {
    const value = Object.hasOwn(this.values, key) ? this.values[key] : undefined;
    if (typeof value !== 'string') return undefined;
    return (this.used[key] = value);
  }

  /** True when every value of `used` is still the same. */
  hold(used: Record<string, string>): boolean {
    return Object.entries(used).every(([key, value]) => this.get(key) === value);
  }

  /** What to write instead of a reference that does not exist. */
  advice(key: string): string {
    const known = Object.keys(this.values).filter((name) => typeof this.values[name] === 'string');
    const near = nearest(key, known);
    return near ? `¿Quiso escribir {{${near}}}?` : `Use una de: ${known.join(', ')}.`;
  }
}

type Report = (fieldPath: PropertyKey[], message: string, offset: number) => void;

/**
 * Replaces `{{clave}}` in every text of `value`, at any depth. An unknown reference is reported and
 * left as it is.
 */
export function replaceReferences(
  value: unknown,
  references: References,
  report: Report,
  fieldPath: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string')
    return replaceInText(value, references, (message, offset) =>
      report(fieldPath, message, offset),
    );
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

/** As `replaceReferences`, of one text. */
export function replaceInText(
  text: string,
  references: References,
  report: (message: string, offset: number) => void,
): string {
  return text.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, key: string, offset: number) => {
    const value = references.get(key);
    if (value !== undefined) return value;
    report(
      `la referencia ${whole} no existe en content/sitio.yml. ${references.advice(key)}`,
      offset,
    );
    return whole;
  });
}
