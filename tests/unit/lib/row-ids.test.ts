/** @jest-environment node */
import { personIds } from '@/lib/routes/row-ids';

const unidad = (id: string, ...nombres: [nombre: string, puesto: string][]) => ({
  id,
  filas: nombres.map(([nombre, puesto]) => ({ nombre, puesto })),
});

describe('la dirección de un renglón', () => {
  it('de una persona es su nombre, en el orden que sea', () => {
    const ana: [string, string] = ['Ana Ruíz', 'Auditora'];
    const luz: [string, string] = ['Luz Peña', 'Auditora'];
    expect(personIds([unidad('a', ana, luz)])).toEqual([['persona-ana-ruiz', 'persona-luz-pena']]);
    expect(personIds([unidad('b', luz), unidad('a', ana)])).toEqual([
      ['persona-luz-pena'],
      ['persona-ana-ruiz'],
    ]);
  });

  it('de quienes se llaman igual, y de un puesto vacante, es su puesto en su área', () => {
    expect(
      personIds([
        unidad('a', ['Ana', 'Auditora'], ['- - -', 'Caja']),
        unidad('b', ['Ana', 'Caja']),
      ]),
    ).toEqual([['puesto-a-auditora', 'puesto-a-caja'], ['puesto-b-caja']]);
  });

  it('nadie tiene la de otro', () =>
    expect(personIds([unidad('a', ['', 'Caja'], ['Vacante', 'Caja'], ['Luz', 'Caja'])])).toEqual([
      [undefined, undefined, 'persona-luz'],
    ]));
});
