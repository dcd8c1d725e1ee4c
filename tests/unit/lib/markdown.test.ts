/** @jest-environment node */
import {
  factsOf,
  linksIn,
  parseMarkdown,
  renderMarkdown,
  renderSections,
  renderTree,
} from '@/lib/content/parse/markdown';
import { splitBody } from '@/lib/content/parse/rendered';

const factsIn = (markdown: string) => factsOf(parseMarkdown(markdown));
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

describe('el texto de los autores', () => {
  it('una tabla es como las demás del sitio: cada celda sabe su título, y si no cabe se mueve sola', () => {
    const html = renderMarkdown('| Trámite | Costo |\n| --- | ---: |\n| Acta | *Gratis* |\n');
    expect(html).toMatch(
      /^<div class="table-wrap" tabindex="0" role="group" aria-label="Tabla: Trámite, Costo">\s*<table class="data-table stack-table">\n[^]*<\/table>\s*<\/div>$/,
    );
    const quoted = renderMarkdown('> | [a](/x/ "</table><table>") |\n> | - |\n> | 1 |\n');
    expect(quoted.match(/<div class="table-wrap"/g)).toHaveLength(1);
    expect(quoted).toMatch(/<\/table>\s*<\/div>\s*<\/blockquote>$/);
    expect(html).toContain('<td data-label="Trámite">Acta</td>');
    expect(html).toContain('<td align="right" data-label="Costo"><em>Gratis</em></td>');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])(
    'un enlace a «%s» pierde su destino',
    (url) => expect(renderMarkdown(`[x](${url})`)).toBe('<p><a>x</a></p>'),
  );

  it.each([
    '![x](https://b.example/c.png)',
    '![x](//b.example/c.png)',
    '![x](\\\\b.example\\c.png)',
    '![x](data:image/png;base64,AAAA)',
    '![x][r]\n\n[r]: https://b.example/c.png',
  ])('ninguna imagen sale de otro sitio: %s', (markdown) => {
    const [, src = ''] = /<img[^>]* src="([^"]*)"/.exec(renderMarkdown(markdown)) ?? [];
    expect(new URL(src, 'https://a.example/').host).toBe('a.example');
  });

  it('ni un enlace pasa por una ruta de este sitio y lleva a otro', () => {
    expect(renderMarkdown('[x](//b.example/) [y][r]\n\n[r]: //b.example/')).toBe(
      '<p><a>x</a> <a>y</a></p>',
    );
  });

  it.each(['tel:070', 'mailto:a@b.example', 'https://b.example/', '/sindico/#uno'])(
    'un enlace a «%s» se queda',
    (url) => expect(renderMarkdown(`[x](${url})`)).toBe(`<p><a href="${url}">x</a></p>`),
  );
});

describe('las secciones de una página', () => {
  const body =
    'Antes.\n\n## Cuenta Pública\n\nUno.\n\n### Objetivo\n\na\n\n## Ingresos\n\n### Objetivo\n\nb\n';

  it('se parten en los títulos «##»', () => {
    const sections = renderSections(parseMarkdown(body));
    expect(sections.map(({ id, titulo }) => [id, titulo])).toEqual([
      ['cuenta-publica', 'Cuenta Pública'],
      ['ingresos', 'Ingresos'],
    ]);
    expect(sections[0]?.html).toContain('<p>Uno.</p>');
    expect(sections[0]?.html).not.toContain('Cuenta Pública');
    expect(renderSections(parseMarkdown('Sólo texto.'))).toEqual([]);
  });

  it('los títulos que se repiten de una sección a otra llevan ids distintos', () => {
    const ids = renderSections(parseMarkdown(body)).flatMap(({ html }) => idsOf(html));
    expect(ids).toEqual(['cuenta-publica-objetivo', 'ingresos-objetivo']);
  });

  it.each(['## Requisitos\n\na\n\n## Requisitos\n\nb', '## A\n\n### Requisitos\n\n### Requisitos'])(
    'dos títulos iguales no comparten id (%j)',
    (markdown) => {
      const ids = idsOf(renderMarkdown(markdown));
      expect(new Set(ids).size).toBe(ids.length);
      const inner = renderSections(parseMarkdown(markdown)).flatMap(({ html }) => idsOf(html));
      expect(new Set(inner).size).toBe(inner.length);
    },
  );

  it('un enlace por referencia funciona aunque su dirección esté al final del archivo', () => {
    const [section] = renderSections(
      parseMarkdown('## A\n\n[x][d]\n\n## B\n\nfin\n\n[d]: /sindico/\n'),
    );
    expect(section?.html).toContain('<a href="/sindico/">x</a>');
  });
});

