import type { Part } from '@/lib/paper/wrap';
import { widthOf, winAnsi, type Face } from './metrics';

/** Width in thousandths of the size. */
export interface SheetGlyph extends Part {
  /** Hexadecimal code: typed text cannot end a string, stream or file. */
  hex: string;
  actual?: string;
}

const SPACE = 32;
/** Thousandths of the size. */
export const BOX_WIDTH = 700;
const TAB = '    ';

/** A grapheme. Firefox lacked Intl.Segmenter before 125. */
const CHARACTER =
  /\p{RI}\p{RI}|.(?:[\p{M}\p{EMod}\u200c\u{e0020}-\u{e007f}]|\u200d\p{ExtPict}?)*/gsu;

/**
 * Splits drawable lines; lookalikes become spaces or hyphens. A final space keeps words apart when copied or
 * read aloud.
 */
export function drawableLines(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replaceAll('\t', TAB)
    .replace(/[^\S\n\xa0\ufeff]/g, ' ')
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/(?!\n)\p{Cc}|\p{Cs}/gu, '\ufffd')
    .split('\n')
    .map((line) => `${line.trimEnd()} `);
}

export function glyphsOf(line: string, face: Face): SheetGlyph[] {
  return (line.match(CHARACTER) ?? []).flatMap((actual) => {
    const character = actual.replace(/\p{DI}/gu, '');
    if (!character) return []; // joiners, marks of direction: no font draws them
    const code = winAnsi(character);
    if (code === null) return { hex: '', width: BOX_WIDTH, actual };
    const hex = code.toString(16);
    return { hex, width: widthOf(character, face), space: code === SPACE };
  });
}
