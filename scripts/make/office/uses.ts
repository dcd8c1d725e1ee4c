import type { LoadedContent } from '@/lib/content/load/reading';
import { allEntries } from '@/lib/content/model';
import { textsOf } from '@/lib/content/model/texts';
import { promisedPdfs } from '@/lib/routes/documents';
import { ORGANIGRAMA_SRC } from '@/lib/site/organigrama';
import { decodeSafely } from '@/lib/site/text';

/** Where an author names a file: a field of the data, or a line of the text of a file of `content/`. */
export type Use = { file: string } & ({ field: readonly PropertyKey[] } | { line: number });

/** Who names each file of `public/`, by its path from there; the first that does. */
export function usesOf({
  content,
  facts,
}: Pick<LoadedContent, 'content' | 'facts'>): Map<string, Use> {
  const uses = new Map<string, Use>();
  const site = content.sitio.data.url.replace(/\/$/, '');
  const add = (written: string, use: Use) => {
    const address = written.startsWith(`${site}/`) ? written.slice(site.length) : written;
    if (!address.startsWith('/')) return;
    const name = decodeSafely(address.replace(/[?#].*$/, '')).slice(1);
    if (!uses.has(name)) uses.set(name, use);
  };
  for (const { file, data, bodyLine } of allEntries(content)) {
    for (const { text, field } of textsOf(data)) add(text, { file, field });
    for (const { url, line } of facts.get(file)?.links ?? [])
      add(url, { file, line: bodyLine + line - 1 });
  }
  for (const { path, file, field } of promisedPdfs(content)) add(path, { file, field });
  for (const own of ['/icono.svg', ORGANIGRAMA_SRC])
    add(own, { file: 'content/sitio.yml', field: [] });
  return uses;
}

/** A PDF's name without what is typed differently by mistake: case, accents, spaces, zeros, endings. */
const loosely = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?:\.pdf)+$/, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/(^|[^0-9])0+(?=[0-9])/g, '$1')
    .replace(/-?(?:copia|\(\d+\))$/, '');

const baseOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

/**
 * Finds the document that a PDF nobody names was meant to be: one that the site promises and nobody
 * supplied, of nearly the same name or in another folder.
 * @param promised paths from `public/` of the PDFs that the site promises and the office did not supply
 */
export function nearMiss(name: string, promised: readonly string[]): string | undefined {
  const whole = loosely(name);
  const base = loosely(baseOf(name));
  return (
    promised.find((one) => loosely(one) === whole) ??
    promised.find((one) => loosely(baseOf(one)) === base)
  );
}
