import { isMap, isSeq, type Document, type YAMLMap } from 'yaml';
import { dayIn } from '@/lib/office/clock';
import { headingId } from '@/lib/content/model/slug';
import type { NewOffice } from './options';
import { apartadoOf, partsOf } from './parts';
import { hostOf, productOf } from './words';

/** A number that nobody has, in the range of invented numbers. */
const NO_PHONE = '000 555 0100';

const POSTS: Readonly<Record<string, string>> = {
  oficina: '',
  comunicacion: 'Comunicación',
  investigacion: 'Autoridad investigadora',
  responsabilidades: 'Autoridad substanciadora',
};
const NOBODY = 'Nombre de quien ocupa el cargo';

type Fill = (document: Document, office: NewOffice) => void;

/** Puts the office's facts in their places, and empties those of the demonstration's alone. */
export function fillYaml(name: string, document: Document, office: NewOffice): void {
  FILL[name]?.(document, office);
  setAll(document, SAID[name] ?? {});
  const { responsable } = (document.toJS() ?? {}) as { responsable?: string };
  if (responsable !== undefined && !Object.hasOwn(POSTS, responsable))
    document.set('responsable', 'oficina');
  keepRows(document, 'llamar', (row) => Object.hasOwn(POSTS, String(row.get('unidad'))));
  for (const row of rowsOf(document, 'llamar')) row.delete('extension');
}

const setAll = (node: Document | YAMLMap, values: Record<string, unknown>): void => {
  for (const [key, value] of Object.entries(values)) node.set(key, value);
};

const rowsOf = (document: Document, key?: string): YAMLMap[] => {
  const list = key === undefined ? document.contents : document.get(key);
  return isSeq(list) ? list.items.filter((item) => isMap(item)) : [];
};

const keepRows = (document: Document, key: string, keep: (row: YAMLMap) => boolean): void => {
  const list = document.get(key);
  if (isSeq(list)) list.items = list.items.filter((item) => isMap(item) && keep(item));
};

const withoutLaws = (document: Document): void => {
  keepRows(document, 'ordenamientos', (row) => row.has('papel'));
  for (const row of rowsOf(document, 'ordenamientos')) {
    row.set('nombre', '');
    for (const key of ['siglas', 'texto', 'publicacion', 'articulos', 'porVerificar', 'enlace'])
      row.delete(key);
  }
};

