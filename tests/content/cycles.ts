import path from 'node:path';
import { importsOf, type Source } from './imports';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

export const fileCycles = (files: Source[]): string[] => cyclesOf(files, (file) => file);

export const folderCycles = (files: Source[]): string[] => cyclesOf(files, path.posix.dirname);

function cyclesOf(files: Source[], nodeOf: (file: string) => string): string[] {
  const names = new Set(files.map(({ file }) => file));
  const graph = new Map<string, Set<string>>();
  for (const source of files)
    for (const { target } of importsOf(source)) {
      const [from, found] = [nodeOf(source.file), ENDINGS.map((end) => target + end)];
      const to = found.find((one) => names.has(one));
      if (to && nodeOf(to) !== from)
        graph.set(from, (graph.get(from) ?? new Set()).add(nodeOf(to)));
    }
  return walk(graph);
}

function walk(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
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
