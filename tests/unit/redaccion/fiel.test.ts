/** @jest-environment node */
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { sayTheSame } from '@/lib/content/parse/markdown-form';

const same = (one: string, other: string) => sayTheSame(parseMarkdown(one), parseMarkdown(other));

describe('lo que el editor escribe dice lo mismo', () => {
  it.each([
    ['**_x_**', '***x***'],
    ['**_x_**', '_**x**_'],
    ['~~**_x_**~~', '_**~~x~~**_'],
    ['Uno **_dos_** tres', 'Uno *__dos__* tres'],
  ])('%s y %s', (one, other) => expect(same(one, other)).toBe(true));

  it.each([
    ['**_x_**', '**x**'],
    ['**_x_ y**', '_**x** y_'],
  ])('%s no es %s', (one, other) => expect(same(one, other)).toBe(false));
});
