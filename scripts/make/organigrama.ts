import { wrap } from '@/lib/paper/wrap';
import type { OrgNode } from '@/lib/site/organigrama';
import { dark, palette } from '@/tailwind.config';

const BOX = { width: 310, height: 64, gapX: 22, gapY: 30, lead: 60 };
/** Font sizes and line height in px, readable without zoom. */
const TYPE = { unit: 16, post: 14.5, line: 20 };
const CHARACTER = 0.52;
const COLUMNS = 3;

const INDENT = { step: 20, most: 3 };

const paint = (colours: Record<keyof typeof palette, string>) =>
  `.sheet{fill:${colours.papel}}.post{fill:${colours.tinta}}.line{stroke:${colours.borde}}` +
  `.unit{fill:${colours['guinda-claro']};stroke:${colours.guinda}}.name{fill:${colours['guinda-oscuro']}}` +
  `.head{fill:${colours.sede};stroke:${colours.sede}}.title{fill:${colours['sobre-sede']}}`;
const STYLE = `<style>${paint(palette)}@media screen and (prefers-color-scheme:dark){${paint(dark)}}</style>`;

interface Placed {
  unit: OrgNode;
  x: number;
  y: number;
  posts: string[];
  /** The unit above; the first of a stack hangs from the head. */
  above?: Placed;
}

/** Draws the chart. @returns an SVG and its size in px */
export function drawOrganigrama(roots: OrgNode[]): { svg: string; width: number; height: number } {
  const root = roots[0];
  if (!root) throw new Error('The directory has no unit without «depende»: the chart has no head.');
  const stacks = [...root.hijos, ...roots.slice(1)].map((unit) => stackOf(unit));
  const width = COLUMNS * BOX.width + (COLUMNS + 1) * BOX.gapX + BOX.gapX;
  const rowHeights: number[] = [];
  stacks.forEach(({ height }, index) => {
    const row = Math.floor(index / COLUMNS);
    rowHeights[row] = Math.max(rowHeights[row] ?? 0, height);
  });
  const headBottom = BOX.gapY + boxHeight(root.nombre);
  const top = headBottom + BOX.lead;
  const topOf = (row: number) => top + rowHeights.slice(0, row).reduce((sum, one) => sum + one, 0);
  const height = Math.round(topOf(rowHeights.length) + BOX.gapY);
  const spine = width / 2;
  const parts = [box(spine - BOX.width / 2, BOX.gapY, root.nombre, true)];
  const busY = headBottom + BOX.lead / 2;
  parts.push(line(spine, headBottom, spine, busY));
  for (let column = 0; column < COLUMNS; column++) {
    const own = stacks.filter((_, index) => index % COLUMNS === column);
    if (own.length === 0) continue;
    const x = 2 * BOX.gapX + column * (BOX.width + BOX.gapX);
    const rail = x - BOX.gapX / 2;
    const lastY = topOf(own.length - 1) + BOX.height / 2;
    parts.push(line(rail, busY, spine, busY), line(rail, busY, rail, lastY));
    own.forEach(({ units }, row) => {
      const y = topOf(row);
      parts.push(line(rail, y + BOX.height / 2, x, y + BOX.height / 2));
      for (const placed of units) parts.push(...drawUnit(placed, x, y));
    });
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">${STYLE}<rect class="sheet" width="100%" height="100%"/>${parts.join('')}</svg>`;
  return { svg, width, height };
}

function stackOf(top: OrgNode): { units: Placed[]; height: number } {
  const units: Placed[] = [];
  let y = 0;
  const add = (unit: OrgNode, depth: number, above?: Placed) => {
    const x = Math.min(depth, INDENT.most) * INDENT.step;
    const room = Math.floor((BOX.width - postsIndent(unit) - x) / (TYPE.post * CHARACTER));
    const posts = [...new Set(unit.puestos)].flatMap((puesto) => linesOf(`· ${puesto}`, room));
    const placed: Placed = { unit, x, y, posts, ...(above && { above }) };
    units.push(placed);
    y += boxHeight(unit.nombre, BOX.width - x) + posts.length * TYPE.line + BOX.gapY;
    for (const hijo of unit.hijos) add(hijo, depth + 1, placed);
  };
  add(top, 0);
  return { units, height: y };
}

const postsIndent = ({ hijos }: OrgNode) => (hijos.length > 0 ? INDENT.step + 4 : 6);

function drawUnit({ unit, x, y, posts, above }: Placed, left: number, top: number): string[] {
  const own = { x: left + x, y: top + y };
  const middle = own.y + BOX.height / 2;
  const bottom = own.y + boxHeight(unit.nombre, BOX.width - x);
  const parts: string[] = [];
  if (above) {
    const rail = own.x - INDENT.step / 2;
    const from = top + above.y + boxHeight(above.unit.nombre, BOX.width - above.x);
    parts.push(line(rail, from, rail, middle), line(rail, middle, own.x, middle));
  }
  parts.push(box(own.x, own.y, unit.nombre, false, BOX.width - x));
  posts.forEach((text, row) =>
    parts.push(
      `<text x="${own.x + postsIndent(unit)}" y="${bottom + TYPE.line + row * TYPE.line}" font-size="${TYPE.post}" class="post">${escapeXml(text)}</text>`,
    ),
  );
  return parts;
}

const NAME_LINE = TYPE.unit * 1.15;
const nameLines = (text: string, width: number) =>
  linesOf(text, Math.floor((width * 26) / BOX.width));
const boxHeight = (text: string, width = BOX.width) =>
  Math.max(BOX.height, nameLines(text, width).length * NAME_LINE + 8);

function box(x: number, y: number, text: string, head: boolean, width = BOX.width): string {
  const lines = nameLines(text, width);
  const height = boxHeight(text, width);
  const start = y + height / 2 - ((lines.length - 1) * NAME_LINE) / 2 + 5;
  const words = lines
    .map(
      (part, row) =>
        `<text x="${x + width / 2}" y="${start + row * NAME_LINE}" text-anchor="middle" font-size="${TYPE.unit}" font-weight="600" class="${head ? 'title' : 'name'}">${escapeXml(part)}</text>`,
    )
    .join('');
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" class="${head ? 'head' : 'unit'}" stroke-width="1.5"/>${words}`;
}

const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" class="line" stroke-width="2"/>`;

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function linesOf(text: string, length: number): string[] {
  const characters = [...text].map((sign) => ({ sign, width: 1, space: sign === ' ' }));
  return wrap(characters, length).map((line) =>
    line
      .map(({ sign }) => sign)
      .join('')
      .trim(),
  );
}
