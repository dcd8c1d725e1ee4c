import { placesOf, type ContentFault, type Occurrence } from '@/lib/content/faults';
import type { Entry, AnyFault, LineFinder, Place, Problem } from '@/lib/content/types';

export const wholeFile = (file: string, fault: ContentFault): Problem => ({
  ...fault,
  ...{ file, line: 1, field: '' },
});

type Owner = Pick<Entry<unknown>, 'file' | 'bodyLine'> & { body?: string };

/** The same words in the lines above a line of a text. */
const countBefore = (body: string, line: number, words: string): number =>
  placesOf(body.split('\n', line - 1).join('\n'), words).length;

/** Looks up lines of fields only for problems. */
export class ProblemReport {
  readonly problems: Problem[] = [];

  constructor(private readonly lineOf: LineFinder) {}

  field(
    { file }: { file: string },
    field: readonly PropertyKey[],
    fault: ContentFault,
    within?: Occurrence,
  ) {
    const line = this.lineOf(file, field, within);
    this.problems.push({ ...fault, file, line, field: field.join('.') });
  }

  body({ file, bodyLine, body = '' }: Owner, line: number, fault: ContentFault) {
    const place = { file, line: bodyLine + line - 1, field: '' };
    const words = fault.words && {
      ...fault.words,
      nth: countBefore(body, line, fault.words.words),
    };
    this.problems.push({ ...fault, ...(words && { words }), ...place });
  }

  at(entry: Owner, place: Place, fault: ContentFault, within?: Occurrence) {
    if ('field' in place) this.field(entry, place.field, fault, within);
    else this.body(entry, place.line, fault);
  }

  faults(entry: Owner, faults: readonly AnyFault[]) {
    for (const one of faults) this.at(entry, one, one.fault);
  }

  file(file: string, fault: ContentFault) {
    this.problems.push(wholeFile(file, fault));
  }
}
