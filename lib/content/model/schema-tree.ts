import { z } from 'zod';
import type { Lugar } from './fields';

/** JSON Schema with examples; `ayuda` explains rules that JSON Schema lacks (`.refine`). */
export interface SchemaNode {
  type?: string;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  additionalProperties?: SchemaNode | boolean;
  items?: SchemaNode;
  minItems?: number;
  anyOf?: SchemaNode[];
  enum?: (string | number | boolean | null)[];
  palabras?: Record<string, string>;
  title?: string;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  ejemplo?: string;
  ayuda?: string;
  lugar?: Lugar;
}

const trees = new WeakMap<z.ZodType, SchemaNode>();

export function treeOf(schema: z.ZodType): SchemaNode {
  let tree = trees.get(schema);
  if (!tree) {
    tree = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as SchemaNode;
    trees.set(schema, tree);
  }
  return tree;
}

const namedNode = ({ additionalProperties }: SchemaNode): SchemaNode | undefined =>
  typeof additionalProperties === 'object' ? additionalProperties : undefined;

function nodeAt(
  node: SchemaNode | undefined,
  [head, ...rest]: readonly PropertyKey[],
): SchemaNode | undefined {
  if (!node || head === undefined) return node;
  return nodeAt(node.properties?.[String(head)] ?? namedNode(node) ?? node.items, rest);
}

export function exampleAt(schema: z.ZodType, field: readonly PropertyKey[]): string | undefined {
  const example = nodeAt(treeOf(schema), field)?.ejemplo;
  const key = field.at(-1);
  return example === undefined || typeof key !== 'string' ? undefined : `${key}: ${example}`;
}

export const allowedKeysAt = (schema: z.ZodType, field: readonly PropertyKey[]): string[] =>
  Object.keys(nodeAt(treeOf(schema), field)?.properties ?? {});
