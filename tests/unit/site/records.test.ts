/** @jest-environment node */
import { allPages } from '@/lib/site/pages';
import { feedsOf, RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import { Anchors } from '@/lib/check/anchors';
import { readContent } from '@/lib/content/load/reading';
import { searchRecords } from '@/lib/site/records/search';
import { keptIn, SAMPLE } from '../../sample';

const said = readContent(SAMPLE, { store: keptIn('muestra') });
const { content } = said;

describe('la tabla de lo que se publica', () => {
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

it('qué direcciones nombra un comunicado se busca una vez, por muchas páginas que lo pregunten', () => {
  const search = jest.fn(() => '');
  const [one] = content.comunicados.map((release) => ({ ...release }));
  const asked = { ...content, comunicados: [Object.defineProperty(one!, 'body', { get: search })] };
  for (let page = 0; page < 3; page += 1) feedsOf(asked);
  expect(search).toHaveBeenCalledTimes(content.direcciones.length);
});

const records = searchRecords(content);
const find = (address: string) => records.find(({ url }) => url === address);

describe('a dónde lleva el buscador', () => {
  it('lleva a un lugar que existe', () => {
    const anchors = new Anchors(said);
    expect(records.length).toBeGreaterThan(80);
    expect(records.flatMap(({ url }) => anchors.problem(url, undefined) ?? [])).toEqual([]);
  });

  it.each([
    [
      'una persona, con su puesto, su área y su teléfono',
      '/directorio/#persona-mariana-elizalde-quiroz',
      'Mariana Elizalde Quiroz',
      /^Síndica Procuradora\. Oficina .*664\u00a0555\u00a00100 ext\.\u00a01101/,
    ],
    [
      'un área, con el teléfono de quien la encabeza',
      '/directorio/#contraloria',
      'Dirección de Contraloría',
      /664\u00a0555\u00a00100 ext\.\u00a01301/,
    ],
  ])('%s', (_which, address, title, summary) => {
    expect(find(address)).toMatchObject({ title, summary: expect.stringMatching(summary) });
  });

  it('una norma y un comunicado, por su número escrito de cualquier modo', () => {
    const norma = find('/normatividad/nta-33/');
    expect(norma).toMatchObject({ kind: 'norma', words: expect.stringMatching(/norma33.*nta33/) });
    const ten = records.filter(({ words }) => words.includes('comunicado10'));
    expect(ten.map(({ kind }) => kind)).toEqual(['comunicado']);
  });

  it('una pregunta, un documento, y un formulario por lo que le pasó a la gente', () => {
    expect(records.some(({ url }) => url.startsWith('/DeclaraNet/#'))).toBe(true);
    expect(records.filter(({ kind }) => kind === 'documento').length).toBeGreaterThan(3);
    const [denuncia, ...others] = records.filter(({ url }) => url === '/denuncia/');
    expect(denuncia?.words).toMatch(/mordida/);
    expect(others).toEqual([]);
  });
});
