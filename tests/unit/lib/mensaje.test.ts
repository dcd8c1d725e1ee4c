/** @jest-environment node */
import { adviceOf, fieldsOf, isFilled, missingFields, requirementOf } from '@/lib/forms/logic';
import { messageLines } from '@/lib/forms/message';
import { prepareMessage } from '@/lib/forms/machine';
import { sheetPdf } from '@/lib/forms/sheet-pdf';
import { sheetOf } from '@/lib/forms/sheet';
import { SPANISH } from '@/lib/forms/spanish';
import { readFolio } from '@/lib/forms/folio';
import { clockAdvice } from '@/lib/forms/notes';
import { formView } from '@/lib/site/views/form';
import { readPaper } from '../pdf-navegador/read';
import { sampleContent } from '../../sample';
import { COMPLETE, correos, form, mode, MODES } from './formularios';
import { folioOf, openForm } from './machine';
import { DENUNCIA } from './texts';

const NOW = new Date(2025, 0, 7, 12);
const BEGIN = 'Basta con que cuente qué pasó.';
const slugOf = (name: string) => name.split('/')[0] ?? '';
const prepare = (name: string) =>
  prepareMessage(form(slugOf(name)), mode(name), COMPLETE, correos, NOW);

describe('el mensaje', () => {
  it.each(MODES)(
    'la revisión de %s nombra todo lo que sale, en su orden y sin cambiarlo',
    (name) => {
      const { params } = prepare(name);
      const lines = messageLines(form(slugOf(name)), mode(name), params);
      expect(Object.fromEntries(lines.map(({ key, value }) => [key, value]))).toEqual(params);
      expect(lines.map(({ key }) => key)).toEqual(Object.keys(params));
      for (const { key, label } of lines) expect(label).not.toBe(key);
      expect(new Set(lines.map(({ label }) => label)).size).toBe(lines.length);
    },
  );

  // Especificación: D31-01
  it.each(MODES)('el de %s lleva un folio bien formado, del día de quien envía', (name) => {
    const folio = prepare(name).params['folio'] ?? '';
    expect(readFolio(folio)).toBe(folio);
    expect(folio.slice(0, 10)).toBe(`${form(slugOf(name)).folio}-20250107`);
  });

  // Especificación: D31-02
  it('ningún campo del modo anónimo dice quién escribe', () => {
    const { campos, modos } = form('denuncia');
    const anonymous = modos.filter(({ anonimo }) => anonimo);
    expect(anonymous).toHaveLength(1);
    for (const { campos: names, carga } of anonymous) {
      for (const name of names) expect(campos[name]?.identidad).toBe(false);
      for (const value of Object.values(carga))
        if ('campo' in value) expect(names).toContain(value.campo);
    }
    const identity = Object.keys(campos).filter((name) => campos[name]?.identidad);
    expect(identity.sort()).toEqual(['correo', 'nombre', 'telefono']);
    const text = JSON.stringify(prepare('denuncia/anonimo').params);
    for (const name of identity) expect(text).not.toContain(`<${name}>`);
  });
});

describe('lo que el formulario dice', () => {
  it.each([
    ['queja/servidor', 'Todo es obligatorio, menos «Nombre».'],
    ['queja/servicio', 'Todo es obligatorio.'],
    ['denuncia/identificado', BEGIN],
    ['denuncia/anonimo', BEGIN],
  ])('antes de los campos de %s, qué hace falta', (name, words) => {
    expect(requirementOf(form(slugOf(name)), mode(name), SPANISH)).toBe(words);
  });

  // Especificación: D26-03
  it('un correo o un teléfono raros sólo merecen un consejo', () => {
    const fields = fieldsOf(form('queja'), mode('queja/servidor'));
    const advice = (correo: string, telefono: string) =>
      adviceOf(fields, { correo, telefono }, '2025-01-07', SPANISH).map(
        ({ look, why }) => `${look}: ${why}.`,
      );
    expect(advice('ana@correo.example', '664 555 0111')).toEqual([]);
    expect(advice('', '')).toEqual([]);
    expect(advice('ana.correo', '555')).toEqual([
      'Revise su teléfono: un teléfono de México tiene diez cifras.',
      'Revise su correo electrónico: una dirección se escribe como nombre@dominio.mx.',
    ]);
  });

  it('la hoja llena dice de qué oficina es, y lleva lo escrito letra por letra', () => {
    const desk = { linea: '070', correo: 'q@s.example', domicilio: 'Palacio', horario: 'lunes' };
    const descripcion = 'Ñandú 😀 {{x}}';
    const sheet = sheetOf(form('denuncia'), mode('denuncia/anonimo'), desk, SPANISH, {
      descripcion,
    });
    const { text, attachment } = readPaper(sheetPdf(sheet, 'Sindicatura, SIN VALIDEZ', SPANISH));
    expect(text).toContain('Sindicatura, SIN VALIDEZ');
    const exact = Buffer.from(attachment?.bytes ?? '', 'latin1').toString('utf8');
    expect(exact).toContain(descripcion);
  });
});

