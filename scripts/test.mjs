import { runWithDependencies } from './setup/dependencies.mjs';

runWithDependencies('scripts/test/main.ts', { args: process.argv.slice(2), tests: true });
