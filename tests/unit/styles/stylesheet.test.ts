/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { palette } from '@/tailwind.config';
import { unused, withoutRule } from './classes';
import { cleanUp, compile, styles } from './stylesheet';

const read = (pattern: string) =>
  globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const components = read('{app,components}/**/*.tsx');
const sheets = read('components/styles/*.css');
/** Words of prose that are utilities too. */
const WORDS = 'shadow sepia contents ordinal sticky grayscale';
const elsewhere = Object.fromEntries(
  ['README.md', 'docs/a.md', 'tests/unit/a.test.ts', 'content/prensa/a.md', 'lib/a.ts'].map(
    (file) => [file, WORDS],
  ),
);

afterAll(cleanUp);

describe('la hoja de estilos', () => {
  const [css = '', amongWords = '', reading = ''] = compile(
    styles(),
    styles(elsewhere),
    styles({
      ...elsewhere,
      'app/globals.css': (text) => text.replace(' source(none)', ''),
    }),
  );

  it('no cambia con las palabras del README, la documentación, las pruebas o un comunicado', () => {
    expect(css).toContain('.button');
    expect(amongWords).toBe(css);
  });

  it('cambiaría si leyera todo el proyecto: por eso lleva source(none)', () => {
    expect(css).not.toContain('.sepia');
    expect(reading).toContain('.sepia');
  });

  it('tiene cada color de la paleta como variable', () => {
    for (const [name, color] of Object.entries(palette))
      expect(css).toContain(`--${name}: ${color};`);
  });

  it('tiene regla para cada clase que un componente nombra', () => {
    expect(withoutRule(components, css)).toEqual([]);
  });

  it('no da estilo a clases que nadie nombra', () => {
    expect(unused(sheets, components)).toEqual([]);
  });
});

describe('estas reglas nombran a quien las rompe', () => {
  const file = 'components/ui/A.tsx';
  const named = [
    { file, text: `const A = () => <p className={is === 'x' ? 'uno dos' : on && 'md:tres'} />;` },
  ];

  it('una clase sin regla', () => {
    expect(withoutRule(named, '.uno { .dos & { top: 0 } } .md\\:tres { top: 0 }')).toEqual([]);
    expect(withoutRule(named, '.uno, .tres { top: 0.5rem }')).toEqual([
      `${file} nombra la clase «dos», que no existe.`,
      `${file} nombra la clase «md:tres», que no existe.`,
    ]);
  });

  it('una clase de más', () => {
    const sheet = (text: string) => [{ file: 'a.css', text }];
    expect(unused(sheet('@utility tres { top: 0 } .uno > .dos { top: 0 }'), named)).toEqual([]);
    expect(unused(sheet('@utility cuatro { top: 0 } .x { top: 0 }'), named)).toEqual([
      'a.css da estilo a «x», que ningún componente nombra.',
      'a.css da estilo a «cuatro», que ningún componente nombra.',
    ]);
  });
});
