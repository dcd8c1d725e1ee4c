/** @jest-environment node */
import { collections } from '@/lib/content/model';
import { labelOf } from '@/lib/content/model/labels';
import { treeOf, type SchemaNode } from '@/lib/content/model/schema-tree';

function keysOf(node: SchemaNode): string[] {
  const inner = [node.items, node.additionalProperties, ...(node.anyOf ?? [])];
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([key, of]) => [key, ...keysOf(of)]),
    ...inner.flatMap((of) => (typeof of === 'object' ? keysOf(of) : [])),
  ];
}

test('toda clave de los contenidos tiene nombre en español', () => {
  const keys = Object.values(collections).flatMap(({ schema }) => keysOf(treeOf(schema)));
  expect([...new Set(keys)].filter((key) => labelOf(key) === undefined)).toEqual([]);
});

test('una clave que nadie nombró no toma el de otra cosa', () => {
  expect(labelOf('constructor')).toBeUndefined();
});
