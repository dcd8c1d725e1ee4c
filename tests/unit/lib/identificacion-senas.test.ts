/** @jest-environment node */
import { findIdentifying } from '@/lib/forms/identification';
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
