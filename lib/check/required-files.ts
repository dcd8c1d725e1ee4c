import type { Content } from '@/lib/content/model';
import type { Entry } from '@/lib/content/types';
import { kindOf, PAGE_KINDS } from '@/lib/site/kinds';
import { DOCUMENTOS, FORMULARIOS, GRUPOS } from '@/lib/site/required-content';
import { MISSING } from '@/lib/content/load/problems';
import type { ProblemReport } from '@/lib/content/parse/report';

/** The files of `paginas` that pages show. */
const PAGINAS = new Set(
  PAGE_KINDS.flatMap((kind) => {
    const { source } = kindOf(kind);
    return (typeof source === 'string' && /^paginas\/(.*)\.md$/.exec(source)?.[1]) || [];
  }),
);

/** Files and documents that the site needs, and files that no page would show. */
export function checkNeeded(content: Content, report: ProblemReport): void {
  onlyThese('paginas', 'md', content.paginas, [...PAGINAS], report);
  onlyThese('formularios', 'yml', content.formularios, FORMULARIOS, report);
  const { documentos } = content.documentos.data;
  for (const [id, where] of Object.entries(DOCUMENTOS))
    if (!documentos.some((documento) => documento.id === id))
      report.field(
        content.documentos,
        ['documentos'],
        `falta el documento «${id}», que el sitio enlaza ${where}. Agregue un renglón con id: ${id}`,
      );
  for (const [grupo, where] of Object.entries(GRUPOS))
    if (!documentos.some((documento) => documento.grupo === grupo))
      report.field(
        content.documentos,
        ['documentos'],
        `falta un documento del grupo «${grupo}»: ${where} los muestra. Agregue un renglón con grupo: ${grupo}`,
      );
}

function onlyThese(
  folder: string,
  ending: string,
  entries: Entry<unknown>[],
  needed: readonly string[],
  report: ProblemReport,
): void {
  for (const entry of entries)
    if (!needed.includes(entry.slug))
      report.field(
        entry,
        [],
        `ninguna página muestra este archivo. Los de esta carpeta son: ${needed.join(', ')}.`,
      );
  for (const slug of needed)
    if (!entries.some((entry) => entry.slug === slug))
      report.file(`content/${folder}/${slug}.${ending}`, MISSING);
}
