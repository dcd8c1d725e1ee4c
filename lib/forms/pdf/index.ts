import { widthOfParts } from '@/lib/paper/wrap';
import { Boxes, glyphsOf } from './glyphs';
import {
  FOOT,
  ink,
  LETTER,
  paginate,
  setBlock,
  setFooter,
  type Line,
  type Paper,
  type PlacedLine,
  type SheetBlock,
} from './layout';
import { FACES } from './metrics';
import { Objects, textString, utf8 } from './objects';

export type { SheetBlock, Paper } from './layout';

type DrawnPage = ReturnType<typeof drawPage>;

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

/** Content stream of a page; block n is marked with MCID n. @param count page number and total */
function drawPage(
  lines: PlacedLine[],
  footer: Line[],
  count: string,
  tags: string[],
  boxes: Boxes,
) {
  const blocks = [...new Set(lines.map(({ block }) => block))];
  const marked = blocks.map((block, mcid) => {
    const own = lines.filter((line) => line.block === block);
    const drawn = own.map((line) => drawLine(line, LETTER.left, line.y, boxes)).join('');
    return `/${tags[block] ?? 'P'}<</MCID ${mcid}>>BDC\n${drawn}EMC\n`;
  });
  const head = rule(743, 2.5, ink('guinda')) + rule(740.5, 1, ink('oro'));
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
    rule(height(-1) + 4, 0.75, ink('linea')) +
    footer.map((line, index) => drawLine(line, LETTER.left, height(index), boxes)).join('') +
    drawLine({ ...first, glyphs }, right, height(0), boxes)
  );
}

/** @param tags tag type by block */
function writeFile(
  paper: Paper,
  pages: DrawnPage[],
  tags: string[],
  boxes: Boxes,
): Uint8Array<ArrayBuffer> {
  const objects = new Objects();
  const catalog = objects.add();
  const tree = objects.add();
  const sheets = pages.map(({ content }, page) =>
    objects.add(
      `<</Type/Page/Parent ${tree}/Contents ${objects.stream(content)}/StructParents ${page}/Tabs/S>>`,
    ),
  );
  const fonts = Object.entries(FACES).map(
    ([face, name]) =>
      `/${face} ${objects.add(`<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`)}`,
  );
  objects.set(
    tree,
    `<</Type/Pages/Count ${pages.length}/Kids[${sheets.join(' ')}]/MediaBox[0 0 ${LETTER.width} ${LETTER.height}]/Resources<</Font<<${fonts.join('')}${boxes.writeFonts(objects)}>>>>>>`,
  );
  const structure = writeStructure(objects, pages, sheets, tags);
  objects.set(
    catalog,
    `<</Type/Catalog/Pages ${tree}/Lang(es-MX)/MarkInfo<</Marked true>>/StructTreeRoot ${structure}/ViewerPreferences<</DisplayDocTitle true>>${writeAttachment(objects, paper)}>>`,
  );
  objects.add(`<</Title${textString(paper.title)}/Author${textString(paper.author)}>>`);
  return objects.close();
}

function writeStructure(
  objects: Objects,
  pages: DrawnPage[],
  sheets: string[],
  tags: string[],
): string {
  const root = objects.add();
  const whole = objects.add();
  const elements = tags.map((tag, block) => {
    const marks = pages.map(({ blocks }, page) => {
      const mark = blocks.indexOf(block);
      return mark < 0 ? '' : `<</Type/MCR/Pg ${sheets[page]}/MCID ${mark}>>`;
    });
    return objects.add(`<</Type/StructElem/S/${tag}/P ${whole}/K[${marks.join('')}]>>`);
  });
  const parents = pages.map(
    ({ blocks }, page) => `${page}[${blocks.map((block) => elements[block]).join(' ')}]`,
  );
  objects.set(whole, `<</Type/StructElem/S/Document/P ${root}/K[${elements.join(' ')}]>>`);
  objects.set(
    root,
    `<</Type/StructTreeRoot/K ${whole}/ParentTree<</Nums[${parents.join('')}]>>/ParentTreeNextKey ${pages.length}>>`,
  );
  return root;
}

function writeAttachment(objects: Objects, { attachment }: Paper): string {
  if (!attachment) return '';
  const text = utf8(attachment.text);
  const name = textString(attachment.name);
  const plain = attachment.name.replace(/[^\w.-]/g, '_');
  const file = objects.stream(
    text,
    `/Type/EmbeddedFile/Subtype/text#2Fplain/Params<</Size ${text.length}>>`,
  );
  const spec = objects.add(
    `<</Type/Filespec/F(${plain})/UF${name}/AFRelationship/Source/EF<</F ${file}/UF ${file}>>>>`,
  );
  return `/AF[${spec}]/Names<</EmbeddedFiles<</Names[${name}${spec}]>>>>`;
}
