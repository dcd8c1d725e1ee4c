import base from './jest.config.mjs';
import { matchesOf } from './parts.mjs';

/** Real servers on the loopback with the configuration that the build writes. */
export default async function config() {
  return {
    ...(await base()),
    testMatch: matchesOf('tests/hosts/**/*.test.ts'),
    testEnvironment: 'node',
    setupFilesAfterEnv: [],
    maxWorkers: 1,
    // For hangs alone: slow machines pass.
    testTimeout: 600_000,
  };
}
