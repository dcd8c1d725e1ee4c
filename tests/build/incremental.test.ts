import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { release } from '@/scripts/bench/releases';
import { removeRelease, writeRelease } from '@/scripts/bench/root';
import { ARCHIVE, CHANGES, writeSites, type Left, type Site } from './changes';
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
const applied = new Map<Project, number>();
const kept = copyProject('guardado');
const fresh = copyProject('desde-cero');
let lastSite: Site;
let last: Built;

async function build(project: Project, site: Site): Promise<Left> {
  applyCode(project, site);
  const built = await project.build('sitio', site.root, site.env);
  const sindico = readFileSync(path.join(built.out, 'sindico/index.html'), 'utf8');
  return { ...built, tree: tree(built.out), sindico };
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

describe('lo que la compilación guarda es lo mismo que haría desde cero, después de', () => {
  let incremental: Promise<Left>[];
  let clean: Promise<Left | undefined>[];
  beforeAll(async () => {
    const sites = await writeSites();
    lastSite = sites.at(-1)!;
    incremental = inTurn(sites, (site) => build(kept, site));
    clean = inTurn(sites, async (site, at) => {
      const { equals } = CHANGES[at]!;
      if (equals !== 'fromNothing') return equals === undefined ? undefined : clean[equals];
      fresh.forget('sitio');
      return build(fresh, site);
    });
  });

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
    // That page, and the canary.
    expect(last.asked).toBe(2);
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

  it('un problema en una página detiene la compilación y deja el sitio como estaba', async () => {
    const before = tree(last.out);
    // Of the code, since what the check accepts, the build accepts.
    kept.edit('components/layout/Breadcrumbs.tsx', (text) =>
      text.replace("'Portada'", "'{{portada}}'"),
    );
    await expect(again()).rejects.toThrow(
      'muestra «{{portada}}» a quien la lee: una referencia que nada cambió, o llaves de más.',
    );
    expect(tree(last.out)).toEqual(before);
  });
});
