import { BOX_WIDTH } from './glyphs';
import { utf16, type Objects } from './objects';

const DRAWING = `${BOX_WIDTH} 0 50 0 650 600 d1 50 0 600 600 re 100 50 500 500 re f*`;
const NAME = '/uni25A1';
const PER_FONT = 100;
const LONGEST = 255;

/**
 * Characters outside the standard fonts: drawn as boxes with their own codes, so that copying, search and
 * reading aloud work.
 */
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
