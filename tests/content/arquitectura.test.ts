/** @jest-environment node */
import { importsOf, sources } from './imports';
import {
  DOORS,
  nextForReaders,
  throughOtherDoors,
  withUseId,
  wronglyClient,
  wrongWay,
} from './reglas';

describe('la arquitectura', () => {
  it('las importaciones van en una sola dirección', () => expect(wrongWay(sources)).toEqual([]));
  it('cada paquete ajeno entra por un solo archivo', () => {
    expect(throughOtherDoors(sources)).toEqual([]);
    const used = new Set(sources.flatMap(importsOf).map(({ file, target }) => `${target} ${file}`));
    expect(Object.entries(DOORS).filter(([name, file]) => !used.has(`${name} ${file}`))).toEqual(
      [],
    );
  });
  it('nada de Next llega al lector', () => expect(nextForReaders(sources)).toEqual([]));
  it('son del cliente los archivos de las islas, y sólo ellos', () =>
    expect(wronglyClient(sources)).toEqual([]));
  it('las islas reciben sus ids: no usan useId', () => expect(withUseId(sources)).toEqual([]));
  it('lee todas las fuentes', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(300);
  });
});

describe('estas reglas nombran a quien las rompe', () => {
  it.each([
    ['lib/a.ts', `import { x } from '@/components/ui/Link';`],
    ['lib/site/a.ts', `export { x } from '../../app/page';`],
    ['components/sections/A.tsx', `import { loadContent } from '@/lib/content';`],
    ['components/sections/A.tsx', `import { type Content, findPagina } from '@/lib/content';`],
    ['components/layout/A.tsx', `import { Home } from '@/components/sections/Home';`],
    ['components/ui/A.tsx', `import { Shell } from '../layout/Shell';`],
    ['components/islands/A.tsx', `import { Formulario } from '@/lib/content/schemas';`],
    ['components/islands/A.tsx', `import { Link } from '@/components/ui/Link';`],
    ['scripts/a.ts', `await import('@/app/page');`],
    ['app/page.tsx', `import { build } from '../scripts/make/run';`],
  ])('%s con «%s»', (file, text) => {
    expect(wrongWay([{ file, text }])).toEqual([expect.stringContaining(`${file} importa `)]);
  });

  it.each([
    ['components/sections/A.tsx', `import type { Content } from '@/lib/content';`],
    ['components/islands/A.tsx', `import { type Correo } from '@/lib/content/schemas';`],
    ['components/sections/A.tsx', `import { renderMarkdown } from '@/lib/content/markdown';`],
  ])('pero dejan pasar %s con «%s»', (file, text) =>
    expect(wrongWay([{ file, text }])).toEqual([]),
  );

  it('un paquete que entra por otra puerta, un enlace de Next, una directiva de más o de menos', () => {
    const lib = (text: string) => [{ file: 'lib/a.ts', text }];
    expect(throughOtherDoors(lib(`const m = import('gray-matter');`))).toEqual([
      'lib/a.ts importa gray-matter',
    ]);
    expect(nextForReaders(lib(`import Link from 'next/link';`))).toEqual([
      'lib/a.ts importa next/link',
    ]);
    expect(
      nextForReaders([
        { file: 'components/islands/A.tsx', text: `import { headers } from 'next/headers';` },
      ]),
    ).toHaveLength(1);
    expect(wronglyClient(lib(`/** a */\n'use client';`))).toEqual(['lib/a.ts']);
    expect(
      wronglyClient([{ file: 'components/islands/use-a.ts', text: 'export const a = 1;' }]),
    ).toEqual(['components/islands/use-a.ts']);
    expect(
      withUseId([{ file: 'components/islands/A.tsx', text: `import { useId } from 'react';` }]),
    ).toHaveLength(1);
  });
});
