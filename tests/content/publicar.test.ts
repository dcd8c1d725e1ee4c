/** @jest-environment node */
import { sayPendientes } from '@/scripts/pendientes';
import { comunicado, copies, swap, type Edits } from './project';

const { check, run, cleanUp } = copies();
afterAll(cleanUp);

const PAGE = `---
titulo: Buscar {{muestra}}
descripcion: >-
  Uno {{ley LGRA 1}} y dos
  {{ley LGRA 2 por confirmar}} y tres
  {{porConfirmar}} y cuatro {{ley LGRA 4 por confirmar; LGRA 5 por confirmar}}.
responsable: oficina
actualizado: 2025-01-27
---

Nació aquí {{muestra}}. Llame al {{telefono}} o al 664 555 0199. Cuesta {{costo}}. Lo dice la {{anticorrupcionEstatal}}.
`;

const MARKED: Edits = {
  'sitio.yml': (text) => `${text}muestra:\n  - telefono\n  - domicilio\n`,
  'correo.yml': (text) => `${text}muestra: [quejas]\n`,
  'oficina.yml': (text) => `${text}costo:\n  que: Costo\n  valor: 285 pesos\n  muestra: true\n`,
  'paginas/buscar.md': PAGE,
  'prensa/muestra.md': comunicado({ muestra: 'true' }),
  'directorio.yml': swap(
    '    depende: oficina\n    telefono: "{{telefono}}"\n    correo: comunicacion@',
    '    depende: oficina\n    muestra: true\n    telefono: "{{telefono}}"\n    correo: comunicacion@',
  ),
  'direcciones/social.md': swap('  como-se-compone:\n', '  como-se-compone:\n    muestra: true\n'),
  'sindico/titulares.yml': swap(
    '    nombre: Rodrigo Ávalos Camarena',
    '    nombre: Rodrigo Ávalos Camarena\n    muestra: true',
  ),
  'sindico/atribuciones.yml': (text) =>
    text.replace('    fuente: LGRA 91 a 94', '    fuente: LGRA 91 a 94\n    porConfirmar: true'),
};
const LIVE: Edits = {
  ...MARKED,
  'sitio.yml': (text) =>
    `${text.replace('demostracion: true', 'demostracion: false')}muestra:\n  - telefono\n  - domicilio\n`,
};

