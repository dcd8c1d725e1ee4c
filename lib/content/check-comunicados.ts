import type { Content } from './model';
import type { Report } from './report';

/**
 * A release is published as soon as the site is built, whatever its day says: none is of a day to come.
 * @param drafts the files that are left out of the site: only what is left out may wait for its day
 * @param today in ISO form
 */
export function checkFechas(
  { comunicados }: Content,
  drafts: readonly string[],
  today: string,
  report: Report,
) {
  for (const entry of comunicados) {
    const { fecha } = entry.data;
    if (fecha > today && !drafts.includes(entry.file))
      report.field(
        entry,
        ['fecha'],
        `el ${fecha} no ha llegado, y el comunicado se publicaría hoy. Publíquelo ese día; mientras, escriba borrador: true`,
      );
  }
}
