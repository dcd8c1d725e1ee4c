import { readFileSync } from 'node:fs';

const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/**
 * Reads a small file that a person or their editor wrote: UTF-8, or what its byte order mark says (PowerShell,
 * Notepad), with any line ends.
 * @throws Error in Spanish when it is no text
 */
export function readHandText(file: string): string {
  const bytes = read(file);
  const [encoding] = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [
    'utf-8',
  ];
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text.replace(/\r\n?/g, '\n');
  } catch {
    // Said below.
  }
  throw new Error(`${file} no es un texto en UTF-8. Ábralo en un editor y guárdelo como UTF-8.`);
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `No se puede leer ${file} (${code}). Vea que sea un archivo, y que este usuario pueda leerlo.`,
      { cause: error },
    );
  }
}
