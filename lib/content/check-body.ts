import { markdownLinks, parseMarkdown, plainText, rawHtml, walk } from './markdown';
import type { Entry } from './model';
import type { Problem } from './problems';
import type { Targets } from './targets';

/** The Markdown of an entry: its headings, raw HTML, links and pictures. */
export function checkBody(entry: Entry<unknown>, targets: Targets): Problem[] {
  if (!entry.body) return [];
  const at = (line: number, message: string): Problem => ({
    file: entry.file,
    line: entry.bodyLine + line - 1,
    field: '',
    message,
  });
  const problems: Problem[] = [];
  walk(parseMarkdown(entry.body), (node) => {
    if (node.type !== 'heading' || (node.depth > 1 && node.depth <= 4)) return;
    const message = `el título «${plainText(node)}» debe llevar «##», «###» o «####»: el título de la página es la clave «titulo».`;
    problems.push(at(node.position?.start.line ?? 1, message));
  });
  for (const { line, value } of rawHtml(entry.body))
    problems.push(at(line, `el HTML «${value.slice(0, 30)}» no se publica. Escriba Markdown.`));
  for (const { url, line, alt } of markdownLinks(entry.body)) {
    const isImage = alt !== undefined;
    const fault =
      isImage && /^https?:/.test(url)
        ? `la imagen «${url}» es de otro sitio. Guárdela en public/imagenes/ y escriba su ruta.`
        : targets.fault(url);
    if (fault) problems.push(at(line, fault));
    if (alt === '')
      problems.push(at(line, `la imagen «${url}» no tiene descripción: ![qué se ve](…).`));
  }
  return problems;
}
