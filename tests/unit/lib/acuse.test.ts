/** @jest-environment node */
import { acusePdf, acuseText, createAcuse, type Acuse } from '@/lib/forms/acuse';
import { provenLines, verifyAcuse as verify } from '@/lib/forms/acuse-check';
import { canonicalOf, createFolio } from '@/lib/forms/folio';
import { formsByLetter } from '@/lib/forms/by-letter';
import { prepareMessage } from '@/lib/forms/machine';
import { knownForms } from '@/lib/site/kinds/paginas';
import { sampleContent } from '../../sample';
import { COMPLETE, correos, form, mode, MODES } from './formularios';

const content = sampleContent();
const FORMS = knownForms(content);
const verifyAcuse = (file: Uint8Array, forms = FORMS) => verify(file, forms);

const ISSUER = {
  oficina: 'Sindicatura Procuradora',
  pagina: 'https://sindicatura.example/acuse/verificar/',
};
const WORDS =
  'Pidió «dinero»: 500 pesos 😀 مرحبا\n\n  {"acuse":1,"folio":"Q"}\n<b>no</b> \\ (ñ) %%EOF';

const issue = (name: string, texts: Record<string, string> = {}): Acuse => {
  const definition = form(name.split('/')[0] ?? '');
  const values = { ...COMPLETE, ...texts };
  const message = prepareMessage(definition, mode(name), values, correos, new Date(2025, 0, 7, 12));
  return createAcuse(definition, mode(name), message, ISSUER, new Date(2025, 0, 7, 12, 1, 2));
};
const bytes = (text: string) => new TextEncoder().encode(text);
const replace = (file: Uint8Array, from: string, to: string) =>
  Uint8Array.from(Buffer.from(Buffer.from(file).toString('latin1').replace(from, to), 'latin1'));

