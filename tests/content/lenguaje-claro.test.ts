/** @jest-environment node */
import { validateContent } from '@/lib/check';
import { formatWarning } from '@/lib/content/load/problems';
import { SAMPLE } from '../sample';

it('los contenidos de muestra se leen con facilidad: la revisión no da ningún aviso', () => {
  expect(validateContent(SAMPLE).warnings.map(formatWarning)).toEqual([]);
});
