import { parseMarkdown } from '@/lib/content/parse/markdown';
import { spokenText } from '@/lib/content/parse/nodes';
import { firstSentenceOf } from '../redaccion/documents/release/sentences';

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
