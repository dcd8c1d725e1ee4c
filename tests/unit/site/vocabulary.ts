import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../../..');
const FILE = path.join(ROOT, 'tests/unit/site/blocks.generated.ts');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/** What is said of a thing, as it was parsed. */
export type Block = { '@type': string } & Record<string, unknown>;

/**
 * Has things against the whole vocabulary of schema.org, which schema-dts has as types: the compiler
 * reads a file of them.
 * @returns a line for each type, property or kind of value that schema.org does not know
 */
export function unknownToSchemaOrg(blocks: Block[]): string[] {
  const lines = blocks.map(
    (block, at) => `export const b${at}: S.${block['@type']} = ${JSON.stringify(block)};`,
  );
  const text = `import type * as S from 'schema-dts';\n${lines.join('\n')}\n`;
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.readFile = (name) => (name === FILE ? text : readFile(name));
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start, file }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    const line = file ? file.getLineAndCharacterOfPosition(start ?? 0).line : 0;
    return `${blocks[line - 1]?.['@type'] ?? ''}: ${message}`;
  });
}
