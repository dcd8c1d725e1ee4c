import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '@/lib/content/lint/check-file';
import { allEntries } from '@/lib/content/model';
import { citasInWords, withoutCitas } from '@/lib/content/model/fuentes';
import { deEstado, MISSING_DATUM, ordenamientosOf } from '@/lib/content/model/leyes';
import { rowsWith, textsOf } from '@/lib/content/model/texts';
import { lineFinder } from '@/lib/content/parse/read';
import { lawKey, lowerFirst } from '@/lib/content/parse/references';
import { ProblemReport } from '@/lib/content/parse/report';
import type { Entry, Place, Problem } from '@/lib/content/types';
import { promisedPdfs } from '@/lib/routes/documents';
import { findPlaces } from './lugares';
import type { ReadContent } from './scope';

export type PendingKind = keyof typeof KINDS;

export interface Pendiente extends Problem {
  kind: PendingKind;
}

interface Search extends ReadContent {
  root: string;
  report: ProblemReport;
  entries: Entry<unknown>[];
  factsOf: (entry: Entry<unknown>) => Facts | undefined;
}

/** One and several, in words, how they are found, and whether the site may go live with them. */
type Kind = readonly [one: string, several: string, find: (search: Search) => void, waits?: true];

/** Kinds of obstacles to `demostracion: false`, in the order in which they are told. */
export const KINDS = {
  muestra: ['dato de muestra', 'datos de muestra', findSamples],
  porConfirmar: ['dato por confirmar', 'datos por confirmar', findUnsure],
  oficina: ['dato que falta de la oficina', 'datos que faltan de la oficina', findBlank],
  ficticio: [
    'valor ficticio (.example, 555 01…)',
    'valores ficticios (.example, 555 01…)',
    findFictitious,
  ],
  documento: ['documento que falta', 'documentos que faltan', findDocuments],
  ley: ['ley por verificar', 'leyes por verificar', (search) => findLaws(search, true)],
  estado: ['texto de otro estado', 'textos de otro estado', findOtherState],
  lugar: ['texto de otro lugar', 'textos de otro lugar', findPlaces],
  catalogo: ['catálogo de muestra', 'catálogos de muestra', findCatalogues],
  marco: [
    'ley que ningún texto cita',
    'leyes que ningún texto cita',
    (search) => findLaws(search, false),
    true,
  ],
} as const satisfies Record<string, Kind>;

/** True of kinds that the site itself says to its readers: the office may complete them later. */
export const waits = (kind: PendingKind): boolean => (KINDS[kind] as Kind)[3] === true;

/**
 * Returns what keeps the demonstration from ending, in the order of kinds (D3, D24, D44), and at the end what
 * may wait; without generated documents and values repeated from another file.
 */
export function pendientesOf(read: ReadContent, root: string): Pendiente[] {
  const lineOf = lineFinder(root, read.overlay);
  const entries = allEntries(read.content);
  const factsOf = ({ file }: Entry<unknown>) => read.facts.get(file);
  return (Object.keys(KINDS) as PendingKind[]).flatMap((kind) => {
    const report = new ProblemReport(lineOf);
    KINDS[kind][2]({ ...read, root, report, entries, factsOf });
    return report.problems.map((problem) => ({ ...problem, kind }));
  });
}

export const blocking = (all: readonly Pendiente[]): Pendiente[] =>
  all.filter(({ kind }) => !waits(kind));

export const checkDemo = (read: ReadContent, root: string): Problem[] =>
  read.content.sitio.data.demostracion
    ? []
    : blocking(pendientesOf(read, root)).map(({ file, line, field, message }) => ({
        ...{ file, line, field, message },
      }));

