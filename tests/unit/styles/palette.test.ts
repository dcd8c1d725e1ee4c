/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { dark, palette } from '@/tailwind.config';

type Color = keyof typeof palette;
type Palette = Record<Color, string>;

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(tokens: Palette, one: Color, other: Color): number {
  const [dim = 0, bright = 0] = [luminance(tokens[one]), luminance(tokens[other])].sort(
    (a, b) => a - b,
  );
  return (bright + 0.05) / (dim + 0.05);
}

const GROUNDS: Color[] = ['papel', 'blanco', 'arena'];
/** What stands on what in the stylesheet: what is read through, what is read in passing, edges. */
const PAIRS: [kind: string, least: number, colors: Color[], grounds: Color[]][] = [
  ['texto seguido', 7, ['tinta'], [...GROUNDS, 'guinda-claro', 'resalte']],
  ['texto de un aviso urgente', 7, ['tinta'], ['rojo-claro']],
  ['texto secundario', 4.5, ['gris', 'guinda'], [...GROUNDS, 'guinda-claro']],
  ['enlace que se señala', 4.5, ['guinda-oscuro'], [...GROUNDS, 'guinda-claro']],
  ['texto de un botón', 4.5, ['blanco'], ['guinda', 'guinda-oscuro']],
  ['texto en el menú y el pie', 7, ['sobre-sede'], ['sede', 'sede-oscura']],
  ['resultado', 4.5, ['rojo', 'verde'], GROUNDS],
  ['error', 4.5, ['rojo'], ['rojo-claro']],
  ['éxito', 4.5, ['verde'], ['verde-claro']],
  ['borde de un control', 3, ['borde', 'guinda'], GROUNDS],
  ['filete del menú', 3, ['oro'], ['sede', 'sede-oscura']],
];
const pairs = PAIRS.flatMap(([kind, least, colors, grounds]) =>
  colors.flatMap((color) => grounds.map((ground) => ({ kind, least, color, ground }))),
);

describe.each<[string, Palette]>([
  ['la paleta clara', palette],
  ['la paleta oscura', dark],
])('%s', (_, tokens) => {
  it.each(pairs)('$kind: $color sobre $ground, al menos $least a 1', ({ color, ground, least }) =>
    expect(contrast(tokens, color, ground)).toBeGreaterThanOrEqual(least),
  );
});

it('las dos paletas nombran los mismos colores', () =>
  expect(Object.keys(dark)).toEqual(Object.keys(palette)));

/** Colours written where they stand, of which the palette knows nothing. */
const COLOR =
  /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch))\(/gi;
const strayColors = (text: string) => [...text.matchAll(COLOR)].map(([color]) => color);

describe('los colores', () => {
  it('sólo están escritos en tailwind.config.ts', () => {
    const files = globSync('{app,components,lib,scripts}/**/*.{css,ts,tsx,mjs}');
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

describe('la configuración de Tailwind', () => {
  /** What a bundle takes of it. */
  async function taken(entry: string): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents: `export * from './${entry}';`, resolveDir: process.cwd() },
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      jsx: 'automatic',
      packages: 'external',
    });
    return outputFiles.map(({ text }) => text).join();
  }

  it('no viaja con los formularios: sólo los colores con que dibujan sus papeles', async () => {
    const form = await taken('components/islands/forms/FormIsland');
    expect(form).toContain(palette.guinda);
    expect(form).not.toMatch(/addBase|Charter|radius-card/);
  });

  it('no viaja con el guion base: sólo el ancho de la pantalla grande', async () => {
    const base = await taken('components/base/main');
    expect(base).toContain('64rem');
    expect(base).not.toContain(palette.guinda);
  });
});
