import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Measure } from './measure';
import type { Release } from './releases';
import type { Outcome, Scenario } from './results';

/** One thing to measure. Those of one tool and size build upon each other, in their order. */
export interface Scene {
  scenario: Scenario;
  run: () => Promise<{ measure: Measure; outcome: Outcome }>;
}

/** @throws naming a release without a page: what wrote too little is not fast */
export function needReleases(out: string, archive: readonly Release[]): void {
  const missing = archive.filter(
    ({ slug }) => !existsSync(path.join(out, 'prensa', slug, 'index.html')),
  );
  if (missing.length > 0)
    throw new Error(
      `wrote ${archive.length - missing.length} of ${archive.length} releases; none for ${missing[0]?.slug}`,
    );
}