describe('el acuse', () => {
  it.each(MODES)('el de %s se comprueba, en PDF y en texto', (name) => {
    const acuse = issue(name, { descripcion: WORDS, sugerencia: WORDS });
    expect(verifyAcuse(acusePdf(acuse))).toEqual({ is: 'consistent', acuse });
    expect(verifyAcuse(bytes(acuseText(acuse)))).toEqual({ is: 'consistent', acuse });
  });

  it('no nombra lo que dejé en blanco', () => {
    const acuse = issue('denuncia/identificado', { lugar: '', telefono: '' });
    expect(acuseText(acuse).split('Datos para comprobar')[0]).not.toMatch(
      /Lugar|Teléfono|sin dato/,
    );
    expect(verifyAcuse(bytes(acuseText(acuse)))).toEqual({ is: 'consistent', acuse });
    expect(verifyAcuse(acusePdf(acuse))).toEqual({ is: 'consistent', acuse });
  });

  it('pasa por un programa de correo que cambia los saltos de línea y sigue bien', () => {
    const acuse = issue('denuncia/anonimo', { descripcion: WORDS });
    const mailed = `\ufeff${acuseText(acuse).replaceAll('\n', '\r\n')}\r\n`;
    expect(verifyAcuse(bytes(mailed))).toEqual({ is: 'consistent', acuse });
  });

  it('medio emoji, que ningún archivo puede guardar, no hace pensar que alguien lo cambió', () => {
    const acuse = issue('denuncia/anonimo', { descripcion: 'Vi \ud83d todo.' });
    expect(verifyAcuse(bytes(acuseText(acuse))).is).toBe('consistent');
    expect(verifyAcuse(acusePdf(acuse)).is).toBe('consistent');
  });

  it.each(MODES)('una letra cambiada en lo enviado de %s se nota', (name) => {
    const acuse = issue(name);
    for (const key of Object.keys(acuse.mensaje)) {
      const mensaje = { ...acuse.mensaje, [key]: `${acuse.mensaje[key]}.` };
      const forged = { ...acuse, mensaje };
      expect(verifyAcuse(acusePdf(forged)).is).toBe('altered');
      expect(verifyAcuse(bytes(acuseText(forged))).is).toBe('altered');
    }
    const other = { ...acuse, azar: issue(name).azar };
    expect(verifyAcuse(bytes(acuseText(other))).is).toBe('altered');
  });

  it.each([
    ['la hora', { enviado: '1999-01-01T00:00:00-08:00' }, '1 de enero de 1999'],
    ['la oficina', { oficina: 'Oficina Ajena' }, 'Oficina Ajena'],
    ['la página', { pagina: 'https://ajena.example/' }, 'ajena.example'],
  ])(
    'quien cambia %s y vuelve a dibujar el acuse no la da por comprobada',
    (_what, facts, seen) => {
      const acuse = { ...issue('queja/servidor', { descripcion: WORDS }), ...facts };
      expect(acuseText(acuse)).toContain(seen);
      for (const file of [acusePdf(acuse), bytes(acuseText(acuse))])
        expect(verifyAcuse(file)).toEqual({ is: 'consistent', acuse });
      expect(provenLines(acuse)).toEqual([
        ['Folio de envío', acuse.folio],
        ['Formulario', acuse.formulario],
        ['Día del folio', '7 de enero de 2025'],
        ...Object.entries(acuse.mensaje).map(([key, value]) => [acuse.etiquetas[key], value]),
      ]);
      expect(JSON.stringify(provenLines(acuse))).not.toContain(seen);
    },
  );

  it('un folio inventado que no tiene forma de folio no se da por bueno', () => {
    const acuse = issue('queja/servidor');
    const canonical = canonicalOf(acuse.formulario, acuse.mensaje, acuse.etiquetas);
    const forged = { ...acuse, folio: createFolio('Q', canonical, 'ayer', acuse.azar) };
    expect(verifyAcuse(bytes(acuseText(forged))).is).toBe('altered');
  });

  it('cambiar sólo lo que se ve se nota, y se sabe qué se envió', () => {
    const acuse = issue('queja/servidor');
    const text = acuseText(acuse).replace('<cargo>', 'Síndico');
    expect(verifyAcuse(bytes(text))).toEqual({ is: 'inconsistent', acuse });
    const pdf = replace(acusePdf(acuse), '%PDF-1.7', '%PDF-1.6');
    expect(verifyAcuse(pdf)).toEqual({ is: 'inconsistent', acuse });
  });

  it.each([
    ['un archivo vacío', ''],
    ['otro texto', 'Folio de envío: Q-20250107-0000000000-0'],
    ['un acuse sin sus datos', '{"acuse":1,"folio":"Q-20250107-0000000000-0"}'],
    ['datos rotos', '{"acuse":1,"folio":}'],
    ['datos de otra clase', '{"acuse":1,"mensaje":{"a":1},"etiquetas":null}'],
    ['otro PDF', '%PDF-1.7\n%%EOF'],
  ])('%s no es un acuse', (_what, text) => {
    expect(verifyAcuse(bytes(text))).toEqual({ is: 'unknown' });
  });

  describe('de lo que ningún formulario de este sitio hace', () => {
    /** Drawn with the site's own code, over a valid folio. */
    const forge = (change: Partial<Acuse>, letter = 'Q'): Acuse => {
      const acuse = { ...issue('queja/servidor'), ...change };
      const canonical = canonicalOf(acuse.formulario, acuse.mensaje, acuse.etiquetas);
      return { ...acuse, folio: createFolio(letter, canonical, '2025-01-07', acuse.azar) };
    };
    const { mensaje, etiquetas } = issue('queja/servidor');
    const rest = (values: Acuse['mensaje']) =>
      Object.fromEntries(Object.entries(values).filter(([key]) => key !== 'message'));
    const [withoutMessage, withoutLabel] = [rest(mensaje), rest(etiquetas)];

    it.each<[string, Acuse]>([
      ['la letra de otro formulario', forge({}, 'D')],
      ['una letra que no es una', forge({}, 'Recibido')],
      [
        'una clave de más',
        forge({
          mensaje: { ...mensaje, dictamen: 'SIN ANTECEDENTES' },
          etiquetas: { ...etiquetas, dictamen: 'Resolución oficial' },
        }),
      ],
      ['una clave de menos', forge({ mensaje: withoutMessage, etiquetas: withoutLabel })],
      ['una etiqueta de más', forge({ etiquetas: { ...etiquetas, dictamen: 'Resolución' } })],
      [
        'la clave «constructor», que todo objeto tiene',
        forge({
          mensaje: { ...withoutMessage, constructor: 'a' } as unknown as Acuse['mensaje'],
          etiquetas: { ...withoutLabel, constructor: 'a' } as unknown as Acuse['etiquetas'],
        }),
      ],
    ])('%s: no es de este sitio, y no se repite nada de lo que dice', (_what, forged) => {
      for (const file of [acusePdf(forged), bytes(acuseText(forged))])
        expect(verifyAcuse(file)).toEqual({ is: 'foreign' });
    });

    it.each<[string, Acuse]>([
      ['un título inventado', forge({ formulario: 'Constancia de Antecedentes Administrativos' })],
      ['el título de otro modo', forge({ formulario: issue('queja/servicio').formulario })],
      ['una etiqueta inventada', forge({ etiquetas: { ...etiquetas, message: 'Resolución' } })],
    ])('con %s, el mensaje se dice con las palabras de este sitio', (_what, forged) => {
      const { formulario } = issue('queja/servidor');
      for (const file of [acusePdf(forged), bytes(acuseText(forged))])
        expect(verifyAcuse(file)).toEqual({
          is: 'consistent',
          acuse: { ...forged, formulario, etiquetas },
        });
    });

    it('el de un formulario que ya no está se comprueba si la oficina lo apuntó como retirado', () => {
      const acuse = forge({ formulario: 'Queja de 2024' }, 'Z');
      const retired = { titulo: 'Queja de 2024', folio: 'Z', campos: acuse.etiquetas };
      const retirados = { ...content.retirados, data: { retirados: [retired] } };
      expect(verifyAcuse(acusePdf(acuse))).toEqual({ is: 'foreign' });
      expect(verifyAcuse(acusePdf(acuse), knownForms({ ...content, retirados })).is).toBe(
        'consistent',
      );
    });
  });

  it('el de un formulario en inglés se comprueba por su letra', () => {
    const letters = new Set(FORMS.map(({ folio }) => folio));
    expect([...letters].sort()).toEqual(['C', 'D', 'Q', 'R', 'S']);
    const one = formsByLetter(content).find(({ data }) => data.folio === 'R')!.data;
    const message = prepareMessage(one, one.modos[1]!, COMPLETE, correos, new Date());
    const acuse = createAcuse(one, one.modos[1]!, message, ISSUER, new Date());
    expect(verifyAcuse(acusePdf(acuse)).is).toBe('consistent');
  });
});
