/** @jest-environment node */
import { sources } from './imports';
import { impure, namesTheOffice, readsLiveContent } from './purity';

describe('una página terminada depende de sus datos y de nada más', () => {
  it('su código no mira el disco, el entorno, el reloj, la red ni el azar', () =>
    expect(impure(sources)).toEqual([]));

  it('sólo al desarrollar se leen los contenidos a cada momento', () =>
    expect(readsLiveContent(sources)).toEqual([]));

  it.each([
    ['components/sections/A.tsx', `const anio = new Date().getFullYear();`],
    ['components/layout/A.tsx', `const id = Math.random();`],
    ['components/sections/A.tsx', `const a = globalThis.process;`],
    ['components/islands/A.tsx', `const key = process.env['A'];`],
    ['lib/site/hosts/rules.ts', `const key = { process };`],
  ])('%s con «%s» no pasa', (file, text) => {
    expect(impure([{ file, text }])).toEqual([expect.stringContaining(`${file}:1 `)]);
  });

  it.each([
    ['components/islands/forms/A.tsx', `const now = new Date(); await fetch('/a'); Math.random();`],
    ['components/sections/A.tsx', `const show = (day: Date, a: { process: string }) => a.process;`],
    ['components/sections/A.tsx', `// process.env says nothing here\nconst a = 'new Date()';`],
    ['lib/data/live.ts', `const file = process.env['SITE_ASSETS'];`],
    ['scripts/make/a.ts', `const now = Date.now();`],
  ])('%s con «%s» sí', (file, text) => expect(impure([{ file, text }])).toEqual([]));

  it('nombra a quien lee los contenidos a cada momento', () => {
    const text = `import { loadContent } from '@/lib/check';\nconst content = loadContent();`;
    expect(readsLiveContent([{ file: 'scripts/a.ts', text }])).toEqual([
      'scripts/a.ts:2 loadContent',
    ]);
    expect(readsLiveContent([{ file: 'lib/data/live.ts', text }])).toEqual([]);
  });
});

describe('el nombre de la oficina', () => {
  it('no está en el código: es de sitio.yml', () => expect(namesTheOffice(sources)).toEqual([]));

  it.each([
    ['components/layout/A.tsx', `const a = <p>Sindicatura Procuradora</p>;`],
    ['lib/site/a.ts', 'const ruta = `/${x}/sindicatura/`;'],
    ['app/layout.tsx', `const a = <p title="La SINDICATURA" />;`],
  ])('%s con «%s» no pasa', (file, text) => {
    expect(namesTheOffice([{ file, text }])).toEqual([expect.stringContaining(`${file}:1 `)]);
  });

  it.each([
    ['lib/site/a.ts', `// La Sindicatura Procuradora\n/** sindicatura */\nconst a = 1;`],
    ['lib/site/pages/index.ts', `const menu = 'Direcciones Síndicatura';`],
    ['scripts/bench/a.ts', `const a = 'La Sindicatura Procuradora informa.';`],
  ])('%s con «%s» sí', (file, text) => expect(namesTheOffice([{ file, text }])).toEqual([]));
});
