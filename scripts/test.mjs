import { runWithDependencies } from './setup/dependencies.mjs';

const args = process.argv.slice(2);
if (args.length === 0) process.env.PRUEBAS = 'diarias';
runWithDependencies('scripts/test/main.ts', { args, tests: true });
