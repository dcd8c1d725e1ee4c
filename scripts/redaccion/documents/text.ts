import type { Root } from 'mdast';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { finish } from './marks';
import type { Findings } from './types';

const ODD = 'Revise que los acentos y la ñ se vean bien.';

/** A text of any encoding: by its mark, as UTF-8 when it is, or guessed, which is said. */
export function decode(bytes: Uint8Array, found: Findings): string {
  const text = (encoding: string) =>
    new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return text('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return text('utf-16be');
  const guessed = (encoding: string, name: string) => {
    found.lost('codificación', name, `El archivo no la dice y se leyó así. ${ODD}`);
    return text(encoding);
  };
  const zeros = bytes.slice(0, 400).filter((byte) => byte === 0).length;
  if (zeros > Math.min(400, bytes.length) / 4)
    return bytes[0] === 0 ? guessed('utf-16be', 'UTF-16') : guessed('utf-16le', 'UTF-16');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return guessed('windows-1252', 'Windows-1252');
  }
}

/** HTML in the encoding that it names. */
export function decodeHtml(bytes: Uint8Array, found: Findings): string {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 2000));
  const [, named] = /charset=["']?([\w-]+)/i.exec(head) ?? [];
  if (named && /1252|8859-1\b|latin1/i.test(named))
    return new TextDecoder('windows-1252').decode(bytes);
  return decode(bytes, found);
}

/** Plain text: an empty line parts paragraphs, a line that ends early ends its own. */
export function readText(text: string): Root {
  const children = text.split(/\n[ \t]*\n/).flatMap((paragraph) => {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    const full = Math.max(...lines.map((line) => line.length), 60) * 0.75;
    const joined = lines.reduce<string[]>((done, line, at) => {
      const before = lines[at - 1];
      const isNew =
        before === undefined || before.length < full || /^\s*(?:[-–—*•·]|\d+[.)-])/.test(line);
      if (isNew) done.push(line);
      else done.push(`${done.pop() ?? ''} ${line}`);
      return done;
    }, []);
    return finish(joined.map((value) => [{ type: 'text', value }]));
  });
  return { type: 'root', children };
}

/** Markdown, without the data of its file. */
export const readMarkdown = (text: string): Root =>
  parseMarkdown(text.replace(/^---\n[^]*?\n---\n/, ''));
