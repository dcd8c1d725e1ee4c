import type { LoadedContent } from '@/lib/content/load/reading';
import { allEntries } from '@/lib/content/model';
import { textsOf } from '@/lib/content/model/texts';
import { promisedPdfs } from '@/lib/routes/documents';
import { ORGANIGRAMA_SRC } from '@/lib/site/organigrama';
import { decodeSafely } from '@/lib/site/text';

export type Use = { file: string } & ({ field: readonly PropertyKey[] } | { line: number });

/** Returns the first use of each file of `public/` in `content/`. */
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
  // The ledger's mentions are no use.
  for (const { file, data, bodyLine } of allEntries({ ...content, bitacora: [] })) {
    for (const { text, field } of textsOf(data)) add(text, { file, field });
    for (const { url, line } of facts.get(file)?.links ?? [])
      add(url, { file, line: bodyLine + line - 1 });
  }
  for (const { path, file, field } of promisedPdfs(content)) add(path, { file, field });
  for (const own of ['/icono.svg', ORGANIGRAMA_SRC])
    add(own, { file: 'content/sitio.yml', field: [] });
  return uses;
}

/** Folds a PDF's name: case, accents, spaces, zeros, extension. */
const withoutTypos = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?:\.pdf)+$/, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/(^|[^0-9])0+(?=[0-9])/g, '$1')
    .replace(/-?(?:copia|\(\d+\))$/, '');

const baseOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

/** Finds the missing PDF that an unused one was meant to be. @param missing paths in `public/` */
export function nearMiss(name: string, missing: readonly string[]): string | undefined {
  const whole = withoutTypos(name);
  const base = withoutTypos(baseOf(name));
  return (
    missing.find((one) => withoutTypos(one) === whole) ??
    missing.find((one) => withoutTypos(baseOf(one)) === base)
  );
}
