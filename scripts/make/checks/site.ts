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
  const idsOf = new Map(pages.map(({ file, ids }) => [file, new Set(ids)]));
  const whyBroken = (address: string, from: string): string | undefined => {
    if (address === '') return 'está vacía';
    const [before = '', fragment] = address.replace(/\?[^#]*/, '').split('#');
    if (!canDecode(before + (fragment ?? ''))) return 'no se puede leer';
    const target = decodeURIComponent(before);
    if (target !== '' && !target.startsWith('/')) return 'no empieza con «/»';
    const file = target === '' ? from : target.endsWith('/') ? fileOf(target) : target.slice(1);
    if (!files.has(file)) return 'no existe';
    const isThere = !fragment || idsOf.get(file)?.has(decodeURIComponent(fragment));
    return isThere ? undefined : `esa página no tiene «#${fragment}»`;
  };
  return pages.flatMap(({ file: from, references }) =>
    references.flatMap(({ address, text }) => {
      const reason = whyBroken(address, from);
      return reason ? [`${from}: «${text.trim().slice(0, 50)}» → ${address}: ${reason}.`] : [];
    }),
  );
}

function canDecode(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}
