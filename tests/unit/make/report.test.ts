/** @jest-environment node */
import { openReport, readReport } from '@/scripts/make/report';
import { tempFolder } from './folder';

const folder = tempFolder();
afterAll(folder.cleanUp);

it('el informe que quedó a medias, o que no está, cuenta como que no lo hay', () => {
  const report = folder.at('informe.json');
  expect(readReport({ report })).toBeUndefined();
  folder.write('informe.json', '{"day":"2026-01');
  expect(readReport({ report })).toBeUndefined();
});

describe('cómo va la compilación', () => {
  it('cada paso dice su nombre, lo que hizo y cuánto tardó', async () => {
    const lines: string[] = [];
    const { steps, step } = openReport((line) => lines.push(line));
    expect(
      await step(
        'Páginas',
        () => 3,
        (made) => `${made} hechas`,
      ),
    ).toBe(3);
    expect(await step('Islas', async () => 'x')).toBe('x');
    expect(lines).toEqual([
      expect.stringMatching(/^✔ Páginas: 3 hechas \(\d+\.\d s\)$/),
      expect.stringMatching(/^✔ Islas \(\d+\.\d s\)$/),
    ]);
    expect(steps.map(({ name }) => name)).toEqual(['Páginas', 'Islas']);
    for (const { ms } of steps) expect(Number.isInteger(ms)).toBe(true);
  });

  it('un paso que falla no dice que terminó, y su error sigue adelante', async () => {
    const lines: string[] = [];
    const { steps, step } = openReport((line) => lines.push(line));
    await expect(
      step('Páginas', () => {
        throw new Error('no hay papel');
      }),
    ).rejects.toThrow('no hay papel');
    expect([lines, steps]).toEqual([[], []]);
  });
});
