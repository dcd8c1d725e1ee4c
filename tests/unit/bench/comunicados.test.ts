/** @jest-environment node */
import { oneMore, releases } from '@/scripts/bench/releases';

const COUNT = 100;

describe('un archivo inventado de comunicados', () => {
  it('dice lo mismo en un archivo más grande, con otra fecha', () => {
    const undated = (count: number) =>
      releases(count).map(({ titulo, numero }) => [titulo, numero]);
    expect(undated(COUNT).slice(0, 60)).toEqual(undated(60));
  });

  it('va del más antiguo al más nuevo, por quince años, a veces dos en un día', () => {
    const days = [...releases(COUNT), oneMore(COUNT)].map(({ fecha }) => fecha);
    expect(days).toEqual([...days].sort());
    expect(new Set(days.map((day) => day.slice(0, 4))).size).toBe(15);
    expect(new Set(days).size).toBeLessThan(COUNT);
  });

  it('tiene títulos, direcciones y números únicos aunque sean diez mil', () => {
    const all = [...releases(10_000), oneMore(10_000)];
    for (const key of ['titulo', 'slug', 'numero'] as const)
      expect(new Set(all.map((one) => one[key])).size).toBe(10_001);
  });
});
