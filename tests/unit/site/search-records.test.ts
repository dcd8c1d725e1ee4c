/** @jest-environment node */
import { Anchors } from '@/lib/check/anchors';
import { readContent } from '@/lib/content/load/reading';
import { searchRecords } from '@/lib/site/records/search';
import { SAMPLE } from '../../sample';

const said = readContent(SAMPLE);
const records = searchRecords(said.content);
const find = (start: string) => records.find(({ title }) => title.startsWith(start));

describe('lo que el buscador encuentra dentro de las páginas', () => {
  it('lleva a un lugar que existe', () => {
    const anchors = new Anchors(said);
    expect(records.length).toBeGreaterThan(80);
    expect(records.flatMap(({ url }) => anchors.problem(url, undefined) ?? [])).toEqual([]);
  });

  it('una persona, con su puesto, su área y su teléfono', () => {
    expect(find('Mariana Elizalde')).toMatchObject({
      url: '/directorio/#persona-mariana-elizalde-quiroz',
      summary: expect.stringMatching(
        /^Síndica Procuradora\. Oficina .*664\u00a0555\u00a00100 ext\.\u00a01101/,
      ),
    });
  });

  it('un área, con el teléfono de quien la encabeza', () => {
    expect(find('Dirección de Contraloría')).toMatchObject({
      url: '/directorio/#contraloria',
      summary: expect.stringContaining('664\u00a0555\u00a00100 ext.\u00a01301'),
    });
  });

  it('una pregunta, y un formulario por lo que le pasó a la gente', () => {
    expect(records.some(({ url }) => url.startsWith('/DeclaraNet/#'))).toBe(true);
    const [denuncia, ...others] = records.filter(({ url }) => url === '/denuncia/#contenido');
    expect(denuncia?.words).toMatch(/mordida/);
    expect(others).toEqual([]);
  });
});
