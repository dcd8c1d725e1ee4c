/** @jest-environment node */
import { readContent } from '@/lib/content/load/reading';
import type { Content } from '@/lib/content/model';
import { allPages } from '@/lib/site/pages';
import { PAGE_KINDS } from '@/lib/site/kinds';
import type { Sources } from '@/lib/site/sources';
import { pageData, type PageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { SAMPLE, sampleContent, sampleWith } from '../../sample';
import { withNormas } from '../norma';
import { release, releases, sourcesOf, withShortTexts } from './sources';

const content = withShortTexts(sampleContent()) as ReturnType<typeof sampleContent>;
const withReleases = (comunicados: Content['comunicados']): Content => ({
  ...content,
  comunicados,
});
const many = withReleases(releases(60));
const settings = { send: { queja: null, denuncia: null, sugerencia: null } };

/** Every page of a content, as the build compares them: address → JSON. */
function pagesOf(from: Content, sources: Sources = sourcesOf(from)): Map<string, string> {
  return new Map(
    allPages(from).map((ref) => [ref.ruta, JSON.stringify(pageData(sources, ref))] as const),
  );
}

/** Addresses whose page is new, gone or other. */
function changed(before: Map<string, string>, after: Map<string, string>): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((ruta) => before.get(ruta) !== after.get(ruta)).sort();
}

const shellOf = (from: Content) => JSON.stringify(shellView(sourcesOf(from)));

describe('los datos de una página', () => {
  it('son JSON y nada más: leídos de vuelta son iguales', () => {
    const whole = { ...sampleContent(), comunicados: releases(60) };
    const sources = sourcesOf(whole);
    const kinds = new Set<string>();
    for (const ref of allPages(whole)) {
      const data: PageData = pageData(sources, ref);
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      kinds.add(ref.kind);
    }
    expect([...kinds].sort()).toEqual([...PAGE_KINDS].sort());
    const shell = shellView(sources);
    expect(JSON.parse(JSON.stringify(shell))).toEqual(shell);
  });

  it('del mismo contenido salen siempre los mismos, letra por letra', () => {
    const again = readContent(SAMPLE).content;
    expect(again).not.toBe(sampleContent());
    expect(changed(pagesOf(sampleContent()), pagesOf(again))).toEqual([]);
    expect(shellOf(again)).toBe(shellOf(sampleContent()));
  });

  it('no dependen de quién los pide ni de qué se pidió antes', () => {
    const sources = sourcesOf(many);
    const refs = allPages(many);
    const backwards = new Map(
      [...refs].reverse().map((ref) => [ref.ruta, JSON.stringify(pageData(sources, ref))]),
    );
    expect(changed(backwards, pagesOf(many))).toEqual([]);
  });

  it('una dirección que el contenido no tiene se dice por su nombre', () => {
    const ask = (kind: PageData['kind'], ruta: string) => () =>
      pageData(sourcesOf(), { kind, ruta });
    expect(ask('comunicado', '/prensa/no-existe/')).toThrow('«no-existe»');
    expect(ask('direccion', '/no-existe/')).toThrow('/no-existe/');
  });

  it('una página cuyo archivo falta se dice por su nombre', () => {
    const without = { ...content, paginas: content.paginas.filter(({ slug }) => slug !== 'acuse') };
    expect(() =>
      pageData(sourcesOf(without), { kind: 'acuse', ruta: '/acuse/verificar/' }),
    ).toThrow('paginas/acuse.md');
  });
});

