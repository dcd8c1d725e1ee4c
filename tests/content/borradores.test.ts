/** @jest-environment node */
import { copies, comunicado, direccion } from './project';

const { check, run, cleanUp } = copies();
afterAll(cleanUp);
jest.setTimeout(30_000);

describe('un borrador', () => {
  const draft = (text: string) => text.replace('---\n', '---\nborrador: true\n');
  const DRAFTS = {
    'prensa/manana.md': draft(comunicado({ numero: 1, fecha: '2999-12-31' }, '[a](/nada/)')),
    'prensa/roto.md': draft(comunicado({ titulo: 'Uno: dos' })),
    'direcciones/archivo.md': draft(direccion()),
  };

  it('no está en ninguna parte, y sus faltas son avisos', () => {
    const { problems, warnings } = check(DRAFTS);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/^prensa\/roto\.md:3 aviso: el YAML no se puede leer/),
      expect.stringMatching(/^prensa\/manana\.md:10 aviso: la página «\/nada\/» no existe/),
    ]);
  });

  it.each([
    'borrador : true',
    '"borrador": true',
    'borrador:\n  true',
    'borrador: True',
    '? borrador\n: true',
  ])('lo es como quiera que YAML deje escribirlo: %j', (mark) => {
    const marked = (text: string) => text.replace('---\n', `---\n${mark}\n`);
    const { problems, warnings, drafts } = check({
      'prensa/manana.md': marked(comunicado({ numero: 1, fecha: '2999-12-31' })),
      'prensa/corto.md': marked(comunicado({ numero: 0 })),
    });
    expect(problems).toEqual([]);
    expect(drafts).toEqual(['content/prensa/corto.md', 'content/prensa/manana.md']);
    expect(warnings).toEqual([
      expect.stringMatching(/^prensa\/corto\.md:\d+ aviso: numero: es menor/),
    ]);
  });

  it('no se puede enlazar', () => {
    const { said } = check({ ...DRAFTS, 'prensa/otro.md': comunicado({}, '[a](/prensa/manana/)') });
    expect(said('prensa/otro.md')).toEqual([
      expect.stringContaining('9 la página «/prensa/manana/» no existe.'),
    ]);
  });

  it('la revisión lo nombra, y lo ofrece cuando un comunicado no se puede corregir a tiempo', async () => {
    const { code, output } = await run({
      ...DRAFTS,
      'prensa/uno.md': comunicado({ alt: null, resumen: null }),
    });
    expect(code).toBe(1);
    expect(output).toContain(
      'En borrador, no se publica: content/direcciones/archivo.md, content/prensa/manana.md, content/prensa/roto.md.',
    );
    expect(output.split('\n').slice(-3)).toEqual([
      '2 errores en content/. Corrija y vuelva a ejecutar: npm run check',
      'Para publicar lo demás mientras tanto, escriba borrador: true entre los datos de content/prensa/uno.md.',
      '',
    ]);
  });
});
