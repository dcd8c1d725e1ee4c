import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isCollection, isPair, isScalar, LineCounter, parseDocument, type Node } from 'yaml';
import { readWords } from '@/lib/content/edit';
import type { Json } from '@/lib/content/edit/match';
import { parseMarkdown } from '@/lib/content/parse/markdown';

/** The files of a folder's content, with their texts. */
export const textsIn = (root: string) =>
  readdirSync(path.join(root, 'content'), { recursive: true })
    .map((name) => `content/${String(name).replaceAll(path.sep, '/')}`)
    .filter((file) => /\.(md|yml)$/.test(file) && !file.endsWith('README.md'))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** A copy of this realm: `structuredClone` makes the one outside of Jest's. */
export const copyOf = (value: Json) => JSON.parse(JSON.stringify(value)) as Json;

type Random = (below: number) => number;

/** Numbers that are the same in every run. */
export function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const oneOf = <T>(items: readonly T[], random: Random): T => items[random(items.length)]!;

/** Values that a careless writer would let YAML take for something else. */
const NASTY: Json[] = [
  ...'1101|070|1e3|no|true|null|~||2025-02-10|a: b|a #b|#x|- x|{{telefono}}|[a]|a, b|*x'.split('|'),
  ...'&x|!x|@x|%x|>|"x"|d\'x| x|x |- - -|¿Qué?|a\\b|-1|+5|0x1F|:|x:|?|...'.split('|'),
  ...['|', 'uno\ndos', 'uno\n\ndos\n', 7, 0.5, true, false, null],
];

/** Lines of a text from the first, counted from 0, up to the second. */
type Lines = [from: number, to: number];

/** One change of a file, and the lines that may become others. */
export interface Edit {
  kind: string;
  data: Json;
  body?: { untouched: string; now: string };
  lines: Lines;
}

/** A file whose changes are made up. */
export function editsOf(file: string, text: string) {
  const { data, body } = readWords(file, text);
  const start = file.endsWith('.md') ? text.indexOf('\n') + 1 : 0;
  const end = start === 0 ? text.length : text.indexOf('\n---', start - 1) + 1;
  const counter = new LineCounter();
  const yaml = text.slice(start, end);
  const root = parseDocument(yaml, { lineCounter: counter }).contents;
  const all = text.split('\n');
  const lineOf = (offset: number) => counter.linePos(offset).line - 1 + (start === 0 ? 0 : 1);
  const wholeYaml: Lines = [lineOf(0), lineOf(yaml.trimEnd().length) + 1];

  /** The lines of a place, with the notes above it; of the group around it that is written on one line. */
  function linesOf(place: (string | number)[]): Lines {
    let node: Node | null = root;
    let lines = wholeYaml;
    for (const name of place) {
      if (!isCollection(node) || (node.flow && node !== root)) break;
      const item: unknown = node.items.find((one, index) =>
        isPair(one) ? isScalar(one.key) && String(one.key.value) === name : index === name,
      );
      const value = (isPair(item) ? item.value : item) as Node | null;
      const first = (isPair(item) ? item.key : item) as Node;
      const last = Math.max(first.range![1], value?.range?.[1] ?? 0);
      lines = [lineOf(first.range![0]), lineOf(yaml.slice(0, last).trimEnd().length) + 1];
      node = value;
    }
    const [from, to] = lines;
    let above = from;
    while (above > wholeYaml[0] && /^\s*(#|$)/.test(all[above - 1]!)) above--;
    let below = to;
    while (all[below] === '') below++;
    return [above, below];
  }

  const isFlow = (place: (string | number)[]) => {
    const node = isCollection(root) && place.length > 0 ? root.getIn(place, true) : root;
    return isCollection(node) && node.flow === true;
  };

  function ofData(random: Random): Edit {
    const copy = copyOf(data);
    const groups: [place: (string | number)[], group: Json[] | Record<string, Json>][] = [];
    const walk = (value: Json, place: (string | number)[]) => {
      if (value === null || typeof value !== 'object') return;
      if (Object.keys(value).length > 0) groups.push([place, value]);
      for (const [key, one] of Object.entries(value))
        walk(one, [...place, Array.isArray(value) ? Number(key) : key]);
    };
    walk(copy, []);
    const [place, group] = oneOf(groups, random);
    const nasty = oneOf(NASTY, random);
    const keys = Object.keys(group);
    const key = oneOf(keys, random);
    const own = [...place, Array.isArray(group) ? Number(key) : key];
    const kind = oneOf(['set', 'set', 'remove', 'add', 'move'], random);
    const made = (lines: Lines): Edit => ({ kind, data: copy, lines });
    if (kind === 'remove') {
      if (Array.isArray(group)) group.splice(Number(key), 1);
      else delete group[key];
      const [from, to] = linesOf(keys.length === 1 ? place : own);
      // The key after the first of a row takes its dash.
      const takesDash = key === keys[0] && typeof place.at(-1) === 'number';
      return made([from, takesDash ? to + 1 : to]);
    }
    if (kind === 'add') {
      if (Array.isArray(group)) group.splice(Number(key), 0, copyOf(oneOf(group, random)));
      else group['nueva'] = nasty;
      // Between two lines, where all stay.
      return made(isFlow(place) ? linesOf(place) : [0, 0]);
    }
    if (kind === 'move' && Array.isArray(group)) {
      group.push(...group.splice(Number(key), 1));
      return made([linesOf(own)[0], linesOf([...place, keys.length - 1])[1]]);
    }
    if (Array.isArray(group)) group[Number(key)] = nasty;
    else group[key] = nasty;
    return made(linesOf(own));
  }

  function ofBody(random: Random): Edit | undefined {
    const blocks = parseMarkdown(body ?? '').children.filter(({ type }) => type === 'paragraph');
    if (body === undefined || blocks.length === 0) return undefined;
    const { position } = oneOf(blocks, random);
    const at = position!.end.offset!;
    const now = `${body.slice(0, at)} Y algo más.${body.slice(at)}`;
    const before = text.slice(0, text.length - body.length).split('\n').length - 1;
    const lines: Lines = [before + position!.start.line - 1, before + position!.end.line];
    return { kind: 'paragraph', data, body: { untouched: body, now }, lines };
  }

  return (random: Random): Edit => (random(3) === 0 ? ofBody(random) : undefined) ?? ofData(random);
}

/** What is not as it was outside of an edit's lines: the lines that are gone from there. */
export function lostOutside(before: string, after: string, { lines: [from, to] }: Edit): string[] {
  const [was, now] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < was.length && was[head] === now[head]) head++;
  let tail = 0;
  while (tail < was.length - head && was.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return was.filter((_, at) => at >= head && at < was.length - tail && (at < from || at >= to));
}
