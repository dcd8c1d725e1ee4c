import type { Content } from './model';
import type { Report } from './report';

/**
 * A release is published as soon as the site is built, whatever its day says: none is of a day to come.
 * @param today in ISO form
 */
export function checkFechas({ comunicados }: Content, today: string, report: Report) {
  for (const entry of comunicados) {
    const { fecha, borrador } = entry.data;
    if (!borrador && fecha > today)
      report.field(
        entry,
        ['fecha'],
        `el ${fecha} no ha llegado, y el comunicado se publicaría hoy. Publíquelo ese día; mientras, escriba borrador: true`,
      );
  }
}
