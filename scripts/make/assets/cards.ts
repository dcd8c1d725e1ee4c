import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { codeKey, keyOf } from '@/lib/keys';
import { cardsOf } from '@/lib/site/records/cards';
import { Store } from '@/lib/store';
import type { CardBatch, CardTask } from '../jobs';
import { batches, type Pool } from '../pool';
import { drawCard, type CardInput } from './draw-card';

const FILE = 'card.png';
const BATCH = 20;

/** Draws the cards (docs/decisions/design.md). @returns path in the site → file; and how many were new */
export async function makeCards(
  content: Content,
  { store, pool }: { store: Store; pool: Pool },
): Promise<{ files: Map<string, string>; made: number }> {
  const tool = codeKey();
  const { nombre, ayuntamiento } = content.sitio.data;
  const keys = new Map<string, string>();
  const missing: CardTask[] = [];
  for (const { src, over, title } of cardsOf(content)) {
    const input: CardInput = { over, title, nombre, ayuntamiento };
    const key = keyOf(tool, JSON.stringify(input));
    keys.set(src.slice(1), key);
    if (!store.has('images', key)) missing.push({ input, key });
  }
  const jobs = (function* () {
    for (const tasks of batches(missing, BATCH))
      yield { name: 'drawCards' as const, data: { tasks, store: store.folder } };
  })();
  await pool.run(jobs);
  const files = new Map<string, string>();
  for (const [name, key] of keys) {
    const item = store.get('images', key);
    if (!item) throw new Error(`${name} was drawn and is not in the store.`);
    files.set(name, path.join(item.folder, FILE));
  }
  return { files, made: missing.length };
}

export async function drawCards({ tasks, store }: CardBatch): Promise<string[]> {
  const kept = new Store(store);
  for (const { input, key } of tasks)
    await kept.cached('images', key, async (aside) =>
      writeFile(path.join(aside, FILE), await drawCard(input)),
    );
  return [];
}
