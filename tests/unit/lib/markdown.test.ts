/** @jest-environment node */
import {
  factsOf,
  linksIn,
  parseMarkdown,
  renderMarkdown,
  renderSections,
} from '@/lib/content/parse/markdown';

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
