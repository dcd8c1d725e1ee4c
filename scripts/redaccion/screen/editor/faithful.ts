/** Whatever a Markdown parser returns: a node with its kind, its values and its children. */
interface Node {
  type: string;
  children?: Node[];
}

/** What says how something was spelled, not what it says. */
const SPELLING = new Set(['position', 'data', 'spread', 'label', 'referenceType', 'isInline']);

/** A text as what it says: the same for two spellings of it. */
function meaning(node: Node): unknown {
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

/** Whether two trees say the same, block by block: what the editor cannot hold would be lost. */
export const sayTheSame = (one: Node, other: Node): boolean =>
  JSON.stringify(meaning(one)) === JSON.stringify(meaning(other));
