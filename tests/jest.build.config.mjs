import base from './jest.config.mjs';

/** The builds that are compared byte for byte: real ones, minutes long, one after another. */
export default async function config() {
  return {
    ...(await base()),
    testMatch: ['<rootDir>/tests/build/**/*.test.ts'],
    testEnvironment: 'node',
    setupFilesAfterEnv: [],
    testTimeout: 300_000,
    maxWorkers: 1,
  };
}
