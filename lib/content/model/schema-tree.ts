import { z } from 'zod';
import type { Lugar, Nombrado } from './fields';

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
  nombra?: Nombrado;
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

export const nodeAt = (tree: SchemaNode, field: readonly PropertyKey[]): SchemaNode | undefined =>
  field.reduce<SchemaNode | undefined>((node, key) => {
    const { properties, additionalProperties: named, items } = node ?? {};
    return properties?.[String(key)] ?? (typeof named === 'object' ? named : items);
  }, tree);
