/** @jest-environment node */
import { citasInWords, fuentesOf, parseCitas, withoutAsides } from '@/lib/content/model/fuentes';

const words = (text: string) => citasInWords(parseCitas(text) ?? []);

describe('una cita de la ley', () => {
  it.each([
    ['LGRA 102', 'LGRA, artículo 102'],
    ['LGRA 33 y 49', 'LGRA, artículos 33 y 49'],
    ['LGRA 91 a 94', 'LGRA, artículos 91 a 94'],
    ['CPEUM 109-III', 'CPEUM, artículo 109, fracción III'],
    ['LGRA 7, 10-I y 15', 'LGRA, artículos 7; 10, fracción I, y 15'],
    ['LIM por confirmar', 'LIM, por confirmar'],
    ['CPEUM 115;  LRM 8 por confirmar', 'CPEUM, artículo 115; LRM, artículo 8, por confirmar'],
  ])('«%s» se lee «%s»', (text, said) => expect(words(text)).toBe(said));

  it.each([...['', 'LGRA art. 102', 'Lgra 102', 'LGRA 102 y', 'LGRA 10200', 'LGRA 102;']])(
    '«%s» no se entiende',
    (text) => expect(parseCitas(text)).toBeUndefined(),
  );

  it('no alarga la frase en que está: se mide sin ella', () => {
    expect(withoutAsides(`Tiene 5 días (${words('LGRA 102; LRM 8 por confirmar')}).`)).toBe(
      'Tiene 5 días.',
    );
    expect(withoutAsides('Nació en 1970 (dato de muestra), en junio (por confirmar).')).toBe(
      'Nació en 1970, en junio.',
    );
    expect(withoutAsides('Lleve papeles (original, copia y CURP).')).toContain('(original');
  });
});

describe('las fuentes legales de una página', () => {
  const LEYES = [
    { nombre: 'Constitución', publicacion: 'DOF', siglas: 'CPEUM', texto: '2025-04-15' },
    { nombre: 'Ley General', publicacion: 'DOF, 2016', siglas: 'LGRA', texto: '2025-12-15' },
    { nombre: 'Bando', publicacion: 'P.O.' },
  ];
  const of = (text: string) => fuentesOf(parseCitas(text) ?? [], LEYES);

  it('son una por ley, en el orden del marco jurídico, con sus artículos juntos y en orden', () => {
    expect(of('LGRA 102 y 91 a 94; CPEUM 109-III; LGRA 9-II por confirmar; LGRA 102')).toEqual([
      { ...LEYES[0], articulos: ['109, fracción III'], porConfirmar: false },
      { ...LEYES[1], articulos: ['9, fracción II', '91 a 94', '102'], porConfirmar: true },
    ]);
  });

  it('los artículos que se siguen son uno solo, y el que está entero no repite sus fracciones', () => {
    expect(of('LGRA 32, 33, 34 y 46; LGRA 33-I, 47 y 48; LGRA 60 y 61')[0]?.articulos).toEqual([
      ...['32 a 34', '46 a 48', '60', '61'],
    ]);
  });

  it('un artículo que está en un grupo no se repite, ni sus fracciones; los grupos que se tocan son uno', () => {
    expect(of('LGRA 46 y 46 a 48; LGRA 47-II, 49 y 91 a 93; LGRA 93 a 94')[0]?.articulos).toEqual([
      ...['46 a 49', '91 a 94'],
    ]);
  });

  it('las fracciones de un artículo se leen juntas, en su orden', () => {
    expect(of('LGRA 49-III y 9-V; LGRA 49-II; LGRA 64-IX, 64-V y 64-II')[0]?.articulos).toEqual([
      ...['9, fracción V', '49, fracciones II y III', '64, fracciones II, V y IX'],
    ]);
  });
});
