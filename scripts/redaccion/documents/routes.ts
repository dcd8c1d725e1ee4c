import { renderMarkdown } from '@/lib/content/parse/markdown';
import { escapeHtml } from '@/lib/site/text';
import { Refused } from '../refused';
import type { Routes } from '../routes';
import type { Choice, DocumentAnswer } from './types';

const CHOICES: Record<string, Choice> = { aceptar: 'accept', rechazar: 'reject' };

/** What is made of a document that the screen brings. Nothing of it is kept: each answer sends it again. */
export const documentRoutes = (): Routes => ({
  'POST /api/documento': ({ query, body }) => {
    if (!Buffer.isBuffer(body)) throw new Refused(415, 'Mande el documento por sus bytes.');
    return answerOf(query.get('nombre') ?? '', body, CHOICES[query.get('cambios') ?? '']);
  },
});

const head = (tag: string, text?: string) => (text ? `<${tag}>${escapeHtml(text)}</${tag}>` : '');

async function answerOf(name: string, bytes: Buffer, changes?: Choice): Promise<DocumentAnswer> {
  // Loaded with the first document: the list and the forms do not wait for it.
  const { convert, dataOf } = await import('.');
  const read = await convert(name, bytes, {
    changes,
    apart: true,
    original: changes === undefined,
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
}
