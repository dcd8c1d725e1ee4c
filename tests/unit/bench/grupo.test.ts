/** @jest-environment node */
import { measureGroup, SCENES } from '@/scripts/bench/group';
import type { Row } from '@/scripts/bench/results';
import type { Scene } from '@/scripts/bench/scene';

const measure = { wallMs: 1, cpuMs: 1, peakBytes: 1, memory: 'PSS', othersMs: 0 } as const;
const works = async () => ({ measure, outcome: {} });
const fails = async () => Promise.reject(new Error('ended with code 1'));

const rowsOf = async (scenes: () => Promise<Scene[]>, fault?: string) => {
  const rows: Row[] = [];
  await measureGroup({ tool: 'own', size: 10 }, scenes, fault, (row) => rows.push(row));
  return rows.map(({ scenario, why }) => [scenario, why]);
};
const all = (broken: string) => async () =>
  SCENES.own.map((scenario): Scene => ({ scenario, run: scenario === broken ? fails : works }));

describe('si una medida falla', () => {
  it('las que se apoyan en ella dicen por qué no están, y la revisión de contenidos sí se mide', async () =>
    expect(await rowsOf(all('again'))).toEqual([
      ['full', undefined],
      ['again', 'ended with code 1'],
      ['more', '«nothing changed» failed'],
      ['template', '«nothing changed» failed'],
      ['check', undefined],
      ['recheck', undefined],
    ]));

  it('o si la herramienta no está, todas sus filas lo dicen', async () => {
    const absent = SCENES.own.map((scenario) => [scenario, 'is not installed here']);
    expect(await rowsOf(all(''), 'is not installed here')).toEqual(absent);
    expect(await rowsOf(() => Promise.reject(new Error('is not installed here')))).toEqual(absent);
  });
});
