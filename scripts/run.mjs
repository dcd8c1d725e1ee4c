import { runWithDependencies } from './setup/dependencies.mjs';

/** `node scripts/run.mjs [--tests] program …`, of each script of package.json. */
const [first = '', ...rest] = process.argv.slice(2);
const tests = first === '--tests';
const [program = '', ...args] = tests ? rest : [first, ...rest];
runWithDependencies(program, args, { tests });
