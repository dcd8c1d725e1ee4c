import { Home } from '@/components/sections/Home';
import { PrensaList } from '@/components/sections/PrensaList';
import { loadContent, prensaPage, type Content } from '@/lib/content';
import { all, hrefs, one, show, texts } from './pagina';

jest.mock('@/lib/site/images', () => ({
  imageFacts: (src: string) => ({ src, width: 8, height: 4, sources: [] }),
}));

const content = loadContent();
const LONG = 'ñ'.repeat(151);
const long: Content = {
  ...content,
  comunicados: content.comunicados.map((entry) => ({
    ...entry,
    data: { ...entry.data, resumen: LONG },
  })),
};
const PDF = 'article > div > a';
const list = (from: Content, page = 1) =>
  show(<PrensaList content={from} {...prensaPage(from, page)} />);

describe('las noticias', () => {
  it('en prensa son diez, de la más nueva a la más antigua', () => {
    list(content);
    const days = all('article time').map((time) => time.getAttribute('datetime'));
    expect(days).toHaveLength(10);
    expect(days).toEqual([...days].sort().reverse());
    expect([days[0], days.at(-1)]).toEqual(['2025-01-27', '2024-10-07']);
  });

  it('cada una lleva a su página, y «Ver más» descarga su PDF', () => {
    list(content);
    expect(hrefs(PDF)[0]).toBe('/static/pdf/NOTICIAS/SP_COM_010.pdf');
    expect(one(PDF)).toHaveTextContent(/^Ver más/);
    expect(one(PDF).getAttribute('download')).toMatch(/^COMUNICADO DE PRENSA/);
    expect(hrefs('article h2 a')[0]).toBe('/prensa/reciben-quejas-por-buzon-y-linea-070/');
    expect(one('article')).toHaveTextContent('Publicado: 27 de enero de 2025');
  });

  it('en prensa el resumen se corta a 150 caracteres', () => {
    list(long);
    expect(texts('article p').filter((text) => text === `${'ñ'.repeat(150)}...`)).toHaveLength(10);
  });

  it('en el inicio son cuatro, con el resumen entero', () => {
    show(<Home content={long} />);
    expect(texts('article p').filter((text) => text === LONG)).toHaveLength(4);
    expect(hrefs(PDF)).toEqual(
      ['010', '009', '008', '007'].map((n) => `/static/pdf/NOTICIAS/SP_COM_${n}.pdf`),
    );
  });

  it('con más de diez hay páginas, unidas por enlaces', () => {
    const more = content.comunicados.map((entry) => ({ ...entry, slug: `${entry.slug}-2` }));
    list({ ...content, comunicados: [...content.comunicados, ...more] }, 2);
    const pages = one('nav[aria-label="Páginas de comunicados"]');
    expect(pages).toHaveTextContent('Página 2 de 2');
    expect(hrefs('a', pages)).toEqual(['/prensa/']);
  });
});
