import type { Facts } from './facts';
import { citasInWords } from './fuentes';
import { allEntries, type Content, type Entry } from './model';
import type { Place, Report } from './report';
import { rowsWith } from './texts';

export type FactsOf = (entry: Entry<unknown>) => Facts | undefined;

/** Each citation that rests on memory. */
export function unsure(content: Content, report: Report, factsOf: FactsOf) {
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

/** Each row that carries a mark, and each mark in a text. */
export function marks(
  content: Content,
  report: Report,
  factsOf: FactsOf,
  mark: 'muestra' | 'porConfirmar',
  said: string,
) {
  for (const entry of allEntries(content)) {
    // A catalogue is one whole, with a kind of its own.
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

/** How many of a list stand before one in the same field. */
const before = (all: readonly Place[], index: number): number =>
  all.slice(0, index).filter((one) => isSame(one, all[index])).length;

const isSame = (one: Place, other: Place | undefined) =>
  'field' in one && other && 'field' in other && one.field.join('.') === other.field.join('.');
