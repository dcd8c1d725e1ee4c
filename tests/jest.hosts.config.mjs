import base from './jest.config.mjs';

/** Real servers on the loopback with the configuration that the build writes. */
export default async function config() {
  return {
    ...(await base()),
    testMatch: ['<rootDir>/tests/hosts/**/*.test.ts'],
    testEnvironment: 'node',
    setupFilesAfterEnv: [],
    maxWorkers: 1,
    // A test may publish ten times to a real server.
    testTimeout: 120_000,
  };
}
