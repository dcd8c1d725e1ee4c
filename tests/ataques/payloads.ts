import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines at the head of each list that say where it comes from. */
const HEAD = 3;

const listed = (name: string): string[] =>
  readFileSync(path.join(import.meta.dirname, `${name}.txt`), 'utf8')
    .split('\n')
    .slice(HEAD)
    .filter(Boolean);

/**
 * Attempts to make a text run as a script, from public lists that name their source. Whatever runs calls
 * `alert`, `confirm`, `prompt` or `print`, or asks `ajeno.invalid` for something.
 */
export const PAYLOADS: readonly string[] = ['owasp', 'html5sec', 'payloadbox'].flatMap(listed);

/** The same, as drawings (SVG) that run when they are opened by their own address. */
export const DRAWINGS: readonly string[] = listed('dibujos');

/** A payload that Markdown shows as it is. */
export const escaped = (payload: string) => payload.replace(/[\\`*_{}[\]()#+.!<>&|~^$-]/g, '\\$&');
const PICTURE = '/ilustraciones/noticia-01.svg';

/** A payload in every form that an author may give it in Markdown; last, those that may swallow the rest. */
export const inMarkdown = (payload: string): string =>
  [
    `## Apartado ${escaped(payload)}`,
    `- [Enlace ${escaped(payload)}](/directorio/ "${escaped(payload)}")`,
    `![${escaped(payload)}](${PICTURE} "${escaped(payload)}")`,
    `> **Cita** ${escaped(payload)}`,
    `Texto \`\`${payload} \`\``,
    `[Enlace](<${payload}>)`,
    `[Enlace [dentro](${payload})](${payload})`,
    `![${payload}](${PICTURE} "${payload}")`,
    `<${payload}>`,
    payload,
  ].join('\n\n');
