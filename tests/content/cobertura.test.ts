/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdown, plainText, walk } from '@/lib/content/markdown';

const FILE = 'docs/cobertura.md';

interface Row {
  /** Line and statement: how a failure names the row. */
  name: string;
  where: string;
  files: string[];
  tests: { file: string; title: string }[];
}

const fromRoot = (url: string) => path.join(path.dirname(FILE), url);

function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  walk(parseMarkdown(markdown), (node) => {
    if (node.type !== 'table') return;
    for (const { children, position } of node.children.slice(1)) {
      const [statement, where, proof] = children;
      const tests: Row['tests'] = [];
      for (const part of proof?.children ?? []) {
        const last = tests.at(-1);
        if (part.type === 'link') tests.push({ file: fromRoot(part.url), title: '' });
        else if (last) last.title += plainText(part);
      }
      rows.push({
        name: `${FILE}:${position?.start.line} ${plainText(statement)}`,
        where: plainText(where),
        files: (where?.children ?? []).flatMap((part) =>
          part.type === 'link' ? [fromRoot(part.url)] : [],
        ),
        tests: tests.map(({ file, title }) => ({
          file,
          title: /«(.+)»/.exec(title)?.[1] ?? '',
        })),
      });
    }
  });
  return rows;
}

/** The titles of a test file: what stands first in `it(…)`, `test(…)` and the call of an `each`. */
const titlesOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:\b(?:it|test)|\.each\(\w+\)|\](?: as const)?\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs,
    ),
  ].map(([, , title = '']) => title);

/** True for the title, a distinctive part of it, or a template's title with its case written in. */
function isTitle(cited: string, title: string): boolean {
  if (cited.length >= 8 && title.includes(cited)) return true;
  const literals = title.split(/\$\{[^}]*\}|%[a-z]/);
  if (literals.length === 1 || literals.join('').trim().length < 8) return false;
  const escaped = literals.map((text) => text.replace(/[.*+?^$()|[\]{}\\/]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}$`, 's').test(cited);
}

/** What is wrong with the rows, each fault naming its row. */
function faults(rows: Row[]): string[] {
  return rows.flatMap(({ name, where, files, tests }) => {
    const pending = where.startsWith('pendiente');
    const missing = [...files, ...tests.map(({ file }) => file)].filter(
      (file) => file.startsWith('..') || !existsSync(file),
    );
    const untitled = tests.filter(
      ({ file, title }) =>
        !missing.includes(file) && !titlesOf(file).some((one) => isTitle(title, one)),
    );
    return [
      ...(pending || files.length > 0 ? [] : [`${name}: no dice dónde se cumple`]),
      ...(pending || tests.length > 0 ? [] : [`${name}: no dice qué prueba lo sostiene`]),
      ...missing.map((file) => `${name}: no existe ${file}`),
      ...untitled.map(({ file, title }) => `${name}: «${title}» no está en ${file}`),
    ];
  });
}

describe('la cobertura de la especificación', () => {
  const rows = rowsOf(readFileSync(FILE, 'utf8'));
  it('nombra archivos que existen y pruebas que están en ellos', () =>
    expect(faults(rows)).toEqual([]));

  it('tiene al menos cien enunciados', () => expect(rows.length).toBeGreaterThanOrEqual(100));

  it('dice qué renglón nombra un archivo o una prueba que no hay', () => {
    const bad = `| E | D | P |\n| - | - | - |\n| Uno | [a](../no.ts) | [b](../tests/content/cobertura.test.ts) «otra cosa» |\n| Dos | x | — |`;
    expect(faults(rowsOf(bad)).map((fault) => fault.slice(FILE.length + 1))).toEqual([
      '3 Uno: no existe no.ts',
      '3 Uno: «otra cosa» no está en tests/content/cobertura.test.ts',
      '4 Dos: no dice dónde se cumple',
      '4 Dos: no dice qué prueba lo sostiene',
    ]);
  });
});
