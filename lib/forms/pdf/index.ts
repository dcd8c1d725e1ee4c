import { Boxes } from './boxes';
import { drawPage } from './draw';
import { writeFile } from './file';
import { paginate, setBlock, setFooter, type Line, type Paper, type SheetBlock } from './layout';

export type { SheetBlock, Paper } from './layout';

const TAGS: Partial<Record<SheetBlock['kind'], string>> = { title: 'H1', heading: 'H2' };

export function writePdf(paper: Paper): Uint8Array<ArrayBuffer> {
  const footer = setFooter(paper.footer);
  const written = paper.blocks.map(setBlock);
  const missing = countBoxes([...footer, ...written.flat()]);
  const note = missing > 0 ? [noteOf(missing, paper)] : [];
  const blocks = [...paper.blocks, ...note];
  const lines = [...written, ...note.map((block) => setBlock(block, written.length))].flat();

  const boxes = new Boxes();
  const tags = blocks.map(({ kind }) => TAGS[kind] ?? 'P');
  const placed = paginate(lines, footer);
  const pages = placed.map((page, index) =>
    drawPage(page, footer, `Página ${index + 1} de ${placed.length}`, tags, boxes),
  );
  return writeFile(paper, pages, tags, boxes);
}

const countBoxes = (lines: Line[]) =>
  lines.flatMap(({ glyphs }) => glyphs).filter(({ actual }) => actual !== undefined).length;

function noteOf(missing: number, { attachment }: Paper): SheetBlock {
  const what =
    missing === 1
      ? '1 carácter no se pudo dibujar y aparece'
      : `${missing} caracteres no se pudieron dibujar y aparecen`;
  const where = attachment
    ? ` El texto exacto va dentro de este archivo, en el adjunto «${attachment.name}».`
    : '';
  return { kind: 'paragraph', text: `${what} como □.${where}` };
}
