import type { Content } from '@/lib/content/model';
import { ordenamientosOf } from '@/lib/content/model/leyes';
import type { ProblemReport } from '@/lib/content/parse/report';
import type { Entry } from '@/lib/content/types';
import { parseHorario } from '@/lib/office/words';

/** Checks releases' days, and days of the past that have not come. @param drafts unpublished files */
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
  for (const { entry, field, day = '', write } of pastDays(content))
    if (day > today)
      report.field(
        entry,
        field,
        `el ${day} no ha llegado. Escriba el día ${write.replace('hoy', today)}.`,
      );
  // Entry into force may be future.
  for (const { ley, entry, field } of ordenamientosOf(content)) {
    const [, year = ''] = /\bde (\d{4})\b/.exec(ley.publicacion) ?? [];
    if (year > today.slice(0, 4))
      report.field(
        entry,
        [...field, 'publicacion'],
        `el año ${year} no ha llegado. Revise cuándo se publicó.`,
      );
  }
}

interface PastDay {
  entry: Entry<unknown>;
  field: PropertyKey[];
  day: string | undefined;
  write: string;
}

function pastDays(content: Content): PastDay[] {
  const { inicio, declaraciones, vehiculos, direcciones, paginas, directorio, normas } = content;
  return [
    ...[inicio, declaraciones, vehiculos, ...direcciones, ...paginas].flatMap((entry) =>
      entry
        ? [
            {
              entry,
              field: ['actualizado'],
              day: entry.data.actualizado,
              write: 'en que revisó el texto, hoy a más tardar',
            },
          ]
        : [],
    ),
    ...directorio.data.unidades.map(({ verificado }, index) => ({
      entry: directorio,
      field: ['unidades', index, 'verificado'],
      day: verificado,
      write: 'en que se comprobó, hoy a más tardar',
    })),
    ...normas.map((entry) => ({
      entry,
      field: ['corte'],
      day: entry.data.corte,
      write: 'en que consultó el catálogo, hoy a más tardar',
    })),
    ...ordenamientosOf(content).map(({ ley, entry, field }) => ({
      entry,
      field: [...field, 'texto'],
      day: ley.texto,
      write: 'de la última reforma del texto que se leyó',
    })),
  ];
}

/** Closing days are of the listed years; without any, pages cannot say whether the office is open. */
export function checkDiasInhabiles(
  { sitio, vehiculos }: Content,
  report: ProblemReport,
  advice: ProblemReport,
): void {
  check(sitio, [], sitio.data.diasInhabiles);
  const arrastre = vehiculos?.data.arrastre;
  if (arrastre && parseHorario(arrastre.horario))
    check(vehiculos, ['arrastre'], arrastre.diasInhabiles);

  function check(
    entry: Entry<unknown>,
    at: string[],
    listed: Content['sitio']['data']['diasInhabiles'],
  ): void {
    if (!listed)
      advice.field(
        entry,
        at,
        'falta «diasInhabiles»: el sitio no puede decir si la oficina está abierta. Escriba anios y dias.',
      );
    listed?.dias.forEach((row, index) => {
      for (const key of ['fecha', 'hasta'] as const)
        if (row[key] && !listed.anios.includes(Number(row[key].slice(0, 4))))
          report.field(
            entry,
            [...at, 'diasInhabiles', 'dias', index, key],
            `${row[key]} no es de los años de «anios». Agregue ahí su año, o corrija la fecha.`,
          );
    });
  }
}
