/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { verifyAcuse as verify, type KnownForm } from '@/lib/forms/acuse-check';
import { onlyDaily } from '@/scripts/test/daily';

// A later version of the site: another palette, emblem and other words everywhere.
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

/** What it said when it was made: its last line of JSON. */
const dataOf = (name: string) =>
  JSON.parse(
    readFileSync(path.join(FOLDER, name), 'latin1')
      .match(/^\{"acuse":1,.*\}$/gm)!
      .at(-1)!,
  ) as { folio: string; mensaje: Record<string, string> };

/** Another letter or figure in the place of one, whatever the file writes it with. */
const OTHER: Record<string, string> = { a: 'e', e: 'a', o: 'u', '1': '7', '0': '8' };

it('hay un acuse de cada modo de cada formulario, en PDF y en texto', () => {
  const made = (ending: string) =>
    FILES.filter((name) => name.endsWith(ending)).map((name) => name.split('.')[0]);
  expect(new Set(made('.pdf')).size).toBe(FORMS.length);
  expect(new Set(made('.txt'))).toEqual(new Set(made('.pdf')));
});

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

  it('con una letra cambiada, esté donde esté, ya no pasa', () => {
    const file = Buffer.from(bytesOf(name)).toString('latin1');
    const places = [...file.matchAll(/[aeo10]/g)].map(({ index }) => index);
    // Some of them, all along the file; by night more.
    const step = Math.max(1, Math.floor(places.length / (onlyDaily ? 12 : 40)));
    for (let at = 0; at < places.length; at += step) {
      const place = places[at]!;
      const changed = file.slice(0, place) + OTHER[file[place]!] + file.slice(place + 1);
      const { is } = verifyAcuse(Buffer.from(changed, 'latin1'));
      expect(`${place}: ${is}`).not.toBe(`${place}: consistent`);
    }
  });

  it('con una anotación o una firma añadida al final se dice que no está como se descargó', () => {
    const more = name.endsWith('.pdf')
      ? '9 0 obj\n<</Type/Annot>>\nendobj\nxref\n0 0\ntrailer\n<</Prev 1>>\nstartxref\n1\n%%EOF\n'
      : '\nRecibido\n';
    expect(verifyAcuse(Buffer.concat([bytesOf(name), Buffer.from(more)])).is).toBe('inconsistent');
  });
});

describe('lo que cambia sólo lo que se ve', () => {
  it.each(FILES.filter((name) => name.endsWith('.pdf')))(
    'una palabra dibujada de otro modo en %s se nota, y se sabe qué se envió',
    (name) => {
      const file = Buffer.from(bytesOf(name)).toString('latin1');
      const shown = [...file.matchAll(/<([0-9a-f]{20,})>Tj/g)].at(-2)!;
      const changed = file.replace(shown[1]!, shown[1]!.replace(/^../, '58'));
      expect(changed).not.toBe(file);
      expect(verifyAcuse(Buffer.from(changed, 'latin1'))).toMatchObject({
        is: 'inconsistent',
        acuse: { mensaje: dataOf(name).mensaje },
      });
    },
  );

  it.each(FILES.filter((name) => name.endsWith('.txt')))(
    'otra palabra en el texto de %s se nota, y pasar por un correo no cambia nada',
    (name) => {
      const text = Buffer.from(bytesOf(name)).toString('utf8');
      for (const word of ['Asunto', 'Nombre', 'No es el', 'Formulario', 'ENVÍO', 'UTC']) {
        const changed = text.replace(word, `x${word}`);
        if (changed !== text) expect(verifyAcuse(Buffer.from(changed)).is).toBe('inconsistent');
      }
      const mailed = `\ufeff${text.replaceAll('\n', '\r\n')}\r\n`;
      expect(verifyAcuse(Buffer.from(mailed)).is).toBe('consistent');
    },
  );
});
