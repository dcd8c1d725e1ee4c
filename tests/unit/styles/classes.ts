import postcss from 'postcss';
import ts from 'typescript';

interface Source {
  file: string;
  text: string;
}

function namedClasses(files: Source[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { file, text } of files) {
    const words = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node))
        for (const name of node.text.split(/\s+/).filter(Boolean)) found.set(name, file);
      // Operands of comparisons and conditions are no classes.
      if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(words);
      else if (ts.isBinaryExpression(node)) words(node.right);
      else ts.forEachChild(node, words);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer)
        words(node.initializer);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  }
  return found;
}

/** In our own files, those of `@utility` too. */
export function styledClasses(css: string): Set<string> {
  const found = new Set<string>();
  const root = postcss.parse(css);
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g))
      if (!/^\d/.test(name)) found.add(name.replace(/\\(.)/g, '$1'));
  });
  root.walkAtRules('utility', ({ params }) => void found.add(params));
  return found;
}

export const withoutRule = (files: Source[], css: string): string[] => {
  const styled = styledClasses(css);
  return [...namedClasses(files)]
    .filter(([name]) => !styled.has(name))
    .map(([name, file]) => `${file} nombra la clase «${name}», que no existe.`);
};

export const unused = (sheets: Source[], files: Source[]): string[] => {
  const applied = sheets.flatMap(({ text }) => text.match(/(?<=@apply )[^;]+/g) ?? []);
  const written = [...files.map(({ text }) => text), ...applied];
  const named = [...new Set(written.flatMap((text) => text.split(/['"`\s${}]+/)))].map((name) =>
    name.replace(/^.*:/, ''),
  );
  const used = (name: string) =>
    name.endsWith('*')
      ? named.some((one) => one.startsWith(name.slice(0, -1)))
      : named.includes(name);
  return sheets.flatMap(({ file, text }) =>
    [...styledClasses(text)]
      .filter((name) => !used(name))
      .map((name) => `${file} da estilo a «${name}», que ningún componente nombra.`),
  );
};