describe('lo que se revisa de un texto', () => {
  it('una imagen por referencia lleva la dirección de su referencia, se escriba como se escriba', () => {
    const markdown = '![a][R]\n\n![r][]\n\n![r]\n\n[r]: https://b.example/c.png\n[R]: /otra/\n';
    expect(linksIn(parseMarkdown(markdown)).filter(({ alt }) => alt !== undefined)).toEqual([
      { url: 'https://b.example/c.png', line: 1, alt: 'a' },
      { url: 'https://b.example/c.png', line: 3, alt: 'r' },
      { url: 'https://b.example/c.png', line: 5, alt: 'r' },
    ]);
  });

  it('sus enlaces e imágenes, con la línea de cada uno', () => {
    const markdown = '[a](/a/)\n\n- ![](/imagenes/b.png)\n- <https://c.example>\n\n[d]: /d/\n';
    expect(linksIn(parseMarkdown(markdown))).toEqual([
      { url: '/a/', line: 1 },
      { url: '/imagenes/b.png', line: 3, alt: '' },
      { url: 'https://c.example', line: 4 },
      { url: '/d/', line: 6 },
    ]);
  });

  it('sus títulos con su profundidad, y las secciones que abren los «##»', () => {
    const { headings, sections } = factsIn('# Uno\n\n## Dos años\n\n> ## Citado\n\n### Tres\n');
    expect(headings).toEqual([
      { depth: 1, text: 'Uno', line: 1 },
      { depth: 2, text: 'Dos años', line: 3 },
      { depth: 2, text: 'Citado', line: 5 },
      { depth: 3, text: 'Tres', line: 7 },
    ]);
    expect(sections).toEqual([{ id: 'dos-anos', ids: ['dos-anos-citado', 'dos-anos-tres'] }]);
  });
});

const hrefs = (html: string) => [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

describe('las notas de un texto', () => {
  const TEXT =
    'Uno.[^b] Dos.[^a] Otra.[^b]\n\n[^a]: Segunda.\n[^b]: Primera, con otra.[^c]\n[^c]: Tercera.\n[^z]: Nadie la llama.';

  it('van al final, numeradas como se llaman, con su regreso', () => {
    const html = renderMarkdown(TEXT);
    expect(html).toContain(
      '<p>Uno.<a href="#nota-1" id="llamada-1">[1]</a> Dos.<a href="#nota-2" id="llamada-2">[2]</a> Otra.<a href="#nota-1">[1]</a></p>\n<h2 id="notas">Notas</h2>\n<ol>\n<li id="nota-1">Primera, con otra.<a href="#nota-3" id="llamada-3">[3]</a> <a href="#llamada-1">Volver al texto</a></li>',
    );
    expect(html).not.toContain('Nadie');
  });

  it('cada enlace lleva a algo que está en la página, y ningún id se repite', () => {
    const html = renderMarkdown(`${TEXT}\n\n## Notas\n\nPropias.\n\n- a[^d]\n\n[^d]: En lista.`);
    expect(idsOf(html)).toEqual(expect.arrayContaining(hrefs(html)));
    expect(new Set(idsOf(html)).size).toBe(idsOf(html).length);
  });

  it('en una página con pestañas cada sección muestra las suyas, aunque estén al final del archivo', () => {
    const sections = renderSections(
      parseMarkdown('## Uno\n\na[^1]\n\n## Dos\n\nb[^2]\n\n[^1]: De uno.\n[^2]: De dos.'),
    );
    const [first = '', second = ''] = sections.map(({ html }) => html);
    expect(first).toContain('De uno.');
    expect(first).not.toContain('De dos.');
    expect(second).toContain('De dos.');
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(idsOf(first + second).length);
  });

  it('una página partida en dos tiene una sola lista, al final, y ningún id se repite en ella', () => {
    const [before = '', after = ''] = splitBody(
      {
        body: '## Uno\n\na[^1]\n\n## Dos\n\nb[^2]\n\n## Uno\n\nc\n\n[^1]: De uno.\n[^2]: De dos.',
      },
      (_, at) => at === 1,
    );
    expect(before).not.toContain('De uno.');
    expect(after).toMatch(/<h2 id="notas">[^]*De uno\.[^]*De dos\./);
    const all = idsOf(before + after);
    expect(all).toEqual(expect.arrayContaining(['uno', 'dos', 'uno-2', 'nota-1', 'nota-2']));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(hrefs(before + after)));
  });
});

it('una tabla dentro de una cita se ve igual cada vez', () => {
  const tree = parseMarkdown('> | a |\n> | - |\n> | 1 |');
  expect(renderTree(tree)).toBe(renderTree(tree));
});

it('las casillas de una lista se ven, marcadas o no', () => {
  const tree = parseMarkdown('- [ ] pendiente\n- [x] hecha');
  for (const html of [renderTree(tree), renderTree(tree)])
    expect(html).toBe('<ul>\n<li>☐ pendiente</li>\n<li>☑ hecha</li>\n</ul>');
});
