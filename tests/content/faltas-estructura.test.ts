/** @jest-environment node */
import { copies, comunicado, direccion } from './project';
import { STRUCTURE_FAULTS } from './structure-faults';

const { check, run, cleanUp } = copies();
afterAll(cleanUp);
jest.setTimeout(30_000);

const { said, at, problems } = check(STRUCTURE_FAULTS);

/** What was said of a file on the line of a text. */
const saidAt = (file: string, text: string) =>
  said(file).filter((line) => line.startsWith(`${at(file, text)} `));

describe('el organigrama', () => {
  const file = 'directorio.yml';
  const about = (words: string) => said(file).filter((line) => line.includes(words));

  it('no da vueltas: se dice de cada unidad que no aparecería', () => {
    expect(about('depende de sí misma')).toEqual([
      expect.stringMatching(
        /^\d+ unidades\.1\.depende: «comunicacion» .* por medio de «administrativa»/,
      ),
      expect.stringMatching(
        /^\d+ unidades\.2\.depende: «administrativa» .* por medio de «comunicacion»/,
      ),
      expect.stringMatching(
        /^\d+ unidades\.4\.depende: «asuntos» depende de sí misma, y no aparecería/,
      ),
    ]);
  });

  it('tiene una sola cabeza', () => {
    expect(about('encabezan las dos')).toEqual([
      expect.stringMatching(/^\d+ unidades\.9: «oficina» y «recepcion» .* depende: oficina$/),
    ]);
  });

  it('y quien la encabeza es la persona titular en los dos archivos', () => {
    expect(saidAt(file, 'Otra Persona')).toEqual([
      expect.stringContaining(
        'encabeza la oficina «Otra Persona», y content/sindico/titulares.yml dice «Mariana Elizalde Quiroz». Escriba a la misma persona en los dos.',
      ),
    ]);
  });

  it('el id de una unidad no es el de otra parte de su página', () => {
    expect(saidAt(file, 'id: personal')).toEqual([
      expect.stringContaining('«personal» ya es el nombre de otra parte de /directorio/.'),
    ]);
  });

  it('si todas dependen de otra, se dice que falta la de arriba', () => {
    const edit = (text: string) =>
      text.replace('  - id: oficina\n', '  - id: oficina\n    depende: recepcion\n');
    expect(check({ 'directorio.yml': edit }).said(file)).toContainEqual(
      expect.stringContaining('ninguna unidad encabeza el organigrama.'),
    );
  });
});

describe('las normas', () => {
  const file = 'normas/normas-especiales.yml';

  it('están en un solo catálogo, el de su clave', () => {
    expect(saidAt(file, 'NTP-77')).toEqual([
      expect.stringContaining(
        'normas.3.nombre: la norma «NTP-77» está en un catálogo de claves NTE. Pásela al suyo, o corrija la clave.',
      ),
    ]);
    expect(saidAt(file, 'NTA-60')).toContainEqual(
      expect.stringContaining(
        'la norma «NTA-60» ya está en content/normas/normas-administrativas.yml.',
      ),
    );
  });

  it('no quedan sustituidas por una que no existe', () => {
    expect(said('normas/normas-administrativas.yml')).toContainEqual(
      expect.stringContaining(
        '.leyenda: nombra la norma «NTE-99», que no está en ningún catálogo. Corrija la clave, o agréguela.',
      ),
    );
  });

  it.each([
    ['vigente con leyenda', 'leyenda: DEROGADA', 'una norma vigente no lleva leyenda'],
    [
      'derogada que dice otra cosa',
      'estado: derogada\n    leyenda: VIGENTE',
      'la leyenda dice otra cosa que «estado»',
    ],
  ])('%s: se contradice', (_case, lines, message) => {
    const edit = (text: string) =>
      text.replace('nombre: NTE-03\n', `nombre: NTE-03\n    ${lines}\n`);
    const checked = check({ [file]: edit });
    expect(checked.said(file)).toEqual([
      expect.stringMatching(
        new RegExp(`^${checked.at(file, 'leyenda:')} normas\\.1\\.leyenda: ${message}`),
      ),
    ]);
  });
});

