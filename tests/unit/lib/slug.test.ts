/** @jest-environment node */
import { headingId, slugify } from '@/lib/content/model/slug';

describe('los nombres en las direcciones', () => {
  it.each([
    ['Recuerdan plazo: ¡30 días!', 'Recuerdan-plazo-30-dias'],
    ['direccionAdministrativa', 'direccionAdministrativa'],
    ['  año -- 2025  ', 'ano-2025'],
    ['¿?', ''],
  ])('«%s» queda «%s»', (text, slug) => expect(slugify(text)).toBe(slug));

  it('los de los títulos van en minúsculas', () => {
    expect(headingId('¿Cómo se compone?')).toBe('como-se-compone');
    expect(headingId('SubDirección de Cuenta Pública')).toBe('subdireccion-de-cuenta-publica');
  });
});
