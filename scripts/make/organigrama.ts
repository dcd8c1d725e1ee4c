import { wrap } from '@/lib/paper/wrap';
import type { OrgNode } from '@/lib/site/organigrama';
import { palette } from '@/tailwind.config';

const BOX = { width: 250, height: 64, gapX: 22, gapY: 26, lead: 60 };
const COLUMNS = 3;

/**
 * Draws the chart: the head above, the units under it in columns, each with its first posts.
 * @returns an SVG document and its size in px
 */
export function drawOrganigrama(roots: OrgNode[]): { svg: string; width: number; height: number } {
  const root = roots[0];
  if (!root) throw new Error('The directory has no unit without «depende»: the chart has no head.');
  const units = [...root.hijos, ...roots.slice(1)];
  const width = COLUMNS * BOX.width + (COLUMNS + 1) * BOX.gapX + BOX.gapX;
  const rowHeights: number[] = [];
  units.forEach((unit, index) => {
    const row = Math.floor(index / COLUMNS);
    rowHeights[row] = Math.max(
      rowHeights[row] ?? 0,
      BOX.height + postLines(unit).length * 17 + BOX.gapY,
    );
  });
  const top = BOX.gapY + BOX.height + BOX.lead;
  const height = top + rowHeights.reduce((sum, row) => sum + row, 0) + BOX.gapY;
  const spine = width / 2;
  const parts = [box(spine - BOX.width / 2, BOX.gapY, root.nombre, true)];
  const busY = BOX.gapY + BOX.height + BOX.lead / 2;
  parts.push(line(spine, BOX.gapY + BOX.height, spine, busY));
  for (let column = 0; column < COLUMNS; column++) {
    const inColumn = units.filter((_, index) => index % COLUMNS === column).length;
    if (inColumn === 0) continue;
    const x = 2 * BOX.gapX + column * (BOX.width + BOX.gapX);
    const rail = x - BOX.gapX / 2;
    const lastY =
      top + rowHeights.slice(0, inColumn - 1).reduce((sum, row) => sum + row, 0) + BOX.height / 2;
    parts.push(line(rail, busY, spine, busY), line(rail, busY, rail, lastY));
    units.forEach((unit, index) => {
      if (index % COLUMNS !== column) return;
      const y =
        top + rowHeights.slice(0, Math.floor(index / COLUMNS)).reduce((sum, row) => sum + row, 0);
      parts.push(
        line(rail, y + BOX.height / 2, x, y + BOX.height / 2),
        box(x, y, unit.nombre, false),
      );
      postLines(unit).forEach((text, row) =>
        parts.push(
          `<text x="${x + 6}" y="${y + BOX.height + 18 + row * 17}" font-size="11.5" fill="${palette.tinta}">${escapeXml(text)}</text>`,
        ),
      );
    });
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(height)}" viewBox="0 0 ${width} ${Math.round(height)}" font-family="system-ui, sans-serif"><rect width="100%" height="100%" fill="${palette.papel}"/>${parts.join('')}</svg>`;
  return { svg, width, height: Math.round(height) };
}

const postLines = (unit: OrgNode): string[] =>
  [...new Set(unit.puestos)].flatMap((puesto) => linesOf(`· ${puesto}`, 40));

function box(x: number, y: number, text: string, head: boolean): string {
  const lines = linesOf(text, 26);
  const start = y + BOX.height / 2 - ((lines.length - 1) * 17) / 2 + 5;
  const words = lines
    .map(
      (part, row) =>
        `<text x="${x + BOX.width / 2}" y="${start + row * 17}" text-anchor="middle" font-size="13.5" font-weight="600" fill="${head ? palette.blanco : palette['guinda-oscuro']}">${escapeXml(part)}</text>`,
    )
    .join('');
  return `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="${head ? palette.guinda : palette['guinda-claro']}" stroke="${palette.guinda}" stroke-width="1.5"/>${words}`;
}

const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${palette.borde}" stroke-width="2"/>`;

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Breaks a text into lines of at most so many characters. */
function linesOf(text: string, length: number): string[] {
  const characters = [...text].map((sign) => ({ sign, width: 1, space: sign === ' ' }));
  return wrap(characters, length).map((line) =>
    line
      .map(({ sign }) => sign)
      .join('')
      .trim(),
  );
}
