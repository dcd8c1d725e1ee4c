import { runWithDependencies } from './setup/dependencies.mjs';

runWithDependencies('scripts/oficina/main.ts', { args: process.argv.slice(2) });
