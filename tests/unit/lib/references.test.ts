/** @jest-environment node */
import { References, replaceInText, replaceReferences } from '@/lib/content/references';

const SITIO = {
  telefono: '664 555 0100',
  correo: 'a@b.example',
  demostracion: true,
  redSocial: { nombre: 'Red' },
};

function replace(value: unknown) {
  const said: string[] = [];
  const result = replaceReferences(value, new References(SITIO), (path, message, offset) =>
    said.push(`${path.join('.')}@${offset} ${message}`),
  );
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

  it('una mal escrita recibe la sugerencia, con el lugar donde está', () => {
    const { result, said } = replace({ a: [{ b: 'Tel. {{telefno}}' }] });
    expect(said).toEqual([
      'a.0.b@5 la referencia {{telefno}} no existe en content/sitio.yml ni en content/oficina.yml. ¿Quiso escribir {{telefono}}?',
    ]);
    expect(result).toEqual({ a: [{ b: 'Tel. {{telefno}}' }] });
  });

  it('una que no se parece a ninguna recibe la lista', () => {
    expect(replace('{{municipio}}').said[0]).toContain('Use una de: telefono, correo.');
  });

  it.each(['{{demostracion}}', '{{redSocial}}', '{{constructor}}', '{{}}'])(
    '%s no es un texto: se dice',
    (text) => {
      expect(replace(text)).toMatchObject({ result: text, said: [expect.stringContaining(text)] });
    },
  );

  it('un valor con signos raros entra tal cual', () => {
    const odd = new References({ a: '$& $1 {{a}}' });
    expect(replaceInText('x {{a}}', odd, () => undefined)).toBe('x $& $1 {{a}}');
  });

  it('se sabe cuáles usa un texto, y si sus valores siguen siendo los mismos', () => {
    const references = new References(SITIO);
    replaceReferences({ a: '{{telefono}}', b: 'sin nada' }, references, () => undefined);
    expect(references.used).toEqual({ telefono: SITIO.telefono });
    expect(new References({ ...SITIO, correo: 'c@d.example' }).hold(references.used)).toBe(true);
    expect(new References({ ...SITIO, telefono: '070' }).hold(references.used)).toBe(false);
    expect(new References({}).hold(references.used)).toBe(false);
  });
});
