/** @jest-environment node */
import { docx, p, r } from './docx';
import { read } from './leer';

const SECRET = 'Juan Pérez';

describe('lo que una fórmula esconde tampoco pasa', () => {
  const run = (text: string, properties = '') =>
    `<m:r><w:rPr>${properties}</w:rPr><m:t>${text}</m:t></m:r>`;
  it.each<[string, string]>([
    ['oculto', run(SECRET, '<w:vanish/>')],
    ['en blanco', run(SECRET, '<w:color w:val="FFFFFF"/>')],
    ['tachado', run(SECRET, '<w:strike/>')],
    [
      'que sólo guarda su lugar',
      `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><m:e>${run(SECRET)}</m:e></m:phant>`,
    ],
    ['dentro de una fracción', `<m:f><m:fPr/><m:num>${run(SECRET, '<w:vanish/>')}</m:num></m:f>`],
  ])('%s', async (_how, inner) => {
    const { markdown, told } = await read(
      'a.docx',
      docx(p(`${r('Total ')}<m:oMath>${run('a+')}${inner}${run('b')}</m:oMath>`)),
    );
    expect(markdown).toBe('Total a+b\n');
    expect(told.join()).toMatch(/texto (?:oculto|tachado): Juan Pérez/);
  });

  it('y lo que espera una decisión, espera', async () => {
    const { markdown, changes } = await read(
      'a.docx',
      docx(p(`<m:oMath>${run('a')}<w:del w:id="1">${run('+b')}</w:del></m:oMath>`)),
    );
    expect(markdown).toBe('a\n');
    expect(changes).toEqual([{ before: 'a+b', after: 'a' }]);
  });
});
