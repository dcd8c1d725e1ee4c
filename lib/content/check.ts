import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { allRoutes, direccionPath, FIXED_ROUTES } from '@/lib/site/routes';
import { promisedPdfs } from '@/lib/site/documents';
import { markdownLinks, parseMarkdown, plainText, rawHtml, splitSections } from './markdown';
import type { Content, Entry } from './model';
import { nearest, type Problem } from './problems';
import { ROOT } from './read';

const MAX_SLUG = 100;

/**
 * What files say of each other: addresses, links, PDFs, pictures, tabs, units, norms.
 * @param content a content whose files are each valid on their own
 * @returns every problem found, in the order of the files
 */
export function checkReferences(content: Content): Problem[] {
  const problems: Problem[] = [];
  const report = (entry: Entry<unknown>, field: PropertyKey[], message: string) =>
    problems.push({ file: entry.file, line: entry.line(field), field: field.join('.'), message });
  const targets = new Targets(content);

  unique(content.comunicados, ({ slug }) => slug.toLowerCase(), 'la dirección', [], report);
  unique(content.comunicados, ({ data }) => String(data.numero), 'el número', ['numero'], report);
  unique(content.direcciones, (entry) => direccionPath(entry).toLowerCase(), 'la ruta', ['ruta'], report);
  for (const entry of content.direcciones)
    if (FIXED_ROUTES.some((route) => route.toLowerCase() === direccionPath(entry).toLowerCase()))
      report(entry, ['ruta'], `la ruta ${direccionPath(entry)} ya es de otra página. Cambie el nombre del archivo.`);
  for (const entry of content.comunicados)
    if (entry.slug.length === 0 || entry.slug.length > MAX_SLUG)
      report(entry, [], `el nombre del archivo debe tener entre 1 y ${MAX_SLUG} letras o cifras. Acórtelo.`);
  repeated(content.documentos, 'documentos', content.documentos.data.documentos.map(({ id }) => id), report);
  repeated(content.directorio, 'unidades', content.directorio.data.unidades.map(({ id }) => id), report);
  for (const catalogo of content.normas)
    repeated(catalogo, 'normas', catalogo.data.normas.map(({ nombre }) => nombre), report);

  checkTabs(content, report);
  checkDirecciones(content, report);
  for (const [index, { depende }] of content.directorio.data.unidades.entries())
    if (depende && !content.directorio.data.unidades.some(({ id }) => id === depende))
      report(content.directorio, ['unidades', index, 'depende'], `no hay una unidad con id «${depende}».`);

  for (const entry of Object.values(content).flat() as Entry<unknown>[]) {
    eachText(entry.data, [], (text, field) => {
      if (!/^\/[^/\s]/.test(text)) return;
      const fault = targets.fault(text);
      if (fault) report(entry, field, fault);
    });
    problems.push(...checkBody(entry, targets));
  }
  return problems;
}

/** The paths a link may name, and the message when it names another. */
class Targets {
  private readonly routes: string[];
  private readonly pdfs: Set<string>;
  constructor(content: Content) {
    this.routes = allRoutes(content);
    this.pdfs = new Set(promisedPdfs(content).map((pdf) => pdf.path));
  }

