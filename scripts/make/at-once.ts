const LIMIT = 8;

/** Runs for each item, several at once: compression and pictures are made on other threads. */
export async function atOnce<T>(items: readonly T[], run: (item: T) => Promise<void>) {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: LIMIT }, work));
}
