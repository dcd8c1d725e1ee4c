import { ASCII, lettersOf } from './identification-letters';
import { PATTERNS, soundOf, type Finding, type Pattern } from './identification-patterns';
import type { FormDefinition, Mode, Values } from './logic';
import { withoutFindings } from './omission';

const { raw } = String;

/**
 * The letters as the patterns read them, one character each. Without its accent «llamó», someone
 * else, would be «llamo», the writer: its ó becomes a letter that ends no word of the patterns.
 */
const fold = (letters: string[]): string =>
  soundOf(
    letters
      .map((letter) => (ASCII.test(letter) ? letter : letter.normalize('NFKC').charAt(0)))
      .join('')
      .replace(/ó(?!\w)/gi, 'w')
      .replace(/[^\0-~]/g, (char) => char.normalize('NFKD').charAt(0))
      .replace(/[^\S\n](?=[A-Z])/g, '\v')
      .replace(/\n(?=[A-Z])/g, '\f')
      .toLowerCase(),
  );

/**
 * The parts of a text that could identify its writer, in reading order, never overlapping. It runs in the
 * page and sends nothing. It marks; the person decides.
 * @param own the identity that the person typed: it is looked for first (D47)
 * @param more of the form's language, looked for last
 */
export function findIdentifying(
  text: string,
  own: string[] = [],
  more: readonly Pattern[] = [],
): Finding[] {
  const findings: Finding[] = [];
  const { letters, starts } = lettersOf(text);
  let left = fold(letters);
  for (const { kind, pattern, capital } of [...own.flatMap(ownPatterns), ...PATTERNS, ...more]) {
    left = left.replace(pattern, (match: string, ...groups: unknown[]) => {
      const offset = Number(groups.at(-2)); // groups, offset, whole text
      // A pattern may begin with the space before a capital.
      const first = offset + match.search(/\S/);
      const letter = letters[first] ?? '';
      if (capital && letter === letter.toLowerCase()) return match;
      const last = offset + match.length - 1;
      const start = starts[first] ?? 0;
      const end = (starts[last] ?? 0) + (letters[last] ?? '').length;
      if (kind) findings.push({ start, end, text: text.slice(start, end), kind });
      return '\0'.repeat(match.length);
    });
  }
  return findings.sort((a, b) => a.start - b.start);
}

const PHONE = 7;
/** Parts of a name that by themselves identify nobody. */
const PARTICLE = /^(.{0,2}|del|las|los|san|van|von)$/;

/**
 * Patterns of a value that the person typed as their own: all of it; of a name, each part that is
 * with a capital too; of a phone, its figures however they are grouped.
 */
function ownPatterns(value: string): Pattern[] {
  const own = (shape: string, capital = false): Pattern => ({
    kind: 'propio',
    pattern: RegExp(raw`\b${shape}(?!\w)`, 'g'),
    capital,
  });
  const digits = value.replace(/\D/g, '');
  if (digits.length >= PHONE) return [own([...digits.slice(-10)].join(raw`[\s.()-]{0,3}`))];
  const parts = fold(lettersOf(value).letters)
    .split(/\s+/)
    .map((word) => word.replace(/^\W+|\W+$/g, ''))
    .filter((word) => !PARTICLE.test(word))
    .map((word) => word.replace(/\W/g, raw`\$&`));
  if (parts.length === 0) return [];
  const whole = own(parts.join(raw`(\s+\w{1,3}){0,2}\s+`));
  return parts.length === 1 ? [whole] : [whole, own(`(${parts.join('|')})`, true)];
}

/** A finding in a field of a form. */
export interface Mark extends Finding {
  field: string;
}

/** The findings of all that a mode would send; who the person said to be, in any mode, comes first. */
export function marksOf(
  { campos }: FormDefinition,
  mode: Mode,
  values: Values,
  more?: readonly Pattern[],
): Mark[] {
  const own = Object.keys(campos)
    .filter((name) => campos[name]?.identidad)
    .map((name) => values[name] ?? '');
  return mode.campos.flatMap((field) =>
    findIdentifying(values[field] ?? '', own, more).map((finding) => ({ field, ...finding })),
  );
}

/** The texts that change when some marks, in reading order, are removed: by field, as they are left. */
export const withoutMarks = (values: Values, removed: Mark[], omitted?: string): Values =>
  Object.fromEntries(
    [...new Set(removed.map(({ field }) => field))].map((name) => [
      name,
      withoutFindings(
        values[name] ?? '',
        removed.filter(({ field }) => field === name),
        omitted,
      ),
    ]),
  );
