import { parseMarkdown, renderSections } from '@/lib/content/parse/markdown';
import { sampleContent } from '../sample';

const { direcciones, paginas } = sampleContent();

/** The Markdown of a page or a directorate of the sample. */
export const body = (slug: string) =>
  [...direcciones, ...paginas].find((entry) => entry.slug === slug)?.body ?? '';

/** Its tabs. */
export const sections = (slug: string) => renderSections(parseMarkdown(body(slug)));

/** What a tab says, one line per element and without its marks. */
export const said = (slug: string, id: string) =>
  (sections(slug).find((section) => section.id === id)?.html ?? '')
    .replace(/<\/(?:p|li|h\d)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Each line has its words, in this order, and there is no line more. */
export const expectInOrder = (lines: string[], expected: RegExp[]) =>
  expect(lines).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
