/** @jest-environment node */
import { astroComponents, braces, reactComponents } from '@/scripts/bench/dialects';
import { markedReleases, takeTemplate, TEMPLATE_PAGES } from '@/scripts/bench/template';

const RELEASE = `<!DOCTYPE html><html lang="es-MX"><head><title>Zqtitulo | Sitio</title>
<meta name="description" content="Zqresumen."><style>a{color:red}</style></head>
<body><a class="x" href="/prensa/zqslug/" data-props="{&quot;a&quot;:1}">Zqtitulo {1}</a>
<script type="application/ld+json">{"headline":"Zqtitulo"}</script>
<p>Zqlugar, <time datetime="2015-03-17">17 de marzo de 2015</time></p>
<img src="/ilustraciones/noticia-10.svg" alt="Zqalt."><div class="prose"><p>Zqbody.</p></div>
<a href="/static/pdf/SP_COM_771177.pdf">PDF</a><a href="/prensa/zqnewerslug/">Zqnewertitulo</a>
<a href="/prensa/zqolderslug/">Zqoldertitulo</a><script type="module">if(a){{b()}}</script></body></html>`;
const LIST = `<!DOCTYPE html><html><head><title>Comunicados</title><style>a{color:red}</style></head><body>
<div class="cards"><article><h2><a href="/prensa/zqnewerslug/">Zqnewertitulo</a></h2></article>
<article><h2><a href="/prensa/zqslug/">Zqtitulo</a></h2><time datetime="2015-03-17">17 de marzo de 2015</time>
</article></div></body></html>`;
const template = () => takeTemplate({ release: RELEASE, list: LIST });

describe('la plantilla que comparten los demás', () => {
  it('es una página terminada con huecos donde iban los datos del comunicado', () => {
    const { release, card, list, style, script } = template();
    expect(release).toContain('<title>[[titulo]] | Sitio</title>');
    expect(release).toContain('<div class="prose">[[body]]</div>');
    expect(release).not.toMatch(/zq|2015/i);
    expect(card).toContain('<time datetime="[[fecha]]">[[fechaLarga]]</time>');
    expect(list).toContain('<div class="cards">[[cards]]</div>');
    expect([style, script]).toEqual(['a{color:red}', 'if(a){{b()}}']);
  });

  it('si la página ya no muestra un dato, no la hay, y se dice cuál', () => {
    const take =
      (release: string, list = LIST) =>
      () =>
        takeTemplate({ release, list });
    expect(take(RELEASE.replaceAll('Zqlugar', ''))).toThrow('does not show: lugar');
    expect(take(RELEASE.replace('Zqbody.', ''))).toThrow('does not show: body');
    expect(take(RELEASE, LIST.replaceAll('Zqtitulo', ''))).toThrow('The card of a release');
  });

  it('sale de un archivo con un comunicado marcado entre dos vecinos', () => {
    const [older, marked, newer] = markedReleases();
    expect([older!.fecha, marked!.fecha, newer!.fecha].sort()[1]).toBe(marked!.fecha);
    expect(TEMPLATE_PAGES.release).toContain(`/${marked!.slug}/`);
  });
});

describe('se escribe en el lenguaje de cada herramienta', () => {
  it('con llaves dobles, y las del guion no se toman por suyas', () => {
    const text = braces(template().release, (blank) => `{{ ${blank} }}`);
    expect(text).toContain('content="{{ resumen }}"');
    expect(braces('<script>{{b}} {%c {#d</script>', () => '')).toBe(
      '<script>{ {b}} { %c { #d</script>',
    );
  });

  it('como componentes de React', () => {
    const { Release, List } = reactComponents(template());
    expect(Release).toContain('<a className="x" href={`/prensa/${c.slug}/`}');
    expect(Release).toContain('data-props="{&quot;a&quot;:1}">{c.titulo}{" {1}"}</a>');
    expect(Release).toContain('dangerouslySetInnerHTML={{ __html: c.body }}');
    expect(Release).toContain('dangerouslySetInnerHTML={{ __html: `{"headline":"${c.titulo}"}` }}');
    expect(Release).toMatch(/alt=\{`\$\{c\.alt\}`\} \/>/);
    expect(Release).not.toContain('module');
    expect(List).toContain('{cards.map((c) => <Card key={c.slug} c={c} />)}');
  });

  it('como componentes de Astro', () => {
    const { Release, List } = astroComponents(template());
    expect(Release).toContain('<title>{c.titulo} | Sitio</title>');
    expect(Release).toContain('<style is:inline set:html={style}></style>');
    expect(Release).toContain('{c.titulo} &#123;1&#125;</a>');
    expect(List).toMatch(/\{cards\.map\(\(c\) => \(<article>[^]*<\/article>\)\)\}/);
  });

  it('el texto del comunicado, que ya es HTML, no puede ir junto a otras palabras', () => {
    const beside = { ...template(), release: '<p>Antes [[body]]</p>' };
    expect(() => reactComponents(beside)).toThrow('[[body]] must be alone');
  });
});
