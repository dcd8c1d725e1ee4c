/** @jest-environment node */
import { comunicado, copies, direccion, swap, tells, type Edits } from './project';

const { check, cleanUp } = copies();
afterAll(cleanUp);

const all =
  (...changes: ((text: string) => string)[]) =>
  (text: string) =>
    changes.reduce((one, change) => change(one), text);

const inRow = (row: string, from: string, to: string) => (text: string) => {
  const start = text.indexOf(row);
  const at = text.indexOf(from, start);
  if (start < 0 || at < 0) throw new Error(`«${from}» is not after «${row}».`);
  return text.slice(0, at) + to + text.slice(at + from.length);
};

const STRUCTURE_FAULTS: Edits = {
  'directorio.yml': all(
    inRow('id: comunicacion', 'depende: oficina', 'depende: administrativa'),
    inRow('id: administrativa', 'depende: oficina', 'depende: comunicacion'),
    inRow('id: asuntos', 'depende: oficina', 'depende: asuntos'),
    inRow('id: recepcion', '    depende: oficina\n', ''),
    swap('nombre: Mariana Elizalde Quiroz', 'nombre: Otra Persona'),
    (text) =>
      `${text.trimEnd()}\n  - id: personal\n    nombre: PERSONAL\n    depende: oficina\n    telefono: "{{telefono}}"\n    correo: "{{correo}}"\n    filas:\n      - { nombre: Vacante, puesto: Jefatura, correo: "", telefono: "", extension: "" }\n`,
  ),
  'normas/normas-especiales.yml': all(
    swap('nombre: NTE-04', 'nombre: NTA-60'),
    swap('nombre: NTE-05', 'nombre: NTP-77'),
    swap(
      'nombre: NTE-01\n',
      'nombre: NTE-01\n    estado: sustituida\n    leyenda: Sustituida por NTA-39\n',
    ),
  ),
  'normas/normas-administrativas.yml': (text) =>
    text.replace('leyenda: Sustituida temporalmente por NTE-01', 'leyenda: Sustituida por NTE-99'),
  'documentos.yml': all(
    swap('archivo: /static/pdf/CV.pdf', 'archivo: /static/pdf/PyLANTI.pdf'),
    swap(
      'archivo: /static/pdf/avisos/aviso-administracion.pdf',
      'archivo: /static/pdf/NORMAS-especiales/nte-01.pdf',
    ),
  ),
  'sindico/titulares.yml': swap('cv: /static/pdf/CV.pdf', 'cv: /static/pdf/PyLANTI.pdf'),
  'leyes/federales.yml': all(
    swap('texto: 2021-05-20', 'texto: 2999-05-20'),
    inRow(
      'siglas: LGRA',
      '2016; en vigor desde el 19 de julio de 2017',
      '2016; en vigor desde el 1 de enero de 2999',
    ),
    inRow(
      'Ley General de Archivos',
      'publicacion: DOF',
      'publicacion: DOF, 1 de enero de 2999; antes, DOF',
    ),
  ),
  'inicio.yml': all(
    swap('icono: otra-cosa\n', 'icono: otra-cossa\n'),
    swap(
      'enlace: /vehiculosremolcados/\n  - titulo: Declarar',
      'enlace: /vehiculos/\n  - titulo: Declarar',
    ),
    inRow('Queja Electrónica', 'icono: queja\n', 'icono: queha\n'),
    swap('icono: denuncia\n    enlace: "#denuncia"', 'icono: denuncia\n    enlace: "#nada"'),
  ),
  'prensa/manana.md': comunicado({ numero: 30, fecha: '2999-12-31' }),
  'prensa/pasado.md': comunicado({ numero: 31, fecha: '2999-12-31', publicar: '2999-12-30' }),
  'prensa/titular.md': comunicado({ numero: 31, titulo: 'a'.repeat(121) }),
  'prensa/anclas.md': comunicado(
    { numero: 32 },
    '[a](/sindico/#Marco-Juridico) y [b](/sindico/#marco-juridico).\n\n## Uno\n\n[c](#dos) y [d](#uno).\n\n[e](/static/pdf/PyLANTI.pdf#page=2), [f](/directorio/#social), [g](/default/#queja-descripcion).\n\n[h](/%2e%2e/content/correo.yml)\n\n[i](/static/../../content/correo.yml)',
  ),
  'paginas/documentos.md': (text) => `${text.trimEnd()}\n\n## Uno\n\n## Uno\n`,
  'direcciones/archivo.md': direccion(
    { titulo: 'Directorio' },
    '## Uno dos\n\nA.\n\n## Uno\n\n### Dos\n\nB.',
  ),
  'direcciones/bodega.md': direccion(
    {
      icono: 'nada',
      pestanas: '{ uno: { id: contenido, icono: Queja }, dos: { id: uno-panel, icono: queja } }',
    },
    '## Uno\n\nAtiende.\n\n## Dos\n\nGuarda.\n\n## Uno panel\n\nNada.',
  ),
};

