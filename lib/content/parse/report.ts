import type { Entry, LineFinder, Place, Problem } from '@/lib/content/types';

/** A problem of a file as a whole. */
export const wholeFile = (file: string, message: string): Problem => ({
  file,
  line: 1,
  field: '',
  message,
});

/** Gathers problems; the line of a field is looked for only when there is a problem. */
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

  /** A problem in the text of an entry; its lines count from 1. */
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
