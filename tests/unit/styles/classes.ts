import postcss from 'postcss';
import ts from 'typescript';

interface Source {
  file: string;
  text: string;
}

/** Every class that a component names, with one file that does: the words of its `className`s. */
function namedClasses(files: Source[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { file, text } of files) {
    const words = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node))
        for (const name of node.text.split(/\s+/).filter(Boolean)) found.set(name, file);
      // What is compared is no class; neither is a condition.
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

/** Calls back with the text of each string in some files. */
function eachText(files: Source[], read: (text: string, file: string) => void): void {
  for (const { file, text } of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) read(node.text, file);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  }
}

/** Returns every word of the texts of some files: a script may write it as a class. */
export function literalWords(files: Source[]): Set<string> {
  const found = new Set<string>();
  eachText(files, (text) => text.split(/\s+/).forEach((word) => found.add(word)));
  return found;
}

/** Returns the class lists that components write, each with a file that does. */
export function classLists(files: Source[]): Map<string, string> {
  const found = new Map<string, string>();
  eachText(files, (text, file) => {
    const list = text.trim().split(/\s+/);
    if (list.length > 1) found.set(list.join(' '), file);
  });
  return found;
}

/** Of a part of the stylesheet, what each utility sets, in its order; what is `!important` wins anywhere. */
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

/**
 * Where a part of the stylesheet would undo what an element says: it has a class of the element that
 * loses to another one, comes after the part where both are, and does not have that other one.
 */
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

/** Every class that a stylesheet has a rule for; in our own files, those of `@utility` too. */
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

/** Classes that a component names and that change nothing. */
export const withoutRule = (files: Source[], css: string): string[] => {
  const styled = styledClasses(css);
  return [...namedClasses(files)]
    .filter(([name]) => !styled.has(name))
    .map(([name, file]) => `${file} nombra la clase «${name}», que no existe.`);
};

/** Classes of our own stylesheets that no component or island names, in any text of its own. */
export const unused = (sheets: Source[], files: Source[]): string[] => {
  const named = [...new Set(files.flatMap(({ text }) => text.split(/['"`\s${}]+/)))].map((name) =>
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
