/** @jest-environment node */
import { findIdentifying } from '@/lib/forms/identification';
import { INNOCENT, TELLING } from './senas';

/** The text with its marks, each between « and ». */
const shown = (text: string) => {
  const found = findIdentifying(text);
  return found.reduceRight(
    (all, { start, end }) => `${all.slice(0, start)}«${all.slice(start, end)}»${all.slice(end)}`,
    text,
  );
};
const bare = (text: string) => text.replace(/[«»]/g, '');

/** True when every letter between « and » is in some mark. */
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

const WAYS: [how: string, write: (text: string) => string][] = [
  ['tal cual', (text) => text],
  ['en mayúsculas', (text) => text.toUpperCase()],
  ['sin acentos', (text) => text.normalize('NFD').replace(/\p{M}/gu, '')],
];

describe.each(Object.entries(TELLING))('marca %s', (_kind, sentences) => {
  describe.each(WAYS)('%s', (_how, write) => {
    it.each(sentences)('%s', (sentence) => {
      const written = write(sentence);
      expect(covers(written) ? 'marcado' : shown(bare(written))).toBe('marcado');
    });
  });
});

describe('no marca', () => {
  it.each(INNOCENT)('%s', (text) => expect(shown(text)).toBe(text));
});
