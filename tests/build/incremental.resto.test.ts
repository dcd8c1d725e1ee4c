import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openPreviews, type Previews } from '@/scripts/redaccion/preview/open-previews';
import { standalone } from '@/scripts/redaccion/preview/standalone';
import { applyFreedoms } from '../authors';
import { applyEdits } from '../content/project';
import { NO_FAULTS } from '../content/text-faults';
import { oneMore, release, removeRelease, writeRelease, writeRoot } from '../releases';
import { copyProject, editFile, tree, workFolder, type Built } from './project';

const ARCHIVE = 25;
const MOST = 10;
const root = workFolder('contenidos');
const archive = writeRoot(root, ARCHIVE);
const middle = archive[12]!;
const project = copyProject('guardado');

let first: Built & { tree: Record<string, string> };
const build = (options?: { killAfter: string }) => project.build('sitio', root, {}, options);
const site = () => tree(first.out);
beforeAll(async () => {
  const built = await build();
  first = { ...built, tree: tree(built.out) };
});

describe('la vista previa de la redacción, sin compilar, es letra por letra lo que se publica', () => {
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
  let previews: Promise<Previews>;
  beforeAll(() => {
    const cache = path.join(path.dirname(first.out), 'cache');
    previews = openPreviews({ root, out: first.out, cache });
  });
  const withoutMarks = (html: string) => html.replace(/<!--.*?-->/g, '');

  it.each(Object.entries(SHOWN))('de %s', async (file, folder) => {
    const html = readFileSync(path.join(first.out, folder, 'index.html'), 'utf8');
    const [, url = ''] = /rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    const published = standalone(html, { made: new Map(), public: first.out }, url).html;
    const { views } = await (await previews).of(file, new Map());
    const shown = views.map((view) => ('html' in view ? withoutMarks(view.html) : ''));
    expect(shown).toContain(withoutMarks(published));
  });
});

describe('lo que la compilación guarda es lo mismo que haría desde cero', () => {
  it('publicar un comunicado hace pocas páginas, y quitarlo deja el sitio como estaba', async () => {
    expect(first.asked).toBe(first.pages);
    const added = oneMore(ARCHIVE);
    writeRelease(root, added);
    const more = await build();
    expect(more.asked).toBeLessThanOrEqual(MOST);
    expect(site()[`prensa/${added.slug}/index.html`]).toBeDefined();
    removeRelease(root, added);
    const less = await build();
    expect(less.asked).toBeLessThanOrEqual(MOST);
    expect(site()).toEqual(first.tree);
  });

  it('sin cambios no se hace nada, y se dice con los avisos', async () => {
    const { output } = await build();
    expect(output).toMatch(/^Nada cambió desde la última compilación: .*\nAviso: /);
    expect(output).not.toContain('✔');
    expect(site()).toEqual(first.tree);
  });

  it('si alguien cambió a mano lo compilado se nota, se dice y se hace otra vez', async () => {
    rmSync(path.join(first.out, 'acuse/verificar/index.html'));
    editFile(path.join(first.out, 'sindico/index.html'), (html) => html.replace('</p>', '!</p>'));
    const { asked, output } = await build();
    expect(asked).toBe(1);
    expect(output).toMatch(/Aviso: Alguien cambió a mano lo compilado, .*sindico\/index\.html/);
    expect(site()).toEqual(first.tree);
  });

  it('una compilación que se corta deja el sitio como estaba, y la siguiente lo acaba', async () => {
    const one = release(ARCHIVE + 10, '2026-07-02');
    writeRelease(root, one);
    await expect(build({ killAfter: '✔ Verificación' })).rejects.toThrow();
    expect(site()).toEqual(first.tree);
    removeRelease(root, one);
    await build();
    expect(site()).toEqual(first.tree);
  });

  it('tampoco después de cambiar de todo, ni de escribir todo lo que la revisión acepta', async () => {
    writeRelease(root, release(ARCHIVE + 1, middle.fecha));
    writeRelease(root, { ...middle, titulo: `${middle.titulo}, aclaran` });
    const file = path.join(root, `content/prensa/${middle.slug}.md`);
    renameSync(file, file.replace(/\.md$/, '-2.md'));
    editFile(path.join(root, 'public/ilustraciones/noticia-01.svg'), (svg) =>
      svg.replace(/viewBox="0 0 (\d+) (\d+)"/, 'viewBox="0 0 $1 $2" data-nueva=""'),
    );
    await build();
    editFile(path.join(root, 'content/direcciones/asuntos.md'), (text) =>
      text.replace(/^titulo: .*$/m, 'titulo: Dirección de Asuntos'),
    );
    applyEdits(root, NO_FAULTS);
    await applyFreedoms(root);
    await build();
    const fresh = copyProject('desde-cero');
    const copy = workFolder('contenidos-2');
    cpSync(root, copy, { recursive: true });
    const { out } = await fresh.build('sitio', copy);
    expect(site()).toEqual(tree(out));
  });
});
