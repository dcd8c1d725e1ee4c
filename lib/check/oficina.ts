import type { LoadedContent } from '@/lib/content/load/reading';
import type { Content } from '@/lib/content/model';
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

const llamarOf = (data: object) =>
  'llamar' in data ? ((data as Content['paginas'][number]['data']).llamar ?? []) : [];

/**
 * Owners of pages are units of the directory, and reviews are not in the future.
 * @param today ISO date
 */
export function checkResponsables(content: Content, today: string, report: ProblemReport) {
  const unidades = content.directorio.data.unidades.map(({ id }) => id);
  const { inicio, declaraciones, vehiculos, direcciones, paginas } = content;
  for (const entry of [inicio, declaraciones, vehiculos, ...direcciones, ...paginas]) {
    if (!entry) continue;
    const { responsable, actualizado } = entry.data;
    if (responsable !== undefined && !unidades.includes(responsable))
      report.field(
        entry,
        ['responsable'],
        `no hay una unidad «${responsable}» en content/directorio.yml. Hay: ${unidades.join(', ')}.`,
      );
    for (const [index, { unidad }] of llamarOf(entry.data).entries())
      if (!unidades.includes(unidad))
        report.field(
          entry,
          ['llamar', index, 'unidad'],
          `no hay una unidad «${unidad}» en content/directorio.yml. Hay: ${unidades.join(', ')}.`,
        );
    if (actualizado > today)
      report.field(
        entry,
        ['actualizado'],
        `el ${actualizado} no ha llegado. Escriba el día en que revisó el texto, ${today} a más tardar.`,
      );
  }
}
