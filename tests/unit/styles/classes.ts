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

function eachText(files: Source[], read: (text: string, file: string) => void): void {
  for (const { file, text } of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) read(node.text, file);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  }
}

/** A script may write any of them as a class. */
export function literalWords(files: Source[]): Set<string> {
  const found = new Set<string>();
  eachText(files, (text) => text.split(/\s+/).forEach((word) => found.add(word)));
  return found;
}

export function classLists(files: Source[]): Map<string, string> {
  const found = new Map<string, string>();
  eachText(files, (text, file) => {
    const list = text.trim().split(/\s+/);
    if (list.length > 1) found.set(list.join(' '), file);
  });
  return found;
}

/** `!important` wins in any order. */
const utilitiesOf = (css: string) => {
  const found: { name: string; sets: string[] }[] = [];
  const read = (rule: postcss.Rule) => {
    const [, name] = /^\.((?:\\.|[\w-])+)$/.exec(rule.selector) ?? [];
    const sets = (rule.nodes ?? []).flatMap((node) =>
      node.type === 'decl' && !node.important ? node.prop : [],
    );
    if (name) found.push({ name: name.replace(/\\(.)/g, '$1'), sets });
  };
  postcss.parse(css).walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules(read);
  });
  return found;
};

/** `padding` and `padding-inline` set the same. */
const overlap = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);

/** Of two classes of an element, a later part with only the loser makes the loser win. */
export function undone(
  lists: Map<string, string>,
  parts: { name: string; css: string }[],
): string[] {
  const known = parts.map(({ name, css }) => ({ name, utilities: utilitiesOf(css) }));
  const has = (part: (typeof known)[number], name: string) =>
    part.utilities.some((one) => one.name === name);
  const problems = new Set<string>();
  for (const [list, file] of lists)
    for (const loser of list.split(' '))
      for (const winner of list.split(' ')) {
        const at = known.findIndex((part) => has(part, loser) && has(part, winner));
        const { utilities = [] } = known[at] ?? {};
        const wins = utilities.some(
          (one, place) =>
            one.name === loser &&
            utilities
              .slice(place + 1)
              .some(
                (other) =>
                  other.name === winner &&
                  other.sets.some((set) => one.sets.some((own) => overlap(own, set))),
              ),
        );
        if (!wins) continue;
        for (const part of known.slice(at + 1))
          if (has(part, loser) && !has(part, winner))
            problems.add(`${file}: «${part.name}» repite «${loser}» y deshace «${winner}».`);
      }
  return [...problems];
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
