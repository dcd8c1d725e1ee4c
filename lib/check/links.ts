import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fault, type ContentFault } from '@/lib/content/faults';
import { isByMachine, linkProblem } from '@/lib/content/lint/links';
import { allEntries, type Content } from '@/lib/content/model';
import { lackedLink } from '@/lib/content/model/apartados';
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
        report.field(entry, field, fault('alt-by-machine', { alt: text }, text));
    }
    for (const link of facts.get(entry.file)?.links ?? []) {
      const { url, line, alt } = link;
      const problem = alt === undefined ? problemOf(url) : pictureProblem(link, problemOf);
      if (problem) report.body(entry, line, problem);
      if (alt === '') report.body(entry, line, fault('alt-missing', { url }));
      else if (alt && isByMachine(alt))
        report.body(entry, line, fault('alt-by-machine-in-text', { alt }));
    }
  }
}

const isLink = (text: string, field: readonly PropertyKey[]): boolean =>
  field.at(-1) === 'enlace' || /^(?:\/[^/\s]|(?:https?:|mailto:|tel:|[/\\]{2})\S+$)/i.test(text);

const PICTURE = /\.(?:svg|jpe?g|png|webp|avif)$/i;

function pictureProblem(
  { url }: MarkdownLink,
  problemOf: (url: string) => ContentFault | undefined,
): ContentFault | undefined {
  const shown = url.slice(0, 80);
  if (/^(?:https?:|[/\\]{2})/i.test(url)) return fault('picture-foreign', { url: shown });
  if (problemOf(url) || PICTURE.test(url)) return problemOf(url);
  return fault('picture-kind', { url: shown });
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

  iconProblem(name: string): ContentFault | undefined {
    if (this.inPublic(`/ilustraciones/${name}.svg`)) return undefined;
    const drawings = [...(this.folders.get('/ilustraciones') ?? [])].map((file) =>
      file.replace(/\.svg$/, ''),
    );
    const near = nearest(name, drawings);
    return fault('drawing-missing', { name, ...(near && { near }) });
  }

  problem(url: string): ContentFault | undefined {
    if (/^(https?:|mailto:|tel:|#)/.test(url)) return undefined;
    const target = decodeSafely(url.replace(/[?#].*$/, ''));
    if (!target.startsWith('/')) return fault('link-start', { url }, url);
    const why = pathProblem(target);
    if (why) return fault('link-path', { url, why }, url);
    const lacked = lackedAt(this.content.sitio.data, target);
    if (lacked)
      return target === lackedLink(lacked)
        ? fault('link-lacked', { part: lacked })
        : fault('link-lacked', { part: lacked, target }, target);
    if (this.known.has(target) || this.inPublic(target)) return undefined;
    if (/^\/(ilustraciones|imagenes)\//.test(target))
      return fault('link-picture-missing', { target }, target);
    if (target.endsWith('.pdf')) return fault('link-pdf-missing', { target }, target);
    const near = nearest(target.endsWith('/') ? target : `${target}/`, this.routes);
    return fault('link-page-missing', { target, ...(near && { near }) }, target);
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
