import type { Entry } from '@/lib/content/types';
import type { ProblemReport } from '@/lib/content/parse/report';

export function unique<T>(
  entries: Entry<T>[],
  key: (entry: Entry<T>) => string,
  what: string,
  field: PropertyKey[],
  report: ProblemReport,
) {
  const first = new Map<string, string>();
  for (const entry of entries) {
    const value = key(entry);
    const earlier = first.get(value);
    if (earlier)
      report.field(entry, field, `${what} «${value}» ya es de ${earlier}. Cambie una de las dos.`);
    else first.set(value, entry.file);
  }
}

export function repeated(
  entry: Entry<unknown>,
  list: string,
  values: string[],
  report: ProblemReport,
) {
  const seen = new Set<string>();
  values.forEach((value, index) => {
    if (seen.has(value))
      report.field(entry, [list, index], `«${value}» está repetido en la lista. Deje uno solo.`);
    seen.add(value);
  });
}
