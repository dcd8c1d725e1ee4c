import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

export interface Import {
  file: string;
  target: string;
  typeOnly: boolean;
}

export interface Source {
  file: string;
  text: string;
}

const read = (pattern: string): Source[] =>
  globSync(pattern)
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

export const sources = read('{app,components,lib,scripts}/**/*.{ts,tsx,mjs}');

function once<T>(make: (source: Source) => T): (source: Source) => T {
  const made = new WeakMap<Source, T>();
  return (source) => {
    const known = made.get(source) ?? make(source);
    made.set(source, known);
    return known;
  };
}

export const parsed = once(({ file, text }) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  ),
);

export const importsOf = once((source): Import[] => {
  const { file } = source;
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteral(specifier))
      found.push({ file, target: resolve(file, specifier.text), typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, onlyTypes(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(parsed(source));
  return found;
});

function onlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  const { namedBindings } = clause;
  if (clause.isTypeOnly) return true;
  return (
    !clause.name &&
    !!namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((one) => one.isTypeOnly)
  );
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return specifier;
}
