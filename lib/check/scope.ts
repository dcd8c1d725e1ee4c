import { fault, type ValuesOf } from '@/lib/content/faults';
import type { LoadedContent } from '@/lib/content/load/reading';
import type { ProblemReport } from '@/lib/content/parse/report';
import type { Entry } from '@/lib/content/types';

export type ReadContent = Pick<LoadedContent, 'content' | 'facts' | 'overlay'>;

/** All that a cross check compares, and where it tells faults and advice. */
export interface Scope extends ReadContent {
  root: string;
  today: string;
  /** Unpublished files. */
  drafts: readonly string[];
  report: ProblemReport;
  advice: ProblemReport;
}

export function unique<T>(
  entries: Entry<T>[],
  key: (entry: Entry<T>) => string,
  what: ValuesOf<'not-unique'>['what'],
  field: PropertyKey[],
  report: ProblemReport,
) {
  const first = new Map<string, string>();
  for (const entry of entries) {
    const value = key(entry);
    const file = first.get(value);
    if (file) report.field(entry, field, fault('not-unique', { what, value, file }));
    else first.set(value, entry.file);
  }
}

export function repeated(
  entry: Entry<unknown>,
  list: string,
  values: string[],
  report: ProblemReport,
) {
  values.forEach((value, index) => {
    if (values.indexOf(value) < index)
      report.field(entry, [list, index], fault('repeated', { value }));
  });
}

/** True when the steps, followed one or more times, go from a key to another. */
export function leadsTo(from: string, to: string, steps: ReadonlyMap<string, string[]>): boolean {
  const reached = new Set([from]);
  for (const one of reached) for (const next of steps.get(one) ?? []) reached.add(next);
  return reached.has(to);
}
