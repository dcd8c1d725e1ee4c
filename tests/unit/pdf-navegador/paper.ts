import { writePdf, type SheetBlock, type Paper } from '@/lib/forms/pdf';
import { readPaper, type ReadPaper } from './read';

const paper = (blocks: SheetBlock[], more: Partial<Paper> = {}): Paper => ({
  title: 'Hoja',
  author: 'Sindicatura Procuradora',
  footer: 'Hoja de prueba',
  blocks,
  ...more,
});

export const read = (blocks: SheetBlock[], more?: Partial<Paper>): ReadPaper =>
  readPaper(writePdf(paper(blocks, more)));

export const field = (value: string, label = 'Hechos'): SheetBlock => ({
  kind: 'field',
  label,
  value,
});

/** Without footers. */
export const drawn = ({ pages }: ReadPaper): string[] =>
  pages
    .flat()
    .filter(({ tag }) => tag !== 'Artifact')
    .map(({ text }) => text.trimEnd());

const LEFT = 84;
export const RIGHT = 528;
export const STORY =
  'El día 14 acudí a la ventanilla 3; la persona, de gafete «J. Muñoz», me pidió 2,500 pesos. ';

export function expectInside({ pages }: ReadPaper): void {
  for (const { x, end, y } of pages.flat()) {
    expect(x).toBeGreaterThanOrEqual(LEFT);
    expect(end).toBeLessThanOrEqual(RIGHT + 0.01);
    expect(y).toBeGreaterThan(30);
    expect(y).toBeLessThan(730);
  }
}
