/** @jest-environment node */
import { organigrama, type OrgNode } from '@/lib/site/organigrama';
import { sampleContent } from '../../sample';

const { unidades } = sampleContent().directorio.data;
const every = (nodes: OrgNode[]): OrgNode[] =>
  nodes.flatMap((node) => [node, ...every(node.hijos)]);

describe('el organigrama', () => {
  const roots = organigrama(unidades);

  it('sale del directorio: una cabeza, y todas las unidades una vez', () => {
    expect(roots.map(({ nombre }) => nombre)).toEqual(['OFICINA DEL SÍNDICO PROCURADOR']);
    expect(roots[0]?.puestos[0]).toBe('Síndica Procuradora');
    const ids = every(roots).map(({ id }) => id);
    expect([...ids].sort()).toEqual(unidades.map(({ id }) => id).sort());
  });

  it('cuelga cada unidad de la que dice su «depende»', () => {
    const [a, b, c] = unidades;
    const [head] = organigrama([
      { ...a!, depende: undefined },
      { ...b!, depende: a!.id },
      { ...c!, depende: b!.id },
    ]);
    expect(head?.hijos[0]?.hijos[0]?.id).toBe(c!.id);
  });
});
