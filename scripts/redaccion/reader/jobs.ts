import { readFile } from 'node:fs/promises';
import { renderMarkdown } from '@/lib/content/parse/markdown';
import type { PicturePlace } from '@/lib/site/pictures';
import { escapeHtml } from '@/lib/site/text';
import { Store } from '@/lib/store';
import { fault, fileWords } from '@/lib/content/faults';
import { pdfAdviceOf } from '../../make/office/advice';
import { inspectBytes } from '../../make/office/inspect';
import type { PhotoCut } from '../api-lists';
import type { Options } from '../../documents';
import type { DocumentAnswer } from '../../documents/types';
import { cutPhoto, showPhoto } from '../photos/cut-photo';
import { openPhoto, smallCopyOf, type Turn } from '../photos/open-photo';
import { Refused } from '../refused';
import { recognise, type Sought } from '../tables/recognise';

/** Readers of files that come from anybody; each runs in a process of its own (workers.ts). */
export const jobs = {
  /** The conversion of a document, with the document itself when nothing was chosen yet. */
  async document(
    name: string,
    bytes: Uint8Array,
    choices: Pick<Options, 'changes' | 'left' | 'office'>,
  ): Promise<DocumentAnswer> {
    const { convert, dataOf } = await import('../../documents');
    const read = await convert(name, bytes, {
      ...choices,
      apart: true,
      original: choices.changes === undefined,
    });
    if ('why' in read) return { result: 'refused', ...read };
    return {
      ...read,
      result: 'read',
      pictures: read.pictures.map(({ name, alt, bytes }) => ({
        name,
        alt,
        data: dataOf(name, bytes),
      })),
      shown: `${head('h1', read.title)}${head('p', read.summary)}${renderMarkdown(read.markdown)}`,
    };
  },

  async pdf(bytes: Uint8Array, sought: Sought, store: string) {
    const found = await inspectBytes(Buffer.from(bytes), 'pdf', new Store(store));
    const [first] = found.faults;
    if (first) throw new Refused(422, `No se puede publicar: ${fileWords(first.fault)}`);
    const { pdfText, TooMuchUnfolded } = await import('../../make/office/pdf');
    // A PDF that the library opens and this cannot read is told as a PDF without words.
    const text = await pdfText(bytes).catch((error: unknown) => {
      if (error instanceof TooMuchUnfolded)
        throw new Refused(422, `No se puede publicar: ${fileWords(UNFOLDS)}`);
      return '';
    });
    return {
      pages: found.pages,
      advice: pdfAdviceOf(found).map(fileWords),
      ...recognise(text, sought),
    };
  },

  showPhoto: async (bytes: Uint8Array, turn: Turn, place: PicturePlace) =>
    showPhoto(await openPhoto(Buffer.from(bytes), turn), place),

  cutPhoto: async (bytes: Uint8Array, turn: Turn, cut: PhotoCut, place: PicturePlace) =>
    cutPhoto(await openPhoto(Buffer.from(bytes), turn), cut, place),

  smallCopy: async (file: string) => smallCopyOf(await readFile(file)),
};

const UNFOLDS = fault('pdf-bomb', { isSigned: false });

const head = (tag: string, text?: string) => (text ? `<${tag}>${escapeHtml(text)}</${tag}>` : '');
