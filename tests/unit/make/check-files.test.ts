/** @jest-environment node */
import path from 'node:path';
import { Store } from '@/lib/store';
import { validateContent } from '@/lib/check';
import { checkFiles, validateInThreads } from '@/scripts/make/check-files';
import type { Pool } from '@/scripts/make/pool';
import { projectCopy } from '../lib/proyecto';

const { root, read, write, cleanUp } = projectCopy();
afterAll(cleanUp);

const RELEASE = 'content/prensa/instalan-comites-de-etica.md';
const text = read(RELEASE);
const add = (number: number, change = (one: string) => one) =>
  write(
    `content/prensa/numero-${number}.md`,
    change(text.replace(/numero: .*/, `numero: ${number}`)),
  );

/** A pool of one thread, this one, that counts its jobs. */
function counting() {
  const counts = { jobs: 0 };
  const pool: Pool = {
    async run(jobs) {
      const said: string[] = [];
      for (const job of jobs) {
        counts.jobs += 1;
        // As a thread receives it: by value.
        if (job.name === 'checkFiles') said.push(...checkFiles(structuredClone(job.data)));
      }
      return said;
    },
    close: async () => undefined,
  };
  return { pool, counts };
}

describe('revisar los contenidos en varios hilos', () => {
  it('con pocos archivos nuevos no hace falta ninguno', async () => {
    const { pool, counts } = counting();
    expect(await validateInThreads(root, {}, pool)).toEqual(validateContent(root));
    expect(counts.jobs).toBe(0);
  });

  it('con muchos, dice lo mismo que en uno, y guarda lo que dijo', async () => {
    for (let number = 100; number < 420; number++) add(number);
    add(420, (one) => one.replace(/^alt: .*\n/m, ''));
    add(421, (one) => `${one}\nLa queja fue resuelta.\n`);
    const { pool, counts } = counting();
    const options = { store: new Store(path.join(root, '.cache')) };
    const checked = await validateInThreads(root, options, pool);
    expect(counts.jobs).toBeGreaterThan(1);
    expect(checked).toEqual(validateContent(root));
    expect(checked.problems).toHaveLength(1);
    expect(checked.warnings).toHaveLength(1);

    const again = counting();
    expect(await validateInThreads(root, options, again.pool)).toEqual(checked);
    expect(again.counts.jobs).toBe(0);
  });
});
