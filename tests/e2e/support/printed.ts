import type { Page } from '@playwright/test';
import { objectsOf, type PdfObject, type PdfObjects } from './pdf-objects';
import { runsOf } from './pdf-runs';

export interface Paper {
  /** In reading order, without spaces. */
  text: string;
  margins: string[];
}

/** As in `Paper`: a PDF positions its spaces without writing them, and joins letters. */
export const tight = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b]/g, '');

export async function printed(page: Page): Promise<Paper> {
  return readPaper(await page.pdf({ format: 'Letter', tagged: true }));
}

/** Follows the structure tree, whatever the drawing order or columns. Untagged text is a margin's. */
function readPaper(bytes: Buffer): Paper {
  const objects = objectsOf(bytes);
  const sheets = [...objects].filter(([, { head }]) => /\/Type \/Page\n/.test(head));
  const texts = new Map<string, string>();
  const margins = sheets.map(([sheet, { head }]) => {
    let margin = '';
    for (const { mark, text } of runsOf(head, objects))
      if (mark === undefined) margin += text;
      else texts.set(`${sheet} ${mark}`, (texts.get(`${sheet} ${mark}`) ?? '') + text);
    return tight(margin);
  });
  const root = [...objects.values()].find(({ head }) => head.includes('/Type /StructTreeRoot'));
  return { text: tight(root ? told(root, objects, texts) : ''), margins };
}

/** A mark on a sheet, another element, or a mark on the element's own sheet. */
const CHILD = /(\d+)@(\d+)|(\d+) 0 R|(\d+)/g;

function told(element: PdfObject, objects: PdfObjects, texts: Map<string, string>): string {
  const head = element.head
    .replace(/<<\/Type \/OBJR[^>]*>>/g, '')
    .replace(/<<\/Type \/MCR\s+\/Pg (\d+) 0 R\s+\/MCID (\d+)>>/g, '$2@$1');
  const [, own = ''] = /\/Pg (\d+) 0 R/.exec(head) ?? [];
  const [, children = ''] = /\/K (\[[^\]]*\]|\d+@\d+|\d+ 0 R|\d+)/.exec(head) ?? [];
  let text = '';
  for (const [, mark, sheet, child = '', plain] of children.matchAll(CHILD)) {
    const inner = objects.get(child);
    if (inner) text += told(inner, objects, texts);
    else text += texts.get(mark ? `${sheet} ${mark}` : `${own} ${plain}`) ?? '';
  }
  return text;
}
