export type Face = 'F1' | 'F2' | 'F3';

/** Readers provide these fonts: none is embedded. */
export const FACES: Record<Face, string> = {
  F1: 'Helvetica',
  F2: 'Helvetica-Bold',
  F3: 'Courier-Bold',
};

const COURIER = 600;
const COMMON = 556;

const byCharacter = (lists: Record<number, string>) =>
  new Map(
    Object.entries(lists).flatMap(([width, list]) =>
      [...list].map((one) => [one, +width] as const),
    ),
  );

const WIDTHS = {
  F1: byCharacter({
    191: "'",
    222: 'ijl‚‘’',
    260: '|¦',
    278: ' !,./:;I[\\]ft\xa0·ìíîï',
    333: '()-`r„ˆ‹“”˜›¡¨¯²³´¸¹',
    334: '{}',
    350: '•',
    355: '"',
    365: 'º',
    370: 'ª',
    389: '*',
    400: '°',
    469: '^',
    500: 'Jcksvxyz',
    537: '¶',
    584: '+<=>~¬±×÷',
    611: 'FTZ¿ßø',
    667: '&ABEKPSVXYÞ',
    722: 'CDHNRUwÐ',
    737: '©®',
    778: 'GOQØ',
    833: 'Mm',
    834: '¼½¾',
    889: '%æ',
    944: 'Wœ',
    1000: '…‰Œ—™Æ',
    1015: '@',
  }),
  F2: byCharacter({
    238: "'",
    278: ' ,./I\\ijl‚‘’\xa0·',
    280: '|¦',
    333: '!()-:;[]`ftˆ‹˜›¡¨¯²³´¸¹',
    350: '•',
    365: 'º',
    370: 'ª',
    389: '*r{}',
    400: '°',
    474: '"',
    500: 'z„“”',
    584: '+<=>^~¬±×÷',
    611: '?FLTZbdghnopquµ¿ßðøþ',
    667: 'EPSVXYÞ',
    722: '&ABCDHKNRUÐ',
    737: '©®',
    778: 'GOQwØ',
    833: 'M',
    834: '¼½¾',
    889: '%mæ',
    944: 'Wœ',
    975: '@',
    1000: '…‰Œ—™Æ',
  }),
};

const HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Code in WinAnsiEncoding, the only encoding of the standard fonts; null outside of it. */
export function winAnsi(character: string): number | null {
  if (/^[ -~\xa0-\xff]$/.test(character)) return character.charCodeAt(0);
  const at = HIGH.indexOf(character);
  return at < 0 || character.length !== 1 ? null : 128 + at;
}

/** Thousandths of the size, for a WinAnsiEncoding character. */
export function widthOf(character: string, face: Face): number {
  if (face === 'F3') return COURIER;
  const widths = WIDTHS[face];
  return widths.get(character) ?? widths.get(character.normalize('NFD').charAt(0)) ?? COMMON;
}
