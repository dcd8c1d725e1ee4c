import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Count {
  passed: number;
  failed: number;
  /** Those that this machine could not run. */
  skipped: number;
}

const JestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
});
const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
});

/** A runner that left no report failed as a whole: it counts as one failure. */
const NOTHING: Count = { passed: 0, failed: 1, skipped: 0 };

function report<T>(file: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Jest's own figures; a suite that could not run counts as a failure. */
export function jestCount(file: string): Count {
  const read = report(file, JestReport);
  if (!read) return NOTHING;
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + read.numRuntimeErrorTestSuites,
    skipped: read.numPendingTests,
  };
}

/** Playwright's own figures; a flaky test is a failure. */
export function playwrightCount(file: string): Count {
  const read = report(file, PlaywrightReport);
  if (!read) return NOTHING;
  const { expected, unexpected, flaky, skipped } = read.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
