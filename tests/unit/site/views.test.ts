/** @jest-environment node */
import { readContent } from '@/lib/content/load/reading';
import type { Content } from '@/lib/content/model';
import { allPages } from '@/lib/site/pages';
import { PAGE_KINDS } from '@/lib/site/kinds';
import type { Sources } from '@/lib/site/sources';
import { pageData, type PageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { SAMPLE, sampleContent } from '../../sample';
import { withNormas } from '../norma';
import { release, releases, sourcesOf, withShortTexts } from './sources';

const content = withShortTexts(sampleContent()) as ReturnType<typeof sampleContent>;
const withReleases = (comunicados: Content['comunicados']): Content => ({
  ...content,
  comunicados,
});
const many = withReleases(releases(60));

/** Address → JSON, as the build compares pages. */
function pagesOf(from: Content, sources: Sources = sourcesOf(from)): Map<string, string> {
  return new Map(
    allPages(from).map((ref) => [ref.ruta, JSON.stringify(pageData(sources, ref))] as const),
  );
}

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

  it('una dirección que el contenido no tiene, y un archivo que falta, se dicen por su nombre', () => {
    const without = { ...content, paginas: content.paginas.filter(({ slug }) => slug !== 'acuse') };
    const ask = (kind: PageData['kind'], ruta: string) => () =>
      pageData(sourcesOf(without), { kind, ruta });
    expect(ask('comunicado', '/prensa/no-existe/')).toThrow('«no-existe»');
    expect(ask('direccion', '/no-existe/')).toThrow('/no-existe/');
    expect(ask('acuse', '/acuse/verificar/')).toThrow('paginas/acuse.md');
  });
});

describe('cambiar algo cambia sólo las páginas que lo dicen', () => {
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

  it('el teléfono cambia el marco de todas las páginas, y las que además lo dicen', () => {
    const data = { ...content.sitio.data, telefono: '664 555 0199' };
    const other = { ...content, sitio: { ...content.sitio, data } };
    expect(shellOf(other)).not.toBe(shellOf(content));
    expect(changed(pagesOf(content), pagesOf(other))).toEqual([
      '/acuse/verificar/',
      '/buscar/',
      '/default/',
      '/default/qractive/',
      '/facil/queja/',
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

  it('las llaves del correo cambian las páginas que llevan un formulario', () => {
    const sources = sourcesOf(content);
    const queja = {
      ...{ publicKey: 'a', serviceId: 'b', templateId: 'c' },
      origin: '/',
      local: false,
    };
    const keyed = { ...sources, settings: { send: { ...sources.settings.send, queja } } };
    expect(changed(pagesOf(content), pagesOf(content, keyed))).toEqual([
      '/default/',
      '/default/qractive/',
      '/en/complaint/',
      '/quejapublica/',
    ]);
  });
});
