import { byMachine, isByMachine } from '@/lib/content/lint/machine-descriptions';
import type { BodyFacts } from '@/lib/content/parse/body';
import type { Entry } from '@/lib/content/types';
import type { ProblemReport } from '@/lib/content/parse/report';

/** Endings of pictures; a query or fragment is refused. */
const PICTURE = /\.(?:svg|jpe?g|png|webp|avif)$/i;

const pictureProblem = (url: string): string | undefined =>
  PICTURE.test(url)
    ? undefined
    : `«${url.slice(0, 80)}» no es una imagen .jpg, .png, .webp, .avif o .svg, y no se vería. Si es un enlace, quite el «!»: [texto](${url.slice(0, 80)})`;

/**
 * Checks links and pictures in an entry's Markdown.
 * @param problemOf returns the fault of an address
 */
export function checkBody(
  entry: Entry<unknown>,
  { links }: BodyFacts,
  problemOf: (url: string) => string | undefined,
  report: ProblemReport,
): void {
  for (const { url, line, alt } of links) {
    const problem =
      alt !== undefined && /^(?:https?:|[/\\]{2})/i.test(url)
        ? `la imagen «${url.slice(0, 80)}» es de otro sitio. Guárdela en public/imagenes/ y escriba su ruta.`
        : (problemOf(url) ?? (alt === undefined ? undefined : pictureProblem(url)));
    if (problem) report.body(entry, line, problem);
    if (alt === '')
      report.body(entry, line, `la imagen «${url}» no tiene descripción: ![qué se ve](…).`);
    else if (alt && isByMachine(alt))
      report.body(entry, line, `${byMachine(alt)}: ![qué se ve](…).`);
  }
}
