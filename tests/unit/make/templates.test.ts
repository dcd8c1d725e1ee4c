/** @jest-environment node */
import { statSync } from 'node:fs';
import { writeChanged } from '@/scripts/make/assemble';
import { emitTemplates } from '@/scripts/make/emit/templates';
import { pathsOf } from '@/scripts/make/paths';
import { sampleContent } from '../../sample';
import { tempFolder } from './folder';

const content = sampleContent();
const folder = tempFolder();
const { templates } = pathsOf({
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
