import { BESIDE_THE_ONLY_ONE } from './anonymity-clues';
import { HOME_WORDS, STREETS } from './anonymity-words';
import {
  PATTERNS,
  STOPS,
  patternOf,
  soundOf,
  type Finding,
  type Pattern,
} from './anonymity-patterns';
import type { FormDefinition, Mode, Values } from './logic';
import { ASCII, lettersOf, withoutFindings } from './omission';

const { raw } = String;

/** Folds letters, one character each. «llamó» must not be «llamo», the writer: ó becomes a letter of no pattern. */
const fold = (letters: string[]): string =>
  soundOf(
    letters
      .map((letter) => (ASCII.test(letter) ? letter : letter.normalize('NFKC').charAt(0)))
      .join('')
      .replace(/ó(?!\w)/gi, 'w')
      .replace(/[^\0-~]/g, (char) => char.normalize('NFKD').charAt(0))
      .replace(/[^\S\n](?=[A-Z])/g, '\v')
      .replace(/\n(?=[A-Z])/g, '\x7f')
      .toLowerCase(),
  ).replace(STOPS, (stop) => (stop.length > 1 ? stop : '\0'));

/** Finds identifying words, in order. @param own identity typed in the form (D47) @param more by language, last */
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
const PARTICLE = /^(.{0,2}|del|las|los|san|van|von)$/;

/** Patterns of a typed identity: whole value; capitalised parts of a name; figures of a phone in any grouping. */
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

export interface Mark extends Finding {
  field: string;
}

/** Findings in a mode's payload, first those of identities typed in any mode. */
export function marksOf(
  { campos }: FormDefinition,
  mode: Mode,
  values: Values,
  more?: readonly Pattern[],
): Mark[] {
  const own = Object.keys(campos)
    .filter((name) => campos[name]?.identidad)
    .map((name) => values[name] ?? '');
  const find = (patterns?: readonly Pattern[]): Mark[] =>
    mode.campos.flatMap((field) =>
      findIdentifying(values[field] ?? '', own, patterns).map((finding) => ({ field, ...finding })),
    );
  const marks = find(more);
  const echoes = echoesOf(marks);
  return echoes.length > 0 ? find([...(more ?? []), ...echoes]) : marks;
}

const ONLY_ONE = /\bsoy (el|la) [uú]nic[oa]\b/i;
const PLACED = raw`${STREETS}|${HOME_WORDS}`;
const GENERAL = RegExp(raw`^(${PLACED}|bibo|bibimos|soy|donde)$`);
/** Of an address, the parts that name a street or a neighbourhood: the city is everybody's. */
const NAMES_A_PLACE = RegExp(raw`\b(${PLACED})\b`);

/** Patterns of what was marked in one field, for all: a street left in another one says as much. */
function echoesOf(marks: readonly Mark[]): Pattern[] {
  const names = marks
    .filter(({ kind }) => kind === 'domicilio' || kind === 'nombre')
    .flatMap(({ kind, text }) =>
      text
        .split(',')
        .filter((part) => kind === 'nombre' || NAMES_A_PLACE.test(fold(lettersOf(part).letters)))
        .map((part) => ({ kind, part })),
    )
    .flatMap(({ kind, part }) =>
      [...part.matchAll(/\p{Lu}[\p{L}’'-]{3,}/gu)]
        .map(([word]) => fold(lettersOf(word).letters).trim())
        .filter((word) => /^[a-z]+$/.test(word) && !GENERAL.test(word))
        .map((word): Pattern => {
          const street = raw`((${STREETS})\.?( (del?|l[ao]s?)){0,2} )?`;
          return { kind, pattern: patternOf([`${street}${word}`]) };
        }),
    );
  const beside = marks.some(({ text }) => ONLY_ONE.test(text))
    ? [{ kind: 'puesto' as const, pattern: patternOf(BESIDE_THE_ONLY_ONE) }]
    : [];
  return [...names, ...beside];
}

/** Changed texts by field, without some marks in reading order. */
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
