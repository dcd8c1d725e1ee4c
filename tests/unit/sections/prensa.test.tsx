import { ComunicadoArticle } from '@/components/sections/ComunicadoArticle';
import { Home } from '@/components/sections/Home';
import { AnioList, PrensaList } from '@/components/sections/PrensaList';
import type { Content } from '@/lib/content/model';
import { pageData } from '@/lib/site/page-data';
import { sampleContent, sampleWith } from '../../sample';
import { releases, sourcesOf, viewOf, withReleases } from '../site/sources';
import { all, hrefs, one, show, texts } from './pagina';

const content = sampleContent();
const LONG = 'ñ'.repeat(151);
const long = sampleWith(({ comunicados }) =>
  comunicados.forEach(({ data }) => (data.resumen = LONG)),
);
const many = withReleases(releases(60));
const PDF = 'article a[download]';
const list = (from: Content) => show(<PrensaList {...viewOf('prensa', '/prensa/', from)} />);
const home = (from: Content) => show(<Home {...viewOf('inicio', '/default/', from)} />);
const pager = (label: string) =>
  all(`nav[aria-label="${label}"] a`).map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('rel'),
  ]);

describe('las noticias', () => {
  // Especificación: 2.5-43, 2.5-46, 2.5-48, 7-54, 9-08
  it('en prensa son diez, de la más nueva a la más antigua; cada una lleva a su página, y «Ver más» descarga su PDF', () => {
    list(content);
    const days = all('article time').map((time) => time.getAttribute('datetime'));
    expect(days).toHaveLength(10);
    expect(days).toEqual([...days].sort().reverse());
    expect([days[0], days.at(-1)]).toEqual(['2025-01-27', '2024-10-07']);
    expect(hrefs(PDF)[0]).toBe('/static/pdf/NOTICIAS/SP_COM_010.pdf');
    expect(one(PDF)).toHaveTextContent(/^Ver más/);
    expect(one(PDF).getAttribute('download')).toMatch(/^COMUNICADO DE PRENSA/);
    expect(hrefs('article h2 a')[0]).toBe('/prensa/reciben-quejas-por-buzon-y-linea-070/');
    expect(one('article')).toHaveTextContent('Publicado: 27 de enero de 2025');
  });

  // Especificación: 2.3-09, 2.3-12, 2.3-13, 4-25, 9-07
  it('en prensa el resumen se corta a 150 caracteres; en el inicio son cuatro, con el resumen entero', () => {
    list(long);
    expect(texts('article p').filter((text) => text === `${'ñ'.repeat(150)}...`)).toHaveLength(10);
    home(long);
    expect(texts('article p').filter((text) => text === LONG)).toHaveLength(4);
    expect(hrefs(PDF)).toEqual(
      ['010', '009', '008', '007'].map((n) => `/static/pdf/NOTICIAS/SP_COM_${n}.pdf`),
    );
  });

  it('mientras no hay ninguna, lo dicen la portada y los comunicados', () => {
    list(withReleases([]));
    expect(texts('p')).toEqual(['Todavía no hay comunicados.']);
    home(withReleases([]));
    expect(texts('p')).toContain('Todavía no hay comunicados.');
  });
});

describe('las páginas de comunicados', () => {
  const PAGES = 'Páginas de comunicados';
  const numbered = (n: number) =>
    show(<PrensaList {...viewOf('prensaPagina', `/prensa/pagina/${n}/`, many)} />);

  it('desde la portada se va a los anteriores, y a cada año; con diez o menos no hay a dónde pasar', () => {
    list(many);
    expect(pager(PAGES)).toEqual([['Comunicados anteriores', '/prensa/pagina/6/', 'prev']]);
    expect(hrefs('nav[aria-label="Comunicados por año"] a')).toEqual(['/prensa/anio/2024/']);
    list(content);
    expect(pager(PAGES)).toEqual([]);
  });

  it('una numerada lleva a la anterior y a la siguiente, y la primera es la última', () => {
    numbered(6);
    expect(pager(PAGES)).toEqual([
      ['Comunicados más recientes', '/prensa/pagina/7/', 'next'],
      ['Comunicados anteriores', '/prensa/pagina/5/', 'prev'],
    ]);
    numbered(1);
    expect(pager(PAGES)).toEqual([['Comunicados más recientes', '/prensa/pagina/2/', 'next']]);
  });
});

it('los comunicados de un año son títulos con su día, del más nuevo al más antiguo; una parte lleva a la que le sigue', () => {
  const YEAR = 'Comunicados del año';
  show(<AnioList {...viewOf('anio', '/prensa/anio/2024/', many)} />);
  expect(texts('li')).toHaveLength(50);
  expect(texts('li')[0]).toBe('29 de febrero de 2024 Comunicado número 60');
  expect(hrefs('li a')[0]).toBe('/prensa/comunicado-60/');
  expect(pager(YEAR)).toEqual([['Comunicados anteriores', '/prensa/anio/2024/parte/1/', 'prev']]);
  show(<AnioList {...viewOf('anio', '/prensa/anio/2024/parte/1/', many)} />);
  expect(texts('li').at(-1)).toBe('1 de enero de 2024 Comunicado número 1');
  expect(pager(YEAR)).toEqual([
    ['Comunicados más recientes', '/prensa/anio/2024/parte/2/', 'next'],
  ]);
});

it('la página de un año lleva a los otros años, y dice qué es de muestra: bajo el título si todo lo es', () => {
  const two = [...releases(1, 2025), ...releases(2, 2024)];
  const year = (muestra: (at: number) => boolean) => {
    const some = two.map((one, at) => ({ ...one, data: { ...one.data, muestra: muestra(at) } }));
    const page = { kind: 'anio', ruta: '/prensa/anio/2024/' } as const;
    const { view, frame } = pageData(sourcesOf(withReleases(some)), page);
    show(<AnioList {...view} />);
    return { marks: all('li .marca').length, line: frame?.muestras };
  };
  expect(year(() => true)).toEqual({ marks: 0, line: 'Datos de muestra.' });
  expect(year((at) => at === 1)).toEqual({ marks: 1, line: undefined });
  expect(hrefs('nav[aria-label="Otros años"] a')).toEqual(['/prensa/anio/2025/']);
});

it('en el teléfono el primer párrafo de un comunicado va antes que su imagen; una lista no se parte', () => {
  const from = (body: string) => {
    const [first, ...rest] = releases(3);
    return withReleases([{ ...first!, body }, ...rest]);
  };
  const read = (body: string) => {
    show(<ComunicadoArticle {...viewOf('comunicado', '/prensa/comunicado-3/', from(body))} />);
    return all('.prose, img').map(({ tagName, textContent }) => textContent || tagName);
  };
  expect(read('Uno.\n\nDos.').map((text) => text.trim())).toEqual(['Uno.', 'IMG', 'Dos.']);
  expect(read('- Uno.\n- Dos.')).toEqual(['IMG', expect.stringContaining('Dos.')]);
});

it('un comunicado lleva primero al anterior y después al siguiente, que se queda a la derecha', () => {
  show(<ComunicadoArticle {...viewOf('comunicado', '/prensa/comunicado-30/', many)} />);
  expect(pager('Otros comunicados')).toEqual([
    ['Anterior: Comunicado número 29', '/prensa/comunicado-29/', 'prev'],
    ['Siguiente: Comunicado número 31', '/prensa/comunicado-31/', 'next'],
  ]);
  expect(one('[rel=next]').className).toContain('col-start-2');
});
