/** @jest-environment node */
import path from 'node:path';
import { readContent, ContentReader } from '@/lib/content/load/reading';
import { Store } from '@/lib/store';
import { parseMarkdown, renderMarkdown, renderSections } from '@/lib/content/parse/markdown';
import { projectCopy } from './proyecto';

const { root, swap, read, write, cleanUp } = projectCopy();
afterAll(cleanUp);

const store = new Store(path.join(root, '.cache'));
const again = () => readContent(root, { store });
/** The files that the cache does not answer for. */
const missing = () => new ContentReader(root, { store }).missing().map(({ file }) => file);

const RELEASE = 'content/prensa/instalan-comites-de-etica.md';
const fresh = readContent(root);
beforeEach(() => void again());

describe('la memoria de los contenidos revisados', () => {
  it('responde por todos los archivos, y dice lo mismo que una lectura nueva', () => {
    expect(missing()).toEqual([]);
    expect(again()).toEqual(fresh);
  });

  it('vuelve a revisar sólo el archivo que cambió', () => {
    write(RELEASE, `${read(RELEASE)}\nUna frase más.\n`);
    expect(missing()).toEqual([RELEASE]);
    const { content } = again();
    expect(content.comunicados.find(({ file }) => file === RELEASE)?.body).toContain('Una frase');
    expect(missing()).toEqual([]);
  });

  it('si cambia un dato de sitio.yml, vuelve a revisar los textos que se refieren a él, y sólo ésos', () => {
    const files = new ContentReader(root, {}).missing();
    const users = files.filter(({ text }) =>
      /\{\{(?:telefonoSocial|preguntarQueja|preguntarQuejaEnIngles)\}\}/.test(text),
    );
    expect(users.length).toBeGreaterThan(0);
    swap('content/sitio.yml', '664 555 0170', '664 555 0171');
    expect(missing().sort()).toEqual(
      ['content/sitio.yml', ...users.map(({ file }) => file)].sort(),
    );
    expect(again()).toEqual(readContent(root));
    expect(JSON.stringify(again().content)).not.toContain('664 555 0170');
  });

  it('lo que en un texto va por su código cuenta como una referencia', () => {
    write(RELEASE, read(RELEASE).replace(/^resumen: .*$/m, 'resumen: "Al {{tele\\u0066ono}}."'));
    again();
    swap('content/sitio.yml', '664 555 0100', '664 555 0101');
    const { comunicados } = again().content;
    const { data } = comunicados.find(({ file }) => file === RELEASE)!;
    expect(data.resumen).toBe('Al 664 555 0101.');
  });

  it('trae el texto ya convertido en HTML', () => {
    const { comunicados, direcciones } = again().content;
    for (const { rendered, body } of comunicados) expect(rendered?.html).toBe(renderMarkdown(body));
    for (const { rendered, body } of direcciones)
      expect(rendered?.sections).toEqual(renderSections(parseMarkdown(body)));
  });
});
