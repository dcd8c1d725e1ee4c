/** Letters of typefaces that draw signs, from a code on; a space for those without a sign of Unicode. */
const SIGNS: Record<string, Record<number, string>> = {
  symbol: {
    ...{ 0x22: '∀ ∃  ∋', 0x41: 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ', 0x61: 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ' },
    ...{ 0xa2: '′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…', 0xc5: '⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊' },
    ...{ 0xe5: '∑', 0xf2: '∫' },
  },
  wingdings: {
    ...{ 0x22: '✂', 0x28: '☎✆✉', 0x46: '☞', 0x4a: '☺ ☹', 0x6c: '●❍■□ ❑❒  ◆❖', 0x9e: '·•▪○' },
    ...{ 0x80: '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿', 0xa7: '▪☐', 0xaa: '✦★', 0xd8: '➢', 0xdf: '←→↑↓' },
    ...{ 0xe8: '➔', 0xef: '⇦⇨⇧⇩', 0xfb: '✗✔☒☑' },
  },
  'wingdings 2': { 0x4f: '✗✓☒☑☒', 0x96: '●', 0xa3: '☐' },
  webdings: { 0x61: '✔', 0x63: '☐', 0x72: '✖' },
};

export const isSymbolFont = (font: string): boolean => font.toLowerCase() in SIGNS;

/** The sign that a code of a typeface draws; undefined for an unknown code. */
export function signOf(font: string, code: number): string | undefined {
  const at = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  const table = SIGNS[font.toLowerCase()];
  if (!table)
    return code >= 0xe000 && code <= 0xf8ff ? undefined : String.fromCodePoint(code || 0xfffd);
  if (
    font.toLowerCase() === 'symbol' &&
    /[\s\d!(),.+=<>[\]{}|/%&?:;_#-]/.test(String.fromCharCode(at))
  )
    return String.fromCharCode(at);
  if (at === 0x20 || at === 0xa0) return ' ';
  for (const [from, signs] of Object.entries(table)) {
    const sign = signs[at - Number(from)];
    if (sign !== undefined && sign !== ' ') return sign;
  }
  return undefined;
}

/** The tick or the empty box that a bullet of a typeface draws; any other sign is a plain bullet. */
export function tickIn(bullet: string, font: string): string {
  const signs = [...bullet].map((sign) =>
    isSymbolFont(font) ? (signOf(font, sign.codePointAt(0) ?? 0) ?? sign) : sign,
  );
  return /[☐☑☒✓✔✗✘✖]/u.exec(signs.join(''))?.[0] ?? '';
}
