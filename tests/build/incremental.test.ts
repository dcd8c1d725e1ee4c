import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { oneMore, release } from '@/scripts/bench/releases';
import { removeRelease, writeRelease, writeRoot } from '@/scripts/bench/root';
import { copyProject, editFile, tree, workFolder, type Built } from './project';

/**
 * Proof, not trust (architecture.md, «Scale»): after every kind of change, what the build keeps and adds
 * to is, byte for byte, what a build from nothing makes. Two copies of the project build side by side:
 * `kept` keeps everything, `fresh` is emptied each time.
 */
const ARCHIVE = 60;
/** The most pages that one release may cost, the canary included. */
const MOST = 8;

const kept = copyProject('guardado');
const fresh = copyProject('desde-cero');
const root = workFolder('contenidos');
const archive = writeRoot(root, ARCHIVE);
const middle = archive[30]!;
const content = (name: string) => path.join(root, 'content', name);
let env: Record<string, string> = {};
let last: Built;

const inCode = (file: string, change: (text: string) => string) => {
  kept.edit(file, change);
  fresh.edit(file, change);
};

async function compare(): Promise<Built> {
  fresh.forget('sitio');
  const [built, clean] = await Promise.all([
    kept.build('sitio', root, env),
    fresh.build('sitio', root, env),
  ]);
  expect(tree(built.out)).toEqual(tree(clean.out));
  expect(clean.asked).toBe(clean.pages);
  return (last = built);
}

it('dos compilaciones desde cero, en carpetas distintas, dan los mismos bytes', async () => {
  const { asked, pages } = await compare();
  expect(asked).toBe(pages);
});

describe('lo que la compilación guarda es lo mismo que haría desde cero, después de', () => {
  it('publicar un comunicado, el más reciente', async () => {
    writeRelease(root, oneMore(ARCHIVE));
    expect((await compare()).asked).toBeLessThanOrEqual(MOST);
  });

  it('publicar uno con fecha de en medio', async () => {
    writeRelease(root, release(ARCHIVE + 1, middle.fecha));
    expect((await compare()).asked).toBeLessThan(last.pages);
  });

  it('corregir el título de uno', async () => {
    writeRelease(root, { ...middle, titulo: `${middle.titulo}, aclaran` });
    expect((await compare()).asked).toBeLessThanOrEqual(MOST);
  });

  it('cambiar el nombre de su archivo', async () => {
    const file = content(`prensa/${middle.slug}.md`);
    renameSync(file, file.replace(/\.md$/, '-2.md'));
    expect((await compare()).asked).toBeLessThanOrEqual(MOST);
  });

  it('quitarlo', async () => {
    removeRelease(root, { ...middle, slug: `${middle.slug}-2` });
    await compare();
    expect(existsSync(path.join(last.out, 'prensa', `${middle.slug}-2`))).toBe(false);
  });

  it('cambiar una imagen', async () => {
    editFile(path.join(root, 'public/ilustraciones/noticia-01.svg'), (svg) =>
      svg.replace(/viewBox="0 0 (\d+) (\d+)"/, 'viewBox="0 0 $1 $2" data-nueva=""'),
    );
    expect((await compare()).asked).toBeLessThan(last.pages);
  });

  it('cambiar el teléfono, que está en todas las páginas', async () => {
    editFile(content('sitio.yml'), (text) =>
      text.replace(/^telefono: .*$/m, 'telefono: 664 555 0199'),
    );
    await compare();
  });

  it('cambiar el menú', async () => {
    editFile(content('direcciones/asuntos.md'), (text) =>
      text.replace(/^titulo: .*$/m, 'titulo: Dirección de Asuntos'),
    );
    await compare();
  });

  it('cambiar un valor del entorno', async () => {
    env = {
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'llave',
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'servicio',
      NEXT_PUBLIC_EMAILJS_TEMPLATE_QUEJA: 'queja',
    };
    expect((await compare()).asked).toBeLessThan(last.pages);
  });

  it('cambiar un componente', async () => {
    inCode('components/layout/Breadcrumbs.tsx', (text) => text.replace("'Inicio'", "'Portada'"));
    await compare();
    expect(readFileSync(path.join(last.out, 'sindico/index.html'), 'utf8')).toContain('Portada');
  });

  it('cambiar un color', async () => {
    inCode('tailwind.config.ts', (text) => text.replace('#fbf8f3', '#fcf9f4'));
    await compare();
    expect(readFileSync(path.join(last.out, 'sindico/index.html'), 'utf8')).toContain('#fcf9f4');
  });

  it('cambiar la versión de una dependencia', async () => {
    inCode('package-lock.json', (text) =>
      text.replace(/("node_modules\/sharp": \{\s+"version": ")[^"]+/, '$199.0.0'),
    );
    const { asked, pages } = await compare();
    expect(asked).toBe(pages);
  });
});

describe('lo guardado nunca estorba', () => {
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

  it.each([2, 6, 12])(
    'una compilación que se corta a los %i segundos deja el sitio como estaba, y la siguiente lo acaba',
    async (seconds) => {
      const before = site();
      writeRelease(root, release(ARCHIVE + 10 + seconds, '2026-07-02'));
      await expect(kept.build('sitio', root, env, { killAfter: seconds * 1000 })).rejects.toThrow();
      expect(site()).toEqual(before);
      removeRelease(root, release(ARCHIVE + 10 + seconds, '2026-07-02'));
      last = await kept.build('sitio', root, env);
      expect(site()).toEqual(before);
    },
  );
});

it('un problema en una página detiene la compilación y deja el sitio como estaba', async () => {
  const before = tree(last.out);
  const file = content('paginas/documentos.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `${text}\n## Menú\n\nEl título repite un nombre de la página.\n`);
  await expect(kept.build('sitio', root, env)).rejects.toThrow('documentos/index.html');
  expect(tree(last.out)).toEqual(before);
});