describe('con demostracion: false, cada marca detiene el sitio', () => {
  const { said, at, problems } = check(LIVE);
  const MUESTRA = 'es un dato de muestra. Ponga el verdadero y quite muestra: true.';

  it('un renglón con muestra: true', () => {
    expect(said('prensa/muestra.md')).toContain(`8 muestra: ${MUESTRA}`);
    for (const [file, field] of [
      ['oficina.yml', 'costo.muestra'],
      ['directorio.yml', 'unidades.1.muestra'],
      ['direcciones/social.md', 'pestanas.como-se-compone.muestra'],
      ['sindico/titulares.yml', 'anteriores.0.muestra'],
    ] as const)
      expect(said(file)).toContain(`${at(file, 'muestra: true')} ${field}: ${MUESTRA}`);
  });

  it('cada clave de las listas de muestra', () => {
    const words = (key: string) =>
      `«${key}» es un dato de muestra. Escriba el verdadero y quítelo de esta lista.`;
    expect(said('sitio.yml')).toContain(
      `${at('sitio.yml', '- domicilio')} muestra.1: ${words('domicilio')}`,
    );
    expect(said('correo.yml')).toContain(
      `${at('correo.yml', 'muestra:')} muestra.0: ${words('quejas')}`,
    );
  });

  it('un renglón con porConfirmar: true', () => {
    const file = 'sindico/atribuciones.yml';
    expect(said(file)).toContain(
      `${at(file, 'porConfirmar: true')} atribuciones.6.porConfirmar: es un dato por confirmar. Compruébelo y quite porConfirmar: true.`,
    );
  });

  it('cada marca y cada cita por confirmar de un texto, en su renglón', () => {
    const cita = (words: string) =>
      `descripcion: la cita «${words}» está por confirmar. Compruébela y quite «por confirmar».`;
    expect(said('paginas/buscar.md')).toEqual([
      '2 titulo: hay un dato de muestra. Ponga el verdadero y quite {{muestra}}.',
      '11 hay un dato de muestra. Ponga el verdadero y quite {{muestra}}.',
      '6 descripcion: hay un dato por confirmar. Compruébelo y quite {{porConfirmar}}.',
      `5 ${cita('LGRA, artículo 2')}`,
      `6 ${cita('LGRA, artículo 4')}`,
      `6 ${cita('LGRA, artículo 5')}`,
      '11 queda un dato de muestra en el texto. Escriba el verdadero.',
    ]);
  });

  it('cada «por confirmar» escrito a mano, que ninguna marca dice', () => {
    const { said, at } = check({
      'sitio.yml': swap('demostracion: true', 'demostracion: false'),
      'sindico/historia.yml': swap('fecha: "1929"', 'fecha: 1929, por confirmar'),
      'leyes/federales.yml': swap(
        'publicacion: DOF, 27 de abril de 2016',
        'publicacion: DOF, fecha por confirmar',
      ),
      'paginas/acuse.md': (text) =>
        `${text}\nUno (por confirmar).\n\nDos {{plazoPrimeraRespuesta}}, LGRA {{ley LGRA 2}}.\n`,
    });
    const words = 'dice «por confirmar» a mano. Compruébelo y quítelo, o escriba {{porConfirmar}}.';
    const only = (file: string) => said(file).filter((line) => line.includes('a mano'));
    expect(only('sindico/historia.yml')).toEqual([
      `${at('sindico/historia.yml', '1929, por')} hechos.3.fecha: ${words}`,
    ]);
    expect(only('leyes/federales.yml')).toEqual([
      expect.stringContaining(`.publicacion: ${words}`),
    ]);
    expect(only('paginas/acuse.md')).toEqual([`${at('paginas/acuse.md', 'Uno (por')} ${words}`]);
    expect(only('oficina.yml')).toEqual([]);
  });

  it('cada dato que la oficina no ha dado, y cada ley por verificar que un texto nombra', () => {
    expect(said('oficina.yml').slice(1)).toEqual([
      '7 plazoPrimeraRespuesta.valor: falta este dato, que sólo la oficina sabe: Plazo de primera respuesta a una queja o denuncia.',
      '4 telefonoGuardia.valor: queda el dato de muestra «664 555 0190». Escriba el verdadero, o deje demostracion: true.',
    ]);
    expect(said('leyes/municipales.yml')).toEqual([]);
    expect(said('leyes/estatales.yml')).toEqual([
      expect.stringMatching(/^\d+ ordenamientos\.2\.porVerificar: falta verificar esta ley\. /),
      expect.stringMatching(/^\d+ ordenamientos\.10\.porVerificar: /),
    ]);
  });

  it('lo que sólo repite un dato del sitio se dice una vez, donde está', () => {
    expect(problems.filter((line) => line.includes('664 555 0170'))).toEqual([
      expect.stringMatching(/^sitio\.yml:\d+ telefonoSocial: queda el dato de muestra/),
    ]);
  });
});

describe('npm run check -- --publicar', () => {
  it('lo dice todo en la demostración, lo cuenta por clase y no pasa', async () => {
    const { code, output } = await run(MARKED, '--publicar');
    const live = check(LIVE).problems.map((line) => `content/${line}`);
    const lines = output.split('\n');
    expect(lines[0]).toMatch(/^Contenidos correctos: /);
    expect(lines.slice(2, 2 + live.length)).toEqual(live);
    const end = lines.indexOf('', 2);
    expect(end).toBe(2 + live.length);
    const waiting = lines.filter((line) => line.startsWith('content/') && !live.includes(line));
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.every((line) => line.startsWith('content/leyes/'))).toBe(true);
    expect(lines.slice(end)).toEqual([
      '',
      `Antes de publicar el sitio verdadero (demostracion: false) hay que atender ${live.length} cosas:`,
      '  12 datos de muestra',
      expect.stringMatching(/^ {2}1\d datos por confirmar$/),
      '  1 dato que falta de la oficina',
      expect.stringMatching(/^ {2}\d+ valores ficticios \(\.example, 555 01…\)$/),
      expect.stringMatching(/^ {2}\d+ documentos que faltan$/),
      '  2 leyes por verificar',
      '  3 catálogos de muestra',
      '',
      'Puede esperar, porque el sitio dice «por confirmar»:',
      `  ${waiting.length} leyes que ningún texto cita`,
      ...waiting,
      '',
    ]);
    expect(code).toBe(1);
  });
});

it('cuando ya nada es de muestra, sólo dice que falta demostracion: false a quien le falta', () => {
  expect(sayPendientes([], true)).toMatch(/Nada de muestra queda\..*escriba demostracion: false/);
  expect(sayPendientes([], false)).toMatch(/Nada de muestra queda/);
  expect(sayPendientes([], false)).not.toMatch(/escriba/i);
});
