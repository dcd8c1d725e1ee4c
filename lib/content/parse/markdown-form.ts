export const MARKDOWN_FORM = {
  bullet: '-',
  rule: '-',
  emphasis: '*',
  // «<{{correo}}>» would not become a link.
  resourceLink: true,
} as const;

interface Node {
  type: string;
  children?: Node[];
}

const SPELLING = new Set(['position', 'data', 'spread', 'label', 'referenceType', 'isInline']);

const MARKS = new Set(['strong', 'emphasis', 'delete']);

/** Joins marks of the same words, in any order. */
function joined(node: Node): Node {
  const types: string[] = [];
  let inner = node;
  for (let only: Node | undefined = node; only && MARKS.has(only.type);) {
    types.push(only.type);
    inner = only;
    only = only.children?.length === 1 ? only.children[0] : undefined;
  }
  if (types.length < 2) return node;
  return { type: [...new Set(types)].sort().join(' '), children: inner.children ?? [] };
}

const meaning = (tree: Node): string =>
  JSON.stringify(tree, function (this: Node, key: string, value: unknown) {
    if (SPELLING.has(key) || value === '') return undefined;
    if (typeof value === 'string' && this.type === 'text') return value.replace(/\s+/g, ' ');
    const isNode = typeof value === 'object' && value !== null && 'type' in value;
    return isNode ? joined(value as Node) : (value ?? undefined);
  });

/** Compares block by block: the editor would lose unsupported text. */
export const sayTheSame = (one: Node, other: Node): boolean => meaning(one) === meaning(other);
