/** @jest-environment node */
import { CROSS_FAULTS } from './cross-faults';
import { copies, swap, tells } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const { problems } = check(CROSS_FAULTS);

const TOLD: Record<string, string[]> = {
  'dos comunicados no comparten número: el PDF se llamaría igual': [
    'prensa/repetido.md:7 numero: el número «7» ya es de content/prensa/instalan-comites-de-etica.md. Cambie uno de los dos.',
    'directorio.yml:307 unidades.9: «social» está repetido en la lista. Deje uno solo.',
  ],
  'ni dos direcciones su ruta, ni dos formularios su letra': [
    'direcciones/zonas.md:8 ruta: la ruta «/asuntos/» ya es de content/direcciones/asuntos.md. Cambie una de las dos.',
    'formularios/sugerencia.yml:11 folio: la letra «Q» ya es de content/formularios/queja.yml. Cambie una de las dos.',
  ],
  'una imagen que no existe dice dónde guardarla': [
    'prensa/imagen.md:5 imagen: la imagen «/imagenes/nada.jpg» no existe. Guárdela en public/imagenes/nada.jpg.',
    'sindico/titulares.yml:8 actual.foto: la imagen «/ilustraciones/Retrato.svg» no existe. Guárdela en public/ilustraciones/Retrato.svg.',
  ],
  'los renglones que se repiten en una lista': [
    'normas/normas-especiales.yml:10 normas.1.nombre: la norma «NTE-01» ya está en content/normas/normas-especiales.yml. Deje una sola.',
  ],
  'la norma, la unidad, el catálogo, el documento, el título o la página que no existe': [
    'direcciones/asuntos.md:15 normas.1: la norma «NTA-99» no está en ningún catálogo.',
    'direcciones/direccionAdministrativa.md:19 pestanas.facultades: no hay un título «## …» que corresponda. Los títulos dan: que-hacemos, atribuciones.',
    'direcciones/normatividad.md:31 pestanas.normas-especiales.catalogo: no hay un catálogo «normas-raras». Hay: normas-administrativas, normas-especiales, normas-paramunicipales.',
    'direcciones/normatividad.md:34 pestanas.codigo-de-etica.documento: no hay un documento «codigo» en content/documentos.yml.',
    'direcciones/responsabilidades.md:7 unidad: no hay una unidad «responsabilidad» en content/directorio.yml. Hay: oficina, comunicacion, administrativa, contraloria, asuntos, investigacion, responsabilidades, normatividad, social, social.',
    'paginas/directorio.md:4 responsable: no hay una unidad «recepcion» en content/directorio.yml. Hay: oficina, comunicacion, administrativa, contraloria, asuntos, investigacion, responsabilidades, normatividad, social, social.',
    'direcciones/social.md:11 tramites.0.enlace: la página «/quejapublca/» no existe. ¿Quiso escribir «/quejapublica/»?',
    'normas/normas-especiales.yml:1 ninguna pestaña muestra este catálogo. Nómbrelo en una: catalogo: normas-especiales',
  ],
  'los enlaces de la portada': [
    'inicio.yml:66 tramites.3.enlace: el enlace «https://sindicatura.example@evil.example/» lleva «@» antes del sitio y no lleva a donde parece. Escriba la dirección completa, por ejemplo: https://oficina.example/',
    'inicio.yml:86 logos.4.enlace: el PDF «/static/pdf/Codigo.pdf» no existe. Guárdelo en public/static/pdf/Codigo.pdf o regístrelo en content/documentos.yml.',
  ],
  'dos partes de una página con un mismo nombre: preguntas, apartados y campos de un formulario': [
    'vehiculos.yml:59 preguntas.1.pregunta: «#papeles» ya es otra parte de esta página. Cambie las palabras de la pregunta.',
    'declaraciones.yml:74 preguntas.16.pregunta: «#quien-debe-declarar» ya es otra parte de esta página. Cambie las palabras de la pregunta.',
    'paginas/quejapublica.md:42 «#queja-telefono» ya es otra parte de esta página. Cambie las palabras del título «Queja teléfono».',
  ],
  'la descripción de una imagen que escribió un programa': [
    'prensa/maquina.md:6 alt: la descripción «Gente en una sala Descripción generada automáticamente» la escribió un programa, o es el nombre de un archivo. Escriba qué se ve.',
    'prensa/maquina.md:11 la descripción «IMG_0231» la escribió un programa, o es el nombre de un archivo. Escriba qué se ve: ![qué se ve](…).',
  ],
  'los enlaces y las imágenes del texto de un comunicado': [
    'prensa/cuerpo.md:11 la página «/prensas/» no existe. ¿Quiso escribir «/prensa/»?',
    'prensa/cuerpo.md:11 el PDF «/static/pdf/nada.pdf» no existe. Guárdelo en public/static/pdf/nada.pdf o regístrelo en content/documentos.yml.',
    'prensa/cuerpo.md:13 la imagen «/imagenes/nada.png» no existe. Guárdela en public/imagenes/nada.png.',
    'prensa/cuerpo.md:15 la imagen «/ilustraciones/queja.svg» no tiene descripción: ![qué se ve](…).',
    'prensa/cuerpo.md:17 el enlace «prensa/» debe empezar con «/» o con «https://».',
    'prensa/cuerpo.md:17 el enlace «javascript:alert(1)» debe empezar con «/» o con «https://».',
    'prensa/cuerpo.md:19 la imagen «https://fotos.example/a.jpg» es de otro sitio. Guárdela en public/imagenes/ y escriba su ruta.',
    'prensa/cuerpo.md:21 «/static/pdf/CV.pdf» no es una imagen .jpg, .png, .webp, .avif o .svg, y no se vería. Si es un enlace, quite el «!»: [texto](/static/pdf/CV.pdf)',
    'prensa/cuerpo.md:23 «/ilustraciones/queja.svg#uno» no es una imagen .jpg, .png, .webp, .avif o .svg, y no se vería. Si es un enlace, quite el «!»: [texto](/ilustraciones/queja.svg#uno)',
    'prensa/cuerpo.md:25 la página «/prensa/no-existe/» no existe. Revise la dirección; termina en «/».',
    'prensa/cuerpo.md:27 el enlace «//fotos.example/b.jpg» no se entiende igual en todos los navegadores. Escriba la dirección completa, con «https://», o la ruta con una sola «/».',
    'prensa/cuerpo.md:25 la imagen «//fotos.example/b.jpg» es de otro sitio. Guárdela en public/imagenes/ y escriba su ruta.',
  ],
};

tells(problems, TOLD);

it('dos modos de un formulario no comparten id', () => {
  const file = 'formularios/queja.yml';
  const repeated = check({ [file]: swap('  - id: servicio', '  - id: servidor') });
  const line = repeated.at(file, 'titulo: Queja electrónica Servicio público') - 1;
  const start = `${line} modos.1.id: «servidor» ya es el id del modo 1 de este formulario. Escriba, por ejemplo: id: `;
  expect(repeated.said(file)).toEqual([expect.stringContaining(start)]);
  expect(repeated.problems).toHaveLength(1);
});
