import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines at the top of each list that cite its source. */
const HEAD = 3;

const listed = (name: string): string[] =>
  readFileSync(path.join(import.meta.dirname, `${name}.txt`), 'utf8')
    .split('\n')
    .slice(HEAD)
    .filter(Boolean);

/** Payloads from public lists. Each calls `alert`, `confirm`, `prompt` or `print`, or requests `ajeno.invalid`. */
export const PAYLOADS: readonly string[] = ['owasp', 'html5sec', 'payloadbox'].flatMap(listed);

/** SVG documents that run script when opened by their address. */
export const DRAWINGS: readonly string[] = listed('dibujos');

export const escaped = (payload: string) => payload.replace(/[\\`*_{}[\]()#+.!<>&|~^$-]/g, '\\$&');
const PICTURE = '/ilustraciones/noticia-01.svg';

/** The last forms may swallow the text that follows. */
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
