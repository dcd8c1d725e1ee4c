/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Store } from '@/lib/store';
import { isDeepStrictEqual } from 'node:util';
import { globSync } from 'tinyglobby';
import { ContentReader } from '@/lib/content/load/reading';
import { validateRead } from '@/lib/check';
import { checkFile, type File, type FileResult } from '@/lib/content/lint/check-file';
import { SAMPLE } from '../sample';

// Two hundred histories: some ten seconds of a processor, and minutes on a busy machine.
jest.setTimeout(300_000);

const HISTORIES = 200;
const STEPS = 4;
const TODAY = '2026-07-01';

/** The tree is small, so that a history is short: few releases, and of each tab its first words. */
const LEFT_OUT = 'prensa/{aplican,explican,instalan,invitan,recuerdan,revisan,supervisan}*.md';

/** A tab's titles and first paragraph. */
const firstWords = (tab: string) =>
  `${tab
    .split('\n\n')
    .filter((block, at) => at < 2 || block.startsWith('#'))
    .join('\n\n')}\n`;

const root = mkdtempSync(path.join(tmpdir(), 'memoria-'));
const cacheDir = path.join(root, '.cache');
cpSync(SAMPLE, root, { recursive: true });
for (const file of globSync(LEFT_OUT, { cwd: path.join(root, 'content') }))
  rmSync(path.join(root, 'content', file));
