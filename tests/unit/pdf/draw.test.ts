/** @jest-environment node */
import { drawPdf } from '@/scripts/make/pdf/draw';
import type { PdfInput } from '@/scripts/make/pdf/plan';
import { inputOf, RELEASE, releaseOf } from './papers';
import { readPdf } from './read-pdf';

/** Draws with fonts that drew nothing before. */
async function drawAlone(input: PdfInput): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('@/scripts/make/pdf/draw');
    bytes = (await fresh.drawPdf(input)).bytes;
  });
  return bytes;
}

describe('un PDF no depende de los que se dibujaron antes', () => {
  // The font draws «ı» with the glyph that it puts under the accents of «ï̄»; «Wałęsa» needs another
  // file of it.
  const one = inputOf(releaseOf('Diyarbakır, **“la sede”**, con Wałęsa y una flor.'), RELEASE);
  const other = inputOf(releaseOf('**“Naï̄f”** y Šimon, ‘fin’ — €.\n\n> Dijo _“no”_.'), RELEASE);

  it.each([
    ['uno con letras raras', one, other],
    ['otro que las usa de otro modo', other, one],
  ])('%s sale igual, byte por byte, solo o después', async (_name, first, second) => {
    const alone = await drawAlone(first);
    await drawPdf(second);
    expect((await drawPdf(first)).bytes.equals(alone)).toBe(true);
    expect((await drawPdf(first)).bytes.equals(alone)).toBe(true);
  });

  it('lo que se copia de él es lo que se escribió', async () => {
    await drawPdf(other);
    expect((await readPdf((await drawPdf(one)).bytes)).text).toContain(
      'Diyarbakır, “la sede”, con Wałęsa',
    );
  });
});
