import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Count {
  passed: number;
  failed: number;
  /** Those that this machine could not run. */
  skipped: number;
}

const jest = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    numRuntimeErrorTestSuites: z.int(),
  })
  .transform((report): Count => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  }));

const playwright = z
  .object({
    stats: z.object({
      expected: z.int(),
      unexpected: z.int(),
      flaky: z.int(),
      skipped: z.int(),
    }),
  })
  .transform(({ stats: { expected, unexpected, flaky, skipped } }): Count => ({
    passed: expected,
    failed: unexpected + flaky,
    skipped,
  }));

/** Counts a runner's report. A runner without a report failed as a whole: it counts as a failure. */
export const countOf = (file: string): Count =>
  existsSync(file)
    ? z.union([jest, playwright]).parse(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, skipped: 0 };
