/** @jest-environment node */
import { personIds } from '@/lib/routes/row-ids';
import { organigrama, type OrgNode } from '@/lib/site/organigrama';
import { promisedPdfs } from '@/lib/routes/documents';
import { comunicadoPdf, direccionPath, normaPdf } from '@/lib/routes';
import { sampleContent } from '../../sample';

const unidad = (id: string, ...nombres: [nombre: string, puesto: string][]) => ({
  id,
  filas: nombres.map(([nombre, puesto]) => ({ nombre, puesto })),
});

describe('la dirección de un renglón', () => {
  it('de una persona es su nombre, en el orden que sea', () => {
    const ana: [string, string] = ['Ana Ruíz', 'Auditora'];
    const luz: [string, string] = ['Luz Peña', 'Auditora'];
    expect(personIds([unidad('a', ana, luz)])).toEqual([['persona-ana-ruiz', 'persona-luz-pena']]);
    expect(personIds([unidad('b', luz), unidad('a', ana)])).toEqual([
      ['persona-luz-pena'],
      ['persona-ana-ruiz'],
    ]);
  });

  it('de quienes se llaman igual, y de un puesto vacante, es su puesto en su área', () => {
    expect(
      personIds([
        unidad('a', ['Ana', 'Auditora'], ['- - -', 'Caja']),
        unidad('b', ['Ana', 'Caja']),
      ]),
    ).toEqual([['puesto-a-auditora', 'puesto-a-caja'], ['puesto-b-caja']]);
  });

  it('nadie tiene la de otro', () =>
    expect(personIds([unidad('a', ['', 'Caja'], ['Vacante', 'Caja'], ['Luz', 'Caja'])])).toEqual([
      [undefined, undefined, 'persona-luz'],
    ]));
});

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

const content = sampleContent();

// Especificación: 2.1-16
it('la Dirección Social lleva el nombre del producto en su ruta', () => {
  const social = content.direcciones.find(({ slug }) => slug === 'social')!;
  expect(direccionPath(social)).toBe(`/${content.sitio.data.producto}Social/`);
});

describe('los PDF', () => {
  // Especificación: 2.5-45, 3-23
  it('se llaman como pide la especificación', () => {
    expect(
      [1, 10, 100, 1000].map((numero) => comunicadoPdf(sampleContent().sitio.data, numero)),
    ).toEqual(['001', '010', '100', '1000'].map((n) => `/static/pdf/NOTICIAS/SP_COM_${n}.pdf`));
    expect(normaPdf('normas-especiales', 'NTE-01')).toBe(
      '/static/pdf/normas-especiales/NTE-01.pdf',
    );
  });

  // Especificación: 7-56
  it('los prometidos son los de comunicados, normas con enlace y documentos', () => {
    const pdfs = promisedPdfs(content).map(({ path }) => path);
    expect(pdfs).toEqual(
      expect.arrayContaining([
        '/static/pdf/NOTICIAS/SP_COM_010.pdf',
        '/static/pdf/normas-administrativas/NTA-07.pdf',
        '/static/pdf/CV.pdf',
        '/static/pdf/MANUAL DEL SISTEMA E-R 2024.pdf',
        '/static/pdf/Codigo de etica.pdf',
        '/static/pdf/PyLANTI.pdf',
      ]),
    );
    for (const unlinked of ['NTA-19', 'NTA-39', 'NTA-41', 'NTA-43'])
      expect(pdfs).not.toContain(`/static/pdf/normas-administrativas/${unlinked}.pdf`);
    expect(new Set(pdfs).size).toBe(pdfs.length);
  });
});
