import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Store } from '@/lib/store';
import { globSync } from 'tinyglobby';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { validateContent } from '@/lib/check';
import { collections } from '@/lib/content/model';
import { formatProblem } from '@/lib/content/load/problems';
import { type Problem } from '@/lib/content/types';
import { SAMPLE } from '../sample';
import { groupsOf, PAYLOADS } from './payloads';

const cache = path.resolve(import.meta.dirname, '../../.cache');
/** Where the attacked content is written, and the list of its attacks. */
export const ATTACKED = path.join(cache, 'sample-ataques');
export const CASES = path.join(cache, 'sample-ataques.json');

/** A payload in a place of the content: a field of the data, or a line of the text. */
interface Case {
  payload: string;
  file: string;
  place: string;
}

export interface Attacked {
  /** Those in the content; the check finds nothing wrong with it. */
  written: Case[];
  /** Those that the check refused, each named where it is. */
  refused: Case[];
}

type Data = { [key: string]: Data } | Data[] | string | number | boolean | null;

/** An author's file with the payloads that are in it, each with what was in its place before. */
interface Attempt {
  file: string;
  data: Data;
  lines: string[] | undefined;
  cases: Map<string, { payload: string; before: string }>;
}

const FRONT = /^---\n(.*?)\n---\n(.*)$/s;
/** Titles have a limit, which the build asks. */
const SHORT = PAYLOADS.filter(({ length }) => length <= 24);
/** How much of a text stays before its attack. */
const KEPT = 30;
/** How many fields in a row take the same payload: pages have a limit too, and what repeats weighs little. */
const RUN = 12;

/**
 * Writes the sample with a payload in each of its texts, and releases whose every field and every form of
 * Markdown has some, until each payload has been in all of them. What the check names is taken out.
 * @param root the folder to write; what it has is lost
 * @throws when the check finds something wrong that no payload explains
 */
export function writeAttackedSite(root: string): Attacked {
  rmSync(root, { recursive: true, force: true });
  cpSync(SAMPLE, root, { recursive: true });
  let turn = 0;
  const next = (place: string, before: string) => {
    turn += 1;
    if (/(?:^|\.)titulo$|^nombre$/.test(place))
      return { payload: SHORT[turn % SHORT.length] ?? '', before: `Título ${turn}` };
    if (/enlace$/.test(place))
      return { payload: PAYLOADS[turn % PAYLOADS.length] ?? '', before: '' };
    return { payload: PAYLOADS[Math.floor(turn / RUN) % PAYLOADS.length] ?? '', before };
  };
  const attempts = [
    ...globSync('content/**/*.{yml,md}', { cwd: root })
      .sort()
      .map((file) => attack(root, file, next)),
    ...groupsOf(PAYLOADS, 8).map((group, at) => release(group, at + 1)),
  ];
  const refused: Case[] = [];
  const store = new Store(path.join(cache, 'sample-ataques-revision'));
  // The check names only the first problems of a file: a longer one takes more rounds.
  const ROUNDS = 10;
  attempts.forEach(refuseBySchema);
  for (let round = 0; round < ROUNDS; round++) {
    attempts.forEach((attempt) => save(root, attempt));
    const { problems } = validateContent(root, { store });
    store.prune(root);
    if (problems.length === 0) return { written: attempts.flatMap(casesOf), refused };
    const unexplained = problems.filter((problem) => !takeOut(problem));
    if (unexplained.length > 0 && unexplained.length === problems.length)
      throw new Error(`Nothing explains:\n${unexplained.map(formatProblem).join('\n')}`);
  }
  const { problems } = validateContent(root, { store });
  throw new Error(`After ${ROUNDS} rounds:\n${problems.map(formatProblem).join('\n')}`);

  /** What a field's own kind refuses is known without asking for its line. */
  function refuseBySchema(attempt: Attempt): void {
    const { error } = schemaOf(attempt.file).safeParse(attempt.data);
    for (const { path: at } of error?.issues ?? [])
      for (const place of placesAt(attempt, at.join('.'))) undo(attempt, place);
  }

  function takeOut({ file, field, line }: Problem): boolean {
    const attempt = attempts.find((one) => one.file === file);
    if (!attempt) return false;
    const at = line - headOf(attempt) - 1;
    const said = field || `línea ${at + 1}`;
    const places = placesAt(attempt, said);
    for (const place of places) undo(attempt, place);
    // The head of the office is in two files, of which the check names one.
    const holder = attempts.find((one) => one.file === HOLDER.file);
    if (places.length === 0 && file === HOLDER.twin && holder?.cases.has(HOLDER.place)) {
      undo(holder, HOLDER.place);
      return true;
    }
    if (places.length > 0 || field) return places.length > 0;
    // A text is wrong for a value of another file that it refers to: `{{clave}}`, or a route.
    const names = [...(attempt.lines?.[at] ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, one]) => one);
    const owners = attempts.flatMap((one) =>
      [...one.cases.keys()]
        .filter((place) => SHARED[one.file]?.(place, names) ?? place === 'ruta')
        .map((place) => () => undo(one, place)),
    );
    owners.forEach((undoOwner) => undoOwner());
    return owners.length > 0;
  }

  function undo(attempt: Attempt, place: string): void {
    const { payload, before } = attempt.cases.get(place)!;
    attempt.cases.delete(place);
    refused.push({ payload, file: attempt.file, place });
    const line = /^línea (\d+)$/.exec(place)?.[1];
    if (line) attempt.lines![Number(line) - 1] = before;
    else set(attempt.data, place, before);
  }
}

