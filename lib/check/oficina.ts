import type { LoadedContent } from '@/lib/content/load/reading';
import { TELEFONO_GUARDIA } from '@/lib/site/required-content';
import { deEstado, ordenamientosOf } from '@/lib/content/model/leyes';
import { lowerFirst, SPECIAL_NAMES } from '@/lib/content/parse/references';
import type { ProblemReport } from '@/lib/content/parse/report';

export function checkOficina(
  { content, facts }: Pick<LoadedContent, 'content' | 'facts'>,
  report: ProblemReport,
  advice: ProblemReport,
) {
  const { oficina, sitio } = content;
  const used = new Set(
    [...facts.values()].flatMap(({ used: own }) => Object.keys(own).map(lowerFirst)),
  );
  const taken = new Set([
    ...SPECIAL_NAMES,
    ...Object.keys(sitio.data),
    'estado',
    ...Object.keys(deEstado),
  ]);
  for (const { ley, entry, field } of ordenamientosOf(content))
    if (ley.papel && taken.has(ley.papel))
      report.field(
        entry,
        [...field, 'papel'],
        `{{${ley.papel}}} ya quiere decir otra cosa. Dé otro nombre a este papel.`,
      );
    else if (ley.papel) taken.add(ley.papel);
  for (const key of Object.keys(oficina.data)) {
    if (taken.has(key))
      report.field(
        oficina,
        [key],
        `{{${key}}} ya quiere decir otra cosa. Dé otro nombre a este dato.`,
      );
    else if (!used.has(key) && !used.has(`${key}EnIngles`) && key !== TELEFONO_GUARDIA)
      advice.field(
        oficina,
        [key],
        `ningún texto usa {{${key}}}. Úselo donde haga falta, o bórrelo: se le pediría a la oficina en vano.`,
      );
  }
}
