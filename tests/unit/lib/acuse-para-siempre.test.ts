/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { verifyAcuse as verify, type KnownForm } from '@/lib/forms/acuse-check';

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
const verifyAcuse = (file: Uint8Array) => verify(file, FORMS);

const dataOf = (name: string) =>
  JSON.parse(
    readFileSync(path.join(FOLDER, name), 'latin1')
      .match(/^\{"acuse":1,.*\}$/gm)!
      .at(-1)!,
  ) as { folio: string; mensaje: Record<string, string> };

describe.each(FILES)('%s', (name) => {
  it('se comprueba con otra paleta, otro emblema y otras palabras, y muestra lo que se envió', () => {
    const verdict = verifyAcuse(bytesOf(name));
    expect(verdict.is).toBe('consistent');
    const { folio, mensaje } = dataOf(name);
    expect(verdict).toMatchObject({ acuse: { folio, mensaje } });
  });

  it('se comprueba aunque el formulario tenga ya otro título y sus campos otros nombres', () => {
    const later = FORMS.map(({ folio, claves }, index) => ({
      titulo: `Formulario ${index}`,
      folio,
      claves: Object.fromEntries(Object.keys(claves).map((key) => [key, `Campo ${key}`])),
    }));
    const { folio, mensaje } = dataOf(name);
    expect(verify(bytesOf(name), later)).toMatchObject({
      is: 'consistent',
      acuse: { folio, mensaje },
    });
  });
});
