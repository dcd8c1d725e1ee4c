/** @jest-environment node */
import { isLitter } from '@/lib/content/model/paths';
import { nameFault, sameButForCase } from '@/scripts/make/office/names';

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
  ])('«%s» no, y se dice qué hacer', (name, words) => expect(nameFault(name)).toMatch(words));

  it.each([
    ...['.DS_Store', '._foto.jpg', '~$acta.docx', '.~lock.NTE-06.pdf#', '.x.md.swp', 'a.jpg~'],
  ])('«%s» lo dejan los programas: no se publica ni estorba', (name) =>
    expect(isLitter(name)).toBe(true),
  );

  it('dos nombres que sólo cambian en mayúsculas son uno para muchos sistemas', () => {
    expect(sameButForCase(['a/CV.pdf', 'a/b.pdf', 'a/cv.pdf'])).toEqual(
      new Map([['a/cv.pdf', expect.stringContaining('public/a/CV.pdf')]]),
    );
  });
});
