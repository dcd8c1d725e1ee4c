/** @jest-environment node */
import { renderMarkdown } from '@/lib/content/parse/markdown';
import { validatePage, validateTexts } from '@/scripts/make/checks/html';
import { distil } from '@/scripts/make/pages/distil';
import { exportedPage, PARTS } from './page';

const whole = (main: string) =>
  validatePage(
    'quejas/index.html',
    distil(exportedPage({ main: `<h1>Quejas</h1>${main}` }), 'quejas/index.html', PARTS),
  );

it('un texto que compara («5 > 3») es HTML como está', async () => {
  expect(await validateTexts([{ file: 'a/index.html', html: '<p>5 > 3 &#x26; 2</p>' }])).toEqual(
    [],
  );
});

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
    ['una etiqueta que no existe', '<parrafo>Uno</parrafo>', 'element-name'],
    ['un atributo con un valor que no vale', '<p dir="arriba">Uno</p>', 'attribute-allowed-values'],
    ['un botón sin clase de botón', '<button>Enviar</button>', 'no-implicit-button-type'],
    ['una etiqueta abandonada', '<center>Uno</center>', 'deprecated'],
    ['un enlace vacío', '<a href="/"></a>', 'wcag/h30'],
  ])('%s no pasa', async (_, main, rule) => {
    const problems = await whole(main);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join('\n')).toContain(rule);
    for (const problem of problems)
      expect(problem).toMatch(/^quejas\/index\.html:\d+:\d+ [a-z\d/-]+: .+ \(.*\)$/s);
  });
});

describe('los textos de los autores', () => {
  const GOOD = '<h2 id="a">Uno</h2>\n<p>Un texto <strong>bueno</strong>.</p>';
  const BAD = '<p>Bien.</p>\n<ul>\n<p>Una lista sin elementos.</p>\n</ul>';

  it('buenos pasan, y sin textos no hay nada que decir', async () => {
    expect(await validateTexts([])).toEqual([]);
    expect(
      await validateTexts([
        { file: 'a/index.html', html: GOOD },
        // The same heading in two pages is no problem: each page's ids are checked with it.
        { file: 'b/index.html', html: GOOD },
      ]),
    ).toEqual([]);
  });

  it.each([
    '## 2025\n\nEn ese año.',
    '## 1. Requisitos\n\n### 2 copias\n\nDe la credencial.',
    '| Trámite | Costo |\n| :-- | --: |\n| Constancia | 100 |',
    '|  |  |\n| --- | --- |\n| a | b |',
    '3. Tres\n\n   Con otro párrafo.\n4. Cuatro\n    * y su lista\n        * y la de ella',
    '> Uno\n> > Dos\n\n***\n\nLínea  \ncortada y ~~tachada~~.',
    '[![Un buzón](/ilustraciones/queja.svg)](/quejapublica/) y <https://a.example/?b=1&c=2>',
    '[664 555 0100](tel:+526645550100 "Conmutador"), [correo](mailto:a@b.example)',
    '## [Prensa](/prensa/) y **otras** `cosas` & más: «¿qué?»\n\nAsí.',
  ])('lo que Markdown dice bien, la página también: %j', async (text) => {
    const html = renderMarkdown(text);
    expect(await validateTexts([{ file: 'a/index.html', html }])).toEqual([]);
  });

  it('el problema se dice de la página donde está, y de ninguna otra', async () => {
    const texts = ['a', 'b', 'c', 'd'].map((name) => ({
      file: `${name}/index.html`,
      html: name === 'c' ? BAD : GOOD,
    }));
    const problems = await validateTexts(texts);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(problem).toMatch(/^c\/index\.html: [a-z-]+: /);
  });

  it('también en el primer y en el último renglón de un texto', async () => {
    const bad = '<p><li>Suelto</li></p>';
    for (const html of [`${bad}\n<p>b</p>`, `<p>b</p>\n${bad}`])
      expect(
        new Set(
          (
            await validateTexts([
              { file: 'a/index.html', html: GOOD },
              { file: 'b/index.html', html },
              { file: 'c/index.html', html: GOOD },
            ])
          ).map((line) => line.split(':')[0]),
        ),
      ).toEqual(new Set(['b/index.html']));
  });

  it('una etiqueta sin cerrar se dice antes que nada de su página', async () => {
    const problems = await validateTexts([
      { file: 'a/index.html', html: GOOD },
      { file: 'b/index.html', html: '<p>Uno <strong>dos</p>' },
      { file: 'c/index.html', html: GOOD },
    ]);
    expect(problems[0]).toMatch(/^b\/index\.html: /);
  });
});
