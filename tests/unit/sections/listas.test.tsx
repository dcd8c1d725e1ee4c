import { BitacoraSection } from '@/components/sections/BitacoraSection';
import { SiteMap } from '@/components/sections/SearchPage';
import { viewOf } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

it('en el mapa del sitio cada título, que no es un enlace, tiene algo debajo; las páginas en inglés están en su lengua, y las de lectura fácil, aparte', () => {
  const { grupos } = viewOf('mapa', '/mapa/');
  show(<SiteMap grupos={grupos} />);
  const easy = grupos.filter(({ items }) => items.some(({ ruta }) => ruta.startsWith('/facil/')));
  expect(easy.map(({ titulo }) => titulo)).toEqual(['Lectura fácil']);
  expect(hrefs('h2 a')).toEqual([]);
  for (const section of all('details')) expect(hrefs('a', section)).not.toEqual([]);
  expect(hrefs('[lang=en] a')).toEqual(expect.arrayContaining(['/en/', '/en/report/']));
});

it('mapa y datos no llaman «Trámites» a lo que el pie llama «Tramites y Servicios»', () => {
  const names = [
    ...viewOf('mapa', '/mapa/').grupos.map(({ titulo }) => titulo),
    ...viewOf('datos', '/datos/').conjuntos.map(({ titulo }) => titulo),
  ];
  expect(names).toContain('Servicios');
  expect(names.filter((name) => /Tr[aá]mites/.test(name))).toEqual([]);
});

it('las listas de la bitácora son enlaces aparte, cada uno con su nombre', () => {
  const files = { json: '/b.json', csv: '/b.csv' };
  const anios = ['2024', '2025'].map((anio) => ({ anio, ...files }));
  show(
    <BitacoraSection {...{ before: '', after: undefined, grupos: [], archivos: files, anios }} />,
  );
  expect(texts('a[download]')).toEqual([
    ...['Documentos, formularios y normas.CSV', 'Documentos, formularios y normas.JSON'],
    ...['Comunicados de 2024.CSV', 'Comunicados de 2024.JSON'],
    ...['Comunicados de 2025.CSV', 'Comunicados de 2025.JSON'],
  ]);
});

it('el mapa del sitio tiene cada página una vez, con el nombre que le dan los menús', () => {
  const items = viewOf('mapa', '/mapa/').grupos.flatMap(({ items }) => items);
  const rutas = items.map(({ ruta }) => ruta);
  expect(rutas).toEqual([...new Set(rutas)]);
  const vehicles = items.find(({ ruta }) => ruta === '/vehiculosremolcados/');
  expect(vehicles?.titulo).toBe('Vehículos remolcados');
});

it('lo que la gente viene a hacer encabeza el mapa del sitio, que no lleva a sí mismo y sólo pliega las preguntas y los documentos, con el nombre de su página', () => {
  const { grupos } = viewOf('mapa', '/mapa/');
  const [services] = grupos;
  expect(services?.titulo).toBe('Servicios');
  expect(services?.items.map(({ ruta }) => ruta)).toEqual(
    expect.arrayContaining([
      ...['/quejapublica/', '/denuncia/', '/acuse/verificar/'],
      ...['/vehiculosremolcados/', '/DeclaraNet/'],
    ]),
  );
  show(<SiteMap grupos={grupos} />);
  expect(hrefs('a')).not.toContain('/mapa/');
  expect(grupos.flatMap(({ items }) => items.map(({ titulo }) => titulo))).toContain('Inicio');
  const folded = all('[data-folds=always] h2').map(({ textContent }) => textContent);
  expect(folded.join()).toMatch(/Preguntas de «Vehículos remolcados» \(\d+\)/);
  expect(folded.join()).not.toMatch(/Servicios|Páginas/);
  expect(texts('section h2').slice(0, 2)).toEqual(['Servicios', 'Páginas']);
});

it('de las demás páginas, en el mapa van primero las que más se buscan', () => {
  const pages = viewOf('mapa', '/mapa/').grupos.find(({ titulo }) => titulo === 'Páginas');
  expect(pages?.items.slice(0, 3).map(({ ruta }) => ruta)).toEqual([
    ...['/default/', '/directorio/', '/documentos/'],
  ]);
});

it('en la bitácora lo primero es elegir la copia; qué es una huella se despliega después', () => {
  show(<BitacoraSection {...viewOf('bitacora', '/documentos/bitacora/')} />);
  const [fold] = all('details');
  expect(texts('summary', fold)).toEqual(['Qué es la huella y cómo compararla']);
  const after = one('#copia').compareDocumentPosition(fold!);
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
