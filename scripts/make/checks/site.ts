import { fileOf } from '@/lib/site/pages';
import type { Reference } from '../pages/outline';

/** Facts for whole-site checks, stored with the page. */
export interface PageFacts {
  file: string;
  ids: string[];
  references: Reference[];
}

/** Finds dead internal links and fragments. @param files all paths in the site @returns problems */
export function checkLinks(pages: PageFacts[], files: ReadonlySet<string>): string[] {
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = new Map(pages.map((page) => [page.file, page.ids]));
  const hasId = (file: string, id: string): boolean => {
    let known = ids.get(file);
    if (!known) ids.set(file, (known = new Set(idsOf.get(file))));
    return known.has(id);
  };
  return pages.flatMap(({ file: from, references }) =>
    references.flatMap(({ address, text }) => {
      const reason = reasonOf(address, from, files, hasId);
      return reason ? [`${from}: «${text.trim().slice(0, 50)}» → ${address}: ${reason}.`] : [];
    }),
  );
}

function reasonOf(
  address: string,
  from: string,
  files: ReadonlySet<string>,
  hasId: (file: string, id: string) => boolean,
): string | undefined {
  if (address === '') return 'está vacía';
  const [before = '', fragment] = address.split('#');
  const target = decode(before.replace(/\?.*$/, ''));
  if (target === undefined) return 'no se puede leer';
  if (target !== '' && !target.startsWith('/')) return 'no empieza con «/»';
  const file = target === '' ? from : target.endsWith('/') ? fileOf(target) : target.slice(1);
  if (!files.has(file)) return 'no existe';
  if (!fragment) return undefined;
  const id = decode(fragment);
  return id !== undefined && hasId(file, id) ? undefined : `esa página no tiene «#${fragment}»`;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
