/** @jest-environment node */
import { FILE_FAULTS } from './file-faults';
import { copies } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);
const { said, at } = check(FILE_FAULTS);

describe('cada falta de un archivo se dice con su línea y su remedio', () => {
  it.each([
    [
      'falta un dato',
      'prensa/falta.md',
      [
        '2 alt: falta este dato. Escriba, por ejemplo: alt: Conos y una patrulla en un punto de revisión.',
      ],
    ],
    [
      'el archivo viene de Windows',
      'prensa/windows.md',
      [
        '3 fecha: la fecha no existe o no tiene la forma AAAA-MM-DD. Escriba, por ejemplo: fecha: 2025-01-27',
      ],
    ],
    [
      'el YAML está mal',
      'prensa/yaml.md',
      [
        '2 el YAML no se puede leer (hay dos puntos «: » de más; ponga el texto entre comillas). Revise los dos puntos, las comillas y la sangría de esta línea.',
      ],
    ],
    [
      'los datos son JavaScript',
      'prensa/javascript.md',
      ['1 los datos empiezan con «---js» y sólo se acepta YAML. Deje la primera línea en «---».'],
    ],
    [
      'falta un archivo',
      'vehiculos.yml',
      ['1 falta este archivo. Recupérelo: el sitio lo necesita.'],
    ],
  ])('%s', (_case, file, messages) => expect(said(file)).toEqual(messages));

  it('una clave mal escrita recibe la sugerencia, y se dice que falta la buena', () => {
    expect(said('prensa/clave.md').sort()).toEqual([
      expect.stringMatching(/^2 resumen: falta este dato/),
      `${at('prensa/clave.md', 'resumem')} resumem: la clave «resumem» no existe aquí. ¿Quiso escribir «resumen»?`,
    ]);
  });

  it('una referencia que no existe, en los datos y en el texto', () => {
    const message =
      'la referencia {{telefno}} no existe en content/sitio.yml ni en content/oficina.yml. ¿Quiso escribir {{telefono}}?';
    expect(said('prensa/referencia.md')).toEqual([`4 resumen: ${message}`, `11 ${message}`]);
  });

  it.each(['prensa/foto.jpg', 'prensa/2025/nuevo.md', 'prensa/nuevo.markdown', 'notas.txt'])(
    '%s no pertenece a ninguna colección',
    (file) => {
      expect(said(file)).toEqual([
        '1 este archivo no pertenece a ninguna colección y no se publicaría. Muévalo a su carpeta o corrija su terminación.',
      ]);
    },
  );

  it.each([
    [
      'direcciones/asuntos.md',
      'orden: tres',
      /^orden: debe ser un número y dice un texto \(tres\)\./,
    ],
    [
      'directorio.yml',
      'extension: "12"',
      /^unidades\.2\.filas\.5\.extension: la extensión lleva 4 cifras, o va vacía\./,
    ],
    [
      'documentos.yml',
      'grupo: tablas',
      /^documentos\.0\.grupo: dice un texto \(tablas\) y sólo puede ser: tabla, aviso/,
    ],
    [
      'formularios/denuncia.yml',
      '[descripcion, correo]',
      /^modos\.1\.exige: nombra el campo «correo», que no está entre los de este modo/,
    ],
    [
      'formularios/queja.yml',
      'folio: O',
      /^folio: debe ser una sola letra mayúscula, que no sea I, L, O ni U\. Escriba, por ejemplo: folio: D/,
    ],
    [
      'normas/normas-especiales.yml',
      'nombre: NTE-3',
      /^normas\.1\.nombre: no es la clave de una norma\. Escriba, por ejemplo: nombre: NTA-33/,
    ],
    [
      'sindico/titulares.yml',
      'extension: 1101',
      /^actual\.extension: debe ser un texto y dice un número \(1101\)/,
    ],
  ])('en %s, la línea de «%s»', (file, text, message) => {
    const [first = '', ...others] = said(file);
    expect(others).toEqual([]);
    expect(first).toMatch(new RegExp(`^${at(file, text)} `));
    expect(first.replace(/^\d+ /, '')).toMatch(message);
  });
});
