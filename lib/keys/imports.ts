import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a program is made of. */
export interface Imports {
  files: string[];
  /** The packages, Node's own modules apart, sorted. */
  packages: string[];
}

/** An import or export from another file, for its effects alone, or at run time; types have none. */
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\s)[^'"`;]*?from\s*['"]([^'"\n]+)['"]|^\s*import\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/**
 * The files that some files import, at any depth, themselves included. A comment that looks like an import
 * may bring one too many; a test holds them against a bundler's, so that none is missing.
 * @param entries paths from the project's folder
 * @throws for an import of the project that leads to no file
 */
export function importsOf(entries: readonly string[], project: string): Imports {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(path.join(project, file), 'utf8');
    for (const [, from, effects, atRunTime] of text.matchAll(IMPORT)) {
      const target = from ?? effects ?? atRunTime ?? '';
      if (target.startsWith('@/')) visit(resolve(target.slice(2), project));
      else if (target.startsWith('.'))
        visit(resolve(path.posix.join(path.posix.dirname(file), target), project));
      else if (!target.startsWith('node:')) packages.add(packageOf(target));
    }
  };
  entries.forEach(visit);
  return { files: [...files].sort(), packages: [...packages].sort() };
}

function resolve(target: string, project: string): string {
  const isFile = (file: string) => {
    const whole = path.join(project, file);
    return existsSync(whole) && statSync(whole).isFile();
  };
  const found = ENDINGS.map((ending) => `${target}${ending}`).find(isFile);
  if (found === undefined) throw new Error(`No file of the project is ${target}.`);
  return found;
}

/** The package of a module: `remark` of `remark/lib`, `@a/b` of `@a/b/c`. */
const packageOf = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');
