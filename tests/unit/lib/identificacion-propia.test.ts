/** @jest-environment node */
import { findIdentifying } from '@/lib/forms/identification';

describe('busca primero lo que se escribió como propio en el mismo formulario', () => {
  const OWN = ['Rosa López Peña', '664 555 0123', 'rosa.lopez+x@correo.example'];
  const own = (text: string) =>
    findIdentifying(text, OWN)
      .filter(({ kind }) => kind === 'propio')
      .map(({ text }) => text);

  // Especificación: D47-03
  it.each([
    ['El director humilló a Rosa López Peña frente a todos.', ['Rosa López Peña']],
    ['ROSA LOPEZ DE LA PEÑA, testigo', ['ROSA LOPEZ DE LA PEÑA']],
    ['me dicen rosa lópez peña', ['rosa lópez peña']],
    ['La señora «Peña» y Rosa lo vieron.', ['Peña', 'Rosa']],
    ['Marque al 664-555-0123.', ['664-555-0123']],
    ['o al (664) 555 01 23', ['664) 555 01 23']],
    ['escriba a rosa.lopez+x@correo.example', ['rosa.lopez+x@correo.example']],
    ['Una rosa roja en la peña.', []],
    ['Los Pinos y la Rosaleda.', []],
  ])('%s', (text, parts) => expect(own(text)).toEqual(parts));

  it('lo vacío y las partículas de un nombre no marcan nada', () => {
    expect(findIdentifying('De la O y Del Río', ['', ' ', 'de la O'])).toEqual([]);
  });
});