function findSamples(search: Search) {
  const { sitio, correo, identidad } = search.content;
  for (const entry of [sitio, correo])
    entry.data.muestra.forEach((key, index) => {
      const message = `«${key}» es un dato de muestra. Escriba el verdadero y quítelo de esta lista.`;
      search.report.field(entry, ['muestra', index], message);
    });
  identidad.data.muestra.forEach((key, index) => {
    const message = `${OF_THE_DEMONSTRATION[key] ?? key} de la demostración. Ponga lo de la oficina, o quédese con ello, y quítelo de esta lista.`;
    search.report.field(identidad, ['muestra', index], message);
  });
  findMarks(search, 'muestra', 'un dato de muestra. Ponga el verdadero');
}

const OF_THE_DEMONSTRATION: Readonly<Record<string, string>> = {
  colores: 'los colores son los',
  emblema: 'el emblema es el',
  icono: 'el icono (public/icono.svg) es el',
};

function findMarks(
  { content, entries, factsOf, report }: Search,
  mark: 'muestra' | 'porConfirmar',
  said: string,
) {
  for (const entry of entries) {
    if (!content.normas.some((catalogo) => catalogo === entry))
      for (const row of rowsWith(entry.data, mark))
        report.field(entry, [...row, mark], `es ${said} y quite ${mark}: true.`);
    const own = (factsOf(entry)?.marks ?? []).filter(({ what }) => what === mark);
    for (const [index, place] of own.entries()) {
      const within = { words: `{{${mark}}}`, nth: before(own, index) };
      report.at(entry, place, `hay ${said} y quite {{${mark}}}.`, within);
    }
  }
}

function findUnsure(search: Search) {
  const { entries, factsOf, report } = search;
  findMarks(search, 'porConfirmar', 'un dato por confirmar. Compruébelo');
  for (const entry of entries) {
    const own = (factsOf(entry)?.citas ?? []).filter(({ what }) => what.porConfirmar);
    for (const [index, place] of own.entries()) {
      const words = citasInWords([place.what]).replace(', por confirmar', '');
      const message = `la cita «${words}» está por confirmar. Compruébela y quite «por confirmar».`;
      report.at(entry, place, message, { words: ' por confirmar', nth: before(own, index) });
    }
  }
  findByHand(search);
}

const BY_HAND = /(?<!\p{L})por confirmar(?!\p{L})/giu;

function isByHand(text: string, marked: number): boolean {
  const said = withoutCitas(text).replaceAll(MISSING_DATUM, '').match(BY_HAND)?.length ?? 0;
  return said > marked;
}

/**
 * Finds handwritten «por confirmar» without a mark, except in texts of sample documents and in unverified
 * laws, which other kinds cover.
 */
function findByHand({ content, entries, factsOf, report }: Search) {
  const message = 'dice «por confirmar» a mano. Compruébelo y quítelo, o escriba {{porConfirmar}}.';
  const unverified = ordenamientosOf(content).filter(({ ley }) => ley.porVerificar || !ley.nombre);
  for (const entry of entries) {
    if (entry === content.documentos || entry === content.oficina) continue;
    const marked = (factsOf(entry)?.marks ?? []).filter(({ what }) => what === 'porConfirmar');
    const marksAt = (place: Place) => marked.filter((one) => isSame(one, place)).length;
    for (const { field, text } of textsOf(entry.data, ['fuente'])) {
      const isOfLaw = unverified.some((one) => one.entry === entry && one.field[1] === field[1]);
      if (!isOfLaw && isByHand(text, marksAt({ field }))) report.field(entry, field, message);
    }
    if (!isByHand(entry.body, 0)) continue;
    for (const [index, text] of entry.body.split('\n').entries())
      if (isByHand(text, marksAt({ line: index + 1 }))) report.body(entry, index + 1, message);
  }
}

/** Marks of a field before one of them. The lines of a text's marks are known. */
const before = (all: readonly Place[], index: number): number =>
  all.slice(0, index).filter((one) => 'field' in one && isSame(one, all[index])).length;

const isSame = (one: Place, other: Place | undefined) => placeKey(one) === placeKey(other);

const placeKey = (place: Place | undefined) =>
  place && ('field' in place ? place.field.join('.') : place.line);

