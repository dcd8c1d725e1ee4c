/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import config from '@/tailwind.config';
import { unread } from './unread';
import { styledClasses, unused, withoutRule } from './classes';

const read = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const components = read('{app,components}/**/*.tsx');
const plainIslands = read('components/islands/*/*.ts');
const sheets = read('components/styles/*.css');
/** Words of prose that are utilities too. */
const WORDS = 'sepia ordinal grayscale';
const elsewhere = Object.fromEntries(
  ['README.md', 'docs/a.md', 'tests/unit/a.test.ts', 'content/prensa/a.md', 'lib/a.ts'].map(
    (file) => [file, WORDS],
  ),
);

const SHAPERS = [
  ...['app', 'components', 'tailwind.config.ts', 'content/identidad.yml'],
  ...['lib/design', 'lib/theme', 'lib/office-folder', 'lib/files'],
];

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true })));

function copyWith(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  made.push(folder);
  for (const name of SHAPERS) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

function compile(folder: string): string {
  const script = path.resolve('tests/unit/styles/compile.ts');
  return execFileSync(process.execPath, ['--import', 'tsx', script, folder], {
    encoding: 'utf8',
    maxBuffer: 8 * 1024 * 1024,
    // A copy is its own office.
    env: { ...process.env, OFICINA: '' },
  });
}

describe('la hoja de estilos', () => {
  const css = compile(copyWith(elsewhere));

  it('no cambia con las palabras del README, la documentación, las pruebas o un comunicado', () => {
    const styled = styledClasses(css);
    expect(styled).toContain('button');
    expect(WORDS.split(' ').filter((word) => styled.has(word))).toEqual([]);
  });

  it('la lee entera un teléfono de 2020: sin capas ni anidados, y sin una lista que un selector anule', () => {
    expect(unread(css)).toEqual([]);
    expect(unread('@layer base { a { &:hover { inset: 0 } } }')).toHaveLength(3);
  });

  it('escribe con los tamaños de la escala, pocos más que dan su razón, y un solo grueso', () => {
    const scale = Object.values(config.theme?.fontSize ?? {}).map((size) =>
      String([size].flat()[0]).replaceAll(/\b0\./g, '.').replaceAll(', ', ','),
    );
    const written = (property: string) =>
      [...css.matchAll(new RegExp(`\\b${property}:([^;!}]+)`, 'g'))].map(([, value = '']) => value);
    const sizes = written('font-size').filter((size) => size.includes('rem'));
    expect([...new Set(sizes)].filter((size) => !scale.includes(size)).sort()).toEqual([
      '.94rem',
      'min(.875rem,6.5vw)',
      'min(1.125rem,4.4vw)',
      'min(1.75rem,5.1vw)',
      'min(1rem,6.5vw)',
      'min(1rem,7.5vw)',
    ]);
    // The headings' font has both weights in a single file.
    expect([...new Set(written('font-weight'))].sort()).toEqual(['400', '400 700', '700']);
  });

  it('escribe el folio en un renglón también en un teléfono', () => {
    expect(css).toMatch(/\.folio-line>\.folio\{[^}]*font-size:min\(1\.75rem,5\.1vw\)/);
  });

  it('tiene regla para cada clase que un componente nombra, y ninguna para las que nadie nombra', () => {
    expect(withoutRule(components, css)).toEqual([]);
    expect(unused(sheets, [...components, ...plainIslands])).toEqual([]);
  });
});

it('estas reglas nombran a quien las rompe', () => {
  const file = 'components/ui/A.tsx';
  const text = `const A = () => <p className={is === 'x' ? 'uno dos' : on && 'md:tres'} />;`;
  expect(withoutRule([{ file, text }], '.uno, .md\\:tres { top: 0.5rem }')).toEqual([
    `${file} nombra la clase «dos», que no existe.`,
  ]);
  const sheet = '@utility cuatro { top: 0 } .uno .otra { top: 0 }';
  expect(unused([{ file: 'a.css', text: sheet }], [{ file, text }])).toEqual([
    'a.css da estilo a «otra», que ningún componente nombra.',
    'a.css da estilo a «cuatro», que ningún componente nombra.',
  ]);
});

it('lee cada archivo de estilos una vez', () => {
  const own = sheets.map(({ file }) => `@import '../${file}'`);
  const all = readFileSync('app/globals.css', 'utf8');
  expect(own.filter((one) => all.split(one).length !== 2)).toEqual([]);
});
