/** @jest-environment node */
import { allPages } from '@/lib/site/pages';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import { sampleContent } from '../../sample';

const content = sampleContent();

describe('la tabla de lo que se publica', () => {
  it.each(RECORD_NAMES)('cada renglón de «%s» cumple con el esquema de sus campos', (name) => {
    const records = recordsOf(content, name);
    expect(records.length).toBeGreaterThan(0);
    for (const { fields } of records) recordKindOf(name).schema.parse(fields);
  });

  it.each(RECORD_NAMES)('de «%s», ninguno tiene el nombre de otro', (name) => {
    const ids = recordsOf(content, name).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tiene cada página una vez, sin las que se retiraron', () => {
    const pages = RECORD_NAMES.filter((name) => recordKindOf(name).isPage).flatMap((name) =>
      recordsOf(content, name).filter(({ url }) => !url.includes('#') && url.endsWith('/')),
    );
    const all = allPages(content)
      .filter(({ kind }) => kind !== 'retirada')
      .map(({ ruta }) => ruta);
    const shortcuts = pages.filter(({ chosen }) => chosen);
    expect(pages.length - shortcuts.length).toBe(all.length);
    expect(new Set(pages.map(({ url }) => url))).toEqual(new Set(all));
  });
});
