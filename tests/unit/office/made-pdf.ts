import type { PDFRef } from '@cantoo/pdf-lib';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** A PDF of one page and whatever else `add` gives it. */
export async function pdfWith(add: (pdf: PDFDocument) => unknown = () => undefined) {
  const made = await PDFDocument.create();
  made.addPage();
  await add(made);
  return Buffer.from(await made.save());
}

type Objects = Record<string, PDFRef | object>;

export interface Drawn {
  /** Resources by kind and name, besides the font `F1` (Helvetica). */
  resources?: Record<string, Objects>;
  annotations?: object[];
}

/** Draws a page by operators of PDF's own. @param more from the document, for objects that they name */
export function draw(
  pdf: PDFDocument,
  operators: string,
  { resources = {}, annotations = [] }: Drawn = {},
  index = 0,
): PDFRef {
  const { context } = pdf;
  const { node } = pdf.getPage(index);
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };
  const kinds = { ...resources, Font: { F1: font, ...resources['Font'] } };
  node.set(PDFName.of('Resources'), context.obj({}));
  for (const [kind, named] of Object.entries(kinds))
    node.Resources()!.set(PDFName.of(kind), context.obj(named as never));
  const contents = context.register(context.stream(operators));
  node.set(PDFName.of('Contents'), contents);
  node.set(
    PDFName.of('Annots'),
    context.obj(annotations.map((one) => context.register(context.obj(one as never)))),
  );
  return contents;
}

/** Operators that write words at a place, 12 points high. */
export const written = (words: string, x = 50, y = 700): string =>
  `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET`;

/** Operators that fill a rectangle. */
export const filled = (x: number, y: number, width: number, height: number, colour = '0 0 0 rg') =>
  `q ${colour} ${x} ${y} ${width} ${height} re f Q`;

/** A PDF of one page drawn by operators. */
export const drawnPdf = (operators: string, more: Drawn | ((pdf: PDFDocument) => Drawn) = {}) =>
  pdfWith((pdf) => void draw(pdf, operators, typeof more === 'function' ? more(pdf) : more));
