/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { dark, palette } from '@/tailwind.config';

it('las dos paletas nombran los mismos colores', () =>
  expect(Object.keys(dark)).toEqual(Object.keys(palette)));

const COLOR =
  /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\(/gi;
const strayColors = (text: string) => [...text.matchAll(COLOR)].map(([color]) => color);

describe('los colores', () => {
  it('sólo están escritos en content/identidad.yml', () => {
    const files = globSync('{app,components,lib,scripts}/**/*.{css,ts,tsx,mjs}', {
      // The author's manual shows an example.
      ignore: 'lib/content/model/sitio.ts',
    });
    const found = files.flatMap((file) =>
      strayColors(readFileSync(file, 'utf8')).map((color) => `${file}: ${color}`),
    );
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  it('y esta regla los encuentra', () => {
    expect(strayColors("a { color: #2b2426; background: #FFF } b = '#0008' + `rgb(${x})`")).toEqual(
      ['#2b2426', '#FFF', '#0008', 'rgb('],
    );
    expect(strayColors('href="#queja" whatwg/html#6768 color-mix(in oklab, red) &#039;')).toEqual(
      [],
    );
  });
});
