import type { LoadedContent } from '@/lib/content/load/reading';
import { allEntries } from '@/lib/content/model';
import { ordenamientosOf } from '@/lib/content/model/leyes';
import { lawKey } from '@/lib/content/parse/law-roles';
import type { ProblemReport } from '@/lib/content/parse/report';

export function checkCitas(
  { content, facts }: Pick<LoadedContent, 'content' | 'facts'>,
  report: ProblemReport,
) {
  const laws = ordenamientosOf(content);
  const cited = new Set(
    allEntries(content).flatMap(({ file }) =>
      (facts.get(file)?.citas ?? []).map(({ what }) => what.siglas),
    ),
  );
  for (const { ley, entry, field } of laws) {
    if (ley.siglas && laws.filter((one) => one.ley.siglas === ley.siglas).length > 1)
      report.field(
        entry,
        [...field, 'siglas'],
        `dos leyes llevan las siglas «${ley.siglas}». Cambie unas.`,
      );
    if (ley.siglas && cited.has(ley.siglas) && !ley.texto)
      report.field(
        entry,
        field,
        `el sitio cita esta ley y falta el día del texto que se leyó. Agregue, por ejemplo, texto: 2025-12-15`,
      );
  }
}

/** In the demonstration, texts that cite articles of a state or city are listed. Releases are exempt. */
export function checkTextosPorEstado(
  { content, facts }: Pick<LoadedContent, 'content' | 'facts'>,
  advice: ProblemReport,
) {
  const entry = content.textosPorEstado;
  const listed = entry.data.textos.map(({ archivo }) => `content/${archivo}`);
  const files = allEntries(content)
    .map(({ file }) => file)
    .filter((file) => !file.startsWith('content/prensa/'));
  listed.forEach((file, index) => {
    if (!files.includes(file))
      advice.field(
        entry,
        ['textos', index, 'archivo'],
        `${file} no está, o no se publica. Si se borró, quite este renglón.`,
      );
  });
  if (!content.sitio.data.demostracion) return;
  const papeles = ordenamientosOf(content).flatMap(({ ley }) => ley.papel ?? []);
  for (const file of files) {
    const cited = papeles.find((papel) => facts.get(file)?.used[lawKey(papel)] !== undefined);
    if (cited && !listed.includes(file))
      advice.file(
        file,
        `cita artículos de «${cited}», que en otro lugar serán otros. Agréguelo a ${entry.file}, con el porqué.`,
      );
  }
}
