import child_process from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/**
 * A newsroom without a screen: ends what a former one left half done, then saves two pieces with the same
 * mark, a new one among them, and shares them, `count` times. Prints the mark of each acknowledged save.
 * Kills itself, with every git that it started, before the step `cut`.
 */
const [root = '', who = '', count = '', cut = ''] = process.argv.slice(2);

let steps = 0;
function step(): void {
  steps += 1;
  if (steps === Number(cut)) process.kill(-process.pid, 'SIGKILL');
}

const WRITERS = [
  ...(['writeFileSync', 'renameSync', 'linkSync', 'copyFileSync'] as const),
  ...(['rmSync', 'rmdirSync', 'mkdirSync', 'fsyncSync'] as const),
] as const;
for (const name of WRITERS) {
  const own = fs[name] as (...given: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...given: unknown[]) => {
      step();
      return own(...given);
    },
  });
}
const { execFile } = child_process;
Object.assign(child_process, {
  execFile: (...given: Parameters<typeof execFile>) => {
    step();
    return execFile(...given);
  },
});
syncBuiltinESMExports();

const { saveFiles } = await import('@/scripts/repository/save-files');
const { recoverRepository } = await import('@/scripts/repository/recover');
const { Repository } = await import('@/scripts/repository/repository');
const { Shared } = await import('@/scripts/repository/shared');

const author = { name: who, email: `${who}@redaccion.invalid` };
const repository = new Repository(root);
const shared = new Shared(repository);
await recoverRepository(repository);
for (let done = 0; done < Number(count); done += 1) {
  const mark = `${who}-${done}`;
  const files = ['content/prensa/p0.md', `content/nueva-${who}/p-${done}.md`];
  await repository.turn(() =>
    saveFiles(
      shared,
      files.map((file) => ({ file, bytes: `${mark}\n` })),
      { author, message: `Corrige «${mark}»` },
    ),
  );
  process.stdout.write(`${mark}\n`);
  await shared.sync();
}
process.stdout.write(`pasos ${steps} en ${path.basename(root)}\n`);