describe('dos normas', () => {
  it('no se sustituyen una a la otra', () => {
    expect(saidAt('normas/normas-especiales.yml', 'por NTA-39')).toEqual([
      expect.stringContaining(
        'normas.0.leyenda: dice que a «NTE-01» la sustituye «NTA-39», y de ésta se vuelve a «NTE-01». Corrija la leyenda de una.',
      ),
    ]);
    expect(said('normas/normas-administrativas.yml').join()).toContain(
      'a «NTA-39» la sustituye «NTE-01»',
    );
  });
});

describe('los documentos', () => {
  it('no comparten archivo entre sí, ni con una norma, aunque cambien las mayúsculas', () => {
    expect(said('documentos.yml')).toEqual([
      expect.stringMatching(
        /archivo: el archivo «\/static\/pdf\/PyLANTI\.pdf» ya es de otro renglón/,
      ),
      expect.stringMatching(
        /archivo: «\/static\/pdf\/NORMAS-especiales\/nte-01\.pdf» y «.*» sólo cambian en mayúsculas/,
      ),
    ]);
  });
});

describe('lo que sólo se vería con el sitio hecho', () => {
  it('los dibujos que no existen, con el que más se parece', () => {
    expect(saidAt('inicio.yml', 'queha')).toEqual([
      expect.stringContaining(
        'icono: el dibujo «queha» no existe: falta public/ilustraciones/queha.svg. ¿Quiso escribir «queja»?',
      ),
    ]);
    const bodega = said('direcciones/bodega.md').join('\n');
    expect(bodega).toContain(' icono: el dibujo «nada» no existe');
    // Letter case counts, as it does on the web.
    expect(bodega).toContain(' pestanas.uno.icono: el dibujo «Queja» no existe');
  });

  it('los lugares que un enlace nombra con # y su página no tiene', () => {
    expect(said('prensa/anclas.md')).toEqual([
      '9 la página /sindico/ no tiene un lugar «#Marco-Juridico». ¿Quiso escribir «#marco-juridico»?',
      expect.stringMatching(/^13 la página \/prensa\/anclas\/ no tiene un lugar «#dos»/),
      '17 el enlace «/%2e%2e/content/correo.yml» no sirve: la ruta lleva «..» y no puede salir de su carpeta. Escríbala completa.',
      '19 el enlace «/static/../../content/correo.yml» no sirve: la ruta lleva «..» y no puede salir de su carpeta. Escríbala completa.',
    ]);
    expect(said('inicio.yml')).toContainEqual(
      expect.stringContaining('la página /default/ no tiene un lugar «#nada»'),
    );
  });

  it('los nombres de pestaña que ya son de otra parte de la página', () => {
    const lines = said('direcciones/bodega.md');
    expect(lines).toContainEqual(
      expect.stringContaining('pestanas.uno.id: «contenido» ya es el nombre de otra parte'),
    );
    expect(lines).toContainEqual(
      expect.stringContaining('pestanas.dos.id: «uno-panel» ya es el nombre de otra parte'),
    );
  });

  it('los títulos de un texto que darían a dos partes el mismo nombre', () => {
    expect(said('direcciones/archivo.md')).toContain(
      '15 «#uno-dos» ya es otra parte de esta página. Cambie las palabras del título «Dos».',
    );
  });

  it('los títulos demasiado largos, y los que ya son de otra página', () => {
    expect(said('prensa/titular.md')).toEqual([
      expect.stringMatching(
        /^2 titulo: el título pasa de 120 letras: «a+» lleva 121\. Acórtelo\.$/,
      ),
    ]);
    expect(said('direcciones/archivo.md')).toContain(
      '2 titulo: el título «Directorio» ya es de content/paginas/directorio.md. Diga en qué se distingue ésta.',
    );
  });

  it('la ley que se publicó o se reformó un día que no ha llegado; en vigor puede entrar después', () => {
    const file = 'sindico/marco-juridico.yml';
    expect(said(file)).toEqual([
      `${at(file, '2999-05-20')} ordenamientos.1.texto: el 2999-05-20 no ha llegado. Escriba el día de la última reforma del texto que se leyó.`,
      `${at(file, 'DOF, 1 de enero de 2999')} ordenamientos.5.publicacion: el año 2999 no ha llegado. Revise cuándo se publicó.`,
    ]);
  });

  it('y el comunicado de un día que no ha llegado, con qué hacer', () => {
    expect(said('prensa/manana.md')).toEqual([
      '3 fecha: el 2999-12-31 no ha llegado, y el comunicado se publicaría hoy. Publíquelo ese día; mientras, escriba borrador: true',
    ]);
  });

  it('nada más', () => {
    const told = [
      'directorio.yml',
      'documentos.yml',
      'inicio.yml',
      'sindico/marco-juridico.yml',
      'normas/',
      'prensa/',
      'direcciones/',
    ];
    expect(problems.filter((line) => !told.some((file) => line.startsWith(file)))).toEqual([]);
  });
});

describe('un borrador', () => {
  const draft = (text: string) => text.replace('---\n', '---\nborrador: true\n');
  const DRAFTS = {
    'prensa/manana.md': draft(comunicado({ numero: 1, fecha: '2999-12-31' }, '[a](/nada/)')),
    'prensa/roto.md': draft(comunicado({ titulo: 'Uno: dos' })),
    'direcciones/archivo.md': draft(direccion()),
  };

  it('no está en ninguna parte, y sus faltas son avisos', () => {
    const { problems, warnings } = check(DRAFTS);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/^prensa\/roto\.md:3 aviso: el YAML no se puede leer/),
      expect.stringMatching(/^prensa\/manana\.md:10 aviso: la página «\/nada\/» no existe/),
    ]);
  });

  it.each([
    'borrador : true',
    '"borrador": true',
    'borrador:\n  true',
    'borrador: True',
    '? borrador\n: true',
  ])('lo es como quiera que YAML deje escribirlo: %j', (mark) => {
    const marked = (text: string) => text.replace('---\n', `---\n${mark}\n`);
    const { problems, warnings, drafts } = check({
      'prensa/manana.md': marked(comunicado({ numero: 1, fecha: '2999-12-31' })),
      'prensa/corto.md': marked(comunicado({ numero: 0 })),
    });
    expect(problems).toEqual([]);
    expect(drafts).toEqual(['content/prensa/corto.md', 'content/prensa/manana.md']);
    expect(warnings).toEqual([
      expect.stringMatching(/^prensa\/corto\.md:\d+ aviso: numero: es menor/),
    ]);
  });

  it('no se puede enlazar', () => {
    const { said } = check({ ...DRAFTS, 'prensa/otro.md': comunicado({}, '[a](/prensa/manana/)') });
    expect(said('prensa/otro.md')).toEqual([
      expect.stringContaining('9 la página «/prensa/manana/» no existe.'),
    ]);
  });

  it('la revisión lo nombra, y lo ofrece cuando un comunicado no se puede corregir a tiempo', async () => {
    const { code, output } = await run({
      ...DRAFTS,
      'prensa/uno.md': comunicado({ alt: null, resumen: null }),
    });
    expect(code).toBe(1);
    expect(output).toContain(
      'En borrador, no se publica: content/direcciones/archivo.md, content/prensa/manana.md, content/prensa/roto.md.',
    );
    expect(output.split('\n').slice(-3)).toEqual([
      '2 errores en content/. Corrija y vuelva a ejecutar: npm run check',
      'Para publicar lo demás mientras tanto, escriba borrador: true entre los datos de content/prensa/uno.md.',
      '',
    ]);
  });
});
