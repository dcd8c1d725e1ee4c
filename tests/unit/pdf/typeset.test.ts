/** @jest-environment node */
import { breakLines, type Run, type TextStyle } from '@/scripts/make/pdf/typeset';

const plain: TextStyle = { face: 'serif', size: 1, leading: 1, color: '#000' };
const bold: TextStyle = { ...plain, face: 'serifBold' };

/** Breaks text as if each character were one wide. */
const lines = (width: number, ...runs: (string | Run)[]) =>
  breakLines(
    runs.map((run) => (typeof run === 'string' ? { text: run, style: plain } : run)),
    width,
    (text) => text.length,
  ).map((line) => line.map(({ text }) => text).join(''));

describe('los renglones de un párrafo', () => {
  it('se cortan en los espacios y conservan el espacio del corte', () => {
    expect(lines(9, 'uno dos tres cuatro')).toEqual(['uno dos ', 'tres ', 'cuatro']);
  });

  it('no separan la puntuación de la palabra en negritas que la precede', () => {
    expect(lines(8, 'ver ', { text: 'aquí', style: bold }, '. Fin')).toEqual([
      'ver ',
      'aquí. ',
      'Fin',
    ]);
    expect(lines(9, 'ver ', { text: 'aquí', style: bold }, '. Fin')).toEqual(['ver aquí. ', 'Fin']);
  });

  it('no separan lo que une un espacio duro', () => {
    expect(lines(9, 'llame 664\u00a0555')).toEqual(['llame ', '664 555']);
  });

  it('cortan una dirección más ancha que la página', () => {
    expect(lines(5, 'vea abcdefghijkl fin')).toEqual(['vea ', 'abcde', 'fghij', 'kl ', 'fin']);
  });

  it('respetan el salto que el autor escribe', () => {
    expect(lines(20, 'uno', '\n', 'dos')).toEqual(['uno ', 'dos']);
  });
});
