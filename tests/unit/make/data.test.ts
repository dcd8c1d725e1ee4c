/** @jest-environment node */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import Papa from 'papaparse';
import type { Content } from '@/lib/content/model';
import { normaPath } from '@/lib/routes';
import { RECORD_NAMES, recordKindOf, recordsOf } from '@/lib/site/records';
import { DATA_NAMES } from '@/lib/site/records/data';
import { csvOf } from '@/scripts/make/emit/csv';
import { emitData, emitRecords } from '@/scripts/make/emit/data';
import { sampleContent, sampleWith } from '../../sample';
import { withNormas } from '../norma';
import { releases, sourcesOf, withReleases } from '../site/sources';

const content = sampleContent();
const files = emitData(content);
const names = [...files.keys()];

interface Json {
  licencia: string;
  registros: Record<string, unknown>[];
}
const jsonAt = (file: string) => JSON.parse(files.get(file) ?? '') as Json;
const rowsOfCsv = (text = '') =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
const filesOf = (name: (typeof DATA_NAMES)[number], ending: string) =>
  names.filter(
    (file) =>
      file.startsWith(`datos/${recordKindOf(name).data?.file}`) &&
      file.endsWith(ending) &&
      !file.endsWith('schema.json'),
  );

describe('los datos abiertos', () => {
  it.each(DATA_NAMES)(
    'de «%s» están todos los renglones, en CSV y en JSON, y dicen lo mismo',
    (name) => {
      const total = recordsOf(content, name).length;
      const csv = filesOf(name, '.csv').flatMap((file) => {
        const { data, errors } = rowsOfCsv(files.get(file));
        expect(errors).toEqual([]);
        return data;
      });
      const json = filesOf(name, '.json').flatMap((file) => jsonAt(file).registros);
      expect([csv.length, json.length]).toEqual([total, total]);
      for (const [at, row] of json.entries())
        expect(csv[at]).toEqual(
          Object.fromEntries(
            Object.entries(row).map(([column, cell]) => [
              column,
              Array.isArray(cell) ? cell.join('; ') : String(cell),
            ]),
          ),
        );
    },
  );

  it.each(DATA_NAMES)('el JSON de «%s» cumple con su esquema, que refuta otra cosa', (name) => {
    const ajv = addFormats(new Ajv2020({ strict: false }));
    const file = `datos/${recordKindOf(name).data?.file}.schema.json`;
    const check = ajv.compile(JSON.parse(files.get(file) ?? '') as object);
    for (const one of filesOf(name, '.json')) {
      check(jsonAt(one));
      expect(check.errors ?? []).toEqual([]);
    }
    const [first] = filesOf(name, '.json');
    const { registros, ...about } = jsonAt(first!);
    expect(check({ ...about, registros: [{ ...registros[0], muestra: 'no' }] })).toBe(false);
  });

  it('cada renglón dice su dirección, su licencia y si es de muestra', () => {
    const [row] = jsonAt('datos/titulares.json').registros;
    expect(row).toMatchObject({
      direccion: expect.stringMatching(/^https:\/\//),
      licencia: 'CC BY 4.0',
      muestra: content.titulares.data.actual.muestra === true,
    });
  });

  it('un CSV es el de la norma: acentos que Excel lee, renglones de CRLF, textos entre comillas', () => {
    const text = files.get('datos/areas.csv') ?? '';
    expect(text.startsWith('\ufeff"id","nombre"')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(content.directorio.data.unidades.length + 2);
    expect(text).not.toMatch(/[^\r]\n/);
    expect(text).toMatch(/"Dirección de Contraloría"/);
    expect(text).toMatch(/"1301"/);
    expect(files.get('datos/comunicados-2024.csv')).toMatch(/,2024-\d\d-\d\d,.*,(true|false),/);
  });

  it('lo que crece está por años, y el de un año que pasó no vuelve a cambiar', () => {
    const old = releases(3, 2023);
    const years = (all: Content) =>
      [...emitData(all)].filter(([file]) => /comunicados-\d{4}\.csv$/.test(file));
    const one = years(withReleases(old));
    expect(one.map(([file]) => file)).toEqual(['datos/comunicados-2023.csv']);
    expect(years(withReleases([...releases(2, 2024), ...old])).at(-1)).toEqual(one[0]);
  });

  it.each([
    '=1+1',
    '@oficina informa',
    '-10 % en multas',
    '+ obras, - trámites',
    "'+ con apóstrofo",
    '＝1+1',
    "'sólo apóstrofo",
    'sin signo = ni + al principio',
  ])(
    'un dato honrado que empieza «%s» se publica: igual en JSON, sin que una hoja lo calcule en CSV',
    (said) => {
      const emitted = emitData(
        sampleWith(({ directorio, comunicados }) => {
          directorio.data.unidades[0]!.filas[0]!.puesto = said;
          comunicados[0]!.data.titulo = said;
        }),
      );
      const texts = [...emitted].filter(([file]) => /personas|comunicados-/.test(file));
      const cells = texts
        .filter(([file]) => file.endsWith('.csv'))
        .flatMap(([, text]) => rowsOfCsv(text).data.flatMap((row) => Object.values(row)));
      expect(cells.filter((cell) => /^[=+\-@\s＝]/.test(cell))).toEqual([]);
      // content/paginas/datos.md tells programs to take one apostrophe off.
      const read = cells.map((cell) => cell.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, ''));
      expect(read.filter((cell) => cell === said)).toHaveLength(2);
      const json = texts.filter(([file]) => file.endsWith('.json')).map(([, text]) => text);
      expect(json.join('').split(JSON.stringify(said))).toHaveLength(3);
    },
  );

  it('tampoco calcula lo que está en una lista, que va entera entre comillas', () => {
    expect(csvOf(['lista'], [{ lista: ['=1', 'a; b', '-2'] }])).toContain(`"'=1; a; b; '-2"`);
  });
});

const CONTENT = withNormas([
  { nombre: 'NTA-33', desde: '2016-04-08', muestra: true },
  {
    nombre: 'NTE-01',
    sustituyeA: ['NTA-33'],
    enlace: false,
    estado: 'derogada',
    leyenda: 'DEROGADA',
  },
]);
const { assets, ...rest } = sourcesOf(CONTENT);
const besidePages = emitRecords({
  ...rest,
  assets: { ...assets, pdf: () => ({ bytes: 28_000, pages: 3, text: true, sha256: 'abc' }) },
});
const read = (file: string) => JSON.parse(besidePages.get(file) ?? '') as Record<string, unknown>;

it('junto a la página de cada norma están sus datos, y de nada más', () => {
  const pages = RECORD_NAMES.filter((name) => recordKindOf(name).besidePage).flatMap((name) =>
    recordsOf(CONTENT, name).map(({ url }) => url.replace(/^\/(.*)\/$/, '$1.json')),
  );
  expect([...besidePages.keys()].sort()).toEqual(pages.sort());
  expect(pages).toContain('normatividad/nta-33.json');
});

it('dicen su estado, sus fechas, su documento, su licencia y si son de muestra', () => {
  expect(read('normatividad/nta-33.json')).toMatchObject({
    nombre: 'NTA-33',
    situacion: 'vigente',
    desde: '2016-04-08',
    hasta: '',
    sustituidaPor: ['NTE-01'],
    archivo: {
      direccion: expect.stringMatching(/\/static\/pdf\/normas-administrativas\/NTA-33\.pdf$/),
      tipo: 'application/pdf',
      ...{ bytes: 28_000, paginas: 3, sha256: 'abc' },
    },
    pagina: new URL(normaPath('NTA-33'), CONTENT.sitio.data.url).href,
    actualizado: '2025-01-27',
    muestra: true,
    licencia: expect.stringContaining('creativecommons.org'),
  });
  expect(read('normatividad/nte-01.json')).toMatchObject({
    situacion: 'no vigente',
    archivo: null,
    sustituyeA: ['NTA-33'],
    muestra: false,
  });
});
