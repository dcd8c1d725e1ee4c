import type { BodyFacts } from './body';
import type { Entry } from './model';
import type { Report } from './report';
import type { Targets } from './targets';

/** The Markdown of an entry: its headings, raw HTML, links and pictures. */
export function checkBody(
  entry: Entry<unknown>,
  { headings, html, links }: BodyFacts,
  targets: Targets,
  report: Report,
): void {
  for (const { depth, text, line } of headings)
    if (depth < 2 || depth > 4)
      report.body(
        entry,
        line,
        `el título «${text}» debe llevar «##», «###» o «####»: el título de la página es la clave «titulo».`,
      );
  for (const { value, line } of html)
    report.body(entry, line, `el HTML «${value.slice(0, 30)}» no se publica. Escriba Markdown.`);
  for (const { url, line, alt } of links) {
    const problem =
      alt !== undefined && /^https?:/.test(url)
        ? `la imagen «${url}» es de otro sitio. Guárdela en public/imagenes/ y escriba su ruta.`
        : targets.problem(url);
    if (problem) report.body(entry, line, problem);
    if (alt === '')
      report.body(entry, line, `la imagen «${url}» no tiene descripción: ![qué se ve](…).`);
  }
}
