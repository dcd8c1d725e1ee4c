import type { Page } from '@playwright/test';
import { objectsOf, type PdfObject, type PdfObjects } from './pdf-objects';
import { runsOf } from './pdf-runs';

/** What a browser prints of a page. */
export interface Paper {
  /** The page's own text in the order in which it is read, without its spaces. */
  text: string;
  /** Of each sheet, what is in its margins. */
  margins: string[];
}

/** Words as a `Paper` gives them: a PDF places its spaces and does not write them, and joins letters. */
export const tight = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b]/g, '');

/** Prints a page, in letter size, and reads the paper. */
export async function printed(page: Page): Promise<Paper> {
  return readPaper(await page.pdf({ format: 'Letter', tagged: true }));
}

/**
 * Reads a tagged PDF of Chromium by its structure tree, which follows the document: neither what is
 * drawn first nor the columns of a table change the order, and a table's head, repeated on each sheet,
 * is with its own. What no tag has is the margins'.
 */
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

/** A child of an element: a mark on a sheet, another element, or a mark on the element's own sheet. */
const CHILD = /(\d+)@(\d+)|(\d+) 0 R|(\d+)/g;

/** The text of an element of the structure, its children's in their order. */
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
