import { existsSync } from 'node:fs';
import path from 'node:path';
import { fault } from '@/lib/content/faults';
import type { Facts } from '@/lib/content/lint/check-file';
import { allEntries } from '@/lib/content/model';
import { citasInWords, withoutCitas } from '@/lib/content/model/fuentes';
import { deEstado, ordenamientosOf } from '@/lib/content/model/leyes';
import { rowsWith, textsOf } from '@/lib/content/model/texts';
import { lineFinder } from '@/lib/content/parse/read';
import { lawKey, lowerFirst } from '@/lib/content/parse/references';
import { ProblemReport } from '@/lib/content/parse/report';
import type { Entry, Place, Problem } from '@/lib/content/types';
import { promisedPdfs } from '@/lib/routes/documents';
import { findPlaces } from './lugares';
import type { ReadContent } from './scope';

export type PendingKind = keyof typeof KINDS;

export type Pendiente = Problem & { kind: PendingKind };

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
  read.content.sitio.data.demostracion ? [] : blocking(pendientesOf(read, root));

function findSamples(search: Search) {
  const { sitio, correo, identidad } = search.content;
  for (const entry of [sitio, correo])
    entry.data.muestra.forEach((key, index) => {
      search.report.field(entry, ['muestra', index], fault('sample-key', { key }));
    });
  identidad.data.muestra.forEach((key, index) => {
    search.report.field(identidad, ['muestra', index], fault('sample-identity', { key }));
  });
  findMarks(search, 'muestra', { row: 'sample-row', text: 'sample-mark' });
}

function findMarks(
  { content, entries, factsOf, report }: Search,
  mark: 'muestra' | 'porConfirmar',
  codes: { row: 'sample-row' | 'unsure-row'; text: 'sample-mark' | 'unsure-mark' },
) {
  for (const entry of entries) {
    if (!content.normas.some((catalogo) => catalogo === entry))
      for (const row of rowsWith(entry.data, mark))
        report.field(entry, [...row, mark], fault(codes.row, {}));
    const own = (factsOf(entry)?.marks ?? []).filter(({ what }) => what === mark);
    for (const [index, place] of own.entries()) {
      const within = { words: `{{${mark}}}`, nth: before(own, index) };
      report.at(entry, place, { ...fault(codes.text, {}), words: within }, within);
    }
  }
}

function findUnsure(search: Search) {
  const { entries, factsOf, report } = search;
  findMarks(search, 'porConfirmar', { row: 'unsure-row', text: 'unsure-mark' });
  for (const entry of entries) {
    const own = (factsOf(entry)?.citas ?? []).filter(({ what }) => what.porConfirmar);
    for (const [index, place] of own.entries()) {
      const citation = citasInWords([place.what]).replace(', por confirmar', '');
      const within = { words: ' por confirmar', nth: before(own, index) };
      report.at(entry, place, fault('unsure-citation', { citation }, 'por confirmar'), within);
    }
  }
  findByHand(search);
}

const BY_HAND = /(?<!\p{L})por confirmar(?!\p{L})/giu;

function isByHand(text: string, marked: number): boolean {
  const said = withoutCitas(text).match(BY_HAND)?.length ?? 0;
  return said > marked;
}

/**
 * Finds handwritten «por confirmar» without a mark, except in texts of sample documents and in unverified
 * laws, which other kinds cover.
 */
function findByHand({ content, entries, factsOf, report }: Search) {
  const byHand = fault('unsure-by-hand', {}, 'por confirmar');
  const unverified = ordenamientosOf(content).filter(({ ley }) => ley.porVerificar || !ley.nombre);
  for (const entry of entries) {
    if (entry === content.documentos || entry === content.oficina) continue;
    const marked = (factsOf(entry)?.marks ?? []).filter(({ what }) => what === 'porConfirmar');
    const marksAt = (place: Place) => marked.filter((one) => isSame(one, place)).length;
    for (const { field, text } of textsOf(entry.data, ['fuente'])) {
      const isOfLaw = unverified.some((one) => one.entry === entry && one.field[1] === field[1]);
      if (!isOfLaw && isByHand(text, marksAt({ field }))) report.field(entry, field, byHand);
    }
    if (!isByHand(entry.body, 0)) continue;
    for (const [index, text] of entry.body.split('\n').entries())
      if (isByHand(text, marksAt({ line: index + 1 }))) report.body(entry, index + 1, byHand);
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
    if (!valor.trim()) report.field(oficina, [key, 'valor'], fault('office-blank', { what: que }));
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
      // Its key was told with the samples.
      if (!listed.includes(field[0]) && isSample(text))
        report.field(entry, field, fault('sample-value', { text: text.slice(0, 60) }));
    }
    for (const [index, text] of entry.body.split('\n').entries()) {
      if (isSample(text))
        report.body(entry, index + 1, fault('sample-in-text', {}, SAMPLE.exec(text)?.[0]));
    }
  }
}

function findDocuments({ content, root, report }: Search) {
  for (const { path: pdf, file, field, genuine } of promisedPdfs(content))
    if (!genuine && !existsSync(path.join(root, 'public', pdf)))
      report.field({ file }, field, fault('pdf-awaited', { path: pdf }));
}

/** @param cited those that a text names or cites, or those that only their list shows */
function findLaws({ content, facts, report }: Search, cited: boolean) {
  const { leyesEstatales } = content;
  const used = new Set([...facts.values()].flatMap((own) => Object.keys(own.used).map(lowerFirst)));
  const isCited = (key: string) => used.has(key) || used.has(lowerFirst(lawKey(key)));
  for (const key of Object.keys(deEstado) as (keyof typeof deEstado)[])
    if (!leyesEstatales.data[key] && used.has(key) === cited)
      report.field(
        leyesEstatales,
        [key],
        fault('state-datum-missing', { state: leyesEstatales.data.estado }),
      );
  for (const { ley, entry, field } of ordenamientosOf(content)) {
    if (isCited(ley.papel ?? ley.siglas ?? '') !== cited) continue;
    const { papel: role = '', que: what = '' } = ley;
    if (!ley.nombre)
      report.field(entry, [...field, 'nombre'], fault('law-awaited', { role, what }));
    else if (ley.porVerificar)
      report.field(entry, [...field, 'porVerificar'], fault('law-unverified', {}));
  }
}

function findOtherState({ content: { leyesEstatales, textosPorEstado }, report }: Search) {
  const { estado } = leyesEstatales.data;
  textosPorEstado.data.textos.forEach((row, index) => {
    if (row.estado === estado) return;
    const { archivo, estado: state, porque: why } = row;
    const other = fault('state-other', { file: `content/${archivo}`, state, why, own: estado });
    report.field(textosPorEstado, ['textos', index, 'estado'], other);
  });
}

function findCatalogues({ content: { normas }, report }: Search) {
  for (const catalogo of normas)
    if (catalogo.data.muestra) report.field(catalogo, ['muestra'], fault('catalogue-sample', {}));
}
