import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { oneMore, release } from '@/scripts/bench/releases';
import { removeRelease, writeRelease, writeRoot } from '@/scripts/bench/root';
import { copyProject, editFile, tree, workFolder, type Built, type Project } from './project';

/**
 * Proof, not trust (architecture.md, «Scale»): after every kind of change, what the build keeps and adds
 * to is, byte for byte, what a build from nothing makes. The changes add up; each leaves a root of its
 * own, so that one copy of the project builds them in turn, keeping all, while another builds from
 * nothing the sites that are compared: what one change leaves stale no later one makes anew before that.
 */
const ARCHIVE = 60;
/** The most pages that one release may cost, the canary included. */
const MOST = 8;

interface Site {
  root: string;
  env: Record<string, string>;
  /** Changes of the code so far. */
  code: ((project: Project) => void)[];
}
interface Change {
  name: string;
  content?: (root: string) => void;
  code?: (project: Project) => void;
  env?: Record<string, string>;
  /**
   * The site that it must be equal to: one built from nothing, or what it was after an earlier change.
   * Without it, the next that is compared answers for this change too.
   */
  equals?: 'fromNothing' | number;
  /** What holds of the incremental build. */
  holds: (built: Left) => void;
}

const folder = workFolder('contenidos');
rmSync(folder, { recursive: true, force: true });
const start = path.join(folder, '0');
const archive = writeRoot(start, ARCHIVE);
const middle = archive[30]!;
const inContent = (root: string, name: string) => path.join(root, 'content', name);
const asksFew = ({ asked }: Built) => expect(asked).toBeLessThanOrEqual(MOST);
const asksSome = ({ asked, pages }: Built) => expect(asked).toBeLessThan(pages);
const asksAll = ({ asked, pages }: Built) => expect(asked).toBe(pages);

