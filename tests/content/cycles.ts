import { importsOf, type Source } from './imports';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** Circles of files, by value or by type alone, each as `a → b → a`. */
export function fileCycles(files: Source[]): string[] {
  const names = new Set(files.map(({ file }) => file));
  return cycles(
    new Map(
      files.map((source) => [
        source.file,
        importsOf(source).flatMap(
          ({ target }) => ENDINGS.map((end) => target + end).find((one) => names.has(one)) ?? [],
        ),
      ]),
    ),
  );
}

/** The circles that a walk of a graph meets. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, way: string[]): void => {
    const from = way.indexOf(node);
    if (from >= 0) found.push([...way.slice(from), node].join(' → '));
    if (from >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}
