import type { LoadedContent } from '@/lib/content/load/reading';
import { allEntries } from '@/lib/content/model';
import { nearest } from '@/lib/content/model/nearest';
import type { ProblemReport } from '@/lib/content/parse/report';

const MARCO = 'content/sindico/marco-juridico.yml';

/** Every cited law is in the marco jurídico, with the day of the text that was read. */
export function checkCitas(
  { content, facts }: Pick<LoadedContent, 'content' | 'facts'>,
  report: ProblemReport,
) {
  const entry = content.marcoJuridico;
  const { ordenamientos } = entry.data;
  const known = ordenamientos.flatMap(({ siglas }) => siglas ?? []);
  const cited = new Set<string>();
  for (const one of allEntries(content))
    for (const { what, ...place } of facts.get(one.file)?.citas ?? []) {
      cited.add(what.siglas);
      if (known.includes(what.siglas)) continue;
      const near = nearest(what.siglas, known);
      report.at(
        one,
        place,
        `ninguna ley de ${MARCO} lleva las siglas «${what.siglas}». ${near ? `¿Quiso escribir «${near}»?` : `Póngaselas a la suya (siglas: ${what.siglas}) o use unas de: ${known.join(', ')}.`}`,
      );
    }
  ordenamientos.forEach(({ siglas, texto }, index) => {
    if (!siglas) return;
    if (known.indexOf(siglas) < known.lastIndexOf(siglas))
      report.field(
        entry,
        ['ordenamientos', index, 'siglas'],
        `dos leyes llevan las siglas «${siglas}». Cambie unas.`,
      );
    if (cited.has(siglas) && !texto)
      report.field(
        entry,
        ['ordenamientos', index],
        `el sitio cita esta ley y falta el día del texto que se leyó. Agregue, por ejemplo, texto: 2025-12-15`,
      );
  });
}
