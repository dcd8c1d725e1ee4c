/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import type { ShortNames } from '@/scripts/make/pages/short-names';

/** The classes that a file may ask for: what follows a full stop in its texts, names of files included. */
function askedIn(file: string): string[] {
  const asked: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      for (const [, name = ''] of node.text.matchAll(/(?:\.|class\*=)([a-z][\w-]*)/g))
        asked.push(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return asked;
}

it('una clase por la que preguntan las pruebas en el navegador o la medición conserva su nombre', () => {
  const script = path.resolve('tests/unit/styles/names.ts');
  const { classes, properties } = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' }),
  ) as ShortNames;
  // What is asked below is of the real site.
  expect(Object.keys(classes).length).toBeGreaterThan(50);
  expect(Object.keys(properties)).toContain('--guinda');
  const files = globSync(['tests/e2e/**/*.ts', 'scripts/bench/**/*.ts', 'scripts/*.ts']);
  const renamed = files.flatMap((file) =>
    askedIn(file).flatMap((name) =>
      Object.keys(classes)
        .filter((one) => one.replace(/^.*:/, '') === name)
        .map((one) => `${file}: .${one}`),
    ),
  );
  expect(renamed).toEqual([]);
});
