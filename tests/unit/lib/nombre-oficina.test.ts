/** @jest-environment node */
import { nombreConArticulo, nombreCortoOf, withoutArticle } from '@/lib/content/model/office-name';

it.each([
  ['Contraloría Municipal', 'la Contraloría Municipal', 'la Contraloría'],
  ['Sindicatura Procuradora', 'la Sindicatura Procuradora', 'la Sindicatura'],
  ['Unidad de Contraloría', 'la Unidad de Contraloría', 'la Unidad de Contraloría'],
  ['Órgano Interno de Control', 'el Órgano Interno de Control', 'el Órgano Interno de Control'],
  ['Dirección de Auditoría', 'la Dirección de Auditoría', 'la Dirección de Auditoría'],
  ['Instituto de Control', 'el Instituto de Control', 'el Instituto de Control'],
  ['Comité de Vigilancia', 'el Comité de Vigilancia', 'el Comité de Vigilancia'],
])('sin que nadie lo diga, «%s» se lee «%s», y en corto «%s»', (nombre, whole, short) => {
  expect(nombreConArticulo({ nombre })).toBe(whole);
  expect(nombreCortoOf({ nombre })).toBe(short);
});

it('lo que dice la oficina manda', () => {
  const said = { nombre: 'Unidad de Control', articulo: 'el', nombreCorto: 'el OIC' } as const;
  expect(nombreConArticulo(said)).toBe('el Unidad de Control');
  expect(withoutArticle(nombreCortoOf(said))).toBe('OIC');
});
