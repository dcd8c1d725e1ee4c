import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { LineCounter, isMap, isNode, isScalar, parseDocument, visit, type Document } from 'yaml';
import type { Problem } from './problems';

/** An author's file, read but not yet validated. `line` finds where a field stands. */
export interface Source {
  file: string;
  data: unknown;
  /** Markdown after the front matter; empty in a YAML file. */
  body: string;
  /** Line of the file on which the body's first line stands, from 1. */
  bodyLine: number;
  line: (fieldPath: readonly PropertyKey[]) => number;
  problems: Problem[];
}

/**
 * Reads a `.yml` file. Malformed YAML becomes problems, never an exception.
 * @param root the project's folder; `file` is a path from there
 */
export function readYaml(root: string, file: string): Source {
  return { ...parseYaml(readText(root, file), file, 0), body: '', bodyLine: 1 };
}

/**
 * Reads a `.md` file: front matter between `---` lines, then the body.
 * Only YAML is read: gray-matter would run a `---js` block as code, and take a file whose first
 * line is blank for one without data (platform.md), so both are refused by name.
 */
export function readMarkdown(root: string, file: string): Source {
  const text = readText(root, file);
  const opening = /^---([^\n]*)\n/.exec(text);
  const language = opening?.[1]?.trim();
  const refuse = (message: string): Source => ({
    file,
    data: undefined,
    body: '',
    bodyLine: 1,
    line: () => 1,
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

  let front: Omit<Source, 'body' | 'bodyLine'> | undefined;
  const { content } = matter(text, {
    // The options object also turns off gray-matter's cache, which answers {} to bad YAML.
    engines: {
      yaml: { parse: (yaml) => (front = parseYaml(yaml, file, 0)).data as object },
      javascript: {
        parse: () => {
          throw new Error('JavaScript front matter is disabled');
        },
      },
    },
  });
  front ??= { ...parseYaml('', file, 1), data: {} };
  const bodyLine = text.slice(0, text.length - content.length).split('\n').length;
  return { ...front, body: content, bodyLine };
}

function readText(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}

/** Parses YAML 1.2. gray-matter keeps the line break after `---`, so front matter needs no offset. */
function parseYaml(text: string, file: string, offset: number): Omit<Source, 'body' | 'bodyLine'> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const at = (position: number) => Math.max(1, counter.linePos(position).line + offset);
  const problems = faultsOf(document).map(({ code, position }) => ({
    file,
    line: at(position),
    field: '',
    message: `el YAML no se puede leer (${explain(code)}). Revise los dos puntos, las comillas y la sangría de esta línea.`,
  }));
  return {
    file,
    data: problems.length > 0 ? undefined : document.toJS(),
    line: (fieldPath) => at(positionOf(document, fieldPath)),
    problems,
  };
}

/** The errors of a document, each where an author would look for it. */
function faultsOf(document: Document): { code: string; position: number }[] {
  const faults = (document as ReturnType<typeof parseDocument>).errors.map(({ code, pos }) => ({
    code: code as string,
    position: pos[0],
  }));
  visit(document, {
    // «*Aviso*» is YAML's alias: no author means one, and an unknown one would throw in toJS.
    Alias: (_, { range }) => void faults.push({ code: 'ALIAS', position: range?.[0] ?? 0 }),
    // Quotes left open are found out where the file ends; the mistake is where they begin.
    Scalar: (_, { type, range }) => {
      if (!range || !type?.startsWith('QUOTE')) return;
      for (const fault of faults)
        if (
          fault.code === 'MISSING_CHAR' &&
          fault.position >= range[0] &&
          fault.position <= range[2]
        )
          fault.position = range[0];
    },
  });
  return faults;
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
