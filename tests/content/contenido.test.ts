/** @jest-environment node */
import { validateContent } from '@/lib/check';
import { formatProblem, formatWarning } from '@/lib/content/load/problems';
import { PROJECT } from '../authors';

// The only test of what the office writes: its words may change, and this one stays green.
const { problems, warnings } = validateContent(PROJECT);

it('los contenidos de la Sindicatura son válidos', () => {
  expect(problems.map(formatProblem)).toEqual([]);
});

it('lo que en ellos conviene atender se avisa con su renglón, y no detiene nada', () => {
  for (const warning of warnings)
    expect(formatWarning(warning)).toMatch(/^content\/\S+:\d+ aviso: ./);
});
