import { parseMarkdown, renderSections } from '@/lib/content/parse/markdown';
import { sampleContent } from '../sample';

const { direcciones, paginas } = sampleContent();

export const body = (slug: string) =>
  [...direcciones, ...paginas].find((entry) => entry.slug === slug)?.body ?? '';

export const sections = (slug: string) => renderSections(parseMarkdown(body(slug)));

export const said = (slug: string, id: string) =>
  (sections(slug).find((section) => section.id === id)?.html ?? '')
    .replace(/<\/(?:p|li|h\d)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const expectInOrder = (lines: string[], expected: RegExp[]) =>
  expect(lines).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
