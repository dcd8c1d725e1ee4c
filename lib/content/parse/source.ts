import { fault, type ContentFault } from '@/lib/content/faults';
import type { Problem } from '@/lib/content/types';
import { rawFaults } from './raw-faults';
import { fieldLines, parseYaml } from './yaml';
import { lineAt } from './yaml-lines';

export interface Source {
  data: unknown;
  /** Markdown after the front matter; empty in a YAML file. */
  body: string;
  bodyLine: number;
  problems: Problem[];
}

/** Parses an author's file; malformed text becomes problems, never an exception. */
export function parseSource(text: string, file: string): Source {
  const faults = rawFaults(text, file.endsWith('.md'));
  const problems = faults.map((one) => ({ ...one.fault, file, line: one.line, field: '' }));
  if (problems.length > 0) return { data: undefined, body: '', bodyLine: 1, problems };
  if (file.endsWith('.md')) return parseFrontMatter(text, file);
  return { ...parseYaml(text, file), body: '', bodyLine: 1 };
}

/** Splits a file at its front matter. The data start at the line break after `---`, to keep line numbers. */
export function splitText(text: string, file: string): { yaml: string; body: string } {
  if (!file.endsWith('.md')) return { yaml: text, body: '' };
  const start = text.indexOf('\n');
  const end = text.indexOf('\n---', start);
  if (!text.startsWith('---') || start < 0 || end < 0) return { yaml: '', body: '' };
  return { yaml: text.slice(start, end + 1), body: text.slice(end + 1).replace(/^.*\n?/, '') };
}

export const fieldLineFinder = (text: string, file: string) =>
  fieldLines(splitText(text, file).yaml);

function parseFrontMatter(text: string, file: string): Source {
  const refuse = (found: ContentFault, line = 1): Source => ({
    ...{ data: undefined, body: '', bodyLine: 1 },
    problems: [{ ...found, file, line, field: '' }],
  });
  const lines = text.split('\n');
  const language = /^---([^\n]*)\n/.exec(text)?.[1]?.trim();
  if (language === undefined) return refuse(noOpening(lines));
  if (language && language !== 'yaml') return refuse(fault('front-language', { language }));
  // The data end at the first line with this prefix.
  if (
    lines
      .slice(1)
      .find((line) => line.startsWith('---'))
      ?.trimEnd() !== '---'
  ) {
    const near = lines.findIndex((line, index) => index > 0 && ALMOST.test(line));
    return near < 0
      ? refuse(fault('front-unclosed', {}))
      : refuse(fault('front-unclosed-dashes', { line: lines[near] ?? '' }), near + 1);
  }
  const { yaml, body } = splitText(text, file);
  const isEmpty = yaml.replace(/^\s*#[^\n]+/gm, '').trim() === '';
  const front = isEmpty ? { data: {}, problems: [] } : parseYaml(yaml, file);
  return { ...front, body, bodyLine: lineAt(text, text.length - body.length) };
}

/** Dashes of Word and phones, and miscounted or indented hyphens. */
const ALMOST = /^(?=.*[-\u2010-\u2015])[ \t\u00A0\u200B]*[-\u2010-\u2015]{1,5}[ \t]*$/;

function noOpening([first = '', ...rest]: string[]): ContentFault {
  if (first !== '---' && ALMOST.test(first)) return fault('front-unopened-dashes', { line: first });
  const isBelow = first.trim() === '' && rest.includes('---');
  return fault(isBelow ? 'front-below' : 'front-unopened', {});
}
