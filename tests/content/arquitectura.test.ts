/** @jest-environment node */
import { fileCycles, folderCycles } from './cycles';
import { importsOf, sources } from './imports';
import {
  exportedTwice,
  foreignEnvironments,
  idleDoors,
  throughOtherDoors,
  wronglyClient,
  wrongWay,
} from './reglas';

describe('la arquitectura', () => {
  it('las importaciones van en una sola dirección', () => expect(wrongWay(sources)).toEqual([]));
  it('ningún archivo importa a quien lo importa, ni por sus tipos, ni ninguna carpeta', () => {
    expect(fileCycles(sources)).toEqual([]);
    expect(folderCycles(sources.filter(({ file }) => !file.startsWith('scripts/')))).toEqual([]);
  });
  it('cada paquete ajeno entra por un solo archivo', () => {
    expect(throughOtherDoors(sources)).toEqual([]);
    expect(idleDoors(sources)).toEqual([]);
  });
  it('son del cliente los archivos de las islas, y sólo ellos', () =>
    expect(wronglyClient(sources)).toEqual([]));
  it('cada programa que se empieza recibe un entorno compuesto', () =>
    expect(foreignEnvironments(sources)).toEqual([]));
  it('cada nombre se exporta de un solo archivo', () => expect(exportedTwice(sources)).toEqual([]));
  it('el código nombra un solo sitio ajeno, y en un solo archivo', () => {
    const NAMES_ONLY =
      /www\.w3\.org|schema\.org|www\.sitemaps\.org|wa\.me|\.(?:example|invalid)\b|localhost/;
    const named = sources
      .filter(({ file }) => /^(?:app|components|lib)\//.test(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/\bhttps?:\/\/([a-z0-9.-]+\.[a-z]+|localhost)/gi)]
          .map(([, host = '']) => host)
          .filter((host) => !NAMES_ONLY.test(host))
          .map((host) => `${file}: ${host}`),
      );
    expect(named).toEqual(['lib/forms/settings.ts: api.emailjs.com']);
  });
  it('lee todas las fuentes', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(300);
  });
});

describe('estas reglas nombran a quien las rompe', () => {
  it.each([
    ['app/page.tsx', `import { build } from '../scripts/make/run';`],
    ['app/page.tsx', `import Link from 'next/link';`],
    ['components/sections/A.tsx', `import { cardView } from '@/lib/site/views/parts';`],
    ['components/base/a.ts', `import { useState } from 'react';`],
    ['components/nuevo/A.tsx', `import { useState } from 'react';`],
    ['lib/content/lint/a.ts', `import type { Report } from '@/lib/check/report';`],
    ['lib/forms/a.ts', `import { createHash } from 'node:crypto';`],
    ['scripts/a.ts', `await import('@/app/page');`],
    ['scripts/redaccion/pieces.ts', `import { ask } from './screen/client';`],
    [
      'scripts/repository/git.ts',
      `import type { PieceService } from '@/scripts/redaccion/piece-service';`,
    ],
  ])('%s con «%s»', (file, text) => {
    expect(wrongWay([{ file, text }])).toEqual([expect.stringContaining(`${file} importa `)]);
  });

  it('un programa que se empieza con el entorno de quien llega', () => {
    const text = `import { spawn } from 'node:child_process';\nspawn('git', [], { env: process.env });`;
    expect(foreignEnvironments([{ file: 'scripts/a.ts', text }])).toEqual(['scripts/a.ts']);
  });

  it('un círculo de archivos, aunque sea de tipos, o de carpetas', () => {
    const a = { file: 'lib/a.ts', text: `import type { B } from './b';` };
    const b = { file: 'lib/b/index.ts', text: `export { a } from '../a';` };
    expect(fileCycles([a, b])).toEqual(['lib/a.ts → lib/b/index.ts → lib/a.ts']);
    expect(fileCycles([a, { ...b, text: '' }])).toEqual([]);
    const c = { file: 'lib/c.ts', text: '' };
    const d = { file: 'lib/b/d.ts', text: `import '../c';` };
    expect(folderCycles([a, { ...b, text: '' }, c, d])).toEqual(['lib → lib/b → lib']);
  });
});
