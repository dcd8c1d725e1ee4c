/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Store } from '@/lib/store';
import { isDeepStrictEqual } from 'node:util';
import { globSync } from 'tinyglobby';
import { ContentReader } from '@/lib/content/load/reading';
import { checkFile, type File, type FileResult } from '@/lib/content/lint/check-file';
import { SAMPLE } from '../sample';

// A hundred readings in each: seconds of a processor, and a minute on a busy machine.
jest.setTimeout(120_000);

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
const mend = (file: string) => put(file, START.get(file));

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

/** A release and a directorate, whose texts and data are changed while those of others are. */
const TEXTS = ['content/prensa/instalan-comites-de-etica.md', 'content/direcciones/social.md'];
const OTHERS = ['canales', 'directorio', 'sindico/titulares', 'formularios/sugerencia'].map(
  (name) => `content/${name}.yml`,
);

const checked = new Map<string, FileResult>();
/** A file's check depends on nothing else (pureza.test.ts): what two runs would do alike is done once. */
function check(file: File, values: Record<string, unknown>, known: string) {
  const key = `${file.file}\n${known}\n${file.text}`;
  const result = checked.get(key) ?? checkFile(file, values);
  checked.set(key, result);
  return result;
}

/** All that a check says, and all that a build would take from it. */
function said(kept: boolean) {
  const reading = new ContentReader(root, kept ? { store: new Store(cacheDir) } : {});
  const known = JSON.stringify(reading.values);
  for (const file of reading.missing()) reading.add(file, check(file, reading.values, known));
  const { withWaiting, ...read } = reading.finish();
  return { ...read, waiting: withWaiting?.(() => true) };
}

/** What a reading from nothing says of the tree, by the file that differs from the first tree. */
const readings = new Map<string, ReturnType<typeof said>>();
/** Trees that come again and again, with one file changed or none, are read from nothing once. */
function fromNothing() {
  const files = new Set([...START.keys(), ...now.keys()]);
  const changed = [...files].filter((file) => now.get(file) !== START.get(file));
  if (changed.length > 1) return said(false);
  const tree = changed.map((file) => `${file}\n${now.get(file)}`).join('');
  const reading = readings.get(tree) ?? said(false);
  readings.set(tree, reading);
  return reading;
}

/** Has what is kept against a reading from nothing. @returns whether something is refused */
function expectSame(tale: string): boolean {
  const [kept, fresh] = [said(true), fromNothing()];
  if (!isDeepStrictEqual(kept, fresh)) {
    expect({ tale, problems: kept.problems }).toEqual({ tale, problems: fresh.problems });
    expect({ tale, ...kept }).toStrictEqual({ tale, ...fresh });
  }
  return fresh.problems.length > 0;
}

describe('lo que la revisión guarda nunca la hace mentir: dice lo mismo que una desde cero', () => {
  const givers = Object.entries(GIVERS).flatMap(([file, changes]) =>
    Object.keys(changes).map((what) => [file, what] as const),
  );
  it.each(givers)(
    'mientras %s está %s, y cuando se compone, cambie lo que cambie',
    (giver, what) => {
      expect(expectSame('como al principio')).toBe(false);
      for (const [index, [name, change]] of Object.entries({ ...ANY, ...TEXT }).entries()) {
        const file = TEXTS[index % 2] ?? '';
        put(giver, GIVERS[giver]?.[what]?.(START.get(giver) ?? '', giver));
        expectSame(`${giver} ${what}`);
        put(file, change(START.get(file) ?? '', file));
        expectSame(`${giver} ${what} → ${file} ${name}`);
        mend(giver);
        expectSame(`${giver} ${what} → ${file} ${name} → ${giver} compuesto`);
        mend(file);
        expectSame(`${giver} ${what} → ${file} ${name} → todo compuesto`);
      }
    },
  );

  it.each([...OTHERS, ...TEXTS])('cambie %s lo que cambie, o su nombre', (file) => {
    const text = START.get(file) ?? '';
    for (const [name, change] of Object.entries(ANY)) {
      put(file, change(text, file));
      expectSame(`${file} ${name}`);
      mend(file);
    }
    put(file, 'a: "sin cerrar');
    expect(expectSame(`${file} sin cerrar`)).toBe(true);
    const other = file.replace(/(\.\w+)$/, '-otro$1');
    put(file, undefined);
    put(other, text);
    expectSame(`${file} se llama ${other}`);
    put(other, undefined);
    mend(file);
    expect(expectSame(`${file} compuesto`)).toBe(false);
  });
});
