/** @jest-environment node */
import { nameWords, pathWords } from '@/lib/content/faults';
import { goodName, MAX_NAME, nameProblem, pathProblem } from '@/lib/content/model/paths';
import { Direccion, Inicio, Sitio } from '@/lib/content/model/schemas';
import { headingId, slugify } from '@/lib/content/model/slug';
import { imagen, nombrePdf, pdf } from '@/lib/content/model/fields';
import { said } from './said';
import { z } from 'zod';

describe('el nombre que será dirección', () => {
  it.each(['abren-modulo', '2025', 'a', 'x'.repeat(MAX_NAME)])('«%s» sirve', (name) =>
    expect(nameProblem(name)).toBeUndefined(),
  );

  it.each([
    ...['', 'Abren', 'abren módulo', '_abren', 'ñandú', '-abren', 'abren--modulo', 'x.md', 'a/b'],
    ...['..', '%2e%2e', 'a?b', '{{producto}}', '<b>x</b>', 'a\nb', 'a\\b', '日本', 'a\u0000b'],
    'x'.repeat(MAX_NAME + 1),
  ])('%j no', (name) => expect(nameWords(nameProblem(name)!)).toMatch(/ dirección/));

  it.each([...['imagenes', 'static', 'index', 'default', 'quejapublica', 'con', 'lpt9']])(
    '«%s» ya es de otro',
    (name) => {
      expect(nameWords(nameProblem(name)!)).toContain('ya usan. Elija otro');
      expect(nameProblem(name, { free: false })).toBeUndefined();
    },
  );

  it('las mayúsculas valen sólo en las direcciones, y no cambian de quién es un nombre', () => {
    expect(nameProblem('direccionAdministrativa')).toBeDefined();
    expect(nameProblem('direccionAdministrativa', { mixed: true })).toBeUndefined();
    for (const name of ['Static', 'buscar', 'NUL'])
      expect(nameProblem(name, { mixed: true })).toMatchObject({ reason: 'taken' });
  });

  it('se ofrece otro que sirva, si se puede', () => {
    expect(goodName('Abren módulo (2)')).toBe('abren-modulo-2');
    expect(goodName('x'.repeat(200))).toBe('x'.repeat(MAX_NAME));
    expect(goodName('direcciónSocial', { mixed: true })).toBe('direccionSocial');
    for (const name of ['日本', 'Index', '_', '']) expect(goodName(name)).toBeUndefined();
  });
});

const OUTSIDE = [
  ...['../x', '../../../../x', 'a/../../x', './x', 'a/./x', '/x', 'a//x', '..\\x', 'a\\..\\..\\x'],
  ...['%2e%2e/x', '%2E%2E%2Fx', '..%2fx', '%252e%252e/x', 'a\u0000/x', 'a\nx', 'a\u200Bx'],
  ...['x?y', 'x#y', 'C:/x', 'a*x', 'a|x', ' x', 'a /x', 'a./x', 'x'.repeat(300)],
];

describe('ninguna ruta sale de su carpeta', () => {
  it.each(OUTSIDE)('%j', (middle) => {
    const one = (schema: z.ZodType, value: string) => schema.safeParse(value).success;
    expect(one(imagen('tarjeta'), `/imagenes/${middle}.jpg`)).toBe(false);
    expect(one(pdf(), `/static/pdf/${middle}.pdf`)).toBe(false);
    expect(one(nombrePdf(), `${middle}.pdf`)).toBe(false);
  });

  it.each([
    ['/static/pdf/avisos/aviso (2).pdf', pdf],
    ['/imagenes/reunión del año.JPG', () => imagen('tarjeta')],
  ])('«%s» sí sirve', (value, schema) => {
    expect(schema().safeParse(value).success).toBe(true);
    expect(pathProblem(value)).toBeUndefined();
  });

  it('se dice qué le sobra', () => {
    expect(
      said(z.strictObject({ imagen: imagen('tarjeta') }), { imagen: '/imagenes/../../x.jpg' }),
    ).toEqual([
      'imagen: la ruta lleva «..» y no puede salir de su carpeta. Escríbala completa. Escriba, por ejemplo: imagen: /imagenes/reunion.jpg',
    ]);
    expect(pathWords(pathProblem('/imagenes/a\u0000.jpg')!)).toContain(
      'un signo invisible (U+0000)',
    );
    expect(pathWords(pathProblem('/imagenes/100%.jpg')!)).toContain('«%»');
  });
});

describe('los demás campos que llevan a un lugar', () => {
  const wrong = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success === false;

  it.each(['a b', 'archivo municipal', 'a/b', '..', '%2F', 'x?', 'x#', '[slug]', '_next', 'ñ'])(
    'la ruta de una dirección no puede ser «%s»',
    (ruta) => expect(wrong(Direccion.shape.ruta, ruta)).toBe(true),
  );

  it('el sitio ocupa la raíz de su nombre', () => {
    for (const url of ['https://x.example/sub/', 'https://x.example/?a', 'https://x.example/#a'])
      expect(wrong(Sitio.shape.url, url)).toBe(true);
    for (const url of ['https://x.example', 'https://x.example/', 'https://x.example:8443'])
      expect(wrong(Sitio.shape.url, url)).toBe(false);
  });

  it('un icono es el nombre de un dibujo, sin carpetas', () => {
    const icono = Direccion.shape.icono;
    for (const name of ['../../x', 'a/b', 'a.svg', '..', 'a\u0000'])
      expect(wrong(icono, name)).toBe(true);
  });

  it.each([
    ...['https://', 'https:///evil', 'https://x y/', '//evil.example/', '#', 'prensa/'],
    'javascript:1',
  ])('un mosaico de la portada no enlaza «%s»', (enlace) =>
    expect(wrong(Inicio.shape.seguimiento, { titulo: 'A', enlace })).toBe(true),
  );
  it.each(['/prensa/', '#queja', '/static/pdf/Codigo de etica.pdf', 'https://x.example/a?b#c'])(
    'y sí «%s»',
    (enlace) => expect(wrong(Inicio.shape.seguimiento, { titulo: 'A', enlace })).toBe(false),
  );
});

describe('los nombres en las direcciones', () => {
  it.each([
    ['Recuerdan plazo: ¡30 días!', 'Recuerdan-plazo-30-dias'],
    ['direccionAdministrativa', 'direccionAdministrativa'],
    ['  año -- 2025  ', 'ano-2025'],
    ['¿?', ''],
  ])('«%s» queda «%s»', (text, slug) => expect(slugify(text)).toBe(slug));

  it('los de los títulos van en minúsculas', () => {
    expect(headingId('¿Cómo se compone?')).toBe('como-se-compone');
    expect(headingId('SubDirección de Cuenta Pública')).toBe('subdireccion-de-cuenta-publica');
  });
});
