import matter from 'gray-matter';
import { isMap, isNode, isScalar, parseDocument, visit, type Document } from 'yaml';
import type { Problem } from './problems';

/** An author's file, parsed but not yet held against its schema. Plain data. */
export interface Source {
  data: unknown;
  /** Markdown after the front matter; empty in a YAML file. */
  body: string;
  /** Line of the file on which the body's first line stands, from 1. */
  bodyLine: number;
  problems: Problem[];
}

/**
 * Parses an author's file; its ending says of which kind it is. Reads nothing from the disk.
 * Malformed YAML becomes problems, never an exception.
 * @param text as `readText` gives it: no byte-order mark, lines ended by `\n`
 * @param file its path from the project's root, for the messages
 */
export function parseSource(text: string, file: string): Source {
  if (file.endsWith('.md')) return parseFrontMatter(text, file);
  return { ...parseYaml(text, file), body: '', bodyLine: 1 };
}

/**
 * The line on which a field stands, or the nearest group around it that exists. Parses the text
 * again: only a problem asks for lines, and a content without problems pays nothing for them.
 */
export function lineOf(text: string, file: string, fieldPath: readonly PropertyKey[]): number {
  const yaml = file.endsWith('.md') ? frontMatterOf(text) : text;
  return lineAt(yaml, positionOf(parseDocument(yaml, { prettyErrors: false }), fieldPath));
}

/** Line of `text` on which the character at `position` stands, from 1. */
export const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length;

/**
 * A `.md` file: front matter between `---` lines, then the body. Only YAML is read: gray-matter would
 * run a `---js` block as code, and take a file whose first line is blank for one without data
 * (platform.md), so both are refused by name.
 */
function parseFrontMatter(text: string, file: string): Source {
  const opening = /^---([^\n]*)\n/.exec(text);
  const language = opening?.[1]?.trim();
  const refuse = (message: string): Source => ({
    data: undefined,
    body: '',
    bodyLine: 1,
    problems: [{ file, line: 1, field: '', message }],
  });
  if (!opening)
    return refuse('el archivo debe empezar, desde su primera línea, con «---» y sus datos.');
  if (language && language !== 'yaml')
    return refuse(
      `los datos empiezan con «---${language}» y sólo se acepta YAML. Deje la primera línea en «---».`,
    );
  // gray-matter closes at the first line that begins so, whatever follows on it.
  if (/\n---[^\n]*/.exec(text.slice(3))?.[0].trimEnd() !== '\n---')
    return refuse('falta la línea «---» que cierra los datos del principio.');

  let front: ReturnType<typeof parseYaml> | undefined;
  const { content } = matter(text, {
    // The options object also turns off gray-matter's cache, which answers {} to bad YAML.
    engines: {
      yaml: { parse: (yaml) => (front = parseYaml(yaml, file)).data as object },
      javascript: {
        parse: () => {
          throw new Error('JavaScript front matter is disabled');
        },
      },
    },
  });
  front ??= { data: {}, problems: [] };
  return { ...front, body: content, bodyLine: lineAt(text, text.length - content.length) };
}

/** The front matter as gray-matter hands it on: the line break after `---` keeps the lines' count. */
function frontMatterOf(text: string): string {
  const start = Math.max(0, text.indexOf('\n'));
  const end = text.indexOf('\n---', start);
  return text.slice(start, end < 0 ? undefined : end);
}

/** Parses YAML 1.2. */
function parseYaml(text: string, file: string): Pick<Source, 'data' | 'problems'> {
  const document = parseDocument(text, { prettyErrors: false });
  const problems = mistakesOf(document, text).map(({ code, position }) => ({
    file,
    line: lineAt(text, position),
    field: '',
    message: `el YAML no se puede leer (${explain(code)}). Revise los dos puntos, las comillas y la sangría de esta línea.`,
  }));
  return { data: problems.length > 0 ? undefined : document.toJS(), problems };
}

/** The mistakes of a document, each where an author would look for it. */
function mistakesOf(document: Document.Parsed, text: string) {
  const mistakes = document.errors.map(({ code, pos }) => ({
    code: code as string,
    position: pos[0],
  }));
  // Without an error or an asterisk there is nothing below to find.
  if (mistakes.length === 0 && !text.includes('*')) return mistakes;
  visit(document, {
    // «*Aviso*» is YAML's alias: no author means one, and an unknown one would throw in toJS.
    Alias: (_, { range }) => void mistakes.push({ code: 'ALIAS', position: range?.[0] ?? 0 }),
    // Quotes left open are found out where the file ends; the mistake is where they begin.
    Scalar: (_, { type, range }) => {
      if (!range || !type?.startsWith('QUOTE')) return;
      for (const mistake of mistakes)
        if (
          mistake.code === 'MISSING_CHAR' &&
          mistake.position >= range[0] &&
          mistake.position <= range[2]
        )
          mistake.position = range[0];
    },
  });
  return mistakes;
}

function explain(code: string): string {
  const known: Record<string, string> = {
    ALIAS: 'el texto empieza con «*»: póngalo entre comillas',
    MULTIPLE_DOCS: 'hay una línea «---» de más',
    DUPLICATE_KEY: 'una clave está repetida',
    UNEXPECTED_TOKEN: 'hay un signo que no va ahí',
    BAD_INDENT: 'la sangría no coincide',
    TAB_AS_INDENT: 'hay un tabulador: use espacios',
    MISSING_CHAR: 'falta un signo, quizá unas comillas o un corchete',
    BLOCK_AS_IMPLICIT_KEY: 'hay dos puntos «: » de más; ponga el texto entre comillas',
    MULTILINE_IMPLICIT_KEY: 'falta el «:» después de una clave',
  };
  return known[code] ?? 'hay un signo que no va ahí';
}

/** Where the node at `fieldPath`, or its nearest existing parent, begins. Keys win over values. */
function positionOf(document: Document, fieldPath: readonly PropertyKey[]): number {
  for (let depth = fieldPath.length; depth > 0; depth--) {
    const parent =
      depth === 1 ? document.contents : document.getIn(fieldPath.slice(0, depth - 1), true);
    const key = fieldPath[depth - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(
        ({ key: k }) => isScalar(k) && String(k.value) === String(key),
      );
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(fieldPath.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}
