import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { release } from '@/scripts/bench/releases';
import { removeRelease, writeRelease } from '@/scripts/bench/root';
import { onlyDaily } from '@/scripts/test/daily';
import { openPreviews, type Previews } from '@/scripts/redaccion/preview/open-previews';
import { standalone } from '@/scripts/redaccion/preview/standalone';
import { directPool } from '../unit/make/pool';
import { ARCHIVE, CHANGES, middle, writeSites, type Left, type Site } from './changes';
import { copyProject, editFile, tree, type Built, type Project } from './project';

/**
 * Proof, not trust (architecture.md, «Scale»): after every kind of change, what the build keeps and adds
 * to is, byte for byte, what a build from nothing makes. The changes add up; each leaves a root of its
 * own, so that one copy of the project builds them in turn, keeping all, while another builds from
 * nothing the sites that are compared: what one change leaves stale no later one makes anew before that.
 */

/** Brings a copy's code to where a site has it. */
function applyCode(project: Project, { code }: Site): void {
  const done = applied.get(project) ?? 0;
  code.slice(done).forEach((change) => change(project));
  applied.set(project, code.length);
  // From nothing means that too: no code that Next compiled before it changed.
  if (project !== kept && code.length !== done) project.forgetNext();
}
/** Of each way in which a page is made, one: the author's file, and the page's folder. */
const SHOWN = {
  'content/inicio.yml': 'default',
  'content/declaraciones.yml': 'DeclaraNet',
  'content/directorio.yml': 'directorio',
  'content/paginas/sindico.md': 'sindico',
  'content/paginas/denuncia.md': 'denuncia',
  'content/paginas/prensa.md': 'prensa',
  'content/paginas/datos.md': 'datos',
  'content/direcciones/normatividad.md': 'normatividad',
  [`content/prensa/${middle.slug}.md`]: `prensa/${middle.slug}`,
};
/** A built page with its pictures, as a preview has it. */
function aloneIn(out: string, html: string): string {
  const [, url = ''] = /rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return standalone(html, { made: new Map(), public: out }, url).html;
}
const applied = new Map<Project, number>();
const kept = copyProject('guardado');
const fresh = copyProject('desde-cero');
let firstSite: Site;
/** The first site's pages, by their author's file. */
const published = new Map<string, string>();
let lastSite: Site;
let last: Built;

async function build(project: Project, site: Site): Promise<Left> {
  applyCode(project, site);
  const built = await project.build('sitio', site.root, site.env);
  const read = (folder: string) => readFileSync(path.join(built.out, folder, 'index.html'), 'utf8');
  // Later sites have lost some of these pages.
  if (site === firstSite && project === kept)
    for (const [file, folder] of Object.entries(SHOWN))
      published.set(file, aloneIn(built.out, read(folder)));
  return { ...built, tree: tree(built.out), sindico: read('sindico') };
}

/** Builds one site after another; who waits for one is answered when it is there. */
function inTurn<T>(sites: Site[], make: (site: Site, at: number) => Promise<T>): Promise<T>[] {
  let turn: Promise<unknown> = Promise.resolve();
  return sites.map((site, at) => {
    const made = turn.then(() => make(site, at));
    // Its own test tells of a failure; the next build is made all the same.
    turn = made.catch(() => undefined);
    return made;
  });
}

let incremental: Promise<Left>[];
let clean: Promise<Left | undefined>[];
beforeAll(async () => {
  const sites = await writeSites();
  firstSite = sites[0]!;
  lastSite = sites.at(-1)!;
  incremental = inTurn(sites, (site) => build(kept, site));
  clean = inTurn(sites, async (site, at) => {
    const { equals } = CHANGES[at]!;
    if (equals !== 'fromNothing') return equals === undefined ? undefined : clean[equals];
    fresh.forget('sitio');
    return build(fresh, site);
  });
});

describe('lo que la compilación guarda es lo mismo que haría desde cero, después de', () => {
  it.each([...CHANGES.entries()].map(([at, { name }]) => [name, at] as const))(
    '%s',
    async (_name, at) => {
      const [built, fromNothing] = await Promise.all([incremental[at]!, clean[at]!]);
      CHANGES[at]!.holds(built);
      if (fromNothing) expect(built.tree).toEqual(fromNothing.tree);
      expect(fromNothing?.asked).toBe(fromNothing?.pages);
      last = built;
    },
  );
});

describe('la vista previa de la redacción, sin compilar, es letra por letra lo que se publica', () => {
  let previews: Promise<Previews>;
  beforeAll(async () => {
    const { out } = await incremental[0]!;
    const cache = path.join(path.dirname(out), 'cache');
    previews = openPreviews({ root: firstSite.root, out, cache }, directPool);
  });
  // React's marks, which browsers skip: where they are depends on how Next sends a text.
  const withoutMarks = (html: string) => html.replace(/<!--.*?-->/g, '');

  it.each(Object.keys(SHOWN))('de %s', async (file) => {
    const { views } = await (await previews).of(file, new Map());
    const shown = views.map((view) => ('html' in view ? withoutMarks(view.html) : ''));
    expect(shown).toContain(withoutMarks(published.get(file) ?? 'it was not published'));
  });
});

describe('lo guardado nunca estorba', () => {
  const site = () => tree(last.out);
  const again = (options?: { killAfter: string }) =>
    kept.build('sitio', lastSite.root, lastSite.env, options);

  it('sin cambios no se hace nada, y se dice con los avisos', async () => {
    const before = site();
    const { output } = await again();
    expect(output).toMatch(/^Nada cambió desde la última compilación: .*\nAviso: /);
    expect(output).not.toContain('✔');
    expect(site()).toEqual(before);
  });

  it('si alguien cambió a mano lo compilado se nota, se dice y se hace otra vez', async () => {
    const before = site();
    rmSync(path.join(last.out, 'acuse/verificar/index.html'));
    editFile(path.join(last.out, 'sindico/index.html'), (html) => html.replace('</p>', '!</p>'));
    last = await again();
    expect(last.asked).toBe(1);
    expect(last.output).toMatch(
      /Aviso: Alguien cambió a mano lo compilado, .*sindico\/index\.html/,
    );
    expect(site()).toEqual(before);
  });

  it('una compilación que se corta deja el sitio como estaba, y la siguiente lo acaba', async () => {
    const before = site();
    const one = release(ARCHIVE + 10, '2026-07-02');
    writeRelease(lastSite.root, one);
    const cut = again({ killAfter: '✔ Verificación' });
    await expect(cut).rejects.toThrow();
    expect(site()).toEqual(before);
    removeRelease(lastSite.root, one);
    last = await again();
    expect(site()).toEqual(before);
  });

  // Code that changes makes all anew: two minutes.
  if (!onlyDaily)
    it('un problema en una página detiene la compilación y deja el sitio como estaba', async () => {
      const before = tree(last.out);
      // Of the code, since what the check accepts, the build accepts.
      kept.edit('components/layout/Breadcrumbs.tsx', (text) =>
        text.replace(/FRAME\.home|'Portada'/, "'{{portada}}'"),
      );
      await expect(again()).rejects.toThrow(
        'muestra «{{portada}}» a quien la lee: una referencia que nada cambió, o llaves de más.',
      );
      expect(tree(last.out)).toEqual(before);
    });
});
