/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageOf } from '@/components/pages';
import { allPages, fileOf } from '@/lib/site/pages';
import { kindOf } from '@/lib/site/kinds';
import { searchRecords } from '@/lib/site/records/search';
import { pageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { PAGE_FILES } from '@/scripts/make/pages/finish';
import { outlineOf } from '@/scripts/make/pages/outline';
import { makeSearchIndex } from '@/scripts/make/search';
import { Store } from '@/lib/store';
import { sourcesOf } from '../site/sources';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

/** Queries that once found something else first. */
const REVIEWED: [words: string, title: RegExp, address: string][] = [
  ['nta33', /^NTA-33\. /, '/normatividad/nta-33/'],
  ['NTA-33', /^NTA-33\. /, '/normatividad/nta-33/'],
  ['carro corralón', /^Cómo recuperar un vehículo/, '/vehiculosremolcados/#como-recuperar'],
  ['grua se llevo mi carro', /Vehículos/, '/vehiculosremolcados/'],
  ['denunciar policía', /^Presentar una denuncia/, '/denuncia/#contenido'],
  ['denuncia anonima', /^Presentar una denuncia/, '/denuncia/#contenido'],
  ['poner una queja', /^Presentar una queja/, '/quejapublica/#contenido'],
  ['queja contra inspector', /^Presentar una queja/, '/quejapublica/#contenido'],
  ['viaticos', /^NTP-10\. Viáticos/, '/normatividad/ntp-10/'],
  ['extension director normatividad', /^Dirección de Normatividad/, '/directorio/#normatividad'],
  ['telefono asuntos internos', /^Dirección de Asuntos Internos/, '/directorio/#asuntos'],
  ['declarasion patrimonial', /^Declaración patrimonial/, '/DeclaraNet/#contenido'],
  ['declaranet', /^Declaración patrimonial/, '/DeclaraNet/#contenido'],
  [
    'carta de no antecedentes',
    /^Constancia de Antecedentes/,
    '/direccionDeInvestigacion/#constancia-de-antecedentes-administrativos',
  ],
  ['soborno', /^Presentar una denuncia/, '/denuncia/#contenido'],
];

const OTHERS: typeof REVIEWED = [
  ['norma 33', /^NTA-33\. /, '/normatividad/nta-33/'],
  [
    'constancia de antecedentes',
    /^Constancia de Antecedentes/,
    '/direccionDeInvestigacion/#constancia-de-antecedentes-administrativos',
  ],
  ['donde estan ubicados', /^Domicilio y horario/, '/directorio/#contenido'],
  ['horario', /^Domicilio y horario/, '/directorio/#contenido'],
  ['telefono contraloria', /^Dirección de Contraloría/, '/directorio/#contraloria'],
  // What most come for is its form, before any norm or person whose name is like it.
  ['queja', /^Presentar una queja/, '/quejapublica/#contenido'],
  ['quejas', /^Presentar una queja/, '/quejapublica/#contenido'],
  ['denuncia', /^Presentar una denuncia/, '/denuncia/#contenido'],
  ['denunciar', /^Presentar una denuncia/, '/denuncia/#contenido'],
  ['mordida', /^Presentar una denuncia/, '/denuncia/#contenido'],
  ['carro', /^Cómo recuperar un vehículo/, '/vehiculosremolcados/#como-recuperar'],
  ['grúa', /^Cómo recuperar un vehículo/, '/vehiculosremolcados/#como-recuperar'],
  ['vehiculo', /^Cómo recuperar un vehículo/, '/vehiculosremolcados/#como-recuperar'],
  ['corralon', /^Cómo recuperar un vehículo/, '/vehiculosremolcados/#como-recuperar'],
  [
    'constancia',
    /^Constancia de Antecedentes/,
    '/direccionDeInvestigacion/#constancia-de-antecedentes-administrativos',
  ],
  ['declaracion', /^Declaración patrimonial/, '/DeclaraNet/#contenido'],
  ['comunicacion social', /^Comunicación$/, '/directorio/#comunicacion'],
  ['alma rincon', /^Alma Delia Rincón/, '/directorio/#persona-alma-delia-rincon-soto'],
];

/** The sample's index, as the build makes it from what its pages say. */
async function sampleIndex(): Promise<string> {
  const sources = sourcesOf();
  const shell = shellView(sources);
  const pages = allPages(sources.content).map((ref, at) => {
    const { searched } = kindOf(ref.kind);
    const name = `pages/${at}`;
    if (searched) {
      const page = <PageOf page={pageData(sources, ref)} shell={shell} />;
      const { search } = outlineOf(renderToStaticMarkup(page));
      folder.write(`${name}/${PAGE_FILES.search}`, search);
    }
    const effort = 'most' as const;
    return { ...ref, file: fileOf(ref.ruta), key: name, folder: folder.at(name), searched, effort };
  });
  const store = new Store(folder.at('store'));
  const { files } = await makeSearchIndex(pages, searchRecords(sources.content), store);
  return path.dirname(files.get('pagefind/pagefind.js') ?? '');
}

let answers: Map<string, [title: string, address: string][]>;
beforeAll(async () => {
  const index = await sampleIndex();
  const asked = [...REVIEWED, ...OTHERS].map(([words]) => words);
  const said = execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(import.meta.dirname, 'ask-index.mjs'),
      index,
      JSON.stringify(asked),
    ],
    { encoding: 'utf8' },
  );
  const all = JSON.parse(said) as [string, string][][];
  answers = new Map(asked.map((words, at) => [words, all[at] ?? []]));
});

describe('lo primero que encuentra quien busca', () => {
  it.each([...REVIEWED, ...OTHERS])('«%s» es su lugar', (words, title, address) => {
    expect(answers.get(words)?.[0]).toEqual([expect.stringMatching(title), address]);
  });

  it('las consultas de la revisión son quince', () => {
    expect(new Set(REVIEWED.map(([words]) => words)).size).toBe(15);
  });
});
