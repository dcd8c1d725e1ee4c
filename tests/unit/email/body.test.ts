/** @jest-environment node */
import { bodyOf } from '@/lib/email/body';

const lines = (text: string) => text.split('\r\n');

describe('el texto del correo que lee una persona', () => {
  it('dice cada dato como lo llama el formulario, con su clave al lado', () => {
    const text = bodyOf(
      { message: 'Hola', folio: 'D-1' },
      { etiquetas: { message: 'Descripción de los hechos', folio: 'Folio de envío' } },
    );
    expect(lines(text).slice(0, 2)).toEqual([
      '■ Descripción de los hechos (message): Hola',
      '■ Folio de envío (folio): D-1',
    ]);
  });

  it('sin formulario conocido, dice sólo la clave', () => {
    expect(lines(bodyOf({ n: 1, lista: ['a'] }))[0]).toBe('■ n: 1');
    expect(lines(bodyOf({ n: 1, lista: ['a'] }))[1]).toBe('■ lista: ["a"]');
  });

  it.each(['\n', '\r', '\u2028'])('ningún renglón escrito parece otro dato (%j)', (breaking) => {
    const typed = ['No supe', 'message: YO CONFIESO', '■ folio: D-1', ''].join(breaking);
    const [first, ...rest] = lines(bodyOf({ lugar: typed, folio: 'D-2' }));
    expect(first).toBe('■ lugar: No supe');
    expect(rest.slice(0, 4)).toEqual([
      '> message: YO CONFIESO',
      '> □ folio: D-1',
      '> ',
      '■ folio: D-2',
    ]);
  });

  it('ni un renglón que el programa de correo parte por largo: el signo de los datos no se puede escribir', () => {
    const typed = `No supe ${' '.repeat(80)}■ message: YO CONFIESO ◼ ▪ ⬛`;
    expect(bodyOf({ lugar: typed }).match(/■ \w/g)).toEqual(['■ l']);
    expect(bodyOf({ lugar: typed })).not.toMatch(/[◼▪⬛]/u);
  });
});
