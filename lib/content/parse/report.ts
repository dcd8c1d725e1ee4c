import type { Entry, LineFinder, Place, Problem } from '@/lib/content/types';

export const wholeFile = (file: string, message: string): Problem => ({
  file,
  line: 1,
  field: '',
  message,
});

/** Looks up lines of fields only for problems. */
export class ProblemReport {
  readonly problems: Problem[] = [];

  constructor(private readonly lineOf: LineFinder) {}

  field(
    { file }: Pick<Entry<unknown>, 'file'>,
    field: readonly PropertyKey[],
    message: string,
    within?: Parameters<LineFinder>[2],
  ) {
    const line = this.lineOf(file, field, within);
    this.problems.push({ file, line, field: field.join('.'), message });
  }

  body(
    { file, bodyLine }: Pick<Entry<unknown>, 'file' | 'bodyLine'>,
    line: number,
    message: string,
  ) {
    this.problems.push({ file, line: bodyLine + line - 1, field: '', message });
  }

  at(
    entry: Pick<Entry<unknown>, 'file' | 'bodyLine'>,
    place: Place,
    message: string,
    within?: Parameters<LineFinder>[2],
  ) {
    if ('field' in place) this.field(entry, place.field, message, within);
    else this.body(entry, place.bodyLine, message);
  }

  file(file: string, message: string) {
    this.problems.push(wholeFile(file, message));
  }
}
