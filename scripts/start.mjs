import { runWithDependencies } from './setup/dependencies.mjs';

runWithDependencies('scripts/serve/start.ts');
