import { LETTER } from '@/lib/paper/sheet-size';
import type { Boxes } from './boxes';
import { FACES } from './metrics';
import { Objects, textString, utf8 } from './objects';
import type { Paper } from './layout';

export interface DrawnPage {
  content: string;
  blocks: number[];
}

/** @param tags tag type by block */
export function writeFile(
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
