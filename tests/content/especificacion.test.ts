/** @jest-environment node */
import { loadContent } from '@/lib/content';
import { splitSections } from '@/lib/content/markdown';

const content = loadContent();
const sitio = content.sitio.data;
const body = (slug: string) =>
  [...content.direcciones, ...content.paginas].find((entry) => entry.slug === slug)?.body ?? '';
const sections = (slug: string) => splitSections(body(slug)).sections;
/** What a section's HTML says, one line per element and without its marks. */
const words = (html: string) =>
  html
    .replace(/<\/(?:p|li|h\d)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const said = (slug: string, id: string) =>
  words(sections(slug).find((section) => section.id === id)?.html ?? '');
/** Each line holds its words, in this order, and there is no line more. */
const expectInOrder = (lines: string[], expected: RegExp[]) =>
  expect(lines).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));

describe('lo que dice cada dirección', () => {
  it('las siete funciones de Asuntos Internos están en su orden', () => {
    expectInOrder(said('asuntos', 'funciones'), [
      /policías, jueces, inspectores y custodios/,
      /trato digno/,
      /mes.*reuniones mensuales/,
      /equipo/,
      /Investigar las quejas/,
      /Ministerio Público/,
      /siempre la alcoholimetría/,
    ]);
    expect(said('asuntos', 'que-hacemos').join(' ')).toMatch(/^Asuntos Internos vigila/);
  });

  it('la Contraloría da el objetivo y las funciones de cada área, y sus datos', () => {
    const areas = sections('contraloria').filter(({ id }) => !id.startsWith('reglamento'));
    expect(areas).toHaveLength(7);
    for (const { html } of areas)
      expect(html).toMatch(/<h3[^>]*>Objetivo<\/h3>[^]*<h3[^>]*>Funciones<\/h3>\s*<ul>/);
    expect(said('contraloria', 'direccion-de-contraloria').join(' ')).toMatch(
      `Teléfono: ${sitio.telefono}, extensión 1301. Correo: contraloria@`,
    );
    const patrimonio = areas.find(({ id }) => id === 'cuenta-patrimonial')?.html;
    expect(patrimonio).toMatch(/Objetivo<\/h3>\s*<ul>/);
  });

  it('Responsabilidades tiene una Subdirección y cinco departamentos, y sus atribuciones', () => {
    const estructura = said('responsabilidades', 'estructura');
    expectInOrder(estructura.slice(-7), [
      /^Coordina/,
      /^Departamentos$/,
      /^Sustanciación\./,
      /^Notificaciones\./,
      /^Resoluciones\./,
      /^Situación Patrimonial\./,
      /^Defensor de Oficio\./,
    ]);
    expect(estructura).toContain('Subdirección');
    expect(said('responsabilidades', 'atribuciones').length).toBeGreaterThan(5);
    const box = sections('responsabilidades').find(({ id }) => id === 'defensor-de-oficio');
    expect(box?.html).toMatch(/^<blockquote>/);
  });

  it('la Constancia es un trámite personal, con pago previo y tres requisitos', () => {
    expect(said('direccionDeInvestigacion', 'atribuciones').length).toBeGreaterThan(5);
    const constancia = said(
      'direccionDeInvestigacion',
      'constancia-de-antecedentes-administrativos',
    );
    expect(constancia).toContain('Sólo la persona interesada. El trámite es personal.');
    const start = constancia.indexOf('Qué necesita');
    expectInOrder(constancia.slice(start + 1, start + 6), [
      /solicitud por escrito/,
      /comprobante de pago/,
      /Copia de una identificación oficial/,
      /^Pasos$/,
      /antes de acudir\. El monto es el que fija cada año la Ley de Ingresos del Municipio/,
    ]);
  });

  it('la Dirección Social tiene tres departamentos, comisarios por la norma 33 y cinco medios', () => {
    const parts = said('social', 'como-se-compone');
    expect(parts.filter((line) => line.startsWith('Departamento de '))).toHaveLength(3);
    expect(parts.join(' ')).toMatch(
      /Comisarios sociales honorarios.*Norma Técnica Administrativa 33/,
    );
    const medios = said('social', 'actividades').slice(1, 6);
    expectInOrder(medios, [/persona/, /070/, /módulo móvil/, /buzón/, /correo.*@/]);
    expect(said('social', 'quienes-somos').join(' ')).toContain(sitio.telefonoSocial);
  });

  it('Normatividad presenta sus objetivos y su marco jurídico', () => {
    expect(said('normatividad', 'direccion-de-normatividad')).toEqual(
      expect.arrayContaining(['Objetivos', 'Marco jurídico']),
    );
  });
});

