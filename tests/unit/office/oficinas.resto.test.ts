/** @jest-environment node */
import { formatProblem } from '@/lib/content/load/problems';
import { PARTS } from '@/scripts/oficina/parts';
import { comunicado } from '../../content/project';
import { checkInMemory, MERIDA } from '../../oficinas';

jest.setTimeout(120_000);

const ALL = Object.keys(PARTS);

it.each(ALL.slice(1).map((part, at) => [part, ALL.slice(0, at + 1)] as const))(
  'la oficina que no tiene «%s», ni otra cosa más, pasa la revisión',
  (part, others) => {
    const found = others.flatMap((other) =>
      checkInMemory({ ...MERIDA, sin: `${part},${other}` }).problems.map(
        (problem) => `sin ${part} ni ${other}: ${formatProblem(problem)}`,
      ),
    );
    expect(found).toEqual([]);
  },
);

it.each([1, 1000])('con %i comunicados pasa la revisión', (count) => {
  const releases = Array.from({ length: count }, (_, at): [string, string] => [
    `content/prensa/comunicado-${at + 1}.md`,
    comunicado({ numero: at + 1, titulo: `Abren el módulo ${at + 1}` }),
  ]);
  const { problems, content } = checkInMemory(MERIDA, Object.fromEntries(releases));
  expect(problems.map(formatProblem)).toEqual([]);
  expect(content.comunicados).toHaveLength(count);
});
