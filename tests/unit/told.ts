import type { Scope } from '@/lib/check/scope';
import { formatProblem } from '@/lib/content/load/problems';
import type { Content } from '@/lib/content/model';
import { ProblemReport } from '@/lib/content/parse/report';
import { SAMPLE } from '../sample';

/** Returns the faults and the advice of a check, each thing on line 7. */
export function told(
  check: (scope: Scope) => void,
  content: Content,
  { today = '2099-01-01', drafts = [] }: Partial<Scope> = {},
): [faults: string[], advice: string[]] {
  const [report, advice] = [new ProblemReport(() => 7), new ProblemReport(() => 7)];
  check({ content, facts: new Map(), root: SAMPLE, today, drafts, report, advice });
  return [report.problems.map(formatProblem), advice.problems.map(formatProblem)];
}
