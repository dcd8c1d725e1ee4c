import { PDFDocument } from '@cantoo/pdf-lib';

/** A PDF of one page and whatever else `add` gives it. */
export async function pdfWith(add: (pdf: PDFDocument) => unknown = () => undefined) {
  const made = await PDFDocument.create();
  made.addPage();
  await add(made);
  return Buffer.from(await made.save());
}
