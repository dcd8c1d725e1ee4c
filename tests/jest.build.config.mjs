import base from './jest.config.mjs';

/** Real builds, compared byte for byte: minutes long, in sequence. */
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
