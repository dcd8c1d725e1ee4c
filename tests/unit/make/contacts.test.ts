/** @jest-environment node */
import ICAL from 'ical.js';
import { contactPath } from '@/lib/site/text';
import { recordsOf } from '@/lib/site/records';
import { emitContacts } from '@/scripts/make/emit/contacts';
import { mediaTypeOf } from '@/lib/site/hosts/media-types';
import { isReached } from '@/lib/routes/row-ids';
import { sampleWith } from '../../sample';

const content = sampleWith(({ directorio }) =>
  directorio.data.unidades.forEach((unidad, index) => {
    if (index > 0) unidad.verificado = '2025-01-20';
    unidad.muestra = index === 0;
  }),
);
const { unidades } = content.directorio.data;
const files = emitContacts(content);

function read(text: string) {
  const card = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const values = Object.fromEntries(
    card.getAllProperties().map((property) => [property.name, property.getFirstValue()]),
  );
  return values as Record<string, string | string[]>;
}

describe('los contactos del directorio', () => {
  it('son uno por área, y uno por persona a quien se pueda llamar o escribir', () => {
    const people = unidades.flatMap(({ filas }) => filas.filter(isReached));
    expect(people.length).toBeGreaterThan(40);
    expect(files.size).toBe(unidades.length + people.length);
    const names = [...files.values()].map((text) => read(text)['fn']);
    const areas = recordsOf(content, 'unidad').map(({ title }) => title);
    expect(new Set(names)).toEqual(new Set([...areas, ...people.map(({ nombre }) => nombre)]));
  });

  it('cada uno dice lo mismo que su renglón', () => {
    for (const { url, fields } of recordsOf(content, 'persona')) {
      const text = files.get(contactPath(url).slice(1));
      const { nombre, puesto, unidad, telefono, extension, correo, verificado } = fields as Record<
        string,
        string
      >;
      if (!text || !nombre) continue;
      const card = read(text);
      expect([card['fn'], card['title'], card['org']]).toEqual([
        nombre,
        puesto,
        [content.sitio.data.nombre, unidad],
      ]);
      const digits = telefono && `+52${telefono.replace(/ /g, '')}`;
      expect(card['tel'] ?? '').toBe(extension ? `${digits},${extension}` : digits);
      expect(card['email'] ?? '').toBe(correo);
      expect(String(card['rev'] ?? '').slice(0, 10)).toBe(verificado);
      expect(card['url']).toBe(`https://sindicatura.example${url}`);
    }
  });

  it('son vCard 3.0, con renglones de 75 octetos cuando más', () => {
    for (const text of files.values()) {
      expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
      const lines = text.split('\r\n');
      expect(lines.at(-1)).toBe('');
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(mediaTypeOf('directorio/contraloria.vcf')).toBe('text/vcard; charset=utf-8');
  });
});
