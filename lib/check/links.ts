import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { byMachine, isByMachine, linkProblem } from '@/lib/content/lint/links';
import { allEntries, type Content } from '@/lib/content/model';
import { lackedAdvice, lackedLink } from '@/lib/content/model/apartados';
import { nearest } from '@/lib/content/model/nearest';
import { pathProblem } from '@/lib/content/model/paths';
import { textsOf } from '@/lib/content/model/texts';
import type { MarkdownLink } from '@/lib/content/parse/markdown';
import { promisedPdfs } from '@/lib/routes/documents';
import { lackedAt } from '@/lib/routes/lacked';
import { allRoutes } from '@/lib/site/pages';
import { decodeSafely } from '@/lib/site/text';
import type { Scope } from './scope';

export function checkTargets({ content, facts, root, report }: Scope) {
  const targets = new Targets(content, root);
  const { data: sitio } = content.sitio;
  const { origin } = new URL(sitio.url);
  // Full addresses of the own site must exist too.
  const problemOf = (url: string) =>
    linkProblem(url) ??
    targets.problem(url.toLowerCase().startsWith(`${origin}/`) ? url.slice(origin.length) : url);
  const isLackedRow = (text: string, field: readonly PropertyKey[]) =>
    field.at(-1) === 'enlace' && typeof field.at(-2) === 'number' && lackedAt(sitio, text);
  for (const entry of allEntries(content)) {
    // A document may be made later or withdrawn (content/bitacora); a former address only redirects.
    for (const { text, field } of textsOf(entry.data, ['archivo', 'antes'])) {
      const problem =
        field.at(-1) === 'icono' || field.at(-2) === 'iconos'
          ? targets.iconProblem(text)
          : isLink(text, field) && !isLackedRow(text, field) && problemOf(text);
      if (problem) report.field(entry, field, problem);
      if (field.at(-1) === 'alt' && isByMachine(text))
        report.field(entry, field, `${byMachine(text)}.`);
    }
    for (const link of facts.get(entry.file)?.links ?? []) {
      const { url, line, alt } = link;
      const problem = alt === undefined ? problemOf(url) : pictureProblem(link, problemOf);
      if (problem) report.body(entry, line, problem);
      if (alt === '')
        report.body(entry, line, `la imagen «${url}» no tiene descripción: ![qué se ve](…).`);
      else if (alt && isByMachine(alt))
        report.body(entry, line, `${byMachine(alt)}: ![qué se ve](…).`);
    }
  }
}

const isLink = (text: string, field: readonly PropertyKey[]): boolean =>
  field.at(-1) === 'enlace' || /^(?:\/[^/\s]|(?:https?:|mailto:|tel:|[/\\]{2})\S+$)/i.test(text);

const PICTURE = /\.(?:svg|jpe?g|png|webp|avif)$/i;

function pictureProblem(
  { url }: MarkdownLink,
  problemOf: (url: string) => string | undefined,
): string | undefined {
  const shown = url.slice(0, 80);
  if (/^(?:https?:|[/\\]{2})/i.test(url))
    return `la imagen «${shown}» es de otro sitio. Guárdela en public/imagenes/ y escriba su ruta.`;
  if (problemOf(url) || PICTURE.test(url)) return problemOf(url);
  return `«${shown}» no es una imagen .jpg, .png, .webp, .avif o .svg, y no se vería. Si es un enlace, quite el «!»: [texto](${shown})`;
}

class Targets {
  private readonly routes: string[];
  private readonly known: Set<string>;
  private readonly folders = new Map<string, Set<string>>();

  constructor(
    private readonly content: Content,
    private readonly root: string,
  ) {
    this.routes = allRoutes(content);
    this.known = new Set([...this.routes, ...promisedPdfs(content).map((pdf) => pdf.path)]);
  }

  iconProblem(name: string): string | undefined {
    if (this.inPublic(`/ilustraciones/${name}.svg`)) return undefined;
    const drawings = [...(this.folders.get('/ilustraciones') ?? [])].map((file) =>
      file.replace(/\.svg$/, ''),
    );
    const near = nearest(name, drawings);
    return `el dibujo «${name}» no existe: falta public/ilustraciones/${name}.svg. ${near ? `¿Quiso escribir «${near}»?` : 'Escriba el nombre de uno de esa carpeta, sin «.svg».'}`;
  }

  problem(url: string): string | undefined {
    if (/^(https?:|mailto:|tel:|#)/.test(url)) return undefined;
    const target = decodeSafely(url.replace(/[?#].*$/, ''));
    if (!target.startsWith('/')) return `el enlace «${url}» debe empezar con «/» o con «https://».`;
    const wrong = pathProblem(target);
    if (wrong) return `el enlace «${url}» no sirve: ${wrong}.`;
    const lacked = lackedAt(this.content.sitio.data, target);
    if (lacked)
      return `el enlace ${target === lackedLink(lacked) ? '' : `«${target}» `}${lackedAdvice(lacked)}`;
    if (this.known.has(target) || this.inPublic(target)) return undefined;
    if (/^\/(ilustraciones|imagenes)\//.test(target))
      return `la imagen «${target}» no existe. Guárdela en public${target}.`;
    if (target.endsWith('.pdf'))
      return `el PDF «${target}» no existe. Guárdelo en public${target} o regístrelo en content/documentos.yml.`;
    const near = nearest(target.endsWith('/') ? target : `${target}/`, this.routes);
    return `la página «${target}» no existe. ${near ? `¿Quiso escribir «${near}»?` : 'Revise la dirección; termina en «/».'}`;
  }

  private inPublic(target: string): boolean {
    if (target.endsWith('/')) return false;
    const folder = path.posix.dirname(target);
    let files = this.folders.get(folder);
    if (!files) this.folders.set(folder, (files = filesIn(path.join(this.root, 'public', folder))));
    return files.has(path.posix.basename(target));
  }
}

/** NFC, to match decomposed names; empty without the folder. */
function filesIn(folder: string): Set<string> {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return new Set();
  const found = readdirSync(folder, { withFileTypes: true });
  return new Set(
    found.filter((entry) => !entry.isDirectory()).map(({ name }) => name.normalize('NFC')),
  );
}
