import { renderMarkdown } from '@/lib/content/parse/markdown';
import { escapeHtml } from '@/lib/site/text';
import { Refused } from '../refused';
import type { Routes } from '../routes';
import type { Answers, DocumentAnswer } from './types';

/** What is made of a document that the screen brings. Nothing of it is kept: each answer sends it again. */
export const documentRoutes = (): Routes => ({
  'POST /api/documento': ({ query, body }) => {
    if (!Buffer.isBuffer(body)) throw new Refused(415, 'Mande el documento por sus bytes.');
    const ids = (key: string) => query.get(key)?.split(',') ?? [];
    const answers: Answers = Object.fromEntries([
      ...ids('si').map((id) => [id, 'keep'] as const),
      ...ids('no').map((id) => [id, 'drop'] as const),
    ]);
    return answerOf(query.get('nombre') ?? '', body, answers);
  },
});

const head = (tag: string, text?: string) => (text ? `<${tag}>${escapeHtml(text)}</${tag}>` : '');

async function answerOf(name: string, bytes: Buffer, answers: Answers): Promise<DocumentAnswer> {
  // Loaded with the first document: the list and the forms do not wait for it.
  const { convert, dataOf, showOriginal } = await import('.');
  const read = await convert(name, bytes, answers, true);
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
    ...(Object.keys(answers).length === 0 && { original: await showOriginal(name, bytes) }),
  };
}
