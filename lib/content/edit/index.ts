import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { parseMarkdown, writeMarkdown } from '@/lib/content/parse/markdown';
import { sayTheSame } from '@/lib/content/parse/markdown-form';
import { fileWords, type Code } from '@/lib/content/faults';
import { cleanText } from '@/lib/content/parse/read';
import { REFERENCE } from '@/lib/content/parse/references';
import { parseSource, splitText } from '@/lib/content/parse/source';
import { changeYaml } from './change-yaml';
import type { Json } from './match';

/** Returns a file's data, references unresolved, and its Markdown. @throws with place and remedy */
export function readWords(file: string, text: string): { data: Json; body?: string } {
  const { data, body, problems } = parseSource(cleanText(text), file);
  const [first] = problems;
  if (first) throw new Error(`${file}, línea ${first.line ?? 1}: ${fileWords(first)}`);
  const words = { data: (data ?? null) as Json };
  return file.endsWith('.md') ? { ...words, body } : words;
}

/** Returns a file's source after a change; `inForm` gives its Markdown the newsroom's form. */
export function editFile(
  file: string,
  text: string,
  { data, body }: { data: unknown; body?: string | undefined },
): string {
  const was = readWords(file, text);
  const now = asJson(data);
  const isSame = isDeepStrictEqual(was.data ?? {}, now ?? {});
  if (isSame && (body ?? was.body)?.trim() === was.body?.trim()) return text;
  const { yaml } = partsOf(file, cleanText(text));
  const written = isSame ? yaml : yamlWith(file, yaml, now);
  return wholeOf(file, written, cleanText(body ?? was.body ?? ''));
}

export const newFile = (
  file: string,
  { data, body = '' }: { data: unknown; body?: string },
): string => wholeOf(file, yamlWith(file, '', asJson(data) ?? {}), cleanText(body));

/** Returns a file in the newsroom's layout of YAML and Markdown, with the same meaning (D64). @throws with place and remedy */
export function inForm(file: string, text: string): string {
  readWords(file, text);
  const { yaml, body } = partsOf(file, cleanText(text));
  return wholeOf(file, parseDocument(yaml, OPTIONS).toString(FORM), textForm(body));
}

const OPTIONS = { prettyErrors: false, uniqueKeys: false };
const FORM = { lineWidth: 0 };

function yamlWith(file: string, yaml: string, data: Json): string {
  for (const quoted of [false, true]) {
    const document = parseDocument(yaml, OPTIONS);
    changeYaml(document, data, quoted);
    const written = document.toString(FORM);
    const { problems } = parseSource(wholeOf(file, written, ''), file);
    const read: unknown = parseDocument(written, OPTIONS).toJS() ?? {};
    if (
      problems.every(({ code }) => OF_WORDS.includes(code)) &&
      isDeepStrictEqual(read, data ?? {})
    )
      return written;
  }
  throw new Error(
    `${file}: los datos no se pueden escribir de modo que se lean igual. Quite los signos raros y guarde otra vez.`,
  );
}

/** Faults of the author's words, in whatever way they are written: the check tells of them. */
const OF_WORDS: Code[] = ['file-damaged-accents', 'file-not-utf8', 'file-conflict', 'word-long'];

const asJson = (data: unknown) => JSON.parse(JSON.stringify(data ?? null)) as Json;

function partsOf(file: string, source: string): { yaml: string; body: string } {
  const { yaml, body } = splitText(source, file);
  return { yaml: file.endsWith('.md') ? yaml.slice(1) : yaml, body };
}

function wholeOf(file: string, yaml: string, body: string): string {
  if (!file.endsWith('.md')) return yaml;
  const data = yaml === '{}\n' ? '' : yaml;
  const text = body.replace(/^\s*\n/, '').trimEnd();
  return `---\n${data}---\n${text && `\n${text}\n`}`;
}

const SIGNS = new RegExp(`${REFERENCE.source}|\\\\[!-/:-@[-\`{-~]`, 'g');

const signsOf = (text: string) => text.match(SIGNS)?.sort().join() ?? '';

/** Returns Markdown in remark's form, or unchanged where that form would alter its meaning. */
function textForm(text: string): string {
  const tree = parseMarkdown(text);
  const written = writeMarkdown(tree);
  return signsOf(text) === signsOf(written) && sayTheSame(tree, parseMarkdown(written))
    ? written
    : text;
}
