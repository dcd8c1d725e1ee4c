/** A Mexican phone as people write it: `999 942 00 60`, `(33) 3818-2200`, `+52 664 555 0100`, `9999420060`. */
const WRITTEN = /^(?:\+52[ -]?(?:1[ -])?)?\(?\d{2,3}\)?(?:[ .-]?\d){7,8}$/;

/** Area codes of two digits; all others have three. */
const SHORT_AREAS = /^(?:33|55|56|81)/;

/** Groups ten digits as 3-3-4, or 2-4-4 in the largest cities. @returns any other text unchanged */
export function groupedPhone(text: string): string {
  const written = text.trim();
  const digits = written.replace(/^\+52[ -]?(?:1[ -])?|\D/g, '');
  if (digits.length !== 10 || !WRITTEN.test(written)) return text;
  const groups = SHORT_AREAS.test(digits) ? /^(..)(....)(....)$/ : /^(...)(...)(....)$/;
  return digits.replace(groups, '$1 $2 $3');
}

/** A phone in a running text: in groups, so that no other number of ten digits is taken for one. */
export const PHONE_IN_TEXT = [
  String.raw`(?:\+52 )?(?:`,
  [
    String.raw`(?:\(\d{3}\)|\d{3})[ \u00a0]\d{3}[ \u00a0]\d\d ?\d\d`,
    String.raw`(?:\(\d\d\)|\d\d)[ \u00a0]\d{4}[ \u00a0]\d{4}`,
  ].join('|'),
  ')',
].join('');
