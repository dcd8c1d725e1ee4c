import { runWithDependencies } from './setup/dependencies.mjs';

runWithDependencies('scripts/test/main.ts', process.argv.slice(2));
