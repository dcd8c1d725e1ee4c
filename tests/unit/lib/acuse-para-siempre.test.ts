/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { verifyAcuse, type KnownForm } from '@/lib/forms/acuse-check';

// A later version of the site, with another palette, emblem and texts.
jest.mock('@/tailwind.config', () => {
  const actual = jest.requireActual<{ palette: object }>('@/tailwind.config');
  const palette = Object.fromEntries(Object.keys(actual.palette).map((name) => [name, '#123456']));
  return { ...actual, palette, emblem: { size: 1, lines: [] } };
});
jest.mock('@/lib/ui-texts', () => ({}));

const FOLDER = path.join(import.meta.dirname, 'acuses');
const FORMS = JSON.parse(
  readFileSync(path.join(FOLDER, 'formularios.json'), 'utf8'),
) as KnownForm[];
const FILES = readdirSync(FOLDER).filter((name) => /\.(pdf|txt)$/.test(name));
const bytesOf = (name: string): Uint8Array => readFileSync(path.join(FOLDER, name));
/** Of the form after it changed its title and its fields' names. */
const LATER = FORMS.map(({ folio, claves }, index) => ({
  titulo: `Formulario ${index}`,
  folio,
  claves: Object.fromEntries(Object.keys(claves).map((key) => [key, `Campo ${key}`])),
}));

function dataOf(name: string) {
  const lines = readFileSync(path.join(FOLDER, name), 'latin1').match(/^\{"acuse":1,.*\}$/gm) ?? [];
  const { folio, mensaje } = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
  return { folio, mensaje };
}

it.each(FILES)(
  '%s se comprueba con otra paleta, otro emblema y otras palabras, y muestra lo que se envió; también si el formulario tiene ya otro título y sus campos otros nombres',
  (name) => {
    for (const forms of [FORMS, LATER])
      expect(verifyAcuse(bytesOf(name), forms)).toMatchObject({
        is: 'consistent',
        acuse: dataOf(name),
      });
  },
);