function findBlank({ content: { oficina }, report }: Search) {
  for (const [key, { que, valor }] of Object.entries(oficina.data))
    if (!valor.trim())
      report.field(oficina, [key, 'valor'], `falta este dato, que sólo la oficina sabe: ${que}.`);
}

/** Demonstration values: reserved hosts, the fictional phone range (D3). */
const SAMPLE = /\.example\b|\b555 01\d\d\b/;

function findFictitious(search: Search) {
  const { entries, factsOf, report } = search;
  const { sitio, correo } = search.content;
  for (const entry of entries) {
    const listed: readonly unknown[] =
      entry === sitio ? sitio.data.muestra : entry === correo ? correo.data.muestra : [];
    const shared = Object.values(factsOf(entry)?.used ?? {}).flatMap((one) =>
      one !== null && SAMPLE.test(one) ? one : [],
    );
    const isSample = (text: string) =>
      SAMPLE.test(text) &&
      SAMPLE.test(shared.reduce((left, value) => left.replaceAll(value, ''), text));
    for (const { text, field } of textsOf(entry.data)) {
      const message = `queda el dato de muestra «${text.slice(0, 60)}». Escriba el verdadero, o deje demostracion: true.`;
      // Its key was told with the samples.
      if (!listed.includes(field[0]) && isSample(text)) report.field(entry, field, message);
    }
    for (const [index, text] of entry.body.split('\n').entries()) {
      const message = 'queda un dato de muestra en el texto. Escriba el verdadero.';
      if (isSample(text)) report.body(entry, index + 1, message);
    }
  }
}

function findDocuments({ content, root, report }: Search) {
  for (const { path: pdf, file, field, genuine } of promisedPdfs(content))
    if (!genuine && !existsSync(path.join(root, 'public', pdf)))
      report.field({ file }, field, `falta el documento public${pdf}.`);
}

/** @param cited those that a text names or cites, or those that only their list shows */
function findLaws({ content, facts, report }: Search, cited: boolean) {
  const { leyesEstatales } = content;
  const used = new Set([...facts.values()].flatMap((own) => Object.keys(own.used).map(lowerFirst)));
  const isCited = (key: string) => used.has(key) || used.has(lowerFirst(lawKey(key)));
  for (const key of Object.keys(deEstado) as (keyof typeof deEstado)[])
    if (!leyesEstatales.data[key] && used.has(key) === cited)
      report.field(leyesEstatales, [key], `falta este dato de ${leyesEstatales.data.estado}.`);
  for (const { ley, entry, field } of ordenamientosOf(content)) {
    if (isCited(ley.papel ?? ley.siglas ?? '') !== cited) continue;
    const unknown = `falta la ley del papel «${ley.papel}» (${ley.que}). Escriba su nombre, sus siglas, su publicación y el día del texto que leyó.`;
    const unverified =
      'falta verificar esta ley. Compruebe dónde y cuándo se publicó, y ponga porVerificar: false.';
    if (!ley.nombre) report.field(entry, [...field, 'nombre'], unknown);
    else if (ley.porVerificar) report.field(entry, [...field, 'porVerificar'], unverified);
  }
}

function findOtherState({ content: { leyesEstatales, textosPorEstado }, report }: Search) {
  const { estado } = leyesEstatales.data;
  textosPorEstado.data.textos.forEach((row, index) => {
    const message = `content/${row.archivo} se escribió para ${row.estado}: ${row.porque} Léalo, corríjalo para ${estado} y ponga aquí estado: ${estado}.`;
    if (row.estado !== estado) report.field(textosPorEstado, ['textos', index, 'estado'], message);
  });
}

function findCatalogues({ content: { normas }, report }: Search) {
  const message = 'es un catálogo de muestra. Ponga el verdadero y muestra: false.';
  for (const catalogo of normas)
    if (catalogo.data.muestra) report.field(catalogo, ['muestra'], message);
}
