import { appendFileSync, existsSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { oneAtATime } from '@/scripts/one-at-a-time';
import { publish } from '@/scripts/publicar/publish';

/** Takes a lock and tells it in a file; with `until`, keeps it until that file is there. */
interface Asked {
  lock: string;
  log: string;
  until?: string;
  /** Delivers `out` to `folder` instead. */
  out?: string;
  folder?: string;
  /** Begins this program again, within its turn. */
  child?: boolean;
}
const asked = JSON.parse(process.argv.at(-1) ?? '') as Asked;
const { lock, log, until, out, folder, child } = asked;
const tell = (line: string) => appendFileSync(log, `${process.pid} ${line}\n`);

if (out && folder) {
  tell('listo');
  while (until && !existsSync(until)) await wait(5);
  await publish({ out, cache: `${out}.cache`, target: { folder }, print: () => undefined });
} else
  await oneAtATime(
    lock,
    'probar',
    async ({ waited, afterDeath }) => {
      tell(`entra${waited ? ' esperó' : ''}${afterDeath ? ' heredó' : ''}`);
      if (child) {
        const again = JSON.stringify({ ...asked, child: false });
        await once(spawn(process.execPath, [process.argv[1] ?? '', again]), 'close');
      }
      while (until && !existsSync(until)) await wait(5);
      await wait(1);
      tell('sale');
    },
    (line) => tell(line),
  );
