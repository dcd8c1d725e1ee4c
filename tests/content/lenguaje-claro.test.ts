/** @jest-environment node */
import { validateContent } from '@/lib/content';
import { formatWarning } from '@/lib/content/problems';
import { SAMPLE } from '../sample';

jest.setTimeout(30_000);

describe('el lenguaje claro', () => {
  it('los contenidos de muestra se leen con facilidad: ningún aviso', () => {
    expect(validateContent(SAMPLE).warnings.map(formatWarning)).toEqual([]);
  });
});
