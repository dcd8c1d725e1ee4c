import type { Content } from '@/lib/content/model';
import { apartadoOfFile } from '@/lib/content/model/apartados';
import type { Entry } from '@/lib/content/types';
import { kindOf, PAGE_KINDS } from '@/lib/site/kinds';
import { documentosOf, hasDocument } from '@/lib/routes/lacked';
import { DOCUMENTOS, FORMULARIOS } from '@/lib/site/required-content';
import { MISSING } from '@/lib/content/load/problems';
import type { ProblemReport } from '@/lib/content/parse/report';

const PAGINAS = [
  ...new Set(
    PAGE_KINDS.flatMap((kind) => {
      const { source } = kindOf(kind);
      return (typeof source === 'string' && /^paginas\/(.*)\.md$/.exec(source)?.[1]) || [];
    }),
  ),
];

export function checkNeeded(content: Content, report: ProblemReport): void {
  const { apartados } = content.sitio.data;
  const needed = (folder: string, ending: string, slugs: readonly string[]) =>
    slugs.filter((slug) => {
      const apartado = apartadoOfFile(`${folder}/${slug}.${ending}`);
      return !apartado || apartados[apartado];
    });
  const paginas = needed('paginas', 'md', PAGINAS);
  onlyThese('paginas', 'md', content.paginas, paginas, report);
  const formularios = needed('formularios', 'yml', FORMULARIOS);
  onlyThese('formularios', 'yml', content.formularios, formularios, report);
  const documentos = documentosOf(content);
  for (const [row, where] of DOCUMENTOS) {
    const [[key, value] = []] = Object.entries(row);
    const isThere = documentos.some((one) => one.grupo === value || one.donde === value);
    if (!isThere && hasDocument(content, row))
      report.field(
        content.documentos,
        ['documentos'],
        `falta un documento que el sitio enlaza ${where}. Escriba en su renglón ${key}: ${value}`,
      );
  }
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
