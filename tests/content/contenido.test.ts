/** @jest-environment node */
import { loadContent, validateContent } from '@/lib/content';
import { splitSections } from '@/lib/content/markdown';
import { newestFirst } from '@/lib/site/dates';

const content = loadContent();
const direccion = (slug: string) => content.direcciones.find((entry) => entry.slug === slug)!;
const section = (slug: string, id: string) =>
  splitSections(direccion(slug).body).sections.find((one) => one.id === id)?.html ?? '';
const items = (html: string) => html.split('<li>').length - 1;

describe('los contenidos de la Sindicatura', () => {
  it('son válidos', () => expect(validateContent().problems).toEqual([]));

  it('doce atribuciones, cada una con su fundamento', () => {
    expect(content.atribuciones.data.atribuciones).toHaveLength(12);
  });

  it('siete funciones de Asuntos Internos y seis atribuciones de la Administrativa', () => {
    expect(items(section('asuntos', 'funciones'))).toBe(7);
    expect(items(section('direccionAdministrativa', 'atribuciones'))).toBe(6);
  });

  it('once periodos de titulares, del actual a 1995', () => {
    const { actual, anteriores } = content.titulares.data;
    expect([actual.periodo, ...anteriores.map(({ periodo }) => periodo)]).toEqual([
      '2024 - 2027',
      '2021-2024',
      '2019-2021',
      '2016-2019',
      '2013-2016',
      '2011-2013',
      '2007-2010',
      '2004-2007',
      '2001-2004',
      '1998-2001',
      '1995-1998',
    ]);
    expect(actual).toMatchObject({
      cv: '/static/pdf/CV.pdf',
      extension: expect.stringMatching(/^\d{4}$/),
    });
  });

  it('una historia de 1917 a 2013, en orden', () => {
    const anios = content.historia.data.hechos.map(({ anio }) => anio);
    expect([anios[0], anios.at(-1)]).toEqual([1917, 2013]);
    expect([...anios].sort((a, b) => a - b)).toEqual(anios);
  });

  it('cinco pestañas en la página del síndico y tres en la Dirección Social', () => {
    const sindico = content.paginas.find(({ slug }) => slug === 'sindico')!;
    expect(splitSections(sindico.body).sections.map(({ titulo }) => titulo)).toEqual([
      'Sindicatura Procuradora',
      'Síndico Procurador',
      'Antecedentes Históricos',
      'Marco Jurídico',
      'Misión y visión',
    ]);
    expect(splitSections(direccion('social').body).sections.map(({ titulo }) => titulo)).toEqual([
      '¿Quiénes somos?',
      '¿Cómo se compone?',
      'Actividades',
    ]);
  });

  it('las pestañas de Contraloría en el orden 1, 8, 2, 3, 4, 5, 6, 9; la última no se pliega', () => {
    const { body, data } = direccion('contraloria');
    const ids = splitSections(body).sections.map(({ id }) => data.pestanas[id]?.id);
    expect(ids).toEqual([1, 8, 2, 3, 4, 5, 6, 9].map((n) => `panel-${n}`));
    expect(
      Object.values(data.pestanas)
        .filter(({ fija }) => fija)
        .map(({ id }) => id),
    ).toEqual(['panel-9']);
  });

  it('seis recomendaciones en español y en inglés', () => {
    expect(content.recomendaciones.data.recomendaciones).toHaveLength(6);
  });

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

  it('tres diapositivas y cinco trámites en el inicio', () => {
    expect(content.inicio.data.carrusel).toHaveLength(3);
    expect(content.inicio.data.tramites).toHaveLength(5);
  });

  it('los documentos están donde pide la especificación', () => {
    const archivos = content.documentos.data.documentos.map(({ archivo, descarga }) => [
      archivo,
      descarga,
    ]);
    expect(archivos).toEqual(
      expect.arrayContaining([
        ['/static/pdf/MANUAL DEL SISTEMA E-R 2024.pdf', undefined],
        ['/static/pdf/PyLANTI.pdf', 'Politicas-Anticorrupcion-PyLANTI.pdf'],
        ['/static/pdf/Codigo de etica.pdf', undefined],
      ]),
    );
    expect(
      content.documentos.data.documentos.filter(({ grupo }) => grupo === 'aviso'),
    ).toHaveLength(3);
    expect(content.documentos.data.documentos.filter(({ grupo }) => grupo === 'guia')).toHaveLength(
      3,
    );
  });

  it('cuándo se remolca y qué se lleva para recuperar', () => {
    const { supuestos, fundamento, nacional, extranjero } = content.vehiculos.data;
    expect(supuestos.join('\n')).toMatch(/20:00[^]*72 horas/);
    expect(fundamento).toContain('artículos 18, 20, 25, 26, 59, 60, 61, 107, 108 y 110');
    expect([nacional.length, extranjero.length]).toEqual([4, 4]);
  });
});

describe('los comunicados', () => {
  const sorted = newestFirst(content.comunicados);

  it('son diez, numerados del 1 al 10, del 7 de octubre de 2024 al 27 de enero de 2025', () => {
    expect(sorted.map(({ data }) => data.numero)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect([sorted.at(-1)?.data.fecha, sorted[0]?.data.fecha]).toEqual([
      '2024-10-07',
      '2025-01-27',
    ]);
  });

  it('los cuatro del inicio son de diciembre de 2024 a enero de 2025', () => {
    const fechas = sorted.slice(0, 4).map(({ data }) => data.fecha);
    expect(fechas.filter((fecha) => fecha < '2024-12-01' || fecha > '2025-01-31')).toEqual([]);
  });

  it('cuentan las 31 de 37 comités y las 404 pruebas', () => {
    const text = sorted.map(({ body, data }) => data.titulo + data.resumen + body).join('\n');
    for (const figure of ['31 Comités', 'meta de 37', '404']) expect(text).toContain(figure);
  });
});
