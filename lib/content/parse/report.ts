import type { Entry, AnyFault, LineFinder, Place, Problem } from '@/lib/content/types';

export const wholeFile = (file: string, message: string): Problem => ({
  file,
  line: 1,
  field: '',
  message,
});

type Within = Parameters<LineFinder>[2];
type Owner = Pick<Entry<unknown>, 'file' | 'bodyLine'>;

/** Looks up lines of fields only for problems. */
export class ProblemReport {
  readonly problems: Problem[] = [];

  constructor(private readonly lineOf: LineFinder) {}

  field(
    { file }: { file: string },
    field: readonly PropertyKey[],
    message: string,
    within?: Within,
  ) {
    const line = this.lineOf(file, field, within);
    this.problems.push({ file, line, field: field.join('.'), message });
  }

  body({ file, bodyLine }: Owner, line: number, message: string) {
    this.problems.push({ file, line: bodyLine + line - 1, field: '', message });
  }

  at(entry: Owner, place: Place, message: string, within?: Within) {
    if ('field' in place) this.field(entry, place.field, message, within);
    else this.body(entry, place.line, message);
  }

  faults(entry: Owner, faults: readonly AnyFault[]) {
    for (const fault of faults) this.at(entry, fault, fault.message);
  }

  file(file: string, message: string) {
    this.problems.push(wholeFile(file, message));
  }
}
