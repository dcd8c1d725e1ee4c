import { parseMarkdown, writeMarkdown } from '@/lib/content/parse/markdown';
import { sayTheSame } from '@/lib/content/parse/markdown-form';
import { REFERENCE } from '@/lib/content/parse/references';

const SIGNS = new RegExp(`${REFERENCE.source}|\\\\[!-/:-@[-\`{-~]`, 'g');

const signsOf = (text: string) => text.match(SIGNS)?.sort().join() ?? '';

/** Returns Markdown in remark's form, or unchanged where that form would alter its meaning. */
export function textForm(text: string): string {
  const tree = parseMarkdown(text);
  const written = writeMarkdown(tree);
  return signsOf(text) === signsOf(written) && sayTheSame(tree, parseMarkdown(written))
    ? written
    : text;
}
