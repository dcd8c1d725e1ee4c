/** @jest-environment node */
import { formatProblem } from '@/lib/content/load/problems';
import { promisedPdfs } from '@/lib/routes/documents';
import { hostRules } from '@/lib/site/hosts/rules';
import { outsideHosts } from '@/lib/site/policy';
import { siteMap } from '@/lib/site/page-data/listings';
import { shellView } from '@/lib/site/page-data/shell';
import { ALIASES, allPages } from '@/lib/site/pages';
import { pressRedirects } from '@/lib/site/press';
import { pageData } from '@/lib/site/page-data';
import { searchRecords } from '@/lib/site/records/search';
import { withPhones } from '@/scripts/make/pages/distil';
import { OTHER_OFFICE } from '../other-office';
import { sourcesOf } from '../unit/site/sources';
import { copies, swap, type Edits } from './project';

const { check, read, cleanUp } = copies();
afterAll(cleanUp);

const lacks = (...names: string[]): Edits => ({
  'sitio.yml': (text) =>
    `${text}apartados: { ${names.map((name) => `${name}: false`).join(', ')} }\n`,
});

const lackedWords = (name: string) =>
  `es de lo que esta oficina no tiene («${name}: false» en content/sitio.yml). Quite de aquí lo que lo nombra, o escriba otra cosa.`;

describe('lo que dice la revisión de lo que la oficina no tiene', () => {
  it('un dato que falta se pide, con lo que hay que escribir si la oficina no lo tiene', () => {
    const { said } = check({ 'sitio.yml': swap('lineaQuejas: "070"\n', '') });
    expect(said('sitio.yml')).toEqual([
      expect.stringContaining(
        'lineaQuejas: falta este dato. Si la oficina no lo tiene, escriba en «apartados» lineaQuejas: false.',
      ),
    ]);
  });

  it('cada texto que usa un dato de ello se dice, con su archivo y su renglón', () => {
    const { problems, at } = check(lacks('lineaQuejas'));
    expect(problems).toContain(
      `paginas/buscar.md:${at('paginas/buscar.md', '{{lineaQuejas}}')} la referencia {{lineaQuejas}} ${lackedWords('lineaQuejas')}`,
    );
  });

  it('cada enlace de un texto a su página también, esté o no su archivo', () => {
    const edits = { ...lacks('vehiculos'), 'vehiculos.yml': null };
    const { problems, at } = check(edits);
    expect(problems).toContain(
      `direcciones/contraloria.md:${at('direcciones/contraloria.md', '(/vehiculosremolcados/)')} el enlace «/vehiculosremolcados/» ${lackedWords('vehiculos')}`,
    );
    expect(problems.filter((one) => one.startsWith('inicio.yml'))).toEqual([]);
  });

  it('lo que está mal en los archivos de lo que no se tiene no importa', () => {
    const { problems } = check({ ...lacks('prueba'), 'paginas/prueba.md': 'Nada.' });
    expect(problems).toEqual([]);
  });
});

it('la dirección que elige la oficina no puede ser la de otra página', () => {
  const { said } = check({
    'sitio.yml': (text) =>
      text
        .replace('rutaTitular: sindico', 'rutaTitular: Asuntos')
        .replace('rutaDeclaraciones: DeclaraNet', 'rutaDeclaraciones: vehiculosremolcados'),
    'paginas/buscar.md': (text) => text.replaceAll('/sindico/', '/asuntos/'),
  });
  expect(said('sitio.yml')).toEqual([
    expect.stringContaining(
      'rutaTitular: «/Asuntos/» ya es una dirección de content/direcciones/asuntos.md. Escriba otra.',
    ),
    expect.stringContaining(
      'rutaDeclaraciones: «/vehiculosremolcados/» ya es una dirección de content/sitio.yml. Escriba otra.',
    ),
  ]);
});

describe('una oficina que no tiene nada de lo que puede faltar', () => {
  const { content, problems } = read(OTHER_OFFICE);
  const sources = sourcesOf(content);
  const routes = allPages(content).map(({ ruta }) => ruta);
  const whole = JSON.stringify([
    shellView(sources),
    allPages(content).map((page) => pageData(sources, page)),
    siteMap(content),
    searchRecords(content),
  ]);

  it('pasa la revisión sin los archivos ni los datos de ello', () =>
    expect(problems.map(formatProblem)).toEqual([]));

  it('no tiene sus páginas, y la de quien la encabeza está donde dice', () => {
    expect(routes).toContain('/contralor/');
    expect(
      routes.filter((ruta) =>
        /vehiculosremolcados|declaranet|normatividad\/.|sindico|^\/prueba|^\/en\//i.test(ruta),
      ),
    ).toEqual([]);
  });

  it('el menú, el pie y las demás listas las nombran como ella, y nada dicen de lo que no hay', () => {
    const { menu, tramites, redSocial, manual, contacto, enlacesFinales, ingles } =
      shellView(sources);
    expect(menu.map(({ titulo, ruta }) => [titulo, ruta]).slice(0, 3)).toEqual([
      ['Inicio', '/'],
      ['Contralor Municipal', '/contralor/'],
      ['Direcciones de la Contraloría', ''],
    ]);
    expect(tramites.map(({ titulo }) => titulo)).toEqual([
      'Queja Electrónica',
      'Denuncia Electrónica',
      '¿En qué va mi queja o denuncia?',
      'Documentos',
    ]);
    expect([redSocial, manual, ingles]).toEqual([undefined, undefined, undefined]);
    expect(enlacesFinales.map(({ titulo }) => titulo).join()).not.toMatch(/declarar/);
    expect([contacto.lineaQuejas, contacto.telefonoSocial]).toEqual([undefined, undefined]);
  });

  it('ni sus páginas, ni el mapa, ni el buscador llevan a lo que no hay', () => {
    const others = [...ALIASES, ...pressRedirects(content)].map(({ from }) => from);
    const known = ['/', ...routes, ...others];
    const links = [...whole.matchAll(/"(\/[^"#?\\]*\/)[#?"]/g)].map(([, ruta = '']) => ruta);
    expect(links.filter((ruta) => !known.includes(ruta))).toEqual([]);
    expect(whole).not.toMatch(/vehiculosremolcados|social\.example|entrega-recepcion\.example/);
  });

  it('sus teléfonos, sus extensiones, su reloj y los nombres de sus PDF son los suyos', () => {
    expect(content.sitio.data.telefono).toBe('33 5555 0100');
    expect(content.titulares.data.actual.extension).toBeUndefined();
    expect(content.directorio.data.unidades[0]?.filas[0]?.extension).toMatch(/^(\d\d)?$/);
    expect(shellView(sources).atencion?.clock).toBe('-5');
    expect(promisedPdfs(content).map(({ path }) => path)).toContain(
      '/static/pdf/boletines/boletin-010.pdf',
    );
    expect(withPhones('Llame al 33 5555 0100, ext. 21.')).toContain('href="tel:+523355550100,21"');
  });

  it('ni se hacen sus documentos, ni los servidores dejan pasar lo que era suyo', () => {
    expect(
      promisedPdfs(content).filter(({ path }) => /normas-|sugerencia|MANUAL/.test(path)),
    ).toEqual([]);
    const { headers, redirects } = hostRules(content);
    expect(JSON.stringify([headers, redirects])).not.toMatch(/remolcados/i);
    expect(outsideHosts(content, sources.settings.send)).not.toHaveProperty('vehiculos');
  });
});
