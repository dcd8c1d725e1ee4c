import { register } from 'tsx/esm/api';

/** Node's worker threads do not inherit tsx's hooks: they are set before the TypeScript is read. */
register();
const { default: run } = await import('./worker.ts');
export default run;
