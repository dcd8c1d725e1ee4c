import { spawn } from 'node:child_process';
import process from 'node:process';
import { ensureDependencies, ensureNode } from './setup/dependencies.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
try {
  ensureNode();
  ensureDependencies();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve/start.ts'], {
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
