import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { saveFiles } from '@/scripts/redaccion/save-files';
import { tagVersion } from '@/scripts/repository/publications';
import { recoverRepository } from '@/scripts/repository/recover';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { random } from './random';

/** Saves, goes back and publishes at random until `count` or a kill. Prints the mark of each acknowledged save. */
const [root = '', who = '', seed = '', count = ''] = process.argv.slice(2);
const author = { name: who, email: `${who}@redaccion.invalid` };
const next = random(Number(seed));
const repository = new Repository(root);
const shared = new Shared(repository, () => undefined);
const say = (line: string) => process.stdout.write(`${line}\n`);

await recoverRepository(shared);
for (let done = 0; done < Number(count); done += 1) {
  await shared.refresh();
  const chance = next(10);
  if (chance < 7) await save(done);
  else if (chance < 9) await goBack();
  else await publish();
  say('.');
}
await shared.sync().catch(() => undefined);

async function save(done: number): Promise<void> {
  const mark = `${who}-${seed}-${done}`;
  const files = [...new Set([next(5), next(5)])].map((one) => `content/prensa/p${one}.md`);
  await repository.turn(() => {
    const writings = files.map((file) => {
      const place = path.join(root, file);
      const lines = existsSync(place) ? readFileSync(place, 'utf8').split('\n') : [];
      return { file, bytes: lines.with(next(lines.length - 1), mark).join('\n') };
    });
    return saveFiles(shared, writings, { author, message: `Corrige «${mark}»` });
  });
  say(mark);
}

async function goBack(): Promise<void> {
  const file = `content/prensa/p${next(5)}.md`;
  await repository.turn(async () => {
    const ids = (await repository.git(['log', '--format=%H', '--', file])).trim().split('\n');
    const bytes = await repository.source(ids[next(ids.length)] ?? 'HEAD', file);
    if (bytes !== undefined)
      await saveFiles(shared, [{ file, bytes }], { author, message: 'Vuelve' });
  });
}

async function publish(): Promise<void> {
  await shared.sync().catch(() => undefined);
  await tagVersion(shared, await repository.idOf('HEAD'), author, '2026-11-26').catch(() =>
    wait(1),
  );
}