const CHANGES: Change[] = [
  {
    name: 'nada: dos compilaciones desde cero, en carpetas distintas',
    equals: 'fromNothing',
    holds: asksAll,
  },
  {
    name: 'publicar un comunicado, el más reciente',
    content: (root) => writeRelease(root, oneMore(ARCHIVE)),
    holds: asksFew,
  },
  {
    name: 'quitarlo',
    content: (root) => removeRelease(root, oneMore(ARCHIVE)),
    equals: 0,
    holds: asksFew,
  },
  {
    name: 'publicar uno con fecha de en medio',
    content: (root) => writeRelease(root, release(ARCHIVE + 1, middle.fecha)),
    holds: asksSome,
  },
  {
    name: 'corregir el título de uno',
    content: (root) => writeRelease(root, { ...middle, titulo: `${middle.titulo}, aclaran` }),
    holds: asksFew,
  },
  {
    name: 'cambiar el nombre de su archivo',
    content: (root) => {
      const file = inContent(root, `prensa/${middle.slug}.md`);
      renameSync(file, file.replace(/\.md$/, '-2.md'));
    },
    holds: asksFew,
  },
  {
    name: 'cambiar una imagen',
    content: (root) =>
      editFile(path.join(root, 'public/ilustraciones/noticia-01.svg'), (svg) =>
        svg.replace(/viewBox="0 0 (\d+) (\d+)"/, 'viewBox="0 0 $1 $2" data-nueva=""'),
      ),
    equals: 'fromNothing',
    holds: asksSome,
  },
  {
    name: 'cambiar el teléfono, que está en todas las páginas',
    content: (root) =>
      editFile(inContent(root, 'sitio.yml'), (text) =>
        text.replace(/^telefono: .*$/m, 'telefono: 664 555 0199'),
      ),
    holds: ({ sindico }) => expect(sindico).toContain('664 555 0199'),
  },
  {
    name: 'cambiar el menú',
    content: (root) =>
      editFile(inContent(root, 'direcciones/asuntos.md'), (text) =>
        text.replace(/^titulo: .*$/m, 'titulo: Dirección de Asuntos'),
      ),
    holds: ({ sindico }) => expect(sindico).toContain('Dirección de Asuntos<'),
  },
  {
    name: 'cambiar un valor del entorno',
    env: {
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'llave',
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
      NEXT_PUBLIC_EMAILJS_TEMPLATE_QUEJA: 'queja',
    },
    equals: 'fromNothing',
    holds: asksSome,
  },
  {
    name: 'cambiar un componente',
    code: (project) =>
      project.edit('components/layout/Breadcrumbs.tsx', (text) =>
        text.replace("'Inicio'", "'Portada'"),
      ),
    holds: (built) => expect(built.sindico).toContain('Portada'),
  },
  {
    name: 'cambiar un color',
    code: (project) =>
      project.edit('tailwind.config.ts', (text) => text.replace('#fbf8f3', '#fcf9f4')),
    equals: 'fromNothing',
    holds: (built) => expect(built.sindico).toContain('#fcf9f4'),
  },
  {
    name: 'cambiar la versión de una dependencia',
    code: (project) =>
      project.edit('package-lock.json', (text) =>
        text.replace(/("node_modules\/sharp": \{\s+"version": ")[^"]+/, '$199.0.0'),
      ),
    equals: 'fromNothing',
    holds: asksAll,
  },
];

/** The site after each change and all before it. */
const sites: Site[] = [];
for (const [at, { content, code, env }] of CHANGES.entries()) {
  const before = sites.at(-1) ?? { root: start, env: {}, code: [] };
  const root = path.join(folder, String(at + 1));
  cpSync(before.root, root, { recursive: true });
  content?.(root);
  sites.push({ root, env: env ?? before.env, code: code ? [...before.code, code] : before.code });
}

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
const lastSite = sites.at(-1)!;
let last: Built;

/** A site as one build leaves it. */
interface Left extends Built {
  tree: Record<string, string>;
  sindico: string;
}
async function build(project: Project, site: Site): Promise<Left> {
  applyCode(project, site);
  const built = await project.build('sitio', site.root, site.env);
  const sindico = readFileSync(path.join(built.out, 'sindico/index.html'), 'utf8');
  return { ...built, tree: tree(built.out), sindico };
}

/** Builds one site after another; who waits for one is answered when it is there. */
function inTurn<T>(make: (site: Site, at: number) => Promise<T>): Promise<T>[] {
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
  beforeAll(() => {
    incremental = inTurn((site) => build(kept, site));
    clean = inTurn(async (site, at) => {
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
  const { root, env } = lastSite;
  const site = () => tree(last.out);

  it('sin cambios, sólo se pide a Next la página de control', async () => {
    const before = site();
    last = await kept.build('sitio', root, env);
    expect(last.asked).toBe(1);
    expect(site()).toEqual(before);
  });

  it('si la página de control sale distinta de la guardada, se tira lo guardado y se hace todo', async () => {
    const before = site();
    for (const file of globSync('sites/sitio/cache/store/pages/*/*/index.html', {
      cwd: kept.folder,
      absolute: true,
    }))
      editFile(file, (html) => html.replace('</body>', '<p>añejo</p></body>'));
    const { asked, pages } = (last = await kept.build('sitio', root, env));
    expect(asked).toBe(pages);
    expect(site()).toEqual(before);
  });

  it.each(['Islas', 'Verificación'])(
    'una compilación que se corta después de «%s» deja el sitio como estaba, y la siguiente lo acaba',
    async (step) => {
      const before = site();
      const one = release(ARCHIVE + 10 + step.length, '2026-07-02');
      writeRelease(root, one);
      await expect(kept.build('sitio', root, env, { killAfter: `✔ ${step}` })).rejects.toThrow();
      expect(site()).toEqual(before);
      removeRelease(root, one);
      last = await kept.build('sitio', root, env);
      expect(site()).toEqual(before);
    },
  );

  it('un problema en una página detiene la compilación y deja el sitio como estaba', async () => {
    const before = tree(last.out);
    const file = inContent(root, 'paginas/documentos.md');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}\n## Menú\n\nEl título repite un nombre de la página.\n`);
    await expect(kept.build('sitio', root, env)).rejects.toThrow('documentos/index.html');
    expect(tree(last.out)).toEqual(before);
  });
});
