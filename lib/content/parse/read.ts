import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldLineFinder, parseSource, type Source } from './source';
import type { LineFinder, Overlay } from '@/lib/content/types';

/** Normalises byte-order marks, line ends and accents: decomposed letters would name another file. */
export const readText = (root: string, file: string): string =>
  cleanText(readFileSync(path.join(root, file), 'utf8'));

export const cleanText = (raw: string): string =>
  raw
    .replace(/^\uFEFF+/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');

export const readSource = (root: string, file: string): Source =>
  parseSource(readText(root, file), file);

export function lineFinder(root: string, overlay?: Overlay): LineFinder {
  let last = { file: '', text: '', lineOf: fieldLineFinder('', '') };
  return (file, fieldPath, within) => {
    if (last.file !== file) {
      const text = overlay?.get(file) ?? readText(root, file);
      last = { file, text, lineOf: fieldLineFinder(text, file) };
    }
    const line = last.lineOf(fieldPath);
    if (!within) return line;
    const places = last.text
      .split('\n')
      .flatMap((one, index) =>
        index < line - 1 ? [] : Array<number>(one.split(within.words).length - 1).fill(index + 1),
      );
    return places[within.nth] ?? line;
  };
}
