import { isMap, isScalar, isSeq, type Document, type YAMLMap } from 'yaml';
import { APARTADOS } from '@/lib/content/model/apartados';
import { articleOf } from '@/lib/content/model/office-name';
import { dayIn } from '@/lib/office/clock';
import { daysAfter } from '@/lib/office/dates';
import { headingId } from '@/lib/content/model/slug';
import { hasDocument } from '@/lib/routes/lacked';
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
/** The law's names for the areas, as the directory heads them. */
const UNITS: Readonly<Record<string, string>> = {
  oficina: 'OFICINA DE LA PERSONA TITULAR',
  investigacion: 'AUTORIDAD INVESTIGADORA',
  responsabilidades: 'AUTORIDAD SUBSTANCIADORA Y RESOLUTORA',
};
const NOBODY = 'Nombre de quien ocupa el cargo';

/** The addresses of `sitio.yml` that may be one. */
const MAILS = ['correo', 'correoContacto', 'correoQuejas', 'correoVehiculos'];
const CLOSED_DAYS = ` Puede esperar: con los días en que cierra, el sitio dice «Abierta, cierra a las…». Cuando estén todos los de un año:
 diasInhabiles:
   anios: [ 2027 ]
   dias:
     - { fecha: 2027-03-25, hasta: 2027-03-26, motivo: Jueves y viernes santos }
     - { fecha: 2027-12-20, hasta: 2027-12-31, motivo: Vacaciones de invierno }
 Los descansos de la Ley Federal del Trabajo (artículo 74) ya cuentan.`;
/** Less than the year for which a contact of security is good. */
const DAYS_OF_CONTACT = 330;
/** The demonstration's manual has a title, a year and a file of its own. */
const HANDOVER = {
  nombre: 'Manual de entrega-recepción',
  descripcion:
    'Guía para preparar, revisar y firmar el acta cuando una persona deja un cargo y otra lo recibe.',
  archivo: '/static/pdf/manual-entrega-recepcion.pdf',
};

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

/** Puts a note above a key, in the place of its own. */
function explain(document: Document, key: string, note: string): void {
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const name = pairs.map((pair) => pair.key).find((one) => isScalar(one) && one.value === key);
  if (isScalar(name)) name.commentBefore = note;
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
    const { oficina, corto, municipio, estado, cargo, zona, telefono, domicilio, sin } = office;
    const { correo, sitio, horario } = office;
    const mails = correo ? MAILS : [];
    const given = [telefono && 'telefono', domicilio && 'domicilio', sitio && 'url', ...mails];
    setAll(document, {
      nombre: oficina,
      articulo: articleOf(oficina),
      nombreCorto: corto,
      ayuntamiento: `Ayuntamiento de ${municipio}`,
      producto: productOf(corto),
      url: sitio || `https://${hostOf(corto, municipio)}.example`,
      demostracion: true,
      indexar: false,
      descripcion: `Órgano interno de control del Ayuntamiento de ${municipio}. Recibe quejas y denuncias, y publica sus avisos y documentos.`,
      telefono: telefono || NO_PHONE,
      domicilio: domicilio || `Palacio Municipal, ${municipio}, ${estado}`,
      rutaTitular: headingId(cargo),
      zonaHoraria: zona,
      horario,
      pdfComunicados: 'comunicados/COMUNICADO_',
    });
    const lacked = sin.map(apartadoOf).filter((name) => Object.hasOwn(APARTADOS, name));
    for (const key of [...lacked, ...partsOf(sin).flatMap(({ keys = [] }) => keys)])
      document.delete(key);
    if (document.has('telefonoSocial')) document.set('telefonoSocial', NO_PHONE);
    document.set('apartados', {
      ...Object.fromEntries(lacked.map((name) => [name, false])),
      // Its catalogues would be another office's, and its page of trial texts is the demonstration's.
      normas: false,
      prueba: false,
    });
    document.set('nombres', { titular: cargo });
    for (const key of mails.filter((one) => document.has(one))) document.set(key, correo);
    const vence = daysAfter(dayIn(zona, new Date()), DAYS_OF_CONTACT);
    document.set('seguridad', {
      correo: correo || `seguridad@${hostOf(corto, municipio)}.example`,
      vence,
    });
    document.delete('siglasVehiculos');
    // Its days are the demonstration's; without any the site says the hours alone.
    document.delete('diasInhabiles');
    explain(document, 'mapa', CLOSED_DAYS);
    const muestra = document.get('muestra');
    if (!isSeq(muestra)) return;
    muestra.add('lineaQuejas');
    muestra.items = muestra.items.filter((item) => {
      const key = String((item as { value?: unknown }).value ?? item);
      return document.has(key) && !given.includes(key);
    });
  },
  'oficina.yml'(document, { sin }) {
    const rows = document.contents;
    if (!isMap(rows)) return;
    for (const { value } of rows.items)
      if (isMap(value)) {
        value.set('valor', '');
        if (sin.includes('ingles')) value.delete('ingles');
        else if (value.has('ingles')) value.set('ingles', 'to be confirmed by the office');
        value.delete('facil');
        value.delete('muestra');
        value.delete('anio');
      }
  },
  'correo.yml'(document, { correo }) {
    const muestra = document.get('muestra');
    if (correo && isSeq(muestra)) {
      // That of reports is read by others: the office says which.
      muestra.items = muestra.items.filter((item) => String(item) === 'denuncias');
      for (const key of ['oficina', 'quejas', 'sugerencias']) document.set(key, correo);
    }
    document.set('preguntas', { quejas: '{{telefono}}', denuncias: '{{telefono}}' });
  },
  'documentos.yml'(document, { sin }) {
    const apartados = {
      declaranet: !sin.includes('declaranet'),
      entregaRecepcion: !sin.includes('entrega-recepcion'),
    };
    keepRows(
      document,
      'documentos',
      (row) => row.get('grupo') !== 'normatividad' && hasDocument(apartados, row.toJSON()),
    );
    for (const row of rowsOf(document, 'documentos'))
      if (row.get('donde') === 'entregaRecepcion') setAll(row, HANDOVER);
  },
  'directorio.yml'(document, { cargo, titular }) {
    keepRows(document, 'unidades', (row) => Object.hasOwn(POSTS, String(row.get('id'))));
    for (const row of rowsOf(document, 'unidades')) {
      const id = String(row.get('id'));
      setAll(row, { telefono: '{{telefono}}', correo: '{{correo}}', muestra: true });
      row.delete('verificado');
      const isHead = id === 'oficina';
      if (UNITS[id]) row.set('nombre', UNITS[id]);
      const holder = isHead
        ? { nombre: titular || NOBODY, puesto: cargo }
        : { nombre: '', puesto: POSTS[id] };
      row.set(
        'filas',
        document.createNode([{ ...holder, correo: '', telefono: '', extension: '' }]),
      );
    }
  },
  'identidad.yml'(document) {
    document.set('muestra', document.createNode(['colores', 'emblema', 'icono'], { flow: true }));
  },
  'vehiculos.yml'(document) {
    // The cases and articles are of the demonstration's regulation.
    document.delete('fuente');
    document.set('titulo', 'Vehículos remolcados');
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
  'direcciones/responsabilidades.md': {
    descripcion:
      'Lleva y resuelve los procedimientos por faltas administrativas, y ofrece defensor de oficio.',
  },
  'paginas/documentos.md': {
    descripcion: 'Descargue los documentos de la oficina y sepa dónde están los demás.',
  },
  'sindico/historia.yml': { hechos: [] },
  'leyes/textos.yml': { textos: [] },
};
