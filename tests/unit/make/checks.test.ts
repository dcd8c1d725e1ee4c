/** @jest-environment node */
import { validatePage } from '@/scripts/make/checks/html';
import { checkLinks, type PageFacts } from '@/scripts/make/checks/site';
import { distil } from '@/scripts/make/pages/distil';
import { exportedPage, PARTS } from './page';

const whole = (main: string) =>
  validatePage(
    'quejas/index.html',
    distil(exportedPage({ main: `<h1>Quejas</h1>${main}` }), 'quejas/index.html', PARTS),
  );

describe('una página entera', () => {
  it('tal como el sitio la escribe pasa', async () => {
    expect(
      await whole(
        '<p>Llame al <a href="tel:070">070</a>.<br/><img src="/a.svg" alt=""/></p>' +
          '<form action="/"><label>a<input name="a" type="text" required=""/></label><button type="submit">Enviar</button></form>',
      ),
    ).toEqual([]);
  });

  it.each([
    ['una lista con un párrafo suelto', '<ul><p>Uno</p></ul>', 'element-permitted-content'],
    ['un atributo con un valor que no vale', '<p dir="arriba">Uno</p>', 'attribute-allowed-values'],
    ['un botón sin clase de botón', '<button>Enviar</button>', 'no-implicit-button-type'],
    ['un enlace vacío', '<a href="/"></a>', 'wcag/h30'],
  ])('%s no pasa', async (_, main, rule) => {
    const problems = await whole(main);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join('\n')).toContain(rule);
    for (const problem of problems)
      expect(problem).toMatch(/^quejas\/index\.html:\d+:\d+ [a-z\d/-]+: .+ \(.*\)$/s);
  });
});

const page = (file: string, change: Partial<PageFacts> = {}): PageFacts => ({
  file,
  ids: [],
  references: [],
  ...change,
});

describe('los enlaces', () => {
  const files = new Set(['a/index.html', 'b/index.html', 'static/pdf/Código de ética.pdf']);
  const said = (address: string, text = 'Vea esto') =>
    checkLinks(
      [
        page('a/index.html', { ids: ['uno', 'año'], references: [{ address, text }] }),
        page('b/index.html', { ids: ['dos'] }),
      ],
      files,
    );

  it.each([
    '/b/',
    '/b/#dos',
    '/b/?q=50%#dos',
    '#uno',
    '#a%C3%B1o',
    '/static/pdf/C%C3%B3digo%20de%20%C3%A9tica.pdf',
  ])('«%s» llega a alguna parte', (address) => expect(said(address)).toEqual([]));

  it.each([
    ['', 'está vacía'],
    ['/%', 'no se puede leer'],
    ['../b/', 'no empieza con «/»'],
    ['/c/', 'no existe'],
    ['/static/pdf/otro.pdf', 'no existe'],
    ['/b/#uno', 'esa página no tiene «#uno»'],
    ['#dos', 'esa página no tiene «#dos»'],
  ])('«%s» no: %s', (address, reason) => {
    expect(said(address)).toEqual([`a/index.html: «Vea esto» → ${address}: ${reason}.`]);
  });
});
