import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readWords } from '@/lib/content/edit';
import type { Json } from '@/lib/content/edit/match';
import { parseMarkdown } from '@/lib/content/parse/markdown';

export const textsIn = (root: string) =>
  readdirSync(path.join(root, 'content'), { recursive: true })
    .map((name) => `content/${String(name).replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(md|yml)$/.test(file) && !file.endsWith('README.md'))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

export const copyOf = (value: Json) => JSON.parse(JSON.stringify(value)) as Json;

type Random = (below: number) => number;

export function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const oneOf = <T>(items: readonly T[], random: Random): T => items[random(items.length)]!;

const NASTY: Json[] = [
  ...'1101|070|1e3|no|true|null|~||2025-02-10|a: b|a #b|#x|- x|{{telefono}}|[a]|a, b|*x'.split('|'),
  ...'&x|!x|@x|%x|>|"x"|d\'x| x|x |- - -|¿Qué?|a\\b|-1|+5|0x1F|:|x:|?|...'.split('|'),
  ...['|', 'uno\ndos', 'uno\n\ndos\n', 7, 0.5, true, false, null],
];

export interface Edit {
  kind: string;
  data: Json;
  body?: string;
}

export function editsOf(file: string, text: string) {
  const { data, body } = readWords(file, text);

  function ofData(random: Random): Edit {
    const copy = copyOf(data);
    const groups: (Json[] | Record<string, Json>)[] = [];
    const walk = (value: Json) => {
      if (value === null || typeof value !== 'object') return;
      if (Object.keys(value).length > 0) groups.push(value);
      Object.values(value).forEach(walk);
    };
    walk(copy);
    const group = oneOf(groups, random);
    const nasty = oneOf(NASTY, random);
    const keys = Object.keys(group);
    const key = oneOf(keys, random);
    const kind = oneOf(['set', 'set', 'remove', 'add', 'move'], random);
    if (kind === 'remove') {
      if (Array.isArray(group)) group.splice(Number(key), 1);
      else delete group[key];
    } else if (kind === 'add') {
      if (Array.isArray(group)) group.splice(Number(key), 0, copyOf(oneOf(group, random)));
      else group['nueva'] = nasty;
    } else if (kind === 'move' && Array.isArray(group)) group.push(...group.splice(Number(key), 1));
    else if (Array.isArray(group)) group[Number(key)] = nasty;
    else group[key] = nasty;
    return { kind, data: copy };
  }

  function ofBody(random: Random): Edit | undefined {
    const blocks = parseMarkdown(body ?? '').children.filter(({ type }) => type === 'paragraph');
    if (body === undefined || blocks.length === 0) return undefined;
    const { position } = oneOf(blocks, random);
    const at = position!.end.offset!;
    const now = `${body.slice(0, at)} Y algo más.${body.slice(at)}`;
    return { kind: 'paragraph', data, body: now };
  }

  return (random: Random): Edit => (random(3) === 0 ? ofBody(random) : undefined) ?? ofData(random);
}
