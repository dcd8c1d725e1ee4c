import base from './jest.config.mjs';
import { matchesOf } from './parts.mjs';

/** Real builds, compared byte for byte: minutes long, in sequence. */
export default async function config() {
  return {
    ...(await base()),
    testMatch: matchesOf('tests/build/**/*.test.ts'),
    testEnvironment: 'node',
    setupFilesAfterEnv: [],
    testTimeout: 900_000,
    maxWorkers: 1,
  };
}
