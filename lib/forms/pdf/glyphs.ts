import type { Part } from '@/lib/paper/wrap';
import { widthOf, winAnsi, type Face } from './metrics';
import { utf16, type Objects } from './objects';

/** Width in thousandths of the size. */
export interface SheetGlyph extends Part {
  /** Hexadecimal code: typed text cannot end a string, stream or file. */
  hex: string;
  actual?: string;
}

const SPACE = 32;
/** Thousandths of the size. */
const BOX_WIDTH = 700;
const TAB = '    ';

/** A grapheme. Firefox lacked Intl.Segmenter before 125. */
const CHARACTER =
  /\p{RI}\p{RI}|.(?:[\p{M}\p{EMod}\u200c\u{e0020}-\u{e007f}]|\u200d\p{ExtPict}?)*/gsu;

/** Splits drawable lines; a final space keeps words apart when copied or read aloud. */
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

const DRAWING = `${BOX_WIDTH} 0 50 0 650 600 d1 50 0 600 600 re 100 50 500 500 re f*`;
const NAME = '/uni25A1';
const PER_FONT = 100;
const LONGEST = 255;

/** Characters outside the standard fonts, as boxes with codes of their own: copying and search work. */
export class Boxes {
  private readonly codes = new Map<string, number>();

  codeOf(character: string): { face: string; hex: string } {
    const code = this.codes.get(character) ?? this.codes.size;
    this.codes.set(character, code);
    return { face: `B${Math.floor(code / PER_FONT)}`, hex: hexOf(code % PER_FONT) };
  }

  writeFonts(objects: Objects): string {
    const characters = [...this.codes.keys()];
    let fonts = '';
    for (let first = 0; first < characters.length; first += PER_FONT) {
      const own = characters.slice(first, first + PER_FONT);
      const each = (text: string) => text.repeat(own.length);
      const font = objects.add(
        `<</Type/Font/Subtype/Type3/FontBBox[0 0 ${BOX_WIDTH} 600]/FontMatrix[.001 0 0 .001 0 0]/Resources<<>>/CharProcs<<${NAME} ${objects.stream(DRAWING)}>>/Encoding<</Type/Encoding/Differences[0${each(NAME)}]>>/FirstChar 0/LastChar ${own.length - 1}/Widths[${each(`${BOX_WIDTH} `)}]/ToUnicode ${objects.stream(mapOf(own))}>>`,
      );
      fonts += `/B${first / PER_FONT} ${font}`;
    }
    return fonts;
  }
}

const hexOf = (code: number) => code.toString(16).padStart(2, '0');

const mapOf = (characters: string[]) => `/CIDInit/ProcSet findresource begin 12 dict begin begincmap
/CMapName/B def/CMapType 2 def
1 begincodespacerange<00><ff>endcodespacerange
${characters.length} beginbfchar
${characters.map((character, code) => `<${hexOf(code)}><${utf16(character.slice(0, LONGEST))}>`).join('\n')}
endbfchar endcmap CMapName currentdict/CMap defineresource pop end end`;
