import { readFileSync } from 'node:fs';
import path from 'node:path';

type Values = Record<string, string | string[]>;

const written = 'Escrito por npm run build (docs/servidores.md): se cambia allá, no aquí.';

/**
 * A host's configuration, from its template in `templates/`: `{{name}}` gives way to a word or, alone in its
 * line, to lines as deep as it is.
 * @throws when the template names a missing value
 */
export function fill(template: string, values: Values): string {
  const all: Values = { written, ...values };
  const valueOf = (name: string) => {
    const value = all[name];
    if (value === undefined) throw new Error(`${template}: no value for ${name}`);
    return [value].flat();
  };
  return readFileSync(path.join(import.meta.dirname, 'templates', template), 'utf8').replace(
    /^( *)\{\{(\w+)\}\}\n|\{\{(\w+)\}\}/gm,
    (_, gap: string, lines: string | undefined, word: string) =>
      lines === undefined
        ? valueOf(word).join(' ')
        : valueOf(lines)
            .map((line) => (line === '' ? '\n' : `${gap}${line}\n`))
            .join(''),
  );
}

/** Lines of a configuration, each deeper by two blanks. */
export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A value between double quotes, in every server's own form. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** An address with its final slash and without: hosts that match literally are told both. */
export const bothSpellings = (from: string): string[] =>
  from.length > 1 && from.endsWith('/') ? [from, from.slice(0, -1)] : [from];
