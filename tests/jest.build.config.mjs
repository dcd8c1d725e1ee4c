import base from './jest.config.mjs';

/** Builds are compared byte for byte: real ones, minutes long, one after another. */
export default async function config() {
  const onlyDaily = process.env.PRUEBAS === 'diarias';
  return {
    ...(await base()),
    testMatch: [`<rootDir>/tests/build/**/${onlyDaily ? 'incremental' : '*'}.test.ts`],
    testEnvironment: 'node',
    setupFilesAfterEnv: [],
    testTimeout: 300_000,
    maxWorkers: 1,
  };
}
