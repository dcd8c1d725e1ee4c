import { runWithDependencies } from './setup/dependencies.mjs';

runWithDependencies('scripts/redaccion/main.ts', { args: process.argv.slice(2) });
