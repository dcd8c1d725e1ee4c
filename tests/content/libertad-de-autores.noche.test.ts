/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyFreedoms, contentFaults, copyOfTheOffice, freedoms, officeIn } from '../authors';

const made: string[] = [];
afterAll(() => made.forEach((root) => rmSync(root, { recursive: true, force: true })));
jest.setTimeout(180_000);

function copy(): string {
  const root = copyOfTheOffice();
  made.push(root);
  return root;
}

describe('siguiendo el manual, sobre lo que la oficina tiene publicado hoy, un autor puede', () => {
  it.each(Object.entries(freedoms))('%s', async (_what, apply) => {
    const root = copy();
    await apply(root);
    expect(contentFaults(root)).toEqual([]);
  });

  it('hacerlo todo a la vez', async () => {
    const root = copy();
    const before = officeIn(root);
    await applyFreedoms(root);
    expect(contentFaults(root)).toEqual([]);

    const after = officeIn(root);
    const numbers = (from: typeof after) => from.comunicados.map(({ data }) => data.numero);
    const inForce = ({ normas }: typeof after) =>
      normas.flatMap(({ data }) => data.normas).filter(({ estado }) => estado === 'vigente');
    expect(Math.max(...numbers(after))).toBe(Math.max(...numbers(before)) + 1);
    expect(after.direcciones).toHaveLength(before.direcciones.length + 1);
    expect(after.directorio.data.unidades).toHaveLength(before.directorio.data.unidades.length + 1);
    // Two more, and one retired.
    expect(inForce(after)).toHaveLength(inForce(before).length + 1);
    expect(after.sitio.data).toMatchObject({
      telefono: '664 000 0123',
      demostracion: false,
      sugerencias: { activo: true },
    });
  });
});

it('lo que un autor escribe mal sí se señala', async () => {
  const root = copy();
  await freedoms['publicar el comunicado que sigue'](root);
  const numero = Math.max(...officeIn(root).comunicados.map(({ data }) => data.numero));
  const file = `content/prensa/comunicado-de-prueba-${numero}.md`;
  const text = readFileSync(path.join(root, file), 'utf8');
  writeFileSync(path.join(root, file), text.replace(/^alt: .*\n/m, ''));
  expect(contentFaults(root)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:2 alt: falta este dato\\. `)),
  ]);
});