describe('cambiar algo cambia sólo las páginas que lo dicen', () => {
  const without35 = many.comunicados.filter(({ data }) => data.numero !== 35);
  const retitled = many.comunicados.map((one) =>
    one.data.numero === 35 ? { ...one, data: { ...one.data, titulo: 'Otro título' } } : one,
  );
  const [home, year] = [
    '/default/ /default/qractive/ /prensa/ /prensa/anio/2024/',
    '/prensa/anio/2024/',
  ];
  const paths = (words: string) => words.split(' ');

  it.each([
    [
      'un comunicado nuevo toca las listas donde entra y a su vecino',
      [many, withReleases([release(61, '2024-02-29'), ...many.comunicados])],
      paths(`${home} /prensa/comunicado-60/ /prensa/comunicado-61/`),
    ],
    [
      'el que llena una página de diez la estrena, y no toca ninguna otra lista',
      [
        withReleases([...releases(69).slice(0, 9), ...many.comunicados]),
        withReleases(releases(70)),
      ],
      paths(`${home} /prensa/comunicado-69/ /prensa/comunicado-70/ /prensa/pagina/7/`),
    ],
    [
      'un título corregido toca su página, las listas que lo dicen y a sus dos vecinos',
      [many, withReleases(retitled)],
      paths(
        `${year} ${year}parte/1/ /prensa/comunicado-34/ /prensa/comunicado-35/ /prensa/comunicado-36/ /prensa/pagina/4/`,
      ),
    ],
  ] as const)('%s', (_what, [before, after], expected) => {
    expect(changed(pagesOf(before), pagesOf(after))).toEqual(expected);
    expect(shellOf(after)).toBe(shellOf(before));
  });

  it('uno que se quita del medio mueve las listas que le siguen, y ninguna anterior', () => {
    const lists = changed(pagesOf(many), pagesOf(withReleases(without35))).filter(
      (ruta) => !ruta.startsWith('/prensa/comunicado-'),
    );
    expect(lists).toEqual(
      paths(
        `/prensa/ ${year} ${year}parte/1/ /prensa/pagina/4/ /prensa/pagina/5/ /prensa/pagina/6/`,
      ),
    );
  });

  it('el teléfono cambia el marco de todas las páginas, y las que además lo dicen', () => {
    const data = { ...content.sitio.data, telefono: '664 555 0199' };
    const other = { ...content, sitio: { ...content.sitio, data } };
    expect(shellOf(other)).not.toBe(shellOf(content));
    expect(changed(pagesOf(content), pagesOf(other))).toEqual([
      '/buscar/',
      '/default/',
      '/vehiculosremolcados/',
    ]);
  });

  it('una dirección nueva cambia el menú, que es de todas, y estrena su página', () => {
    const [first] = content.direcciones;
    const nueva = { ...first!, slug: 'nueva', data: { ...first!.data, ruta: undefined } };
    const after = { ...content, direcciones: [...content.direcciones, nueva] };
    expect(shellOf(after)).not.toBe(shellOf(content));
    expect(changed(pagesOf(content), pagesOf(after))).toEqual([
      '/buscar/',
      '/mapa/',
      '/no-encontrada/',
      '/nueva/',
    ]);
  });

  it('una persona del directorio cambia el directorio, y a la dirección que encabeza', () => {
    const rename = (id: string, fila: number): Content =>
      sampleWith(({ directorio }) => {
        const unidad = directorio.data.unidades.find((one) => one.id === id)!;
        unidad.filas[fila]!.nombre = 'Persona Nueva';
      }, content);
    const direccion = content.direcciones.find(({ slug }) => slug === 'asuntos')!;
    const { unidad = '' } = direccion.data;
    expect(changed(pagesOf(content), pagesOf(rename(unidad, 1)))).toEqual(['/directorio/']);
    expect(changed(pagesOf(content), pagesOf(rename(unidad, 0)))).toEqual([
      '/asuntos/',
      '/directorio/',
    ]);
  });

  it('una norma nueva toca las listas que la tienen y la que sustituye, y ninguna otra norma', () => {
    const norms = ['NTA-01', 'NTA-02', 'NTE-01'].map((nombre) => ({ nombre }));
    const [before, after] = [
      withNormas(norms),
      withNormas([...norms, { nombre: 'NTE-02', sustituyeA: ['NTA-02'] }]),
    ];
    expect(changed(pagesOf(before), pagesOf(after))).toEqual([
      ...['/datos/', '/documentos/bitacora/', '/normatividad/', '/normatividad/catalogo/'],
      ...['/normatividad/nta-02/', '/normatividad/nte-02/'],
    ]);
  });

  it('el tamaño de un PDF cambia las páginas que lo enlazan', () => {
    const pdf = `/static/pdf/NOTICIAS/SP_COM_035.pdf`;
    const { assets } = sourcesOf();
    const measured = (bytes: number): Sources => ({
      content: many,
      settings,
      assets: {
        ...assets,
        pdf: (address) => ({
          bytes: address === pdf ? bytes : 2048,
          pages: 1,
          text: true,
          sha256: '',
        }),
      },
    });
    expect(changed(pagesOf(many, measured(2048)), pagesOf(many, measured(9999)))).toEqual([
      '/prensa/comunicado-35/',
      '/prensa/pagina/4/',
    ]);
  });

  it('las llaves del correo cambian las páginas que llevan un formulario', () => {
    const queja = {
      publicKey: 'a',
      serviceId: 'b',
      templateId: 'c',
      origin: 'https://correo.example',
      local: false,
    };
    const keyed = { ...sourcesOf(content), settings: { send: { ...settings.send, queja } } };
    expect(changed(pagesOf(content), pagesOf(content, keyed))).toEqual([
      '/default/',
      '/default/qractive/',
      '/en/complaint/',
      '/quejapublica/',
    ]);
  });
});
