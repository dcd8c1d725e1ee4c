/** @jest-environment node */
import { fileWords } from '@/lib/content/faults';
import type { File } from '@/lib/content/lint/check-file';
import { valuesOf } from '@/lib/content/load/reference-values';
import { References, replaceInText, replaceReferences } from '@/lib/content/parse/references';

const SITIO = {
  telefono: '664 555 0100',
  correo: 'a@b.example',
  demostracion: true,
  'ley LGRA': 'LGRA',
  redSocial: { nombre: 'Red' },
};

function replace(value: unknown) {
  const said: string[] = [];
  const result = replaceReferences(value, new References(SITIO), (field, found) => {
    said.push(`${field.join('.')} ${fileWords(found)}`);
  });
  return { result, said };
}

describe('las referencias a sitio.yml', () => {
  it('se cambian en cualquier texto, a cualquier profundidad', () => {
    const { result, said } = replace({
      a: ['Tel. {{telefono}}', { b: '{{ correo }} y {{telefono}}' }],
      c: 7,
      d: null,
    });
    expect(result).toEqual({
      a: ['Tel. 664 555 0100', { b: 'a@b.example y 664 555 0100' }],
      c: 7,
      d: null,
    });
    expect(said).toEqual([]);
  });

  it('en la dirección de una llamada, el teléfono va sin espacios', () => {
    const { result } = replace('[{{telefono}}](tel:{{telefono}})');
    expect(result).toBe('[664 555 0100](tel:6645550100)');
  });

  it('con mayúscula, el valor empieza una oración', () => {
    const office = new References({ quienAudita: 'la Auditoría' });
    expect(replaceInText('{{QuienAudita}} y {{quienAudita}}', office, () => undefined)).toBe(
      'La Auditoría y la Auditoría',
    );
  });

  it.each([
    ['de {{quien}}', 'del Órgano'],
    ['A {{quien}} y a {{quien}}', 'Al Órgano y al Órgano'],
    ['ante {{quien}}, o desde {{quien}}', 'ante el Órgano, o desde el Órgano'],
    ['«De {{otra}}»', '«De la Contraloría»'],
  ])('el artículo de su valor se junta con lo de antes: %s', (text, read) => {
    const office = new References({ quien: 'el Órgano', otra: 'la Contraloría' });
    expect(replaceInText(text, office, () => undefined)).toBe(read);
  });

  it('una mal escrita recibe la sugerencia, con el lugar donde está', () => {
    const { result, said } = replace({ a: [{ b: 'Tel. {{telefno}}' }] });
    expect(said).toEqual([
      'a.0.b la referencia {{telefno}} no existe en content/sitio.yml ni en content/oficina.yml. ¿Quiso escribir {{telefono}}?',
    ]);
    expect(result).toEqual({ a: [{ b: 'Tel. {{telefno}}' }] });
  });

  it('una que no se parece a ninguna recibe la lista', () => {
    expect(replace('{{municipio}}').said[0]).toContain('Use una de: telefono, correo.');
  });

  it.each(['{{demostracion}}', '{{constructor}}'])('%s no es un texto: se dice', (text) => {
    expect(replace(text)).toMatchObject({ result: text, said: [expect.stringContaining(text)] });
  });

  it('una cita y una marca se leen, y se avisa de cada una con su lugar', () => {
    const noted: string[] = [];
    const result = replaceReferences(
      { a: ['Cinco días {{ley LGRA 102}}.', 'Nació aquí {{ muestra }} {{porConfirmar}}.'] },
      new References(SITIO),
      () => undefined,
      (field, special) => noted.push(`${field.join('.')} ${JSON.stringify(special)}`),
    );
    expect(result).toEqual({
      a: ['Cinco días (LGRA, artículo 102).', 'Nació aquí (dato de muestra) (por confirmar).'],
    });
    expect(noted).toEqual([
      'a.0 {"citas":[{"siglas":"LGRA","articulos":["102"],"porConfirmar":false}]}',
      'a.1 {"mark":"muestra"}',
      'a.1 {"mark":"porConfirmar"}',
    ]);
  });

  it('un valor con signos raros entra tal cual', () => {
    const odd = new References({ a: '$& $1 {{a}}' });
    expect(replaceInText('x {{a}}', odd, () => undefined)).toBe('x $& $1 {{a}}');
  });
});

const SITIO_YML = 'telefono: 664 555 0100\nsugerencias: { activo: true }\n';
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
    const all = { sitio: SITIO_YML, oficina: OFICINA, correo: CORREO('servicio') };
    expect(valuesOf(files(all))).toMatchObject({
      telefono: '664 555 0100',
      plazo: 'pregunte a la oficina',
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