const FILL: Record<string, Fill> = {
  'sitio.yml'(document, office) {
    const { oficina, municipio, estado, cargo, zona, telefono, domicilio, sin } = office;
    const given = [telefono && 'telefono', domicilio && 'domicilio'];
    setAll(document, {
      nombre: oficina,
      ayuntamiento: `Ayuntamiento de ${municipio}`,
      producto: productOf(oficina),
      url: `https://${hostOf(oficina, municipio)}.example`,
      demostracion: true,
      indexar: false,
      descripcion: `Órgano interno de control del Ayuntamiento de ${municipio}. Recibe quejas y denuncias, y publica sus avisos y documentos.`,
      telefono: telefono || NO_PHONE,
      domicilio: domicilio || `Palacio Municipal, ${municipio}, ${estado}`,
      rutaTitular: headingId(cargo),
      zonaHoraria: zona,
      pdfComunicados: 'comunicados/COMUNICADO_',
    });
    for (const key of [...sin.map(apartadoOf), ...partsOf(sin).flatMap(({ keys = [] }) => keys)])
      document.delete(key);
    if (document.has('telefonoSocial')) document.set('telefonoSocial', NO_PHONE);
    document.set('apartados', {
      ...Object.fromEntries(sin.map((part) => [apartadoOf(part), false])),
      // Its catalogues would be another office's.
      normas: false,
    });
    document.set('nombres', { titular: cargo });
    document.setIn(['diasInhabiles', 'dias'], []);
    const muestra = document.get('muestra');
    if (!isSeq(muestra)) return;
    muestra.add('lineaQuejas');
    muestra.items = muestra.items.filter((item) => {
      const key = String((item as { value?: unknown }).value ?? item);
      return document.has(key) && !given.includes(key);
    });
  },
  'oficina.yml'(document) {
    const rows = document.contents;
    if (!isMap(rows)) return;
    for (const { value } of rows.items)
      if (isMap(value)) {
        value.set('valor', '');
        if (value.has('ingles')) value.set('ingles', 'to be confirmed by the office');
        value.delete('muestra');
        value.delete('anio');
      }
  },
  'correo.yml'(document) {
    document.set('preguntas', { quejas: '{{telefono}}', denuncias: '{{telefono}}' });
  },
  'directorio.yml'(document, { cargo, titular }) {
    keepRows(document, 'unidades', (row) => Object.hasOwn(POSTS, String(row.get('id'))));
    for (const row of rowsOf(document, 'unidades')) {
      const id = String(row.get('id'));
      setAll(row, { telefono: '{{telefono}}', correo: '{{correo}}', muestra: true });
      row.delete('verificado');
      const isHead = id === 'oficina';
      if (isHead) row.set('nombre', 'OFICINA DE LA PERSONA TITULAR');
      const said = isHead
        ? { nombre: titular || NOBODY, puesto: cargo }
        : { nombre: '', puesto: POSTS[id] };
      row.set('filas', document.createNode([{ ...said, correo: '', telefono: '', extension: '' }]));
    }
  },
  'sindico/titulares.yml'(document, { cargo, titular }) {
    const actual = document.get('actual');
    if (!isMap(actual)) return;
    setAll(actual, {
      nombre: titular || NOBODY,
      cargo,
      periodo: 'Periodo por escribir',
      descripcion: 'Escriba aquí su formación y su experiencia, en dos o tres frases.',
      alt: `Ilustración de una persona, en lugar de la fotografía de quien ocupa el cargo.`,
      correo: '{{correo}}',
    });
    for (const key of ['extension', 'termina']) actual.delete(key);
    document.set('anteriores', []);
    document.set('palabras', [...new Set(cargo.toLowerCase().split(' '))]);
  },
  'paginas/sindico.md': (document, { zona }) =>
    document.set('actualizado', dayIn(zona, new Date())),
  'sindico/atribuciones.yml'(document) {
    const LOCAL =
      /(?:^|; ?)(?:(?:\{\{[a-z]\w*\}\}|[a-z]\w*)(?: \d[^;]*|, artículos? [^;]*)|Norma Técnica [^;]*)/g;
    for (const row of rowsOf(document, 'atribuciones'))
      for (const key of ['fundamento', 'fuente'])
        row.set(key, `${row.get(key) ?? ''}`.replace(LOCAL, '').replace(/^; /, ''));
    keepRows(document, 'atribuciones', (row) => row.get('fuente') !== '');
  },
  'leyes/estatales.yml'(document, { estado }) {
    setAll(document, { estado, gaceta: '', quienResuelve: '', quienAudita: '' });
    withoutLaws(document);
  },
  'leyes/municipales.yml'(document, { sin }) {
    withoutLaws(document);
    const gone = partsOf(sin).flatMap(({ papeles = [] }) => papeles);
    keepRows(document, 'ordenamientos', (row) => !gone.includes(String(row.get('papel'))));
  },
};

/** What other files say of any office. */
const SAID: Record<string, Record<string, unknown>> = {
  'direcciones/direccionDeInvestigacion.md': {
    descripcion:
      'Investiga quejas y denuncias contra personas servidoras públicas, y decide si hay una falta. Sepa cómo va la suya.',
  },
  'ingles/index.md': {
    titulo: 'If someone from the city asks you for money',
    descripcion:
      'What the city’s oversight office does, how to report a bribe without giving your name, and how to make a complaint.',
  },
  'inicio.yml': { descripcion: 'Presente una queja o una denuncia, y sepa en qué va la suya.' },
  'paginas/documentos.md': {
    descripcion: 'Descargue los documentos de la oficina y sepa dónde están los demás.',
  },
  'sindico/historia.yml': { hechos: [] },
  'leyes/textos.yml': { textos: [] },
};
