/** @jest-environment node */
import { copies, swap } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

describe('cada página dice quién responde por ella y desde cuándo', () => {
  it.each(['paginas/acuse.md', 'vehiculos.yml'])('%s lleva las dos claves', (file) => {
    const edit = (text: string) =>
      text.replace(/^responsable: .*\n/m, '').replace(/^actualizado: .*\n/m, '');
    expect(check({ [file]: edit }).said(file)).toEqual([
      expect.stringMatching(/ responsable: falta este dato\. .*: responsable: social$/),
      expect.stringMatching(/ actualizado: falta este dato\. .*: actualizado: 2025-01-27$/),
    ]);
  });

  it('una dirección puede dejar que responda su unidad, pero dice el día', () => {
    const file = 'direcciones/asuntos.md';
    const edit = (text: string) => text.replace(/^actualizado: .*\n/m, '');
    expect(check({ [file]: edit }).said(file)).toEqual([
      expect.stringContaining('actualizado: falta este dato'),
    ]);
  });

  it('quien responde es una unidad del directorio', () => {
    const edits = { 'vehiculos.yml': swap('responsable: social', 'responsable: sociales') };
    expect(check(edits).problems).toEqual([
      expect.stringMatching(
        /^vehiculos\.yml:\d+ responsable: no hay una unidad «sociales» en content\/directorio\.yml\. Hay: oficina, comunicacion,/,
      ),
    ]);
  });

  it('de los comunicados responde la unidad de su página, como se llame', () => {
    const { problems } = check({
      'directorio.yml': swap('id: comunicacion', 'id: prensa'),
      'paginas/prensa.md': swap('responsable: comunicacion', 'responsable: oficina'),
      'paginas/buscar.md': (text) =>
        swap(
          'responsable: comunicacion',
          'responsable: oficina',
        )(swap('#comunicacion', '#prensa')(text)),
      ...Object.fromEntries(
        ['prueba', 'datos', 'mapa'].map((slug) => [
          `paginas/${slug}.md`,
          swap('responsable: comunicacion', 'responsable: oficina'),
        ]),
      ),
    });
    expect(problems).toEqual([]);
  });
});

describe('lo que sólo la oficina sabe', () => {
  const dato = (key: string) => `${key}:\n  que: Costo\n  valor: ""\n`;

  it('tiene un nombre que no es de otra cosa', () => {
    const edit = (text: string) => text + dato('telefono') + dato('mensajero') + dato('Costo-1');
    const { said } = check({ 'oficina.yml': edit });
    expect(said('oficina.yml')).toEqual([
      expect.stringContaining('Costo-1: la clave sólo lleva letras sin acento y cifras'),
    ]);
    const valid = (text: string) => text + dato('telefono') + dato('mensajero');
    expect(check({ 'oficina.yml': valid }).said('oficina.yml')).toEqual([
      '8 telefono: {{telefono}} ya quiere decir otra cosa. Dé otro nombre a este dato.',
      '11 mensajero: {{mensajero}} ya quiere decir otra cosa. Dé otro nombre a este dato.',
    ]);
  });

  it('si ningún texto lo usa, se aconseja usarlo o borrarlo', () => {
    const { problems, warnings } = check({ 'oficina.yml': (text) => text + dato('costo') });
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/^oficina\.yml:8 aviso: costo: ningún texto usa \{\{costo\}\}\. /),
    ]);
  });
});
