/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { drawLetters } from '@/scripts/make/assets/drawn-words';

describe('las palabras dibujadas', () => {
  it('llevan las letras de los títulos, en negrita: la «n» mide lo que en ellos', () => {
    const [word] = drawLetters('n')!;
    expect(word!.viewBox).toBe('0 -156 119 200');
    expect(word!.path).toMatch(/^(?:[mlhvqt][\d -]+|z)+$/);
  });

  it('una letra que se repite se escribe igual, y las del inicio pesan menos de 2 KB', () => {
    const letter = (text: string) => drawLetters(text)![0]!.path.replace(/^m[\d -]+/, '');
    expect(letter('dd').split(letter('d'))).toHaveLength(3);
    const drawn = drawLetters('Sindicatura Procuradora ¿Qué le pasó?')!;
    const bytes = brotliCompressSync(drawn.map(({ path }) => path).join(' ')).length;
    expect(bytes).toBeLessThan(2048);
  });

  it('con acentos y signos también; con un signo que la letra no tiene, se queda el texto', () => {
    expect(drawLetters('¿Qué le pasó?')).toHaveLength(3);
    expect(drawLetters('Ж')).toBeUndefined();
  });
});
