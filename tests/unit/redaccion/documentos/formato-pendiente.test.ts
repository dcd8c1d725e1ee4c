/** @jest-environment node */
import { cell, docx, p, r, row } from './docx';
import { read } from './leer';

const SECRET = 'Juan Pérez';
const was = (kind: string, old: string, id = 1) =>
  `<w:${kind}Change w:id="${id}"><w:${kind}>${old}</w:${kind}></w:${kind}Change>`;
const change = (now: string, old: string) =>
  docx(p(r('Denunció ') + r(SECRET, now + was('rPr', old)) + r(' ayer.')));

describe('un formato que espera se decide como las palabras', () => {
  it.each<[string, string, string, string, string]>([
    ['lo oculto', '<w:vanish/>', '', 'Denunció ayer.', 'Denunció Juan Pérez ayer.'],
    ['lo que estaba oculto', '', '<w:vanish/>', 'Denunció Juan Pérez ayer.', 'Denunció ayer.'],
    ['lo tachado', '<w:strike/>', '', 'Denunció ayer.', 'Denunció Juan Pérez ayer.'],
    [
      'lo que estaba en blanco',
      '<w:color w:val="000000"/>',
      '<w:color w:val="FFFFFF"/>',
      'Denunció Juan Pérez ayer.',
      'Denunció ayer.',
    ],
    ['las negritas', '<w:b/>', '', 'Denunció **Juan Pérez** ayer.', 'Denunció Juan Pérez ayer.'],
  ])('%s', async (_what, now, old, accepted, rejected) => {
    const bytes = change(now, old);
    const one = (markdown: string) => markdown.replace(/\s+/g, ' ').trim();
    expect(one((await read('a.docx', bytes, 'accept')).markdown)).toBe(accepted);
    expect(one((await read('a.docx', bytes, 'reject')).markdown)).toBe(rejected);
    const { pending, changes } = await read('a.docx', bytes);
    expect(pending).toBe(true);
    expect(changes).toHaveLength(1);
  });

  it('y lo que vuelve a estar oculto se dice', async () => {
    const { told } = await read('a.docx', change('', '<w:vanish/>'), 'reject');
    expect(told).toContain(`texto oculto: ${SECRET}`);
  });

  it.each<[string, string, string, string]>([
    [
      'el estilo de un párrafo',
      p('Uno', `<w:pStyle w:val="Ttulo2"/>${was('pPr', '')}`),
      '## Uno\n',
      'Uno\n',
    ],
    [
      'la marca de un párrafo oculto, que no es sus palabras',
      p('Uno', `<w:rPr><w:vanish/>${was('rPr', '')}</w:rPr>`),
      'Uno\n',
      'Uno\n',
    ],
    [
      'el color de una celda',
      `<w:tbl>${row([
        cell(r('A')),
        cell(
          r(SECRET, '<w:color w:val="FFFFFF"/>'),
          `<w:shd w:val="clear" w:fill="000000"/>${was('tcPr', '')}`,
        ),
      ])}</w:tbl>`,
      `| A | ${SECRET} |`,
      '| A |',
    ],
  ])('%s', async (_what, body, accepted, rejected) => {
    expect((await read('a.docx', docx(body), 'accept')).markdown).toContain(accepted);
    const { markdown } = await read('a.docx', docx(body), 'reject');
    expect(markdown).toContain(rejected);
    if (!rejected.includes(SECRET)) expect(markdown).not.toContain(SECRET);
  });
});
