/** @jest-environment node */
import { fault, fileWords } from '@/lib/content/faults';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { isLitter } from '@/lib/content/model/paths';
import { nameFault, sameButForCase } from '@/scripts/make/office/names';
import { svgProblems } from '@/scripts/make/office/svg';
import { SAMPLE } from '../../sample';

describe('lo que la oficina puede poner en public/', () => {
  it.each([
    'icono.svg',
    'imagenes/2025/Año Nuevo.JPG',
    'static/pdf/Código de ética (2024).pdf',
    'static/pdf/aviso.html.pdf',
  ])('«%s» se publica', (name) => expect(nameFault(name)).toBeUndefined());

  it.each([
    ['.htaccess', /^«\.htaccess» empieza con un punto.*Quítelo/],
    ['.well-known/security.txt', /lo hace el sitio.*content\/sitio\.yml/],
    ['index.html', /^este archivo lo hace el sitio/],
    ['icono-192.png', /^este archivo lo hace el sitio/],
    ['aviso.html', /no se publican archivos \.html.*Las páginas se escriben en content\//],
    ['evil.js', /no se publican archivos \.js.*Quítelo/],
    ['imagenes/IMG_2041.HEIC', /no se publican archivos \.heic.*guárdela como \.jpg/],
    ['static/pdf/borrador.docx', /no se publican archivos \.docx.*Guárdelo como PDF/],
    ['llave', /su nombre no tiene terminación: sólo PDF e imágenes/],
    ['imagenes/100%.jpg', /lleva «%», que no puede ir.*Cámbiele el nombre/],
    ['imagenes/a\u202egpj.jpg', /un signo invisible \(U\+202E\)/],
    ['imagenes/nin\u0303ez.jpg', /^«niñez\.jpg» se guardó con sus acentos aparte.*: «ninez\.jpg»/],
    ['manual.pdf', /van en public\/static\/pdf\/.*Páselo a public\/static\/pdf\/manual\.pdf/],
    ['foto.jpg', /van en public\/imagenes\/.*Pásela a public\/imagenes\/foto\.jpg/],
    ['prensa/a.svg', /van en public\/imagenes\//],
    ['static/pdf/CON.pdf', /«CON\.pdf» es un nombre que Windows guarda para sus aparatos/],
    ['static/pdf/NOTICIAS /a.pdf', /«NOTICIAS » empieza o termina con un espacio/],
    ['static/pdf/actas./a.pdf', /«actas\.» empieza o termina con un espacio o un punto/],
    ['imagenes/v/a.jpg', /en public\/imagenes\/v\/ escribe el sitio/],
  ])('«%s» no, y se dice qué hacer', (name, words) =>
    expect(fileWords(nameFault(name)!)).toMatch(words),
  );

  it.each([
    ...['.DS_Store', '._foto.jpg', '~$acta.docx', '.~lock.NTE-06.pdf#', '.x.md.swp', 'a.jpg~'],
  ])('«%s» lo dejan los programas: no se publica ni estorba', (name) =>
    expect(isLitter(name)).toBe(true),
  );

  it('dos nombres que sólo cambian en mayúsculas son uno para muchos sistemas', () => {
    expect(sameButForCase(['a/CV.pdf', 'a/b.pdf', 'a/cv.pdf'])).toEqual(
      new Map([['a/cv.pdf', fault('public-case', { other: 'a/CV.pdf' })]]),
    );
  });
});

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const said = (svg: string | Buffer) =>
  svgProblems(Buffer.from(svg)).map((one) => `${one.line} ${fileWords(one.fault)}`);
const within = (inner: string) => said(`<svg ${XMLNS}>\n${inner}\n</svg>`);

describe('un dibujo que sólo dibuja', () => {
  it('pasa: los del sitio, todos', () => {
    const own = globSync('**/*.svg', { cwd: SAMPLE, absolute: true });
    expect(own.length).toBeGreaterThan(50);
    expect(own.flatMap((file) => said(readFileSync(file)))).toEqual([]);
  });

  it.each([
    '<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
    '<g id="b"/><use href="#b"/><use xlink:href="#b" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
    '<style>@media print { path { fill: url("#a"); } }</style><path/>',
    '<title>Hola &amp; adiós</title><text xml:space="preserve">a</text><!-- nota -->',
    '<rect><animate attributeName="x" to="5"/></rect>',
    '<g id="image(1)" class="element (2)" data-name="Capa \\ 1" aria-label="src (uno)"/>',
  ])('pasa también con lo que los programas de dibujo escriben: %s', (inner) =>
    expect(within(inner)).toEqual([]),
  );
});

describe('un dibujo que podría actuar, o pedir algo de fuera, se rechaza con su renglón', () => {
  it('por hondo que esté', () =>
    expect(
      within(`${'<g>'.repeat(20_000)}<style>@import url(/x)</style>${'</g>'.repeat(20_000)}`),
    ).toEqual([expect.stringMatching(/^2 el dibujo lleva una dirección .* en <style>/)]));

  it.each([
    ['<script>alert(1)</script>', /^2 el dibujo lleva <script>/],
    ['<script xlink:href="/evil.js"/>', /<script>/],
    ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', /<svg:script>/],
    ['<g onload="alert(1)"/>', /^2 el dibujo lleva onload \(una acción\) en <g>/],
    ['<g\nonclick\n=\n"x"/>', /onclick/],
    ['<foreignObject><p/></foreignObject>', /<foreignObject>/],
    ['<a href="https://a.example"><path/></a>', /<a>/],
    ['<image href="data:image/jpeg;base64,AAAA"/>', /<image>/],
    ['<use href="/otro.svg#a"/>', /href="\/otro\.svg#a" \(algo de fuera\) en <use>/],
    ['<use x:href="/a.svg#b" xmlns:x="http://www.w3.org/1999/xlink"/>', /x:href/],
    ['<mpath href="&#x6a;avascript:alert(1)"/>', /href="javascript:alert\(1\)"/],
    ['<rect fill="url(https://a.example/x)"/>', /fill="url\(https/],
    ['<rect style="fill:u\\72l(//a.example)"/>', /style=/],
    ['<style>@import "https://a.example/x.css";</style>', /en <style>/],
    ['<style><![CDATA[@import "//a.example";]]></style>', /en <style>/],
    ['<style>path{fill:url( https://a.example)}</style>', /en <style>/],
    ['<set attributeName="href" to="#x"/>', /attributeName="href" en <set>/],
    ['<set attributeName="onclick" to="alert(1)"/>', /attributeName="onclick"/],
    ['<g xml:base="https://a.example/"/>', /xml:base/],
    ['<style xmlns="http://www.w3.org/1999/xhtml">a</style>', /xmlns=/],
    ['<metadata><dc:creator>jperez</dc:creator></metadata>', /<metadata>/],
    ['<g sodipodi:docname="C:\\Users\\jperez\\a.svg"/>', /sodipodi:docname/],
    ['<SCRIPT>alert(1)</SCRIPT>', /<SCRIPT>/],
  ])('%s', (inner, words) => {
    const lines = within(inner);
    expect(lines.some((line) => words.test(line))).toBe(true);
    for (const line of lines) expect(line).toMatch(/Guárdelo como SVG simple/);
  });

  it.each([
    [
      'entidades',
      '<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg>&a;</svg>',
      '1 el dibujo lleva <!DOCTYPE',
    ],
    ['una hoja de estilo de fuera', '<?xml-stylesheet href="/a.css"?><svg/>', '<?xml-stylesheet>'],
    ['otra raíz', '<html><svg/></html>', '<html> en lugar de <svg>'],
    ['otra codificación', '<?xml version="1.0" encoding="UTF-7"?><svg/>', 'otra codificación'],
  ])('%s', (_, svg, words) => expect(said(svg)[0]).toContain(words));

  it.each([Buffer.from(`<svg ${XMLNS}/>`, 'utf16le'), Buffer.from('<svg>\xe9</svg>', 'latin1')])(
    'uno que no está en UTF-8: un navegador leería otra cosa',
    (bytes) => expect(said(bytes)).toEqual([expect.stringContaining('no está escrito en UTF-8')]),
  );
});
