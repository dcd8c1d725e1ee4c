import { readFileSync } from 'node:fs';
import nextJest from 'next/jest.js';
import { globSync } from 'tinyglobby';
import keepSample from './global-setup.mjs';
import { ONCE } from './once.mjs';
import { matchesOf } from './parts.mjs';

/** Server-side files ask for `@jest-environment node`. */
const withNext = nextJest({ dir: '.' });

/** @returns {Promise<import('jest').Config>} */
export default async function config() {
  // Not as Jest's `globalSetup`, whose packages it would transform.
  await keepSample();
  const next = await withNext({
    rootDir: '..',
    testMatch: matchesOf('tests/{unit,content}/**/*.test.{ts,tsx}'),
    testEnvironment: 'jsdom',
    // Jest's default leaves a core out.
    maxWorkers: '100%',
    // For busy machines.
    testTimeout: 300_000,
    setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // Their package.json answers only to `import`, and Jest asks with `require`.
      '^@milkdown/prose/(.+)$': '<rootDir>/node_modules/@milkdown/prose/lib/$1.js',
      '^@milkdown/([^/]+)$': '<rootDir>/node_modules/@milkdown/$1/lib/index.js',
      '^unpdf/pdfjs$': '<rootDir>/node_modules/unpdf/dist/pdfjs.mjs',
      '^pagefind$': '<rootDir>/node_modules/pagefind/lib/index.js',
    },
    modulePathIgnorePatterns: [
      '<rootDir>/.cache',
      '<rootDir>/out',
      '<rootDir>/.next',
      '<rootDir>/\\.oficina',
    ],
  })();
  // next/jest only appends its patterns: replaced, so that ESM packages (remark and its family) pass.
  return {
    ...next,
    transform: { [ONCE]: '<rootDir>/tests/once.mjs', ...next.transform },
    transformIgnorePatterns: [
      `^(?!.*${ONCE}).*/node_modules/(?!(?:.*/node_modules/)?(?:${esmPackages().join('|')})/)`,
    ],
  };
}

/** ESM-only packages, which Jest must transform. */
const esmPackages = () =>
  globSync('node_modules/**/package.json', { onlyFiles: true })
    .filter((file) => JSON.parse(readFileSync(file, 'utf8')).type === 'module')
    .map((file) =>
      file.slice(
        file.lastIndexOf('node_modules/') + 'node_modules/'.length,
        -'/package.json'.length,
      ),
    );
