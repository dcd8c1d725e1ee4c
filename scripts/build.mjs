import { runProgram } from './setup/dependencies.mjs';

runProgram('scripts/make/main.ts', process.argv.slice(2));
