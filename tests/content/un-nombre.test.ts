/** @jest-environment node */
import { nameFor } from '@/lib/check/one-name';
import * as uiTexts from '@/lib/ui-texts';
import { FORMS } from '@/lib/ui-texts/forms';
import { textsOf } from '@/lib/content/model/texts';
import { copies, searchPage, swap } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

it('un título o un enlace con un nombre de antes se avisa, con el de ahora', () => {
  const { warnings } = check({
    'paginas/buscar.md': searchPage('Vea el [seguimiento](/acuse/verificar/) y siga aquí.'),
    'inicio.yml': swap('titulo: Me trataron mal', 'titulo: Declarar patrimonio'),
    'vehiculos.yml': (text) => text.replace(/^titulo: .*$/m, 'titulo: Arrastre de vehículos'),
  });
  const told = warnings.join('\n');
  expect(told).toContain('«seguimiento» es otro nombre de lo que los menús y el buscador llaman');
  expect(told).toContain('llaman «Vehículos remolcados»');
  expect(told).toContain('«Declarar patrimonio»');
  expect(told).not.toContain('«Declaración patrimonial y de intereses»');
});

it('en una oración las mismas palabras no son un nombre, y los literales se quedan', () => {
  expect(nameFor('Dé seguimiento a su queja')).toBeUndefined();
  expect(nameFor('Noticias más recientes', 'content/paginas/prensa.md')).toBeUndefined();
  expect(nameFor('NOTICIAS')).toBe('Comunicados');
});

it('las palabras del sitio llaman a cada cosa por su nombre, salvo los literales', () =>
  expect(
    textsOf([uiTexts, FORMS])
      .filter(({ text }) => nameFor(text))
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['Noticias', 'Noticias más recientes']));