  fault(url: string): string | undefined {
    if (/^(https?:|mailto:|tel:|#)/.test(url)) return undefined;
    const target = decodeSafely(url.replace(/[?#].*$/, ''));
    if (!target.startsWith('/')) return `el enlace «${url}» debe empezar con «/» o con «https://».`;
    if (this.routes.includes(target) || this.pdfs.has(target) || inPublic(target)) return undefined;
    if (/^\/(ilustraciones|imagenes)\//.test(target))
      return `la imagen «${target}» no existe. Guárdela en public${target}.`;
    if (target.endsWith('.pdf'))
      return `el PDF «${target}» no existe. Guárdelo en public${target} o regístrelo en content/documentos.yml.`;
    const near = nearest(target.endsWith('/') ? target : `${target}/`, this.routes);
    return `la página «${target}» no existe. ${near ? `¿Quiso escribir «${near}»?` : 'Revise la dirección; termina en «/».'}`;
  }
}

function decodeSafely(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** True when `public/` holds that very file; letter case counts, as it does on the web. */
function inPublic(target: string): boolean {
  const file = path.join(ROOT, 'public', target);
  return existsSync(file) && readdirSync(path.dirname(file)).includes(path.basename(file));
}

type Report = (entry: Entry<unknown>, field: PropertyKey[], message: string) => void;

function unique<T>(entries: Entry<T>[], key: (entry: Entry<T>) => string, what: string, field: PropertyKey[], report: Report) {
  const first = new Map<string, string>();
  for (const entry of entries) {
    const value = key(entry);
    const earlier = first.get(value);
    if (earlier) report(entry, field, `${what} «${value}» ya es de ${earlier}. Cambie una de las dos.`);
    else first.set(value, entry.file);
  }
}

function repeated(entry: Entry<unknown>, list: string, values: string[], report: Report) {
  values.forEach((value, index) => {
    if (values.indexOf(value) < index)
      report(entry, [list, index], `«${value}» está repetido en la lista. Deje uno solo.`);
  });
}

function checkTabs(content: Content, report: Report) {
  const catalogos = content.normas.map(({ slug }) => slug);
  const documentos = content.documentos.data.documentos.map(({ id }) => id);
  for (const entry of [...content.direcciones, ...content.paginas]) {
    const ids = splitSections(entry.body).sections.map(({ id }) => id);
    repeated(entry, 'pestanas', ids, report);
    for (const [id, { catalogo, documento, bloque }] of Object.entries(entry.data.pestanas)) {
      const at = ['pestanas', id];
      if (!ids.includes(id))
        report(entry, at, `no hay un título «## …» que corresponda. Los títulos dan: ${ids.join(', ')}.`);
      if (bloque === 'catalogo' && !catalogo) report(entry, at, 'un bloque «catalogo» necesita la clave «catalogo».');
      if (catalogo && !catalogos.includes(catalogo))
        report(entry, [...at, 'catalogo'], `no hay un catálogo «${catalogo}». Hay: ${catalogos.join(', ')}.`);
      if (documento && !documentos.includes(documento))
        report(entry, [...at, 'documento'], `no hay un documento «${documento}» en content/documentos.yml.`);
    }
  }
}

function checkDirecciones(content: Content, report: Report) {
  const unidades = content.directorio.data.unidades.map(({ id }) => id);
  const codigos = content.normas.flatMap(({ data }) => data.normas.map(({ nombre }) => nombre));
  for (const entry of content.direcciones) {
    if (!unidades.includes(entry.data.unidad))
      report(entry, ['unidad'], `no hay una unidad «${entry.data.unidad}» en content/directorio.yml. Hay: ${unidades.join(', ')}.`);
    entry.data.normas.forEach((codigo, index) => {
      if (!codigos.includes(codigo)) report(entry, ['normas', index], `la norma «${codigo}» no está en ningún catálogo.`);
    });
  }
}

function checkBody(entry: Entry<unknown>, targets: Targets): Problem[] {
  if (!entry.body) return [];
  const at = (line: number, message: string): Problem => ({ file: entry.file, line: entry.bodyLine + line - 1, field: '', message });
  return [
    ...parseMarkdown(entry.body).children.flatMap((node) =>
      node.type === 'heading' && (node.depth === 1 || node.depth > 4)
        ? [at(node.position?.start.line ?? 1, `el título «${plainText(node)}» debe llevar «##», «###» o «####»: el título de la página es la clave «titulo».`)]
        : [],
    ),
    ...rawHtml(entry.body).map(({ line, value }) =>
      at(line, `el HTML «${value.slice(0, 30)}» no se publica. Escriba Markdown.`),
    ),
    ...markdownLinks(entry.body).flatMap(({ url, line, alt }) => [
      ...[targets.fault(url)].flatMap((fault) => (fault ? [at(line, fault)] : [])),
      ...(alt === '' ? [at(line, `la imagen «${url}» no tiene descripción: ![qué se ve](…).`)] : []),
    ]),
  ];
}

function eachText(value: unknown, field: PropertyKey[], visit: (text: string, field: PropertyKey[]) => void): void {
  if (typeof value === 'string') visit(value, field);
  else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      eachText(item, [...field, Array.isArray(value) ? Number(key) : key], visit);
}
