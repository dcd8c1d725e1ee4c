import { LETTER } from '@/lib/paper/sheet-size';
import { widthOfParts } from '@/lib/paper/wrap';
import type { Boxes } from './boxes';
import type { DrawnPage } from './file';
import { glyphsOf } from './glyphs';
import { COLOR, FOOT, type Line, type PlacedLine } from './layout';

const decimal = (value: number) => String(+value.toFixed(2));

function drawLine({ glyphs, style }: Line, x: number, y: number, boxes: Boxes): string {
  let shown = '';
  let face = '';
  for (const { hex, actual } of glyphs) {
    const box = actual === undefined ? undefined : boxes.codeOf(actual);
    const next = box?.face ?? style.face;
    if (next !== face) shown += `${face && '>Tj '}/${(face = next)} ${style.size} Tf <`;
    shown += box?.hex ?? hex;
  }
  return `BT ${style.color} rg ${decimal(x)} ${decimal(y)} Td ${shown}>Tj ET\n`;
}

const artifact = (operators: string) => `/Artifact BMC\n${operators}EMC\n`;

const rule = (y: number, height: number, color: string) =>
  `${color} rg ${LETTER.left} ${y} ${LETTER.right - LETTER.left} ${height} re f\n`;

/**
 * Content stream of a page; block n is marked with MCID n.
 * @param count page number and total
 * @param tags tag type by block
 */
export function drawPage(
  lines: PlacedLine[],
  footer: Line[],
  count: string,
  tags: string[],
  boxes: Boxes,
): DrawnPage {
  const blocks = [...new Set(lines.map(({ block }) => block))];
  const marked = blocks.map((block, mcid) => {
    const own = lines.filter((line) => line.block === block);
    const drawn = own.map((line) => drawLine(line, LETTER.left, line.y, boxes)).join('');
    return `/${tags[block] ?? 'P'}<</MCID ${mcid}>>BDC\n${drawn}EMC\n`;
  });
  const head = rule(743, 2.5, COLOR.guinda) + rule(740.5, 1, COLOR.oro);
  return {
    content: artifact(head) + marked.join('') + artifact(foot(footer, count, boxes)),
    blocks,
  };
}

function foot(footer: Line[], count: string, boxes: Boxes): string {
  const [first] = footer;
  if (!first) return '';
  const { face, size, leading } = first.style;
  const height = (index: number) => FOOT + (footer.length - 1 - index) * leading;
  const glyphs = glyphsOf(count, face);
  const right = LETTER.right - (widthOfParts(glyphs) * size) / 1000;
  return (
    rule(height(-1) + 4, 0.75, COLOR.linea) +
    footer.map((line, index) => drawLine(line, LETTER.left, height(index), boxes)).join('') +
    drawLine({ ...first, glyphs }, right, height(0), boxes)
  );
}
