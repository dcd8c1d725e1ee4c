import type { Content } from '@/lib/content/model';
import { ordenamientosOf } from '@/lib/content/model/leyes';
import type { ProblemReport } from '@/lib/content/parse/report';

/**
 * A release is published as soon as the site is built, unless it waits for a day: never before its own. Nor
 * is a law's text that somebody read of a day to come. When a law comes into force may be said ahead.
 * @param drafts the files that are left out of the site: only these may wait for their day
 * @param today in ISO form
 */
export function checkFechas(
  content: Content,
  drafts: readonly string[],
  today: string,
  report: ProblemReport,
) {
  for (const entry of content.comunicados) {
    const { fecha, publicar = today } = entry.data;
    if (drafts.includes(entry.file)) continue;
    if (fecha > today && publicar <= today)
      report.field(
        entry,
        ['fecha'],
        `el ${fecha} no ha llegado, y el comunicado se publicaría hoy. Para que salga ese día, escriba publicar: ${fecha}`,
      );
    else if (fecha > publicar)
      report.field(
        entry,
        ['publicar'],
        `saldría el ${publicar}, antes de su fecha, el ${fecha}. Escriba en los dos el mismo día.`,
      );
  }
  for (const { ley, entry, field } of ordenamientosOf(content)) {
    const { texto = '', publicacion } = ley;
    const say = (key: string, message: string) => report.field(entry, [...field, key], message);
    if (texto > today)
      say(
        'texto',
        `el ${texto} no ha llegado. Escriba el día de la última reforma del texto que se leyó.`,
      );
    const [, year = ''] = /\bde (\d{4})\b/.exec(publicacion) ?? [];
    if (year > today.slice(0, 4))
      say('publicacion', `el año ${year} no ha llegado. Revise cuándo se publicó.`);
  }
}
