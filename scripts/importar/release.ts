import { parseMarkdown } from '@/lib/content/parse/markdown';
import { spokenText } from '@/lib/content/parse/nodes';
import { dayWrittenIn } from '../documents/release/dateline';
import { firstSentenceOf } from '../documents/release/sentences';
import { oneLine, parse, spoken } from '../documents/tree';

/** A release of the former site, as its list or its file gives it. */
export interface OldRelease {
  origin: string;
  titulo: string;
  fecha: string;
  /** The source of its text: a name whose ending says how, and its bytes. */
  source?: { name: string; bytes: Uint8Array };
  imagen: string;
  alt: string;
  pdf: string;
  resumen: string;
  /** Its old address, as the site knows its own: from the first `/` on. */
  formerAddress: string;
  notes: string[];
  left?: string;
}

export const EMPTY: OldRelease = {
  ...{ origin: '', titulo: '', fecha: '', imagen: '', alt: '', pdf: '' },
  ...{ resumen: '', formerAddress: '', notes: [] },
};

/** A title with its entities read and without its marks. */
export const plainTitle = (written: string): string => oneLine(spoken(parse(written, false)));

/** The day that a text begins with, in ISO form; anything else as it is. */
export function releaseDayOf(text: string): string {
  const found = dayWrittenIn(text);
  return found?.start === 0 ? found.day : text;
}

export const formerAddressOf = (text: string): string => {
  if (!URL.canParse(text, 'https://sitio.example') || text === '') return '';
  const { pathname, search } = new URL(text, 'https://sitio.example');
  return pathname + search;
};

/** The words of a text, for comparing two; its pictures may be named otherwise. */
export const releaseWordsOf = (markdown: string): string =>
  spokenText(parseMarkdown(markdown))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const withoutPicture = (markdown: string, name: string): string =>
  markdown
    .replace(
      new RegExp(`!\\[(?:\\\\.|[^\\]\\\\])*\\]\\(/imagenes/${name.replaceAll('.', '\\.')}\\)`, 'g'),
      '',
    )
    .replace(/\n{3,}/g, '\n\n')
    .trimStart();

/** The first sentence of a text's first paragraph of words. */
export function firstSentence(markdown: string): string {
  const text =
    parseMarkdown(markdown)
      .children.filter(({ type }) => type === 'paragraph')
      .map(spokenText)
      .find(Boolean) ?? '';
  return firstSentenceOf(text);
}