const HOLDER = {
  file: 'content/sindico/titulares.yml',
  place: 'actual.nombre',
  twin: 'content/directorio.yml',
};

/** Values that texts of other files take, by their names. */
const SHARED: Record<string, (place: string, names: (string | undefined)[]) => boolean> = {
  'content/sitio.yml': (place, names) => names.includes(place),
  'content/oficina.yml': (place, names) => names.includes(place.split('.')[0]),
  'content/correo.yml': (place, names) => names.includes(place.split('.').at(-1)),
};

const casesOf = ({ file, cases }: Attempt): Case[] =>
  [...cases].map(([place, { payload }]) => ({ payload, file, place }));

/** The payloads of a field; a fault of a group is a fault of something in it. */
const placesAt = ({ cases }: Attempt, said: string): string[] =>
  cases.has(said) ? [said] : [...cases.keys()].filter((place) => place.startsWith(`${said}.`));

function schemaOf(file: string): z.ZodType {
  const found = Object.values(collections).find(({ files }) =>
    new RegExp(`^content/${files.replace('*', '[^/]+')}$`).test(file),
  );
  if (!found) throw new Error(`No collection holds ${file}.`);
  return found.schema;
}

/** How many lines of the file are before its text. */
const headOf = ({ data }: Attempt) => written(data).split('\n').length + 1;
const written = (data: Data) => stringify(data, { lineWidth: 0 });

function save(root: string, { file, data, lines }: Attempt): void {
  const text = written(data);
  writeFileSync(path.join(root, file), lines ? `---\n${text}---\n${lines.join('\n')}` : text);
}

type Next = (place: string, before: string) => { payload: string; before: string };
/** What the build alone refuses, with the page where it is: a word that no browser knows. */
const NOT_TRIED = /\.autocompletar$/;

/** Adds a payload to each text of a file's data, and a line of them to its text. */
function attack(root: string, file: string, next: Next): Attempt {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [, front = text, body] = FRONT.exec(text) ?? [];
  const attempt: Attempt = {
    file,
    data: parse(front) as Data,
    lines: body?.split('\n'),
    cases: new Map(),
  };
  const walk = (value: Data, at: string[]): void => {
    if (typeof value === 'string') {
      const place = at.join('.');
      // A key with a point (a literal in Spanish) would read as two; others like it are tried.
      if (NOT_TRIED.test(place) || at.some((key) => key.includes('.'))) return;
      // Pages have a limit of weight too: a long text gives its place to the attack.
      const { payload, before } = next(place, value.slice(0, KEPT));
      attempt.cases.set(place, { payload, before: value });
      set(attempt.data, place, `${before} ${payload}`.trim());
    } else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, [...at, key]);
  };
  walk(attempt.data, []);
  return attempt;
}

function set(data: Data, place: string, value: string): void {
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Data>((at, key) => (at as Record<string, Data>)[key] ?? null, data);
  (parent as Record<string, Data>)[last] = value;
}

/** What Markdown shows as it is written. */
const plain = (payload: string) => payload.replace(/[\\`*_{}[\]()#+.!<>&|~^$-]/g, '\\$&');
const picture = '/ilustraciones/noticia-01.svg';

/** How an author may write something in Markdown; the first five are refused wherever they are active. */
const FORMS: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<${payload}>`,
  (payload) => `[Enlace](<${payload}>)`,
  (payload) => `[Enlace [dentro](${payload})](${payload})`,
  (payload) => `![${payload}](${picture} "${payload}")`,
  (payload) => `Texto \`\`${payload} \`\``,
  (payload) => `Texto ${plain(payload)}`,
  (payload) => `## Apartado ${plain(payload)}`,
  (payload) => `- [Enlace ${plain(payload)}](/directorio/ "${plain(payload)}")`,
  (payload) => `![${plain(payload)}](${picture} "${plain(payload)}")`,
  (payload) => `> **Cita** ${plain(payload)}`,
];

/** A release that has each payload of a group in each of its fields and forms. */
function release(group: string[], at: number): Attempt {
  const name = String(at).padStart(2, '0');
  const payload = SHORT[at % SHORT.length] ?? '';
  const all = group.join(' ');
  // The check refuses what looks like HTML in the data; what does not goes further.
  const tagless = group.filter((one) => !/<[a-z/!?]/i.test(one)).join(' ') || '"onclick=alert(1)';
  const lines: string[] = [];
  const cases: Attempt['cases'] = new Map([['titulo', { payload, before: `Ataque ${at}` }]]);
  for (const place of ['alt', 'lugar']) cases.set(place, { payload: all, before: `Ataque ${at}` });
  cases.set('resumen', { payload: tagless, before: `Ataque ${at}` });
  for (const one of group)
    for (const form of FORMS) {
      cases.set(`línea ${lines.length + 1}`, { payload: one, before: 'Texto.' });
      lines.push(...form(one).split('\n'), '');
    }
  return {
    file: `content/prensa/ataque-${name}.md`,
    data: {
      titulo: `Ataque ${at} ${payload}`,
      fecha: '2025-03-01',
      resumen: `Ataque ${at}. ${tagless}`,
      imagen: '/ilustraciones/noticia-01.svg',
      alt: `Ataque ${at}. ${group.slice(0, 3).join(' ')}`,
      numero: 900 + at,
      lugar: `Tijuana ${all}`,
    },
    lines,
    cases,
  };
}
