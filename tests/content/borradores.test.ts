/** @jest-environment node */
import { copies, comunicado, direccion } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

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

  it.each(['borrador:\n  true', '? borrador\n: true'])(
    'lo es como quiera que YAML deje escribirlo: %j',
    (mark) => {
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
    },
  );

  it('no se puede enlazar', () => {
    const { said } = check({ ...DRAFTS, 'prensa/otro.md': comunicado({}, '[a](/prensa/manana/)') });
    expect(said('prensa/otro.md')).toEqual([
      expect.stringContaining('9 la página «/prensa/manana/» no existe.'),
    ]);
  });
});
