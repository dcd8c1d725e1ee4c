import { readFileSync } from 'node:fs';

/** Adobe's names of codes 128 to 255 of WinAnsiEncoding (PDF 32000-1, annex D); a dash is an unused one. */
const NAMES =
  `Euro - quotesinglbase florin quotedblbase ellipsis dagger daggerdbl circumflex perthousand Scaron guilsinglleft OE - Zcaron - - quoteleft quoteright quotedblleft quotedblright bullet endash emdash tilde trademark scaron guilsinglright oe - zcaron Ydieresis
space exclamdown cent sterling currency yen brokenbar section dieresis copyright ordfeminine guillemotleft logicalnot - registered macron degree plusminus twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior ordmasculine guillemotright onequarter onehalf threequarters questiondown
Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute Ocircumflex Otilde Odieresis multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls
agrave aacute acircumflex atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ucircumflex udieresis yacute thorn ydieresis`.split(
    /\s/,
  );

/** The widths of a standard font by WinAnsi code, from the metrics that Adobe publishes. */
export function readWidths(font: string): Map<number, number> {
  const afm = readFileSync(`node_modules/pdfkit/js/data/${font}.afm`, 'latin1');
  const byName = new Map<string, number>();
  const widths = new Map<number, number>();
  for (const [, code, width, name = ''] of afm.matchAll(/^C (-?\d+) ; WX (\d+) ; N (\w+) ;/gm)) {
    byName.set(name, Number(width));
    if (Number(code) < 128) widths.set(Number(code), Number(width));
  }
  // Adobe's own encoding differs from ASCII in these two.
  const names = [...NAMES.entries()].map(([index, name]) => [index + 128, name] as const);
  for (const [code, name] of [...names, [39, 'quotesingle'] as const, [96, 'grave'] as const])
    if (name !== '-') widths.set(code, byName.get(name) ?? NaN);
  widths.delete(-1);
  return widths;
}

/** Codes 128 to 159. Node's own decoder of windows-1252 reads them as control characters. */
const HIGH = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** The character of a WinAnsi code. */
export const characterOf = (code: number): string =>
  (code >= 128 && HIGH[code - 128]) || String.fromCharCode(code);
