import { readdirSync, type Dirent } from 'node:fs';

export const NOT_UTF8 =
  'su nombre no está escrito en UTF-8, como los de algunos programas y archivos comprimidos antiguos, y cada equipo leería otro. Cámbiele el nombre: letras sin acento, cifras y guiones.';

interface Listed {
  entries: Dirent[];
  /** Names whose bytes are no UTF-8, each such byte as `\xF1`: no path leads to them. */
  unreadable: string[];
}

/** Lists a folder, with the names that are no UTF-8 apart. */
export function listFolder(folder: string): Listed {
  const all = readdirSync(folder, { withFileTypes: true });
  const entries = all.filter(({ name }) => !name.includes('\uFFFD'));
  if (entries.length === all.length) return { entries, unreadable: [] };
  const names = readdirSync(folder, { encoding: 'buffer' });
  const unreadable = names.filter((name) => name.toString().includes('\uFFFD')).map(escaped);
  return { entries, unreadable: unreadable.sort() };
}

const escaped = (name: Buffer): string =>
  [...name]
    .map((byte) =>
      byte > 0x1f && byte < 0x7f
        ? String.fromCharCode(byte)
        : `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
