import { readFileSync } from 'node:fs';
import path from 'node:path';

type Values = Record<string, string | string[]>;

const written = 'Escrito por npm run build (docs/servidores.md): se cambia allá, no aquí.';

/** `{{name}}` becomes a word or, alone on its line, indented lines. @throws when a value is missing */
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

export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** Returns an address with and without final slash, for hosts that match literally. */
export const bothSpellings = (from: string): string[] =>
  from.length > 1 && from.endsWith('/') ? [from, from.slice(0, -1)] : [from];

export const namesOf = (host: string) => ({
  host,
  /** With or without `www.`; redirects to the site. */
  alias: host.startsWith('www.') ? host.slice(4) : `www.${host}`,
  /** See docs/relevo.md. */
  relay: `relevo.${host.replace(/^www\./, '')}`,
});

/** Certbot's files of a name (docs/servidores.md). */
export const certificateOf = (host: string) => ({
  chain: `/etc/letsencrypt/live/${host}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${host}/privkey.pem`,
});
