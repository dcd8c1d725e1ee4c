import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editFile, readWords } from '@/lib/content/edit';
import type { Json } from '@/lib/content/edit/match';
import { SAMPLE } from '../../sample';

/** The files of the frozen content, with their texts. */
export const samples = readdirSync(path.join(SAMPLE, 'content'), { recursive: true })
  .map((name) => `content/${String(name)}`)
  .filter((file) => /\.(md|yml)$/.test(file) && !file.endsWith('README.md'))
  .map((file) => ({ file, text: readFileSync(path.join(SAMPLE, file), 'utf8') }));

/** Numbers that are the same in every run. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const NASTY: Json[] = [
  ...[
    '1101',
    '070',
    '1e3',
    'no',
    'true',
    'null',
    '~',
    '',
    '2025-02-10',
    'a: b',
    'a #b',
    '#x',
    '- x',
  ],
  ...[
    '{{telefono}}',
    '[a]',
    'a, b',
    '*x',
    '&x',
    '!x',
    '@x',
    '%x',
    '|',
    '>',
    '"x"',
    "d'x",
    ' x',
    'x ',
  ],
  ...[
    'uno\ndos',
    'uno\n\ndos\n',
    '- - -',
    '¿Qué?',
    'a\\b',
    '-1',
    '+5',
    '0x1F',
    ':',
    'x:',
    '?',
    '...',
  ],
  ...[7, 0.5, true, false, null],
];

/** One change, at a place that the seed decides. */
export function changed(data: Json, random: (below: number) => number): Json {
  const copy = structuredClone(data);
  const groups: (Json[] | Record<string, Json>)[] = [];
  const walk = (value: Json) => {
    if (value === null || typeof value !== 'object') return;
    if (Object.keys(value).length > 0) groups.push(value);
    Object.values(value).forEach(walk);
  };
  walk(copy);
  const group = groups[random(groups.length)];
  const nasty = NASTY[random(NASTY.length)] ?? null;
  const kind = random(4);
  if (Array.isArray(group)) {
    const row = random(group.length);
    if (kind === 0) group.splice(row, 1);
    else if (kind === 1)
      group.splice(row, 0, structuredClone(group[random(group.length)] ?? nasty));
    else if (kind === 2) group.push(...group.splice(row, 1));
    else group[row] = nasty;
  } else if (group) {
    const keys = Object.keys(group);
    const key = keys[random(keys.length)] ?? '';
    if (kind === 0) delete group[key];
    else if (kind === 1) group['nueva'] = nasty;
    else group[key] = nasty;
  }
  return copy;
}

/** Whether a file reads back as what was meant, and which of its comments are gone. */
export function saved(file: string, text: string, data: Json) {
  const written = editFile(file, text, { data });
  const comments = (of: string) => of.split('\n').filter((line) => /^\s*#/.test(line));
  const now = comments(written);
  return {
    written,
    data: readWords(file, written).data,
    lost: comments(text).filter((line) => !now.includes(line)),
  };
}
