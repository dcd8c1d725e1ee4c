import { markdownLinks, parseMarkdown, plainText, rawHtml, walk } from './markdown';
import type { Entry } from './model';
import type { Report } from './report';
import type { Targets } from './targets';

/** The Markdown of an entry: its headings, raw HTML, links and pictures. */
export function checkBody(entry: Entry<unknown>, targets: Targets, report: Report): void {
  if (!entry.body) return;
  walk(parseMarkdown(entry.body), (node) => {
    if (node.type !== 'heading' || (node.depth > 1 && node.depth <= 4)) return;
    const message = `el título «${plainText(node)}» debe llevar «##», «###» o «####»: el título de la página es la clave «titulo».`;
    report.body(entry, node.position?.start.line ?? 1, message);
  });
  for (const { line, value } of rawHtml(entry.body))
    report.body(entry, line, `el HTML «${value.slice(0, 30)}» no se publica. Escriba Markdown.`);
  for (const { url, line, alt } of markdownLinks(entry.body)) {
    const problem =
      alt !== undefined && /^https?:/.test(url)
        ? `la imagen «${url}» es de otro sitio. Guárdela en public/imagenes/ y escriba su ruta.`
        : targets.problem(url);
    if (problem) report.body(entry, line, problem);
    if (alt === '')
      report.body(entry, line, `la imagen «${url}» no tiene descripción: ![qué se ve](…).`);
  }
}
