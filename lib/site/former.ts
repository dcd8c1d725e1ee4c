import type { Content, EntryOf } from '@/lib/content/model';
import { comunicadoPath, direccionPath } from '@/lib/routes';

/** An address that a page had before, and the one that it has. */
interface FormerAddress {
  from: string;
  to: string;
  entry: EntryOf<'comunicados'> | EntryOf<'direcciones'>;
  /** Its place in the entry's `antes`. */
  at: number;
}

/** Every address that a page had before (D49); of withdrawn pages, too. */
export function formerAddresses({ comunicados, direcciones, withdrawn }: Content): FormerAddress[] {
  const pages = [
    ...[...comunicados, ...withdrawn.comunicados].map((entry) => ({
      entry,
      to: comunicadoPath(entry.slug),
    })),
    ...[...direcciones, ...withdrawn.direcciones].map((entry) => ({
      entry,
      to: direccionPath(entry),
    })),
  ];
  return pages.flatMap(({ entry, to }) =>
    (entry.data.antes ?? []).map((from, at) => ({ from, to, entry, at })),
  );
}
