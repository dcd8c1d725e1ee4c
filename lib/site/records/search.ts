import type { Content } from '@/lib/content/model';
import { isVacant, normaId, personIds, preguntaId } from '@/lib/routes/row-ids';
import { asOf, endedNote, normaStatus } from '@/lib/site/norma-status';
import { direccionPath, FORM_PAGES } from '@/lib/routes';
import { kinds } from '@/lib/site/kinds';
import { wholePhone } from '@/lib/site/text';
import { unitName } from '@/lib/site/unit-name';
import { callView } from '@/lib/site/views/directorio';

/** A row, a question or a form that the search leads to, beside the pages. */
export interface SearchRecord {
  url: string;
  title: string;
  /** What a result shows under its title. */
  summary: string;
  /** Words by which it is found too, and which nobody reads. */
  words: string;
  /** Somebody chose it as the answer to its words: it comes before what merely holds them. */
  chosen?: true;
}

const DIRECTORIO = kinds.directorio.routes;
/** The id of every page's main part. */
const MAIN = 'contenido';

/** The extension alone is no call. */
const callOf = (telefono: string, extension = '') =>
  /\d/.test(telefono) ? wholePhone(telefono, extension) : '';

const sentence = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('. ');

/**
 * What a search may lead to inside a page, each at its own address: norms, units, people, needs («¿A quién
 * llamo para…?»), questions, forms, and the shortcuts that the office writes in paginas/buscar.md.
 */
export const searchRecords = (content: Content): SearchRecord[] =>
  oneForEach([
    ...shortcuts(content),
    ...forms(content),
    ...norms(content),
    ...directory(content),
    ...questions(kinds.declaraciones.routes, content.declaraciones),
    ...questions(kinds.vehiculos.routes, content.vehiculos),
  ]);

/** The index holds one entry for an address: of several, the first, with the words of all. */
function oneForEach(records: SearchRecord[]): SearchRecord[] {
  const places = new Map<string, SearchRecord>();
  for (const record of records) {
    const known = places.get(record.url);
    if (known) known.words = sentence(known.words, record.title, record.words);
    else places.set(record.url, { ...record });
  }
  return [...places.values()];
}

/** A page as a whole has an entry of its own; beside it stands one for its main part. */
const asPart = (enlace: string) => (enlace.includes('#') ? enlace : `${enlace}#${MAIN}`);

function shortcuts({ paginas }: Content): SearchRecord[] {
  const atajos = paginas.flatMap(({ data }) => data.atajos ?? []);
  return atajos.map(({ titulo, resumen, enlace, palabras }) => ({
    url: asPart(enlace),
    title: titulo,
    summary: resumen,
    words: palabras.join('. '),
    chosen: true,
  }));
}

/** The pages of both forms, by what happened to people (canales.yml). */
function forms({ canales, formularios, paginas }: Content): SearchRecord[] {
  return Object.entries(FORM_PAGES).flatMap(([slug, ruta]) => {
    const page = paginas.find((one) => `/${one.slug}/` === ruta);
    const form = formularios.find((one) => one.slug === slug);
    if (!page || !form) return [];
    const cases = canales.data.casos.filter(({ canal }) => canal === slug);
    return {
      url: asPart(ruta),
      title: page.data.titulo,
      summary: form.data.descripcion,
      words: sentence(
        form.data.titulo,
        ...cases.flatMap(({ que, palabras }) => [que, ...palabras]),
      ),
      chosen: true as const,
    };
  });
}

function norms({ direcciones, normas }: Content): SearchRecord[] {
  return normas.flatMap(({ slug, data }) => {
    const page = direcciones.find(({ data }) =>
      Object.values(data.pestanas).some(({ catalogo }) => catalogo === slug),
    );
    if (!page) return [];
    return data.normas.map((norma) => ({
      url: `${direccionPath(page)}#${normaId(norma.nombre)}`,
      title: `${norma.nombre}. ${norma.descripcion}`,
      summary: sentence(
        data.titulo,
        `${normaStatus(norma)}, ${asOf(data)}`,
        endedNote(norma, data, normas),
      ),
      words: `norma ${norma.nombre.replace('-', ' ')} ${norma.nombre.replace('-', '')}`,
    }));
  });
}

function directory({ directorio, paginas }: Content): SearchRecord[] {
  const { unidades } = directorio.data;
  const ids = personIds(unidades);
  const needs = callView(unidades, paginas.find(({ data }) => data.llamar)?.data.llamar);
  return [
    ...needs.map(({ id, para, unidad, telefono, extension }) => ({
      url: `${DIRECTORIO}#${id}`,
      title: para,
      summary: sentence(`Llame a: ${unidad}`, callOf(telefono, extension)),
      words: '',
    })),
    ...unidades.flatMap(({ id, nombre, telefono, correo, filas }, at) => [
      {
        url: `${DIRECTORIO}#${id}`,
        title: unitName(nombre),
        summary: sentence(filas[0]?.puesto, callOf(telefono, filas[0]?.extension), correo),
        words: 'teléfono extensión correo director directora área departamento',
      },
      ...filas.map((fila, row) => ({
        url: `${DIRECTORIO}#${ids[at]?.[row] ?? id}`,
        title: isVacant(fila.nombre) ? fila.puesto : fila.nombre,
        summary: sentence(
          isVacant(fila.nombre) ? 'Vacante' : fila.puesto,
          unitName(nombre),
          callOf(fila.telefono, fila.extension),
          fila.correo.includes('@') ? fila.correo : '',
        ),
        words: '',
      })),
    ]),
  ];
}

function questions(
  ruta: string,
  { data: { preguntas } }: Content['declaraciones'] | Content['vehiculos'],
): SearchRecord[] {
  return preguntas.map(({ pregunta, respuesta }) => ({
    url: `${ruta}#${preguntaId(pregunta)}`,
    title: pregunta,
    summary: respuesta,
    words: '',
  }));
}
