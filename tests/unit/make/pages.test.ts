/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { snapshotFile } from '@/lib/data/snapshot';
import type { Sources } from '@/lib/site/sources';
import type { PageData } from '@/lib/site/page-data';
import { nextBuild } from '@/scripts/make/next';
import { makePages, refuse } from '@/scripts/make/pages';
import { pathsOf, type BuildPaths } from '@/scripts/make/paths';
import { Store } from '@/lib/store';
import { sampleContent } from '../../sample';
import { releases, sourcesOf, withShortTexts } from '../site/sources';
import { tempFolder } from './folder';
import { exportedPage, PARTS } from './page';

jest.mock('@/scripts/make/next', () => ({ nextBuild: jest.fn() }));

const folder = tempFolder();

const paths: BuildPaths = {
  ...pathsOf({ root: folder.dir, out: folder.at('out'), cache: folder.at('cache') }),
  exported: folder.at('exported'),
};

let asked: string[][];
let write: (page: PageData) => string;

function exportPages({ snapshot, exported }: BuildPaths): void {
  rmSync(exported, { recursive: true, force: true });
  const at = (...names: string[]) => {
    const file = path.join(exported, ...names);
    mkdirSync(path.dirname(file), { recursive: true });
    return file;
  };
  const routes = JSON.parse(readFileSync(path.join(snapshot, 'routes.json'), 'utf8')) as string[];
  asked.push(routes);
  for (const ruta of routes) {
    const page = JSON.parse(
      readFileSync(path.join(snapshot, snapshotFile(ruta)), 'utf8'),
    ) as PageData;
    writeFileSync(at(ruta, 'index.html'), write(page));
  }
}

const plain = ({ ruta, head, view }: PageData) =>
  exportedPage({
    title: head.titulo,
    main: `<h1>A</h1><p${ruta.startsWith('/en/') ? ' data-lang="en"' : ''}>${'cards' in view ? view.cards.length : ''}</p>`,
  });

beforeEach(() => {
  folder.remove('.');
  asked = [];
  write = plain;
  jest.mocked(nextBuild).mockImplementation(async (where) => exportPages(where));
});

const sample = withShortTexts(sampleContent());
const content = {
  ...sample,
  direcciones: sample.direcciones.slice(0, 1),
  normas: [],
  comunicados: releases(12),
};
const make = (sources: Sources = sourcesOf(content), code = 'código') =>
  makePages({
    sources,
    code,
    paths,
    store: new Store(paths.store),
    parts: PARTS,
  });

describe('una página con problemas', () => {
  it('detiene la compilación, y se dicen los de todas', async () => {
    write = (page) =>
      page.kind === 'acuse' || page.kind === 'buscar'
        ? exportedPage({ title: page.head.titulo, main: '<p>Sin título.</p>' })
        : plain(page);
    await expect(make()).rejects.toThrow(
      /^El sitio tiene 2 problemas:\n(?:(?:acuse\/verificar|buscar)\/index\.html: tiene 0 títulos h1 y debe tener uno\. Su texto está en \S+\.md\.\n?){2}$/,
    );
    write = plain;
    const { pages, asked: count } = await make();
    expect([count, asked.map(({ length }) => length)]).toEqual([2, [pages.length, 2]]);
  });

  it('dónde se valida entera: siempre las fijas; de las que crecen, la primera', async () => {
    const bad = (page: PageData) =>
      exportedPage({ title: page.head.titulo, main: '<h1>A</h1><p><center>B</center></p>' });
    write = (page) =>
      page.kind === 'comunicado' || page.kind === 'sindico' ? bad(page) : plain(page);
    const said = await make().then(
      () => '',
      (error: Error) => error.message,
    );
    const named = new Set([...said.matchAll(/^(\S+index\.html):/gm)].map(([, file]) => file));
    expect([...named].sort()).toEqual(['prensa/comunicado-12/index.html', 'sindico/index.html']);
  });
});

describe('rechazar', () => {
  it('dice de qué archivo es el texto de cada página', () => {
    const [direccion] = content.direcciones;
    const lines = [
      'prensa/comunicado-3/index.html: mal.',
      'asuntos/index.html:1:31967 mal.',
      'prensa/anio/2024/index.html: mal.',
    ];
    expect(direccion?.file).toBe('content/direcciones/asuntos.md');
    expect(() => refuse(lines, content)).toThrow(
      [
        'El sitio tiene 3 problemas:',
        `${lines[0]} Su texto está en content/prensa/comunicado-3.md.`,
        `${lines[1]} Su texto está en content/direcciones/asuntos.md.`,
        lines[2],
      ].join('\n'),
    );
  });
});