describe('lo que dice la página del síndico', () => {
  it('el marco jurídico da periódicos con su número, fechas y artículos', () => {
    const { ordenamientos } = content.marcoJuridico.data;
    const dated = ordenamientos.filter(({ publicacion }) => /de \d{4}\b/.test(publicacion));
    const numbered = dated.filter(({ publicacion }) => /número \d+/.test(publicacion));
    const withArticles = dated.filter(({ articulos }) => /\d/.test(articulos ?? ''));
    for (const some of [dated, numbered, withArticles]) expect(some.length).toBeGreaterThan(5);
    // What lacks its date says so instead of guessing (D3).
    expect(ordenamientos.filter((one) => !dated.includes(one) && !one.porVerificar)).toEqual([]);
  });

  it('están el propósito, la misión, la visión y las primeras veinte normas técnicas', () => {
    expect(said('sindico', 'sindicatura-procuradora')[0]).toMatch(/órgano interno de control/);
    const mision = said('sindico', 'mision-y-vision');
    expect([mision[0], mision[2]]).toEqual(['Misión', 'Visión']);
    expect(body('sindico')).toContain('las primeras veinte normas técnicas');
  });

  it('quien hoy encabeza la oficina tiene descripción, foto, cargo, nombre, teléfono y correo', () => {
    const { actual, anteriores } = content.titulares.data;
    const { descripcion, foto, cargo, nombre, telefono, correo } = actual;
    for (const value of [descripcion, foto, cargo, nombre]) expect(value).not.toBe('');
    expect([telefono, correo]).toEqual([sitio.telefono, expect.stringContaining('@')]);
    expect(anteriores.filter((anterior) => !anterior.nombre)).toEqual([]);
  });
});

describe('lo que dicen los formularios, la declaración y el contacto', () => {
  it('las seis recomendaciones van en su orden, en los dos idiomas', () => {
    const { recomendaciones } = content.recomendaciones.data;
    expectInOrder(
      recomendaciones.map(({ es, en }) => `${es} ${en}`),
      [
        /en persona.* in person/,
        /identificación oficial con fotografía.*official photo ID/,
        /testigos: nombre, teléfono y dirección.*name, phone and address/,
        /fotografías impresas.*printed photos/,
        /video en un disco.*video on a CD/,
        /certificado médico legal de la fiscalía.*medical certificate from the public prosecutor/,
      ],
    );
  });

  it('cada persona del directorio tiene correo, «- - -» o una celda vacía', () => {
    const filas = content.directorio.data.unidades.flatMap((unidad) => unidad.filas);
    const kinds = filas.map(({ correo }) => (correo.includes('@') ? '@' : correo));
    expect([...new Set(kinds)].sort()).toEqual(['', '- - -', '@']);
    expect(filas.filter(({ extension }) => extension === '')).not.toHaveLength(0);
  });

  it('la sugerencia pide nombre, correo y sugerencia, y está apagada', () => {
    const form = content.formularios.find(({ slug }) => slug === 'sugerencia');
    expect(Object.keys(form?.data.campos ?? {})).toEqual(['nombre', 'correo', 'sugerencia']);
    expect(sitio.sugerencias.activo).toBe(false);
  });

  it('declaran todas las personas, con cualquier contrato, y firman con CURP y contraseña', () => {
    const { presentacion, formatos } = content.declaraciones.data;
    expect(presentacion).toMatch(
      /Todas las personas.*base, confianza, tiempo determinado o cualquier otro contrato/s,
    );
    expect(presentacion).toMatch(/sistema externo y se firma con la CURP y una contraseña/);
    expectInOrder(
      formatos.map(({ para }) => para),
      [/operativos o de enlace, inferiores a jefatura/, /Jefaturas de departamento y .*superiores/],
    );
  });

  it('la oficina atiende de lunes a viernes de 8:00 a 15:00, y la línea de quejas es el 070', () => {
    expect(sitio.horario).toMatch(/^lunes a viernes, de 8:00 a 15:00/);
    expect(sitio.lineaQuejas).toBe('070');
  });

  it('un vehículo se recupera con los documentos nacionales o los extranjeros', () => {
    const { nacional, extranjero } = content.vehiculos.data;
    expectInOrder(nacional, [
      /^Tarjeta de circulación/,
      /^Factura, endoso o contrato de compraventa, con identificación/,
      /arrendamiento, si el vehículo es .*rent/,
      /^Poder notarial, si pertenece a una persona moral/,
    ]);
    expectInOrder(extranjero, [
      /^Título/,
      /^Registro vehicular completo/,
      /^Carta consular/,
      /^Apostilla y traducción.*aprobación de la oficina de arrastre/,
    ]);
  });
});
