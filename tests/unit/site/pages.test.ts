/** @jest-environment node */
import type { Content } from '@/lib/content/model';
import { nameProblem } from '@/lib/content/model/paths';
import { ALIASES, allPages, allRoutes, fileOf, indexedPages, NOT_FOUND } from '@/lib/site/pages';
import { PAGE_KINDS, kindOf } from '@/lib/site/kinds';
import { sampleContent } from '../../sample';
import { releases, withReleases } from './sources';

const content = sampleContent();
const many = withReleases(releases(120));
const routesOf = (from: Content = content) => allPages(from).map(({ ruta }) => ruta);

describe('la tabla de páginas', () => {
  // Especificación: 2.1-02, 2.1-03, 2.1-05, 2.1-06, 2.1-07, 2.1-08, 2.1-09, 2.1-10, 2.1-11, 2.1-12
  // Especificación: 2.1-13, 2.1-14, 2.1-17, 2.1-18, 2.1-20, 6-01
  it('da todas las direcciones de la especificación', () => {
    const asked = [
      ...['prueba', 'default', 'default/qractive', 'quejapublica', 'sindico', 'asuntos'],
      ...['directorio', 'prensa', 'responsabilidades', 'direccionDeInvestigacion'],
      ...['direccionAdministrativa', 'contraloria', 'normatividad', 'sindicaturaSocial'],
      ...['vehiculosremolcados', 'DeclaraNet', 'documentos', 'buscar'],
    ].map((route) => `/${route}/`);
    expect(asked.filter((route) => !routesOf().includes(route))).toEqual([]);
  });

  it('cada dirección termina en diagonal y es de una sola página', () => {
    for (const routes of [routesOf(), routesOf(many)]) {
      expect(routes.filter((route) => !/^\/(.*\/)?$/.test(route))).toEqual([]);
      expect(new Set(routes).size).toBe(routes.length);
    }
  });

  it('hay una por comunicado, por página llena, por año y por parte de año', () => {
    const counted = (kind: string) => allPages(many).filter((page) => page.kind === kind).length;
    expect(['comunicado', 'prensaPagina', 'anio'].map(counted)).toEqual([120, 12, 3]);
    expect(routesOf(many)).toEqual(
      expect.arrayContaining([
        '/prensa/comunicado-120/',
        '/prensa/pagina/12/',
        '/prensa/anio/2024/',
        '/prensa/anio/2024/parte/2/',
      ]),
    );
  });

  it('los buscadores no reciben las páginas que repiten a otra, sólo prueban, sólo buscan o se retiraron', () => {
    const indexed = indexedPages(content).map(({ ruta }) => ruta);
    expect(routesOf().filter((ruta) => !indexed.includes(ruta))).toEqual([
      '/default/qractive/',
      '/buscar/',
      '/prueba/',
      NOT_FOUND,
      '/prensa/anuncian-modulo-que-no-abrio/',
    ]);
  });

  it('el buscador del sitio tampoco lee el inicio ni las listas, que repiten lo de otras páginas', () => {
    expect(PAGE_KINDS.filter((kind) => !kindOf(kind).searched)).toEqual([
      'inicio',
      'codigoQr',
      'prensa',
      'bitacora',
      'mapa',
      ...['facil', 'ingles', 'inglesDenuncia', 'inglesQueja'],
      'buscar',
      'prueba',
      'noEncontrada',
      'prensaPagina',
      'anio',
      'retirada',
    ]);
  });
});

describe('lo que se deriva de ella', () => {
  it('a nadie se le lleva a la página de error, y sí a la raíz y a las que la gente teclea', () => {
    expect(allRoutes(content)).toContain('/');
    expect(allRoutes(content)).not.toContain(NOT_FOUND);
    expect(allRoutes(content)).toHaveLength(routesOf().length);
    for (const { to } of ALIASES) expect(routesOf()).toContain(to);
  });

  it('ningún archivo de content/ puede tomar la dirección de una página fija', () => {
    const fixed = PAGE_KINDS.map((kind) => kindOf(kind).routes).filter(
      (ruta) => typeof ruta === 'string',
    ) as string[];
    expect(fixed).toEqual(expect.arrayContaining(['/default/', '/prensa/', '/documentos/']));
    const parts = [...fixed, ...ALIASES.map(({ from }) => from)].map((ruta) => ruta.split('/')[1]);
    expect(parts.filter((part = '') => !nameProblem(part, { mixed: true }))).toEqual([]);
  });

  it.each([
    ['/default/', 'default/index.html'],
    ['/prensa/anio/2025/parte/2/', 'prensa/anio/2025/parte/2/index.html'],
    ['/', 'index.html'],
    [NOT_FOUND, '404.html'],
  ])('la página %s es el archivo %s', (ruta, file) => expect(fileOf(ruta)).toBe(file));
});