const { problems } = check(STRUCTURE_FAULTS);

const TOLD: Record<string, string[]> = {
  'el organigrama no da vueltas: se dice de cada unidad que no aparecería': [
    'directorio.yml:36 unidades.1.depende: «comunicacion» depende de sí misma, por medio de «administrativa», y no aparecería en el organigrama. Escriba la unidad que está arriba.',
    'directorio.yml:57 unidades.2.depende: «administrativa» depende de sí misma, por medio de «comunicacion», y no aparecería en el organigrama. Escriba la unidad que está arriba.',
    'directorio.yml:144 unidades.4.depende: «asuntos» depende de sí misma, y no aparecería en el organigrama. Escriba la unidad que está arriba.',
  ],
  'tiene una sola cabeza': [
    'directorio.yml:307 unidades.9: «oficina» y «recepcion» encabezan las dos el organigrama. Escriba de quién depende ésta: depende: oficina',
  ],
  'quien la encabeza es la persona titular en los dos archivos': [
    'directorio.yml:9 unidades.0.filas.0.nombre: encabeza la oficina «Otra Persona», y content/sindico/titulares.yml dice «Mariana Elizalde Quiroz». Escriba a la misma persona en los dos.',
  ],
  'el id de una unidad no es el de otra parte de su página': [
    'directorio.yml:322 unidades.10.id: «personal» ya es el nombre de otra parte de /directorio/. Escriba otro id, también donde se nombra.',
  ],
  'una norma está en un solo catálogo, el de su clave': [
    'normas/normas-especiales.yml:18 normas.3.nombre: la norma «NTP-77» está en un catálogo de claves NTE. Pásela al suyo, o corrija la clave.',
    'normas/normas-especiales.yml:15 normas.2.nombre: la norma «NTA-60» ya está en content/normas/normas-administrativas.yml. Deje una sola.',
    'normas/normas-especiales.yml:15 normas.2.nombre: la norma «NTA-60» está en un catálogo de claves NTE. Pásela al suyo, o corrija la clave.',
  ],
  'no queda sustituida por una que no existe, ni dos la una por la otra': [
    'normas/normas-administrativas.yml:70 normas.18.leyenda: nombra la norma «NTE-99», que no está en ningún catálogo. Corrija la clave, o agréguela.',
    'normas/normas-administrativas.yml:139 normas.38.leyenda: dice que a «NTA-39» la sustituye «NTE-01», y de ésta se vuelve a «NTA-39». Corrija la leyenda de una.',
    'normas/normas-especiales.yml:9 normas.0.leyenda: dice que a «NTE-01» la sustituye «NTA-39», y de ésta se vuelve a «NTE-01». Corrija la leyenda de una.',
  ],
  'los documentos no comparten archivo entre sí, ni con una norma, aunque cambien las mayúsculas': [
    'documentos.yml:53 documentos.3.archivo: el archivo «/static/pdf/PyLANTI.pdf» ya es de otro renglón, en content/documentos.yml. Dé a cada documento el suyo.',
    'documentos.yml:69 documentos.4.archivo: «/static/pdf/NORMAS-especiales/nte-01.pdf» y «/static/pdf/normas-especiales/NTE-01.pdf» sólo cambian en mayúsculas, y en algunos equipos serían el mismo archivo. Cambie uno.',
  ],
  'los dibujos que no existen, con el que más se parece; las mayúsculas cuentan': [
    'inicio.yml:31 sucesos.5.icono: el dibujo «otra-cossa» no existe: falta public/ilustraciones/otra-cossa.svg. ¿Quiso escribir «otra-cosa»?',
    'inicio.yml:53 tramites.0.icono: el dibujo «queha» no existe: falta public/ilustraciones/queha.svg. ¿Quiso escribir «queja»?',
    'direcciones/bodega.md:8 pestanas.uno.icono: el dibujo «Queja» no existe: falta public/ilustraciones/Queja.svg. ¿Quiso escribir «queja»?',
    'direcciones/bodega.md:6 icono: el dibujo «nada» no existe: falta public/ilustraciones/nada.svg. Escriba el nombre de uno de esa carpeta, sin «.svg».',
  ],
  'la página a la que lleva una tarjeta del inicio, y que no existe': [
    'inicio.yml:24 sucesos.3.enlace: la página «/vehiculos/» no existe. Revise la dirección; termina en «/».',
  ],
  'los lugares que un enlace nombra con # y su página no tiene, y las rutas que salen de su carpeta':
    [
      'prensa/anclas.md:9 la página /sindico/ no tiene un lugar «#Marco-Juridico». ¿Quiso escribir «#marco-juridico»?',
      'prensa/anclas.md:13 la página /prensa/anclas/ no tiene un lugar «#dos». Revise cómo se llama su título: va en minúsculas, sin acentos y con guiones.',
      'inicio.yml:58 tramites.1.enlace: la página /default/ no tiene un lugar «#nada». Revise cómo se llama su título: va en minúsculas, sin acentos y con guiones.',
      'prensa/anclas.md:17 el enlace «/%2e%2e/content/correo.yml» no sirve: la ruta lleva «..» y no puede salir de su carpeta. Escríbala completa.',
      'prensa/anclas.md:19 el enlace «/static/../../content/correo.yml» no sirve: la ruta lleva «..» y no puede salir de su carpeta. Escríbala completa.',
    ],
  'los nombres de pestaña y los títulos que darían a dos partes el mismo nombre': [
    'direcciones/bodega.md:8 pestanas.uno.id: «contenido» ya es el nombre de otra parte de esta página. Escriba otro id.',
    'direcciones/bodega.md:8 pestanas.dos.id: «uno-panel» ya es el nombre de otra parte de esta página. Escriba otro id.',
    'direcciones/archivo.md:15 «#uno-dos» ya es otra parte de esta página. Cambie las palabras del título «Dos».',
  ],
  'los títulos demasiado largos, y los que ya son de otra página': [
    `prensa/titular.md:2 titulo: el título pasa de 120 letras: «${'a'.repeat(121)}» lleva 121. Acórtelo.`,
    'direcciones/archivo.md:2 titulo: el título «Directorio» ya es de content/paginas/directorio.md. Diga en qué se distingue ésta.',
  ],
  'la ley que se publicó o se reformó un día que no ha llegado; en vigor puede entrar después': [
    'leyes/federales.yml:12 ordenamientos.1.texto: el 2999-05-20 no ha llegado. Escriba el día de la última reforma del texto que se leyó.',
    'leyes/federales.yml:27 ordenamientos.5.publicacion: el año 2999 no ha llegado. Revise cuándo se publicó.',
  ],
  'el comunicado de un día que no ha llegado, con qué hacer': [
    'prensa/manana.md:3 fecha: el 2999-12-31 no ha llegado, y el comunicado se publicaría hoy. Para que salga ese día, escriba publicar: 2999-12-31',
    'prensa/pasado.md:8 publicar: saldría el 2999-12-30, antes de su fecha, el 2999-12-31. Escriba en los dos el mismo día.',
  ],
};

tells(problems, TOLD);

it('si todas las unidades dependen de otra, se dice que falta la de arriba', () => {
  const edit = (text: string) =>
    text.replace('  - id: oficina\n', '  - id: oficina\n    depende: recepcion\n');
  expect(check({ 'directorio.yml': edit }).said('directorio.yml')).toContainEqual(
    expect.stringContaining('ninguna unidad encabeza el organigrama.'),
  );
});

it.each([
  ['vigente con leyenda', 'leyenda: DEROGADA', 'una norma vigente no lleva leyenda'],
  [
    'derogada que dice otra cosa',
    'estado: derogada\n    leyenda: VIGENTE',
    'la leyenda dice otra cosa que «estado»',
  ],
])('una norma %s se contradice', (_case, lines, message) => {
  const file = 'normas/normas-especiales.yml';
  const edit = (text: string) => text.replace('nombre: NTE-03\n', `nombre: NTE-03\n    ${lines}\n`);
  const checked = check({ [file]: edit });
  expect(checked.said(file)).toEqual([
    expect.stringMatching(
      new RegExp(`^${checked.at(file, 'leyenda:')} normas\\.1\\.leyenda: ${message}`),
    ),
  ]);
});
