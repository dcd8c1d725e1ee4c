import type { Content } from '@/lib/content/model';
import { ordenamientosOf } from '@/lib/content/model/leyes';
import type { ProblemReport } from '@/lib/content/parse/report';

/**
 * Releases may not be published before their day, except by waiting for it; the text of a law may not be read
 * on a future day, though its entry into force may be future.
 * @param drafts unpublished files, which may wait
 * @param today ISO date
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
