/** @jest-environment node */
import { giveMemoryBack } from '@/scripts/make/memory';

const MB = 1024 ** 2;
const inUse = () => process.memoryUsage().heapUsed;

it('lo que ya nadie usa se devuelve antes de que Next necesite la memoria', () => {
  let texts: string[] | undefined = Array.from({ length: 500_000 }, (_, at) => `${at}`.repeat(4));
  const full = inUse();
  expect(texts).toHaveLength(500_000);
  texts = undefined;
  giveMemoryBack();
  expect(full - inUse()).toBeGreaterThan(15 * MB);
});
