/** @jest-environment node */
import type { Content } from '@/lib/content/model';
import { withoutPastAvisos } from '@/lib/site/page-data/avisos';
import { allPages } from '@/lib/site/pages';
import { pageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { sampleContent } from '../../sample';
import { sourcesOf } from './sources';

type Aviso = Content['avisos'][number];

const aviso = (slug: string, data: Partial<Aviso['data']> = {}): Aviso => ({
  slug,
  file: `content/avisos/${slug}.md`,
  data: { titulo: slug, nivel: 'informativo', desde: '2026-12-21', hasta: '2026-12-24', ...data },
  body: 'No habrá **servicio**.',
  bodyLine: 7,
  citas: [],
});
const withAvisos = (...avisos: Aviso[]): Content => ({ ...sampleContent(), avisos });

function shown(content: Content) {
  const sources = sourcesOf(content);
  return new Map(
    allPages(content).flatMap((page) => {
      const { avisos } = pageData(sources, page);
      return avisos ? [[page.ruta, avisos.map(({ id }) => id)]] : [];
    }),
  );
}

const FORMS = ['/quejapublica/', '/denuncia/', '/en/complaint/', '/en/report/'];

describe('un aviso se muestra', () => {
  it('en todas las páginas con encabezado, menos en las de un formulario si no es urgente', () => {
    const all = allPages(sampleContent()).map(({ ruta }) => ruta);
    const without = (nivel: 'informativo' | 'urgente') => {
      const found = shown(withAvisos(aviso('a', { nivel })));
      return all.filter((ruta) => !found.has(ruta)).sort();
    };
    const bare = ['/no-encontrada/', '/prueba/'];
    expect(without('informativo')).toEqual([...FORMS, ...bare].sort());
    expect(without('urgente')).toEqual(bare);
  });

  it('sólo en las páginas que nombra; en la de inicio, también a quien llega por el código QR', () => {
    const found = shown(
      withAvisos(aviso('inicio', { paginas: ['/'] }), aviso('prensa', { paginas: ['/prensa/'] })),
    );
    expect(Object.fromEntries(found)).toEqual({
      '/default/': ['inicio'],
      '/default/qractive/': ['inicio'],
      '/prensa/': ['prensa'],
    });
  });

  it('el más urgente primero, y de los iguales el que empezó antes', () => {
    const found = shown(
      withAvisos(
        aviso('despues'),
        aviso('antes', { desde: '2026-12-01' }),
        aviso('urgente', { nivel: 'urgente' }),
        aviso('importante', { nivel: 'importante' }),
      ),
    );
    expect(found.get('/prensa/')).toEqual(['urgente', 'importante', 'antes', 'despues']);
  });
});

it('la página que un aviso no nombra, y lo que rodea a todas, quedan como estaban', () => {
  const [before, after] = [withAvisos(), withAvisos(aviso('a', { paginas: ['/prensa/'] }))].map(
    sourcesOf,
  );
  for (const page of allPages(sampleContent())) {
    const same = JSON.stringify(pageData(before!, page)) === JSON.stringify(pageData(after!, page));
    expect([page.ruta, same]).toEqual([page.ruta, page.ruta !== '/prensa/']);
  }
  expect(shellView(after!)).toEqual(shellView(before!));
});

describe('los días de un aviso', () => {
  const first = (data: Partial<Aviso['data']>) => {
    const sources = sourcesOf(withAvisos(aviso('a', data)));
    const page = allPages(sources.content).find(({ ruta }) => ruta === '/prensa/')!;
    return pageData(sources, page).avisos![0]!;
  };

  it.each([
    ['en invierno', '2026-12-21', '2026-12-24', '2026-12-21T08:00Z', '2026-12-25T08:00Z'],
    [
      'al adelantarse el reloj',
      '2026-03-08',
      '2026-03-08',
      '2026-03-08T08:00Z',
      '2026-03-09T07:00Z',
    ],
    ['al atrasarse', '2026-11-01', '2026-11-01', '2026-11-01T07:00Z', '2026-11-02T08:00Z'],
  ])('van de medianoche a medianoche de la oficina: %s', (_, desde, hasta, from, to) => {
    const view = first({ desde, hasta });
    expect([view.desde, view.hasta]).toEqual([Date.parse(from), Date.parse(to)]);
  });

  it('se dicen con palabras', () => {
    expect(first({}).vigencia).toBe(
      'Vigente del 21 de diciembre de 2026 al 24 de diciembre de 2026',
    );
    expect(first({ hasta: '2026-12-21' }).vigencia).toBe('Vigente el 21 de diciembre de 2026');
  });
});

it('la compilación deja fuera los avisos que ya terminaron; el último día todavía no', () => {
  const content = withAvisos(aviso('a'));
  expect(withoutPastAvisos(content, '2026-12-24').avisos).toHaveLength(1);
  expect(withoutPastAvisos(content, '2026-12-25').avisos).toEqual([]);
});
