import { el, stated, text, type DocumentNode } from './tree';

const MARK =
  /(?<![\p{L}\p{N}*_~]|https?:\/\/\S*)([*_~])(?=\S)((?:(?!\1)[^\n])*(?:(?!\1)\S))\1(?![\p{L}\p{N}*_~])/u;

/** A line of a chat program: `*bold*`, `_italics_`, `~struck~`. */
export function chatMarks(line: string): DocumentNode[] {
  const out: DocumentNode[] = [];
  let rest = line;
  for (let found = MARK.exec(rest); found; found = MARK.exec(rest)) {
    const [whole, sign, inner = ''] = found;
    const children = chatMarks(inner);
    out.push(text(rest.slice(0, found.index)));
    if (sign === '~') out.push(stated('struck', children));
    else out.push(el(sign === '*' ? 'strong' : 'em', {}, children));
    rest = rest.slice(found.index + whole.length);
  }
  return [...out, text(rest)].filter((node) => node.text !== '');
}

/** A plain text: an empty line parts paragraphs, and a line that ends early ends its own. */
export function readPlain(source: string): DocumentNode {
  const children = source.split(/\n[ \t]*\n/).flatMap((paragraph) => {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    const full = lines.reduce((most, line) => Math.max(most, line.length), 60) * 0.75;
    const joined: string[] = [];
    for (const [at, line] of lines.entries()) {
      const before = lines[at - 1];
      const isNew =
        before === undefined ||
        (before.length < full && !/\p{Ll}[-\u00AD\u2010]$/u.test(before)) ||
        /^\s*(?:[-–—*•·#]|\d+[.)-])/.test(line);
      if (isNew) joined.push(line);
      else joined[joined.length - 1] += ` ${line}`;
    }
    const inner = joined.flatMap((line, at) => [...(at > 0 ? [el('br')] : []), ...chatMarks(line)]);
    return inner.length > 0 ? [el('p', {}, inner)] : [];
  });
  return el('#root', {}, children);
}
