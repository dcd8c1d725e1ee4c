import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

export interface Paper {
  /** In reading order, without spaces. */
  text: string;
  margins: string[];
}

/** As in `Paper`: a PDF positions its spaces without writing them, and joins letters. */
export const tight = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad\u200b]/g, '');

/** A part of the structure tree, or a mark on its text. */
type Part = { children: Part[] } | { id: string };

/** Follows the structure tree, whatever the drawing order or columns. Untagged text is a margin's. */
export async function printed(page: Page): Promise<Paper> {
  const bytes = await page.pdf({ format: 'Letter', tagged: true });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const paper: Paper = { text: '', margins: [] };
  for (let at = 1; at <= pdf.numPages; at++) {
    const sheet = await pdf.getPage(at);
    const { items } = await sheet.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string | undefined, string>();
    // Ligatures have a mark of their own within their text's.
    const marks: (string | undefined)[] = [];
    for (const item of items)
      if ('str' in item) texts.set(marks.at(-1), (texts.get(marks.at(-1)) ?? '') + item.str);
      else if (item.type === 'endMarkedContent') marks.pop();
      else marks.push(item.id ?? marks.at(-1));
    const told = (part: Part): string =>
      'id' in part ? (texts.get(part.id) ?? '') : part.children.map(told).join('');
    paper.text += tight(told((await sheet.getStructTree()) as Part));
    paper.margins.push(tight(texts.get(undefined) ?? ''));
  }
  return paper;
}

/** Points from a sheet's edge in which its margins write. */
const MARGIN = 50;

/** Returns the first and the last line of each sheet, without its margin's. */
export async function sheetEdges(page: Page): Promise<{ first: string; last: string }[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const edges: { first: string; last: string }[] = [];
  for (let at = 1; at <= pdf.numPages; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
    );
    const above = texts.filter(({ y }) => y > MARGIN);
    const lineAt = (edge: number) =>
      above.flatMap(({ text, y }) => (Math.abs(y - edge) < 3 ? [text] : [])).join(' ');
    const heights = above.map(({ y }) => y);
    edges.push({ first: lineAt(Math.max(...heights)), last: lineAt(Math.min(...heights)) });
  }
  return edges;
}
