/** @jest-environment node */
import { findIdentifying } from '@/lib/forms/anonymity';
import { englishWith } from '@/lib/forms/english';
import { INNOCENT, TELLING } from './senas';

const shown = (text: string) => {
  const found = findIdentifying(text);
  return found.reduceRight(
    (all, { start, end }) => `${all.slice(0, start)}«${all.slice(start, end)}»${all.slice(end)}`,
    text,
  );
};
const bare = (text: string) => text.replace(/[«»]/g, '');

/** Whether marks cover every letter between « and ». */
function covers(sentence: string): boolean {
  const text = bare(sentence);
  const found = findIdentifying(text);
  let offset = 0;
  return [...sentence.matchAll(/«([^»]*)»/g)].every((match) => {
    const start = match.index - offset;
    offset += 2;
    const end = start + (match[1] ?? '').length;
    return [...text.slice(start, end)].every(
      (letter, at) =>
        !/[\p{L}\d]/u.test(letter) ||
        found.some((one) => one.start <= start + at && start + at < one.end),
    );
  });
}

const WAYS: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
];

describe.each(Object.entries(TELLING))(
  'marca %s, también en mayúsculas o sin acentos',
  (_, sentences) => {
    it.each(sentences)('%s', (sentence) => {
      for (const written of WAYS.map((write) => write(sentence)))
        expect(covers(written) ? 'marcado' : shown(bare(written))).toBe('marcado');
    });
  },
);

describe('no marca', () => {
  it.each(INNOCENT)('%s', (text) => expect(shown(text)).toBe(text));
});

const { patterns } = englishWith({});
const found = (text: string) => findIdentifying(text, [], patterns);

/** All texts are invented. `«…»` encloses the expected mark, of the row's kind. */
const ROWS: [kind: string, marked: string][] = [
  ['nombre', '«My name is John Smith» and I saw it.'],
  ['nombre', '«my name is john smith» and i saw it'],
  ['nombre', "«I'm Mary Jones», from the hotel."],
  ['telefono', 'Reach me: «(619) 555-0142».'],
  ['telefono', 'my «phone: 555 0142»'],
  ['correo', 'write to «john at mail dot example»'],
  ['placas', 'He wrote down my «plates 8ABC123».'],
  ['placas', 'the car «8abc123»'],
  ['elector', 'They kept my «passport number 512345678».'],
  ['nss', 'It was «123-45-6789».'],
  ['domicilio', '«We are staying at the Hotel Olivo»; they came there.'],
  ['domicilio', 'I was in «room 214» then.'],
  ['relacion', '«My wife» saw it.'],
  ['relacion', '«I work for the bakery on Olivo Street».'],
  ['relacion', 'He hit «my son Liam» twice.'],
  ['relacion', '«My sister-in-law Dana» knows.'],
  ['relacion', "«I'm the one who filed» the report."],
  ['domicilio', 'He came to «214 Olive Street», «apt 3».'],
  ['domicilio', 'It is «two doors down from the chapel».'],
  ['apodo', '«They call me Lefty» and he knows it.'],
  ['apodo', '«My nickname is Sparky».'],
  ['puesto', '«I sell at stall 14».'],
  ['puesto', '«I drive patrol car 118».'],
  ['puesto', '«my badge number is 4421»'],
  ['puesto', '«We are in crew 7»; he knows «crew 9» too.'],
  ['puesto', '«I am on the night shift».'],
  ['escuela', 'She is a «third grader at Cedar Primary».'],
  ['escuela', 'He waited at «Lincoln Elementary School».'],
  ['presentes', '«There were only three of us» in the office.'],
  ['presentes', 'It was «just Rosa and me».'],
  ['nacimiento', '«I was born on May 3, 1984».'],
];

it.each(ROWS)('en inglés marca como %s: %s', (kind, marked) => {
  const text = marked.replace(/[«»]/g, '');
  const parts = [...marked.matchAll(/«([^»]*)»/g)].map(([, part]) => [kind, part]);
  expect(found(text).map((one) => [one.kind, one.text])).toEqual(parts);
});

it.each([
  'An officer in patrol car 118 asked me for 200 dollars on May 5, 2026, at 7 pm.',
  'I am Sorry, I am American and I do not speak Spanish.',
  'The officer said that I had to pay, and that the fine was 3,000 pesos.',
  'The street was full of people and the school was closed.',
  'I drove to the office and parked there.',
  'They call me every day, and they call me names.',
  'There were three officers; we were two hours in line.',
  'He has been in office for 3 years and in court 2 times.',
])('y nada de quien escribe en: %s', (text) => {
  expect(found(text)).toEqual([]);
});
