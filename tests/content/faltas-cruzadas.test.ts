/** @jest-environment node */
import { CROSS_FAULTS } from './cross-faults';
import { copies, swap } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const FIRST = 'prensa/instalan-comites-de-etica.md';
const { said, at } = check(CROSS_FAULTS);

describe('lo que un archivo dice de otro', () => {
  it('dos comunicados no comparten número: el PDF se llamaría igual', () => {
    expect(said('prensa/repetido.md')).toEqual([
      `7 numero: el número «7» ya es de content/${FIRST}. Cambie una de las dos.`,
    ]);
  });

  it('una imagen que no existe dice dónde guardarla', () => {
    expect(said('prensa/imagen.md')).toEqual([
      '5 imagen: la imagen «/imagenes/nada.jpg» no existe. Guárdela en public/imagenes/nada.jpg.',
    ]);
    expect(said('sindico/titulares.yml')).toEqual([
      expect.stringContaining('la imagen «/ilustraciones/Retrato.svg» no existe'),
    ]);
  });

  it.each([
    [
      'direcciones/zonas.md',
      'ruta',
      'ruta: la ruta «/asuntos/» ya es de content/direcciones/asuntos.md. Cambie una de las dos.',
    ],
    ['direcciones/asuntos.md', 'NTA-99', 'normas.1: la norma «NTA-99» no está en ningún catálogo.'],
    [
      'direcciones/responsabilidades.md',
      'unidad: ',
      'unidad: no hay una unidad «responsabilidad» en content/directorio.yml. Hay: oficina, comunicacion,',
    ],
    [
      'direcciones/direccionAdministrativa.md',
      'facultades:',
      'pestanas.facultades: no hay un título «## …» que corresponda. Los títulos dan: que-hacemos, atribuciones.',
    ],
    [
      'direcciones/social.md',
      '/quejapublca/',
      'tramites.0.enlace: la página «/quejapublca/» no existe. ¿Quiso escribir «/quejapublica/»?',
    ],
  ])('%s, en la línea de «%s»', (file, text, message) => {
    expect(said(file)).toEqual([expect.stringContaining(`${at(file, text)} ${message}`)]);
  });

  it('los enlaces de la portada', () => {
    const file = 'inicio.yml';
    expect(said(file)).toEqual([
      expect.stringContaining(
        `${at(file, '@evil.example')} tramites.3.enlace: el enlace «https://sindicatura.example@evil.example/» lleva «@» antes del sitio y no lleva a donde parece.`,
      ),
      `${at(file, 'Codigo.pdf')} logos.4.enlace: el PDF «/static/pdf/Codigo.pdf» no existe. Guárdelo en public/static/pdf/Codigo.pdf o regístrelo en content/documentos.yml.`,
    ]);
  });

  it('pestañas cuyo catálogo o documento no existe', () => {
    const file = 'direcciones/normatividad.md';
    expect(said(file)).toEqual([
      expect.stringContaining(
        `${at(file, 'normas-raras')} pestanas.normas-especiales.catalogo: no hay un catálogo «normas-raras». Hay: normas-administrativas,`,
      ),
      `${at(file, 'documento: codigo')} pestanas.codigo-de-etica.documento: no hay un documento «codigo» en content/documentos.yml.`,
    ]);
  });

  it('renglones repetidos en una lista', () => {
    expect(said('normas/normas-especiales.yml')).toContainEqual(
      expect.stringContaining(
        'normas.1.nombre: la norma «NTE-01» ya está en content/normas/normas-especiales.yml. Deje una sola.',
      ),
    );
    expect(said('formularios/sugerencia.yml')).toEqual([
      `${at('formularios/sugerencia.yml', 'folio: Q')} folio: la letra «Q» ya es de content/formularios/queja.yml. Cambie una de las dos.`,
    ]);
    expect(said('directorio.yml')).toEqual([
      expect.stringMatching(
        new RegExp(`^${at('directorio.yml', 'nombre: RECEPCIÓN') - 1} .*«social» está repetido`),
      ),
    ]);
  });
});

describe('dos partes de una página con un mismo nombre', () => {
  it('dos preguntas: se dice en la segunda', () => {
    const file = 'declaraciones.yml';
    expect(said(file)).toEqual([
      `${at(file, 'pregunta: Quién debe declarar')} preguntas.16.pregunta: «#quien-debe-declarar» ya es otra parte de esta página. Cambie las palabras de la pregunta.`,
    ]);
  });

  it('una pregunta y un apartado de la página', () => {
    const file = 'vehiculos.yml';
    expect(said(file)).toEqual([
      `${at(file, '¿Papeles?')} preguntas.1.pregunta: «#papeles» ya es otra parte de esta página. Cambie las palabras de la pregunta.`,
    ]);
  });

  it('un título y un campo del formulario que está en la página', () => {
    const file = 'paginas/quejapublica.md';
    expect(said(file)).toEqual([
      `${at(file, '## Queja teléfono')} «#queja-telefono» ya es una parte del formulario de esta página. Cambie las palabras del título «Queja teléfono».`,
    ]);
  });
});

it('dos modos de un formulario no comparten id', () => {
  const file = 'formularios/queja.yml';
  const repeated = check({ [file]: swap('  - id: servicio', '  - id: servidor') });
  const line = repeated.at(file, 'titulo: Queja electrónica Servicio público') - 1;
  const start = `${line} modos.1.id: «servidor» ya es el id del modo 1 de este formulario. Escriba, por ejemplo: id: `;
  expect(repeated.said(file)).toEqual([expect.stringContaining(start)]);
  expect(repeated.problems).toHaveLength(1);
});

describe('el texto de un comunicado', () => {
  it.each([
    ['[roto]', 'la página «/prensas/» no existe. ¿Quiso escribir «/prensa/»?'],
    ['[otro]', 'el PDF «/static/pdf/nada.pdf» no existe. Guárdelo en public/static/pdf/nada.pdf'],
    [
      '![Un plano]',
      'la imagen «/imagenes/nada.png» no existe. Guárdela en public/imagenes/nada.png.',
    ],
    ['![](', 'la imagen «/ilustraciones/queja.svg» no tiene descripción: ![qué se ve](…).'],
    ['[suelto]', 'el enlace «prensa/» debe empezar con «/» o con «https://».'],
    ['[malo]', 'el enlace «javascript:alert(1)» debe empezar con «/» o con «https://».'],
    ['![Foto]', 'la imagen «https://fotos.example/a.jpg» es de otro sitio.'],
    [
      '![Currículum]',
      '«/static/pdf/CV.pdf» no es una imagen .jpg, .png, .webp, .avif o .svg, y no se vería. Si es un enlace, quite el «!»: [texto](/static/pdf/CV.pdf)',
    ],
    ['![Dibujo]', '«/ilustraciones/queja.svg#uno» no es una imagen .jpg, .png'],
    ['![Plano]', 'la imagen «//fotos.example/b.jpg» es de otro sitio.'],
    ['![Plano]', 'la página «/prensa/no-existe/» no existe.'],
  ])('en la línea de «%s»', (text, message) => {
    expect(said('prensa/cuerpo.md')).toContainEqual(
      expect.stringContaining(`${at('prensa/cuerpo.md', text)} ${message}`),
    );
  });
});
