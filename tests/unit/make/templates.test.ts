/** @jest-environment node */
import { statSync } from 'node:fs';
import { writeChanged } from '@/scripts/make/unpublished';
import { emitTemplates } from '@/scripts/make/emit/templates';
import { pathsOf } from '@/scripts/make/paths';
import { sampleContent } from '../../sample';
import { tempFolder } from './folder';

const content = sampleContent();
const folder = tempFolder();
afterAll(folder.cleanUp);
const { templates, out, site } = pathsOf({
  root: folder.dir,
  out: folder.at('out'),
  cache: folder.at('cache'),
});

describe('las plantillas de correo que escribe la compilación', () => {
  it('son dos archivos por formulario', () => {
    const files = emitTemplates(content);
    expect([...files.keys()].sort()).toEqual(
      content.formularios
        .flatMap(({ data }) => [`${data.plantilla}.html`, `${data.plantilla}.txt`])
        .sort(),
    );
  });

  it('los formularios que comparten plantilla comparten archivo', () => {
    const [one, ...others] = content.formularios;
    const twin = { ...one!, data: { ...one!.data, titulo: 'Otra queja' } };
    const files = emitTemplates({ ...content, formularios: [one!, twin, ...others] });
    expect([...files.keys()]).toEqual([...emitTemplates(content).keys()]);
    expect(files.get(`${one!.data.plantilla}.html`)).toContain('/ Otra queja</h1>');
  });

  it('quedan junto al sitio, nunca en lo que se publica', () => {
    expect(templates).toBe(folder.at('plantillas-correo'));
    for (const published of [out, site]) expect(templates.startsWith(published)).toBe(false);
  });

  it('sólo se escriben las que cambiaron', async () => {
    const files = emitTemplates(content);
    expect(await writeChanged(templates, files)).toEqual([...files.keys()]);
    const queja = folder.at('plantillas-correo/queja.html');
    const before = statSync(queja).mtimeMs;
    expect(await writeChanged(templates, files)).toEqual([]);
    files.set('denuncia.txt', 'otra cosa');
    expect(await writeChanged(templates, files)).toEqual(['denuncia.txt']);
    expect(statSync(queja).mtimeMs).toBe(before);
    expect(folder.read('plantillas-correo/denuncia.txt')).toBe('otra cosa');
  });
});
