/** @jest-environment node */
import type { File } from '@/lib/content/lint/check-file';
import { References } from '@/lib/content/parse/references';
import { valuesOf } from '@/lib/content/load/reference-values';

const SITIO = 'telefono: 664 555 0100\nsugerencias: { activo: true }\n';
const OFICINA = 'plazo: { que: Plazo, valor: "" }\ncosto: { que: Costo, valor: "  120 pesos " }\n';
const CORREO = (via: string) => `via: ${via}
vias:
  servicio: { mensajero: un servicio, mensajeroVe: 'Llame al {{telefono}}.' }
  relevo: { mensajero: el servidor, mensajeroVe: Nada. }
`;

const NO_LAWS = 'ordenamientos: []\n';
const LEYES = { leyesFederales: NO_LAWS, leyesEstatales: NO_LAWS, leyesMunicipales: NO_LAWS };

const files = (texts: Record<string, string>): File[] =>
  Object.entries(texts).map(([name, text]) => ({
    name: name as File['name'],
    file: `content/${name}.yml`,
    text,
  }));

describe('lo que un texto puede nombrar entre llaves', () => {
  it('son los datos del sitio, los de la oficina y quién lleva los mensajes', () => {
    const all = { sitio: SITIO, oficina: OFICINA, correo: CORREO('servicio') };
    expect(valuesOf(files(all))).toMatchObject({
      telefono: '664 555 0100',
      plazo: 'por confirmar por la oficina',
      costo: '120 pesos',
      mensajero: 'un servicio',
      mensajeroVe: 'Llame al 664 555 0100.',
    });
  });

  it.each([
    ['ninguno', {}],
    ['con otra forma', { oficina: '- a\n', sitio: 'nada', correo: 'vias: 3\nvia: relevo\n' }],
    ['que no se pueden leer', { oficina: 'a: [', sitio: 'a: "', correo: '"' }],
  ])('con archivos %s no se culpa a los textos que se refieren a ellos', (_case, texts) => {
    const references = new References(valuesOf(files(texts)));
    for (const key of ['telefono', 'correoDenuncias', 'mensajero', 'mensajeroVe'])
      expect([key, references.isFaulty(key)]).toEqual([key, true]);
  });

  it('un dato mal escrito es de su archivo; los demás sirven', () => {
    const references = new References(
      valuesOf(
        files({
          sitio: 'telefono: 66\nnombre: Oficina\n',
          oficina: OFICINA,
          correo: CORREO('relevo'),
          ...LEYES,
        }),
      ),
    );
    expect(references.isFaulty('telefono')).toBe(true);
    expect([references.isFaulty('nombre'), references.get('nombre')]).toEqual([false, 'Oficina']);
    expect([references.isFaulty('telefno'), references.get('telefno')]).toEqual([false, undefined]);
  });
});