for (const file of globSync('content/direcciones/*.md', { cwd: root, absolute: true })) {
  const tabs = readFileSync(file, 'utf8').split(/\n(?=## )/);
  writeFileSync(file, tabs.map((tab, at) => (at ? firstWords(tab) : tab)).join('\n'));
}
afterAll(() => rmSync(root, { recursive: true, force: true }));

const START = new Map(
  globSync('content/**/*.{md,yml}', { cwd: root })
    .sort()
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

/** Numbers that look like chance, always the same from one seed. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]! };
}

/** The files of the tree as they are now. */
const now = new Map(START);
function put(file: string, text: string | undefined): void {
  if (now.get(file) === text) return;
  if (text === undefined) {
    now.delete(file);
    rmSync(path.join(root, file));
  } else {
    now.set(file, text);
    writeFileSync(path.join(root, file), text);
  }
}
const mendAll = () => {
  for (const file of now.keys()) if (!START.has(file)) put(file, undefined);
  for (const [file, text] of START) put(file, text);
};

type Change = (text: string, file: string) => string | undefined;

const inData =
  (line: string): Change =>
  (text, file) =>
    file.endsWith('.md') ? text.replace(/^---\n/, `---\n${line}\n`) : `${text}\n${line}\n`;
const value =
  (key: string, to: string): Change =>
  (text) =>
    text.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${to}`);

/** What takes all that a file says. */
const LOST: Record<string, Change> = {
  'sin cerrar una comilla': inData('nombre: "x'),
  vacío: () => '',
  borrado: () => undefined,
};
/** What anybody may do to a file. */
const ANY: Record<string, Change> = {
  ...LOST,
  'en blanco': () => ' \n\n',
  'cortado a la mitad': (text) => text.slice(0, text.length / 2),
  'sin su segundo renglón': (text) => text.replace(/^(.*\n).*\n/, '$1'),
  'una clave que no existe': inData('nadie: sabe'),
};
/** What may be done to a text besides. */
const TEXT: Record<string, Change> = {
  'en borrador': inData('borrador: true'),
  'una referencia': (text) => `${text}\nLlame al {{telefono}}, de {{horario}}.\n`,
  'una referencia de oficina.yml': (text) => `${text}\nEs {{acuseDeQueja}} y {{mensajero}}.\n`,
  'una referencia que no existe': (text) => `${text}\nLlame al {{telefon}}.\n`,
  'una referencia a lo que no es un texto': (text) => `${text}\nEs {{demostracion}}.\n`,
  'una frase difícil': (text) => `${text}\nLa queja fue resuelta.\n`,
  'el título con una referencia': value('titulo', '"Atienden en {{telefono}}"'),
  'otro orden': value('orden', '99'),
};
/** What may be done to the files that give values: few texts, so that what is checked with them is shared. */
const GIVERS: Record<string, Record<string, Change>> = {
  'content/sitio.yml': {
    ...LOST,
    'otro teléfono': value('telefono', '664 555 0199'),
    'un teléfono que no lo es': value('telefono', 'seis'),
    'sin horario': (text) => text.replace(/^horario: .*\n/m, ''),
    'con un valor llamado acuseDeQueja': inData('acuseDeQueja: uno'),
    'con el teléfono en un grupo': value('telefono', '{ uno: 664 }'),
  },
  'content/oficina.yml': {
    ...LOST,
    'sin su primer dato': (text) => text.replace(/^\w+:\n(?: .*\n)+/m, ''),
  },
  'content/correo.yml': { ...LOST, 'otro que lleva': value('via', 'relevo') },
};

const TEXTS = [...START.keys()].filter((file) => /\/(prensa|direcciones)\//.test(file));
const OTHERS = ['canales', 'directorio', 'sindico/titulares', 'formularios/sugerencia'].map(
  (name) => `content/${name}.yml`,
);
OTHERS.push('content/paginas/accesibilidad.md', 'content/paginas/prensa.md');

/** Does one thing to the tree. @returns what, in words */
function step({ pick }: ReturnType<typeof chance>): string {
  const changed = [...new Set([...START.keys(), ...now.keys()])].filter(
    (file) => START.get(file) !== now.get(file),
  );
  const kind = pick(['mend', 'mend', 'mendAll', 'text', 'text', 'giver', 'giver', 'other', 'name']);
  if (kind === 'mendAll') {
    mendAll();
    return 'todo como al principio';
  }
  if (kind === 'mend' && changed.length > 0) {
    const file = pick(changed);
    put(file, START.get(file));
    return `${file} como al principio`;
  }
  const file =
    kind === 'giver'
      ? pick(Object.keys(GIVERS))
      : pick(kind === 'other' ? OTHERS : kind === 'name' ? [...OTHERS, ...TEXTS] : TEXTS);
  const text = now.get(file);
  if (text === undefined) return `${file} sigue borrado`;
  if (kind === 'name') {
    const other = file.replace(/(\.\w+)$/, '-otro$1');
    put(other, text);
    put(file, undefined);
    return `${file} se llama ${other}`;
  }
  // A file that gives values is changed from what it was: the number of its texts stays small.
  const own = GIVERS[file];
  const changes = own ?? { ...ANY, ...(file.endsWith('.md') && TEXT) };
  const what = pick(Object.keys(changes));
  put(file, changes[what]!(own ? START.get(file)! : text, file));
  return `${file} ${what}`;
}

const checked = new Map<string, FileResult>();
/** A file's check depends on nothing else (pureza.test.ts): what two runs would do alike is done once. */
function check(file: File, values: Record<string, unknown>, known: string) {
  const key = `${file.file}\n${known}\n${file.text}`;
  const result = checked.get(key) ?? checkFile(file, values);
  checked.set(key, result);
  return result;
}

/**
 * All that a check says, and all that a build would take from it.
 * @param whole whether what files say of each other is asked too: it is worked out of the rest, nothing kept
 */
function said(kept: boolean, whole: boolean) {
  const reading = new ContentReader(root, kept ? { store: new Store(cacheDir) } : {});
  const known = JSON.stringify(reading.values);
  for (const file of reading.missing()) reading.add(file, check(file, reading.values, known));
  const read = reading.finish();
  return whole ? validateRead(read, root, TODAY) : read;
}

it('lo que la revisión guarda nunca la hace mentir: cambie lo que cambie, dice lo mismo que una desde cero', () => {
  expect(said(false, true).problems).toEqual([]);
  let refused = 0;
  for (let seed = 1; seed <= HISTORIES; seed++) {
    // What is kept goes on from one history to the next.
    mendAll();
    const turn = chance(seed);
    const history = ['al principio'];
    for (let at = 0; at <= STEPS; at++) {
      if (at > 0) history.push(step(turn));
      const fresh = said(false, at === STEPS);
      const kept = said(true, at === STEPS);
      if (fresh.problems.length > 0) refused += 1;
      if (isDeepStrictEqual(kept, fresh)) continue;
      const tale = `${seed}: ${history.join(' → ')}`;
      expect({ tale, problems: kept.problems }).toEqual({ tale, problems: fresh.problems });
      expect({ tale, ...kept }).toStrictEqual({ tale, ...fresh });
    }
  }
  // Both kinds of answer are tried.
  expect(refused).toBeGreaterThan(HISTORIES);
  expect(refused).toBeLessThan(HISTORIES * STEPS);
});
