/** @jest-environment node */
import { validateContent } from '@/lib/content';
import { formatWarning } from '@/lib/content/problems';
import { SAMPLE } from '../sample';
import { comunicado, copies } from './project';

jest.setTimeout(30_000);
const { check, cleanUp } = copies();
afterAll(cleanUp);

describe('el lenguaje claro', () => {
  it('los contenidos de muestra se leen con facilidad: ningún aviso', () => {
    expect(validateContent(SAMPLE).warnings.map(formatWarning)).toEqual([]);
  });

  it('una frase difícil se avisa con su archivo y su renglón, y no detiene nada', () => {
    const { problems, warnings } = check({
      'prensa/nuevo.md': comunicado({}, 'La queja fue resuelta el martes.'),
    });
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      'prensa/nuevo.md:9 aviso: voz pasiva. En vez de «fue resuelta», diga primero quién lo hace. Frase: «La queja fue resuelta el martes.»',
    ]);
  });
});
