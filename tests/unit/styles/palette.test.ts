/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { palette } from '@/tailwind.config';

type Color = keyof typeof palette;

/** Relative luminance, WCAG 2.2. */
function luminance(color: Color): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(palette[color].slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('la paleta', () => {
  it.each<[Color, number]>([
    ['tinta', 14.3],
    ['guinda', 11.2],
    ['gris', 8],
    ['rojo', 7.7],
    ['verde', 6.9],
    ['borde', 4],
  ])('%s contrasta con el papel %d a 1, como dice tailwind.config.ts', (color, ratio) =>
    expect(Math.abs(contrast(color, 'papel') - ratio)).toBeLessThan(0.06),
  );

  it.each<[Color, Color, number]>([
    ['tinta', 'arena', 7],
    ['tinta', 'resalte', 7],
    ['tinta', 'guinda-claro', 7],
    ['papel', 'guinda-oscuro', 7],
    ['blanco', 'guinda', 7],
    ['gris', 'arena', 4.5],
    ['guinda', 'guinda-claro', 4.5],
    ['rojo', 'rojo-claro', 4.5],
    ['verde', 'verde-claro', 4.5],
    ['borde', 'blanco', 3],
  ])('%s se lee sobre %s: al menos %d a 1', (color, ground, least) =>
    expect(contrast(color, ground)).toBeGreaterThanOrEqual(least),
  );
});

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
      define: { HYDRATE_URL: '""' },
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
