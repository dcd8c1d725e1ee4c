import { FIXED_ROUTES } from '@/lib/site/pages';
import { direccionPath } from '@/lib/site/routes';
import { checkBody } from './check-body';
import { splitSections } from './markdown';
import type { Content, Entry } from './model';
import type { Problem } from './problems';
import { Targets } from './targets';

const MAX_SLUG = 100;

/**
 * What files say of each other: addresses, links, PDFs, pictures, tabs, units, norms.
 * @param content a content whose files are each valid on their own
 * @param root the folder that holds `content/` and `public/`
 * @returns every problem found, in the order of the files
 */
export function checkReferences(content: Content, root: string): Problem[] {
  const problems: Problem[] = [];
  const report = (entry: Entry<unknown>, field: PropertyKey[], message: string) =>
    problems.push({ file: entry.file, line: entry.line(field), field: field.join('.'), message });
  const targets = new Targets(content, root);

  unique(content.comunicados, ({ slug }) => slug.toLowerCase(), 'la dirección', [], report);
  unique(content.comunicados, ({ data }) => String(data.numero), 'el número', ['numero'], report);
  unique(
    content.direcciones,
    (entry) => direccionPath(entry).toLowerCase(),
    'la ruta',
    ['ruta'],
    report,
  );
  unique(content.formularios, ({ data }) => data.folio, 'la letra', ['folio'], report);
  for (const entry of content.direcciones)
    if (FIXED_ROUTES.some((route) => route.toLowerCase() === direccionPath(entry).toLowerCase()))
      report(
        entry,
        ['ruta'],
        `la ruta ${direccionPath(entry)} ya es de otra página. Cambie el nombre del archivo.`,
      );
  for (const entry of content.comunicados)
    if (entry.slug.length === 0 || entry.slug.length > MAX_SLUG)
      report(
        entry,
        [],
        `el nombre del archivo debe tener entre 1 y ${MAX_SLUG} letras o cifras. Acórtelo.`,
      );
  repeated(
    content.documentos,
    'documentos',
    content.documentos.data.documentos.map(({ id }) => id),
    report,
  );
  repeated(
    content.directorio,
    'unidades',
    content.directorio.data.unidades.map(({ id }) => id),
    report,
  );
  for (const catalogo of content.normas)
    repeated(
      catalogo,
      'normas',
      catalogo.data.normas.map(({ nombre }) => nombre),
      report,
    );

  problems.push(...checkNeeded(content, report));
  checkTabs(content, report);
  checkDirecciones(content, report);
  for (const [index, { depende }] of content.directorio.data.unidades.entries())
    if (depende && !content.directorio.data.unidades.some(({ id }) => id === depende))
      report(
        content.directorio,
        ['unidades', index, 'depende'],
        `no hay una unidad con id «${depende}».`,
      );

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

type Report = (entry: Entry<unknown>, field: PropertyKey[], message: string) => void;

function unique<T>(
  entries: Entry<T>[],
  key: (entry: Entry<T>) => string,
  what: string,
  field: PropertyKey[],
  report: Report,
) {
  const first = new Map<string, string>();
  for (const entry of entries) {
    const value = key(entry);
    const earlier = first.get(value);
    if (earlier)
      report(entry, field, `${what} «${value}» ya es de ${earlier}. Cambie una de las dos.`);
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
        report(
          entry,
          at,
          `no hay un título «## …» que corresponda. Los títulos dan: ${ids.join(', ')}.`,
        );
      if (bloque === 'catalogo' && !catalogo)
        report(entry, at, 'un bloque «catalogo» necesita la clave «catalogo».');
      if (catalogo && !catalogos.includes(catalogo))
        report(
          entry,
          [...at, 'catalogo'],
          `no hay un catálogo «${catalogo}». Hay: ${catalogos.join(', ')}.`,
        );
      if (documento && !documentos.includes(documento))
        report(
          entry,
          [...at, 'documento'],
          `no hay un documento «${documento}» en content/documentos.yml.`,
        );
    }
  }
}

function checkDirecciones(content: Content, report: Report) {
  const unidades = content.directorio.data.unidades.map(({ id }) => id);
  const codigos = content.normas.flatMap(({ data }) => data.normas.map(({ nombre }) => nombre));
  for (const entry of content.direcciones) {
    if (!unidades.includes(entry.data.unidad))
      report(
        entry,
        ['unidad'],
        `no hay una unidad «${entry.data.unidad}» en content/directorio.yml. Hay: ${unidades.join(', ')}.`,
      );
    entry.data.normas.forEach((codigo, index) => {
      if (!codigos.includes(codigo))
        report(entry, ['normas', index], `la norma «${codigo}» no está en ningún catálogo.`);
    });
  }
}

/** What the site's code asks for by name: these must be there, and other pages would not show. */
const PAGINAS = [
  'sindico',
  'directorio',
  'prensa',
  'documentos',
  'quejapublica',
  'acuse',
  'buscar',
  'prueba',
];
const FORMULARIOS = ['queja', 'denuncia', 'sugerencia'];

/** Files that the site needs, and files that no page would show. */
function checkNeeded(content: Content, report: Report): Problem[] {
  const shown = [...content.direcciones, ...content.paginas].flatMap(({ data }) =>
    Object.values(data.pestanas).map(({ catalogo }) => catalogo),
  );
  for (const entry of content.normas)
    if (!shown.includes(entry.slug))
      report(
        entry,
        [],
        `ninguna pestaña muestra este catálogo. Nómbrelo en una: catalogo: ${entry.slug}`,
      );
  const missing = (folder: string, ending: string, entries: Entry<unknown>[], needed: string[]) => {
    for (const entry of entries)
      if (!needed.includes(entry.slug))
        report(
          entry,
          [],
          `ninguna página muestra este archivo. Los de esta carpeta son: ${needed.join(', ')}.`,
        );
    return needed
      .filter((slug) => !entries.some((entry) => entry.slug === slug))
      .map((slug) => ({
        file: `content/${folder}/${slug}.${ending}`,
        line: 1,
        field: '',
        message: 'falta este archivo. Recupérelo: el sitio lo necesita.',
      }));
  };
  return [
    ...missing('paginas', 'md', content.paginas, PAGINAS),
    ...missing('formularios', 'yml', content.formularios, FORMULARIOS),
  ];
}

function eachText(
  value: unknown,
  field: PropertyKey[],
  visit: (text: string, field: PropertyKey[]) => void,
): void {
  if (typeof value === 'string') visit(value, field);
  else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value))
      eachText(item, [...field, Array.isArray(value) ? Number(key) : key], visit);
}
