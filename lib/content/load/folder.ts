import { readdirSync, type Dirent } from 'node:fs';

export const NOT_UTF8 =
  'su nombre no está escrito en UTF-8, como los de algunos programas y archivos comprimidos antiguos, y cada equipo leería otro. Cámbiele el nombre: letras sin acento, cifras y guiones.';

interface Listed {
  entries: Dirent[];
  /** Names that are not UTF-8, with `\xF1` for each bad byte: no path can open them. */
  unreadable: string[];
}

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
