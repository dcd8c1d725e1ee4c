/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tempFolder } from './folder';

const folder = tempFolder();
jest.setTimeout(60_000);

it('un armado que el sistema detuvo dice que faltó memoria, y cuánta hace falta', () => {
  const program = folder.write('armado.mjs', `process.kill(process.pid, 'SIGKILL');`);
  const runner = pathToFileURL(path.resolve('scripts/setup/dependencies.mjs')).href;
  const script = `import { runProgram } from '${runner}'; runProgram(process.argv[1], []);`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script, program],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain('faltó memoria: hacen falta 2 GB');
  expect(status).toBe(1);
});
