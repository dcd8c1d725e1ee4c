import type { Facts } from '@/lib/content/lint/file-facts';
import { citasInWords, withoutCitas } from '@/lib/content/model/fuentes';
import { allEntries, type Content } from '@/lib/content/model';
import { MISSING_DATUM, ordenamientosOf } from '@/lib/content/model/leyes';
import type { Entry, Place } from '@/lib/content/types';
import type { ProblemReport } from '@/lib/content/parse/report';
import { rowsWith, textsOf } from '@/lib/content/model/texts';

export type FactsOf = (entry: Entry<unknown>) => Facts | undefined;

export function unsure(content: Content, report: ProblemReport, factsOf: FactsOf) {
  for (const entry of allEntries(content)) {
    const own = (factsOf(entry)?.citas ?? []).filter(({ what }) => what.porConfirmar);
    for (const [index, place] of own.entries()) {
      const words = citasInWords([place.what]).replace(', por confirmar', '');
      report.at(
        entry,
        place,
        `la cita «${words}» está por confirmar. Compruébela y quite «por confirmar».`,
        { words: ' por confirmar', nth: before(own, index) },
      );
    }
  }
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
export function byHand(content: Content, report: ProblemReport, factsOf: FactsOf) {
  const message = 'dice «por confirmar» a mano. Compruébelo y quítelo, o escriba {{porConfirmar}}.';
  const unverified = ordenamientosOf(content).filter(({ ley }) => ley.porVerificar || !ley.nombre);
  for (const entry of allEntries(content)) {
    if (entry === content.documentos || entry === content.oficina) continue;
    const marked = (factsOf(entry)?.marks ?? []).filter(({ what }) => what === 'porConfirmar');
    const inField = (field: PropertyKey[]) => marked.filter((one) => isSame(one, { field })).length;
    const onLine = (line: number) =>
      marked.filter((one) => 'bodyLine' in one && one.bodyLine === line).length;
    for (const { field, text } of textsOf(entry.data, ['fuente'])) {
      const isOfLaw = unverified.some((one) => one.entry === entry && one.field[1] === field[1]);
      if (!isOfLaw && isByHand(text, inField(field))) report.field(entry, field, message);
    }
    if (!isByHand(entry.body, 0)) continue;
    for (const [index, text] of entry.body.split('\n').entries())
      if (isByHand(text, onLine(index + 1))) report.body(entry, index + 1, message);
  }
}

export function marks(
  content: Content,
  report: ProblemReport,
  factsOf: FactsOf,
  mark: 'muestra' | 'porConfirmar',
  said: string,
) {
  for (const entry of allEntries(content)) {
    if (!content.normas.some((catalogo) => catalogo === entry))
      for (const row of rowsWith(entry.data, mark))
        report.field(entry, [...row, mark], `es ${said} y quite ${mark}: true.`);
    const own = (factsOf(entry)?.marks ?? []).filter(({ what }) => what === mark);
    for (const [index, place] of own.entries())
      report.at(entry, place, `hay ${said} y quite {{${mark}}}.`, {
        words: `{{${mark}}}`,
        nth: before(own, index),
      });
  }
}

const before = (all: readonly Place[], index: number): number =>
  all.slice(0, index).filter((one) => isSame(one, all[index])).length;

const isSame = (one: Place, other: Place | undefined) =>
  'field' in one && other && 'field' in other && one.field.join('.') === other.field.join('.');
