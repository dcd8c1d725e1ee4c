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

function ordered(node: Node): Node {
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

function meaning(written: Node): unknown {
  const node = ordered(written);
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([key, value]) =>
          !SPELLING.has(key) && value !== null && value !== undefined && value !== '',
      )
      .map(([key, value]) => [
        key,
        key === 'children'
          ? (value as Node[]).map(meaning)
          : typeof value === 'string' && node.type === 'text'
            ? value.replace(/\s+/g, ' ')
            : value,
      ]),
  );
}

/** Compares block by block: the editor would lose unsupported text. */
export const sayTheSame = (one: Node, other: Node): boolean =>
  JSON.stringify(meaning(one)) === JSON.stringify(meaning(other));