const only = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'x']));
const without = (...names: string[]) => ({
  ...COMPLETE,
  ...Object.fromEntries(names.map((name) => [name, ''])),
});

describe('los espacios solos no cuentan como escritos', () => {
  it.each([
    ['', false],
    ['  \n\t', false],
    ['\u00a0', false],
    [' a ', true],
    ['0', true],
  ])('%j: %s', (value, filled) => {
    expect(isFilled(value)).toBe(filled);
  });
  it('un campo que nadie tocó está vacío', () => expect(isFilled(undefined)).toBe(false));
});

const ONE_OF = ['correo', 'descripcion', 'nombre', 'telefono'];
const SERVIDOR =
  'cargo checkbox correo dependencia descripcion direccion nombreServidorP telefono'.split(' ');
const SERVICIO = ['checkbox', 'descripcion', 'nombres', 'numeroDeReporte', 'telefono'];

const ASKED: [mode: string, values: Record<string, string>, missing: string[]][] = [
  ...ONE_OF.map((name): (typeof ASKED)[number] => ['denuncia/identificado', only(name), []]),
  ['denuncia/identificado', {}, ONE_OF],
  ['denuncia/identificado', only('fecha', 'lugar'), ONE_OF],
  ['denuncia/identificado', { nombre: ' ', descripcion: '\n' }, ONE_OF],
  ['denuncia/anonimo', only('descripcion'), []],
  ['denuncia/anonimo', only('lugar'), []],
  [
    'denuncia/anonimo',
    only(...ONE_OF.filter((name) => name !== 'descripcion'), 'fecha'),
    ['descripcion', 'lugar'],
  ],
  ['queja/servidor', COMPLETE, []],
  ['queja/servidor', without('nombre', 'nombres', 'numeroDeReporte'), []],
  ['queja/servidor', {}, SERVIDOR],
  ...SERVIDOR.map((name): (typeof ASKED)[number] => ['queja/servidor', without(name), [name]]),
  ['queja/servicio', only(...SERVICIO), []],
  ...SERVICIO.map((name): (typeof ASKED)[number] => ['queja/servicio', without(name), [name]]),
];

// Especificación: 5-25, 5-26, 5-27, 5-28, 5-29, 5-30, 5-31, 5-32, 5-33, 5-34, 5-35, 5-36, 5-37
// Especificación: 5-38, 5-40, 5-41, 5-42, 5-43, 5-44, 5-45, 5-49, D26-01, D26-02
it.each(ASKED)('en %s, con %j escrito, falta %j', (name, values, missing) => {
  expect(missingFields(mode(name), values).sort()).toEqual(missing);
});

const PUBLISHED = '2026-11-21';

describe('un equipo con la fecha equivocada', () => {
  it.each([
    ['1999-01-01', true],
    ['2026-11-18', true],
    ['2026-11-19', false],
    ['2026-11-21', false],
    ['2026-11-24', false],
    ['2029-06-01', false],
    ['2031-11-22', true],
    ['2099-12-31', true],
  ])('el %s, en un sitio publicado el 21 de noviembre de 2026: ¿se dice? %s', (day, said) => {
    expect(clockAdvice(day, PUBLISHED, SPANISH) !== undefined).toBe(said);
  });

  it('el sitio lo compara con el día en que la oficina revisó sus textos, no con un reloj', () => {
    const content = sampleContent();
    const send = { queja: null, denuncia: null, sugerencia: null };
    const assets = { pdf: () => undefined };
    const sources = { content, assets, settings: { send } } as unknown as Parameters<
      typeof formView
    >[0];
    const { publicado, issuer } = formView(sources, 'denuncia');
    expect(publicado).toBe('2025-01-27');
    // The sample is a demonstration, and its papers say so.
    expect(issuer.oficina).toContain('DEMOSTRACIÓN, SIN VALIDEZ');
  });

  it('si por eso lo rechazan, reintentar hace otro folio, con la fecha ya corregida', () => {
    const opened = openForm('denuncia');
    const refused = opened.sent(DENUNCIA, 'clock');
    opened.pass(40 * 24 * 60 * 60 * 1000);
    opened.retry();
    const { message } = opened.step('review');
    expect(message.values).toMatchObject(DENUNCIA);
    expect(folioOf(message)).not.toBe(folioOf(refused));
    expect(folioOf(message)).toMatch(/^D-20250216-/);
    opened.confirm();
    opened.answer('delivered');
    expect(opened.folios()).toEqual([folioOf(message)]);
    expect(opened.dirty()).toBe(false);
  });
});
