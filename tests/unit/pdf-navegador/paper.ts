import { writePdf, type SheetBlock, type Paper } from '@/lib/forms/pdf';
import { readPaper, type ReadPaper } from './read';

/** A paper that says little, but for what a test is about. */
const paper = (blocks: SheetBlock[], more: Partial<Paper> = {}): Paper => ({
  title: 'Hoja',
  author: 'Sindicatura Procuradora',
  footer: 'Hoja de prueba',
  blocks,
  ...more,
});

/** Writes blocks and reads them back. */
export const read = (blocks: SheetBlock[], more?: Partial<Paper>): ReadPaper =>
  readPaper(writePdf(paper(blocks, more)));

export const field = (value: string, label = 'Hechos'): SheetBlock => ({
  kind: 'field',
  label,
  value,
});

/** The lines of a read paper that are not footers, as text. */
export const drawn = ({ pages }: ReadPaper): string[] =>
  pages
    .flat()
    .filter(({ tag }) => tag !== 'Artifact')
    .map(({ text }) => text.trimEnd());

const LEFT = 84;
export const RIGHT = 528;
export const STORY =
  'El día 14 acudí a la ventanilla 3; la persona, de gafete «J. Muñoz», me pidió 2,500 pesos. ';

/** Expects every line of a paper within its margins. */
export function expectInside({ pages }: ReadPaper): void {
  for (const { x, end, y } of pages.flat()) {
    expect(x).toBeGreaterThanOrEqual(LEFT);
    expect(end).toBeLessThanOrEqual(RIGHT + 0.01);
    expect(y).toBeGreaterThan(30);
    expect(y).toBeLessThan(730);
  }
}
