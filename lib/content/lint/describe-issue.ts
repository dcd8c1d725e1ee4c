import type { z } from 'zod';
import { fault, isSchemaCode, type ContentFault, type FoundValue } from '@/lib/content/faults';
import { nearest } from '@/lib/content/model/nearest';
import { nodeAt, treeOf, type SchemaNode } from '@/lib/content/model/schema-tree';
import type { FieldFault } from '@/lib/content/types';

const MOST_SHOWN = 40;

function foundIn(input: unknown): FoundValue {
  if (input === null) return { type: 'null' };
  if (Array.isArray(input)) return { type: 'array' };
  if (typeof input === 'object') return { type: 'object' };
  return { type: typeof input, said: String(input).slice(0, MOST_SHOWN) };
}

/** Parses a value. @returns its data, or its faults, one per unknown key */
export function checkData<T extends z.ZodType>(
  schema: T,
  value: unknown,
): { data: z.output<T> | undefined; faults: FieldFault[] } {
  const { data, error } = schema.safeParse(value, { reportInput: true });
  const faults = (error?.issues ?? []).flatMap((issue): FieldFault[] => {
    const node = nodeAt(treeOf(schema), issue.path) ?? {};
    if (issue.code !== 'unrecognized_keys')
      return [{ field: issue.path, fault: faultOf(issue, node) }];
    const keys = Object.keys(node.properties ?? {});
    return issue.keys.map((key) => {
      const near = nearest(key, keys);
      const shown = key.slice(0, MOST_SHOWN);
      const found = fault('unknown-key', { key: shown, keys, ...(near && { near }) });
      return { field: [...issue.path, key], fault: found };
    });
  });
  return { data, faults };
}

/** Keys that a group must have, with a value of each: `{ fecha: 2025-01-27, motivo: Vacaciones }`. */
const neededIn = ({ properties = {}, required = [] }: SchemaNode) =>
  required.map((key): [string, string] => [key, properties[key]?.ejemplo ?? '…']);

/** Turns an issue of zod, or one that carries our own fault, into a fault with an example. */
function faultOf(issue: z.core.$ZodIssue, node: SchemaNode): ContentFault {
  const { ejemplo } = node;
  const last = issue.path.at(-1);
  const key = String(last);
  const example =
    typeof last === 'string' && ejemplo !== undefined ? { key, value: ejemplo } : undefined;
  const like = <F extends ContentFault>(found: F): F => ({ ...found, ...(example && { example }) });
  switch (issue.code) {
    case 'invalid_type': {
      const { input, expected } = issue;
      if (input === undefined)
        return example ? like(fault('missing', {})) : fault('missing-unlike', { key });
      const wrong = { expected, found: foundIn(input) };
      if (expected === 'object' && node.required) {
        const keys = Object.keys(node.properties ?? {});
        return fault('wrong-type-group', { ...wrong, keys, needed: neededIn(node) });
      }
      const value = String(input).slice(0, MOST_SHOWN);
      if (expected === 'string' && typeof input === 'number')
        return example?.value.includes('"')
          ? fault('needs-quotes-like', { ...wrong, ...example })
          : fault('needs-quotes', { ...wrong, key, value });
      return typeof input === 'string' && UNQUOTED[expected]?.test(input)
        ? fault('needless-quotes', { ...wrong, key, value })
        : like(fault('wrong-type', wrong));
    }
    case 'invalid_value': {
      const choices = issue.values.map(String);
      return issue.input === undefined
        ? fault('missing-choice', { choices })
        : fault('wrong-choice', { found: foundIn(issue.input), choices });
    }
    case 'too_small':
      if (issue.origin === 'string') return example ? like(fault('empty', {})) : EMPTY;
      if (issue.origin === 'array') return fault('too-few', { least: Number(issue.minimum) });
      return like(fault('too-small', { least: Number(issue.minimum) }));
    case 'too_big':
      return like(
        isSchemaCode(issue.message)
          ? fault('notice-title', {})
          : fault('too-big', { most: Number(issue.maximum) }),
      );
    default:
      return like(ownFault(issue) ?? fault('bad-form', {}));
  }
}

const EMPTY = fault('empty-unlike', {});

/** The fault that an issue carries: whole, or its code as the message. */
function ownFault(issue: z.core.$ZodIssue): ContentFault | undefined {
  if (issue.code === 'custom' && issue.params?.['fault'])
    return issue.params['fault'] as ContentFault;
  if (!isSchemaCode(issue.message)) return undefined;
  const sign = issue.message === 'mail' && foreignInMail(issue.input);
  return { code: issue.message, values: sign ? { sign } : {} } as ContentFault;
}

const foreignInMail = (input: unknown): string | undefined =>
  /[^\w.!#$%&'*+/=?^`{|}~@-]/u.exec(String(input))?.[0];

/** Forms that a value of a type has without quotes. */
const UNQUOTED: Record<string, RegExp> = {
  boolean: /^(?:true|false)$/,
  number: /^-?\d+$/,
  int: /^-?\d+$/,
};
