/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readContent } from '@/lib/content/load/reading';
import { Store } from '@/lib/store';
import { SAMPLE } from '../sample';

// Scores of readings in each.
jest.setTimeout(180_000);

const root = mkdtempSync(path.join(tmpdir(), 'memoria-'));
const store = path.join(root, '.cache');
cpSync(SAMPLE, root, { recursive: true });
// Few releases, so that a reading is short.
const LEFT_OUT = 'content/prensa/{aplican,explican,invitan,recuerdan,revisan,supervisan}*.md';
for (const file of globSync(LEFT_OUT, { cwd: root, absolute: true })) rmSync(file);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const START = new Map(
  globSync('content/**/*.{md,yml}', { cwd: root }).map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8'),
  ]),
);
function put(file: string, text: string | undefined): void {
  if (text === undefined) rmSync(path.join(root, file), { force: true });
  else writeFileSync(path.join(root, file), text);
}
const mend = (file: string) => put(file, START.get(file));

type Change = (text: string) => string | undefined;

const inData =
  (line: string): Change =>
  (text) =>
    text.startsWith('---') ? text.replace('---\n', `---\n${line}\n`) : `${text}\n${line}\n`;
const value =
  (key: string, to: string): Change =>
  (text) =>
    text.replace(new RegExp(`^${key}: .*$`, 'm'), `${key}: ${to}`);

const LOST: Record<string, Change> = {
  'sin cerrar una comilla': inData('nombre: "x'),
  borrado: () => undefined,
};
/** What anybody may do to a file. */
const ANY: Record<string, Change> = {
  ...LOST,
  'en blanco': () => ' \n\n',
  'cortado a la mitad': (text) => text.slice(0, text.length / 2),
  'una clave que no existe': inData('nadie: sabe'),
};
/** What may be done to a text besides. */
const TEXT: Record<string, Change> = {
  'en borrador': inData('borrador: true'),
  'una referencia': (text) => `${text}\nLlame al {{telefono}}, de {{horario}}.\n`,
  'una referencia de oficina.yml': (text) => `${text}\nEs {{acuseDeQueja}} y {{mensajero}}.\n`,
  'una referencia que no existe': (text) => `${text}\nLlame al {{telefon}}.\n`,
  'el título con una referencia': value('titulo', '"Atienden en {{telefono}}"'),
};
const GIVERS: [file: string, what: string, change: Change][] = [
  ...Object.entries(LOST).flatMap(([what, change]) =>
    ['sitio', 'oficina', 'correo'].map((name): [string, string, Change] => [
      `content/${name}.yml`,
      what,
      change,
    ]),
  ),
  ['content/sitio.yml', 'con otro teléfono', value('telefono', '664 555 0199')],
  ['content/sitio.yml', 'sin horario', (text) => text.replace(/^horario: .*\n/m, '')],
  ['content/sitio.yml', 'con un valor llamado acuseDeQueja', inData('acuseDeQueja: uno')],
  ['content/correo.yml', 'con otro que lleva', value('via', 'relevo')],
];
/** A release and a directorate, whose texts and data are changed while those of others are. */
const TEXTS = ['content/prensa/instalan-comites-de-etica.md', 'content/direcciones/social.md'];

function expectSame(tale: string): void {
  const [kept, fresh] = [{ store: new Store(store) }, {}].map((options) => {
    const { withWaiting, ...read } = readContent(root, options);
    return { tale, ...read, waiting: withWaiting?.(() => true) };
  });
  expect(kept).toEqual(fresh);
}

describe('lo que la revisión guarda nunca la hace mentir: dice lo mismo que una desde cero', () => {
  it.each(GIVERS)(
    'mientras %s está %s, y cuando se compone, cambie lo que cambie',
    (giver, what, spoil) => {
      for (const [index, [name, change]] of Object.entries({ ...ANY, ...TEXT }).entries()) {
        const file = TEXTS[index % 2] ?? '';
        put(giver, spoil(START.get(giver) ?? ''));
        put(file, change(START.get(file) ?? ''));
        expectSame(`${giver} ${what} → ${file} ${name}`);
        mend(giver);
        expectSame(`${giver} compuesto → ${file} ${name}`);
        mend(file);
        expectSame(`${giver} ${what} → ${file} ${name} → todo compuesto`);
      }
    },
  );

  it.each(['content/directorio.yml', ...TEXTS])('cambie %s lo que cambie, o su nombre', (file) => {
    const text = START.get(file) ?? '';
    for (const [name, change] of Object.entries(ANY)) {
      put(file, change(text));
      expectSame(`${file} ${name}`);
      mend(file);
    }
    const other = file.replace(/(\.\w+)$/, '-otro$1');
    put(file, undefined);
    put(other, text);
    expectSame(`${file} se llama ${other}`);
    put(other, undefined);
    mend(file);
    expectSame(`${file} compuesto`);
  });
});
