/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { validateContent } from '@/lib/check';
import { formatProblem, formatWarning } from '@/lib/content/load/problems';
import { SAMPLE, sampleContent } from '../sample';
import { expectInOrder, said, sections } from './sections';

const content = sampleContent();
const sitio = content.sitio.data;

it('la muestra es válida, también en lo que un archivo dice de otro, y se lee con facilidad', () => {
  const { problems, warnings } = validateContent(SAMPLE);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(warnings.map(formatWarning)).toEqual([]);
});

describe('lo que dice cada dirección', () => {
  // Especificación: 2.5-25, 2.5-26, 2.5-27, 2.5-28, 2.5-29, 2.5-30, 2.5-31, 2.5-32, 2.5-33, 9-13
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

  // Especificación: 2.5-66, 9-12
  it('la Dirección Administrativa tiene seis atribuciones', () => {
    expect(said('direccionAdministrativa', 'atribuciones')).toHaveLength(6);
  });

  // Especificación: 2.5-70, 2.5-71, 2.5-72, 2.5-73, 2.5-74, 2.5-75, 2.5-76, 2.5-77, 2.5-78, 2.5-82
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

  // Especificación: 2.5-51, 2.5-52, 2.5-53, 2.5-54, 2.5-55, 2.5-56, 2.5-57, 2.5-58
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

  // Especificación: 2.5-59, 2.5-60, 2.5-61, 2.5-62, 2.5-63, 2.5-64, 2.5-65
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

  // Especificación: 2.5-99, 2.5-100, 2.5-101, 2.5-102, 2.5-103, 2.5-104, 2.5-105, 9-21, 9-23, 9-24
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

  // Especificación: 2.5-84
  it('Normatividad presenta sus objetivos y su marco jurídico', () => {
    expect(said('normatividad', 'direccion-de-normatividad')).toEqual(
      expect.arrayContaining(['Objetivos', 'Marco jurídico']),
    );
  });
});

describe('lo que dicen los formularios, la declaración, el contacto y los comunicados', () => {
  // Especificación: 2.4-05, 3-13, 3-14, 3-15, 3-16, 3-17, 3-18, 3-19, 9-09
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

  // Especificación: 3-20
  it('la sugerencia pide nombre, correo y sugerencia, y está apagada', () => {
    const form = content.formularios.find(({ slug }) => slug === 'sugerencia');
    expect(Object.keys(form?.data.campos ?? {})).toEqual(['nombre', 'correo', 'sugerencia']);
    expect(sitio.sugerencias.activo).toBe(false);
  });

  // Especificación: 3-43, 3-44, 3-45, 3-46
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

  // Especificación: 2.5-120, 3-40, 3-41, 3-42, 3-43, 3-44
  it('al menos doce preguntas frecuentes, tres declaraciones y dos formatos', () => {
    const { preguntas, tipos, formatos } = content.declaraciones.data;
    expect(new Set(preguntas.map(({ pregunta }) => pregunta)).size).toBeGreaterThanOrEqual(12);
    expect(tipos.map(({ nombre }) => nombre)).toEqual([
      'INICIAL',
      'ANUAL O DE MODIFICACION',
      'CONCLUSION',
    ]);
    expect(formatos.map(({ nombre }) => nombre)).toEqual(['Simplificada', 'Ampliada/Completa']);
  });

  // Especificación: 3-36
  it('las políticas anticorrupción se descargan con su nombre', () => {
    expect(content.documentos.data.documentos).toContainEqual(
      expect.objectContaining({
        archivo: '/static/pdf/PyLANTI.pdf',
        descarga: 'Politicas-Anticorrupcion-PyLANTI.pdf',
      }),
    );
  });

  // Especificación: 2.2-24, 9-22, 9-23
  it('la oficina atiende de lunes a viernes de 8:00 a 15:00, y la línea de quejas es el 070', () => {
    expect(sitio.horario).toMatch(/^lunes a viernes, de 8:00 a 15:00/);
    expect(sitio.lineaQuejas).toBe('070');
  });

  // Especificación: 2.5-110, 9-25, 9-26, 9-27
  it('un vehículo se remolca en los casos y con el fundamento del reglamento', () => {
    const { supuestos, fundamento } = content.vehiculos.data;
    expect(supuestos.join('\n')).toMatch(/20:00[^]*72 horas/);
    expect(fundamento).toContain('artículos 18, 20, 25, 26, 59, 60, 61, 107, 108 y 110');
  });

  // Especificación: 9-28, 9-29, 9-30, 9-31, 9-32, 9-33, 9-34, 9-35
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

  // Especificación: 9-37, 9-38
  it('los comunicados cuentan los 31 de 37 comités y las 404 pruebas', () => {
    const text = content.comunicados
      .map(({ body, data }) => data.titulo + data.resumen + body)
      .join('\n');
    for (const figure of ['31 Comités', 'meta de 37', '404']) expect(text).toContain(figure);
  });
});

describe('lo que la sección 8 dice que no se muestra nunca (D33)', () => {
  const files = globSync(
    ['app', 'components', 'lib', 'tests/sample/content'].map((folder) => `${folder}/**/*.*`),
  );

  // Especificación: 8-08, D33-01
  it.each([
    'Su Denuncia anonima a sido enviada exitosamente',
    'Su queja esta siendo procesada y se te ha enviado un correo de confirmación',
  ])('«%s» no existe en ninguna parte', (heading) => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes(heading))).toEqual([]);
  });
});
