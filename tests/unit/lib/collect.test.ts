/** @jest-environment node */
import { findDocumento } from '@/lib/site/required-content';
import { comunicado, copies, swap } from '../../content/project';

const { check, cleanUp, read } = copies();
afterAll(cleanUp);

it('los comunicados van del más nuevo al más viejo; el mismo día, primero el número mayor', () => {
  const later = comunicado({ titulo: 'Otro', numero: 99 });
  const { comunicados } = read({ 'prensa/uno.md': comunicado(), 'prensa/dos.md': later }).content;
  const order = comunicados.map(({ data }) => data);
  expect(order).toEqual(
    [...order].sort((a, b) => b.fecha.localeCompare(a.fecha) || b.numero - a.numero),
  );
  expect(order.filter(({ fecha }) => fecha === '2025-02-03')[0]?.numero).toBe(99);
});

describe('los documentos que el sitio enlaza', () => {
  it('si falta el de los formularios, la revisión dice dónde se enlaza y qué escribir', () => {
    const edits = { 'documentos.yml': swap('    donde: formularios\n', '') };
    const { problems, at } = check(edits);
    expect(problems).toEqual([
      `documentos.yml:${at('documentos.yml', 'documentos:')} documentos: falta un documento que el sitio enlaza junto a los formularios. Escriba en su renglón donde: formularios`,
    ]);
    expect(() => findDocumento(read(edits).content, 'formularios')).toThrow('formularios');
  });
});
