import { parentPort } from 'node:worker_threads';
import { drawPdf } from '@/scripts/make/pdf/draw';
import type { Originals } from '@/scripts/make/pdf/pictures';
import type { PdfInput } from '@/scripts/make/pdf/plan';

/** A thread that draws what it is sent. */
parentPort?.on('message', ({ input, originals }: { input: PdfInput; originals: Originals }) => {
  void drawPdf(input, originals).then((bytes) => parentPort?.postMessage(bytes));
});
