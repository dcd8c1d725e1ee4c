import { isDeepStrictEqual } from 'node:util';
import { cleanText } from '@/lib/content/parse/read';
import { parseSource } from '@/lib/content/parse/source';
import { parseYaml } from '@/lib/content/parse/yaml';
import { editYaml } from './edit-yaml';
import { commonPairs, type Json } from './match';
import { mergeBody } from './merge-body';
import { blockText } from './write-yaml';

/**
 * What an author wrote in a file: its data, references unresolved, and the Markdown of a `.md`.
 * @throws when the file cannot be read, with the place and the remedy
 */
export function readWords(file: string, text: string): { data: Json; body?: string } {
  const { data, body, problems } = parseSource(cleanText(text), file);
  const [first] = problems;
  if (first) throw new Error(`${file}, línea ${first.line ?? 1}: ${first.message}`);
  const words = { data: (data ?? null) as Json };
  return file.endsWith('.md') ? { ...words, body } : words;
}

/**
 * The source of a file after a form was saved: only what changed is written anew. Byte for byte as it
 * was when nothing did. The order of a group's keys is the author's: another order is no change.
 * @throws when no source can say it
 */
export function editFile(
  file: string,
  text: string,
  change: { data: unknown; body?: { untouched: string; now: string } | undefined },
): string {
  const was = readWords(file, text);
  const source = cleanText(text);
  const { head, yaml, rest, body } = partsOf(file, source, was.body);
  // What JSON cannot say, as a key without a value, is not there.
  const data = JSON.parse(JSON.stringify(change.data ?? null)) as Json;
  const { untouched = '', now = '' } = change.body ?? {};
  const merged = mergeBody(body, cleanText(untouched), cleanText(now));
  const isSame = isDeepStrictEqual(was.data ?? {}, data ?? {});
  if (isSame && merged === body) return text;
  for (const written of isSame ? [yaml] : editYaml(yaml, data)) {
    const whole = head + written + rest + merged;
    if (isSame || says(file, written, data)) return withEndings(text, source, whole);
  }
  throw new Error(
    `${file}: los datos no se pueden escribir de modo que se lean igual. Quite los signos raros y guarde otra vez.`,
  );
}

/** The source of a new file, its keys in the order given. */
export function newFile(file: string, { data, body }: { data: unknown; body?: string }): string {
  const plain = JSON.parse(JSON.stringify(data ?? {})) as Json;
  const yaml = blockText(plain, { singleQuote: false });
  const written = yaml === '{}\n' ? '' : yaml;
  const text = cleanText(body ?? '').trim();
  const whole = file.endsWith('.md') ? `---\n${written}---\n${text && `\n${text}\n`}` : written;
  if (says(file, written, plain)) return whole;
  throw new Error(`${file}: los datos no se pueden escribir de modo que se lean igual.`);
}

/** A file's data, and what stands before and after them. */
function partsOf(file: string, source: string, body = '') {
  if (!file.endsWith('.md')) return { head: '', yaml: source, rest: '', body: '' };
  const start = source.indexOf('\n') + 1;
  const end = source.indexOf('\n---', start - 1) + 1;
  const parts = { head: source.slice(0, start), yaml: source.slice(start, end) };
  return { ...parts, rest: source.slice(end, source.length - body.length), body };
}

function says(file: string, yaml: string, data: Json): boolean {
  if (file.endsWith('.md') && !/(?:^|\n)$/.test(yaml)) return false;
  const read = parseYaml(yaml, file);
  return read.problems.length === 0 && isDeepStrictEqual(read.data ?? {}, data ?? {});
}

/** Lines that stayed keep their bytes (line breaks, accents apart); new ones end as most do. */
function withEndings(raw: string, was: string, now: string): string {
  if (raw === was) return now;
  const rawLines = raw.split(/(?<=\n|\r(?!\n))/);
  const lines = now.split(/(?<=\n)/);
  const ending = /\r\n?|\n/.exec(raw)?.[0] ?? '\n';
  const kept = new Map(
    commonPairs(was.split(/(?<=\n)/), lines).map(([former, line]) => [line, rawLines[former]]),
  );
  const [mark = ''] = /^\uFEFF+/.exec(raw) ?? [];
  const whole = lines.map((line, index) => kept.get(index) ?? line.replace('\n', ending)).join('');
  return whole.startsWith('\uFEFF') ? whole : mark + whole;
}
