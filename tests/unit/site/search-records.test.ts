/** @jest-environment node */
import { Anchors } from '@/lib/check/anchors';
import { readContent } from '@/lib/content/load/reading';
import { searchRecords } from '@/lib/site/records/search';
import { keptIn, SAMPLE } from '../../sample';

const said = readContent(SAMPLE, { store: keptIn('muestra') });
const records = searchRecords(said.content);
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
