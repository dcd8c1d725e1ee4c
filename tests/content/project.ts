import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { validateContent } from '@/lib/check';
import { formatProblem, formatWarning } from '@/lib/content/load/problems';
import type { ReadOptions } from '@/lib/content/load/reading';
import { cleanText } from '@/lib/content/parse/read';
import { engineVersion } from '@/lib/office-folder/engine';
import { keptIn, SAMPLE } from '../sample';

const ROOT = path.join(__dirname, '../..');
const TSX = createRequire(__filename).resolve('tsx');

/** Path from `content/` → new text, a change, or `null` to delete the file. */
export type Edits = Record<string, string | null | ((text: string) => string)>;

export interface Checked {
  problems: string[];
  warnings: string[];
  drafts: string[];
  said: (file: string) => string[];
  at: (file: string, text: string) => number;
}

export interface Run {
  code: number;
  output: string;
  wrote: (name: string) => boolean;
}

export function swap(from: string, to: string): (text: string) => string {
  return (text) => {
    if (text.split(from).length !== 2) throw new Error(`«${from}» is not in the file once.`);
    return text.replace(from, () => to);
  };
}

export function applyEdits(root: string, edits: Edits): void {
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(root, 'content', name);
    if (edit === null) rmSync(file);
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, typeof edit === 'string' ? edit : edit(readFileSync(file, 'utf8')));
    }
  }
}

const inSample = (name: string) => readFileSync(path.join(SAMPLE, 'content', name), 'utf8');

function overlaid(edits: Edits): Map<string, string | null> {
  const texts = Object.entries(edits).map(([name, edit]): [string, string | null] => [
    `content/${name}`,
    edit && cleanText(typeof edit === 'string' ? edit : edit(inSample(name))),
  ]);
  return new Map(texts);
}

export function copies() {
  const made: string[] = [];
  const store = keptIn('muestra');

  function copy(edits: Edits): string {
    const dir = mkdtempSync(path.join(tmpdir(), 'content-'));
    made.push(dir);
    cpSync(path.join(SAMPLE, 'content'), path.join(dir, 'content'), { recursive: true });
    symlinkSync(path.join(SAMPLE, 'public'), path.join(dir, 'public'), 'junction');
    applyEdits(dir, edits);
    return dir;
  }

  return {
    folder: copy,

    read: (edits: Edits | string, options: ReadOptions = {}) =>
      typeof edits === 'string'
        ? validateContent(edits, { store, ...options })
        : validateContent(SAMPLE, { store, overlay: overlaid(edits), ...options }),

    check(edits: Edits): Checked {
      const overlay = overlaid(edits);
      const inContent = (line: string) => line.slice('content/'.length);
      const found = validateContent(SAMPLE, { store, overlay });
      const problems = found.problems.map(formatProblem).map(inContent);
      return {
        problems,
        drafts: found.drafts,
        warnings: found.warnings.map(formatWarning).map(inContent),
        said: (file) =>
          problems
            .filter((line) => line.startsWith(`${file}:`))
            .map((line) => line.slice(file.length + 1)),
        at: (file, text) =>
          (overlay.get(`content/${file}`) ?? inSample(file))
            .split('\n')
            .findIndex((line) => line.includes(text)) + 1,
      };
    },

    run(edits: Edits, ...options: string[]): Promise<Run> {
      const dir = copy(edits);
      writeFileSync(path.join(dir, 'oficina.json'), `{"motor": "${engineVersion()}"}`);
      const args = [
        '--import',
        pathToFileURL(TSX).href,
        path.join(ROOT, 'scripts/check.ts'),
        ...options,
      ];
      const env = {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        OFICINA: dir,
        TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json'),
      } as const;
      return new Promise((resolve) => {
        execFile(process.execPath, args, { cwd: dir, env }, (error, stdout, stderr) =>
          resolve({
            code: error ? Number(error.code) : 0,
            output: (stdout + stderr).replace(/^Carpeta de la oficina: .*\n/, ''),
            wrote: (name) => existsSync(path.join(dir, name)),
          }),
        );
      });
    },

    cleanUp() {
      made.forEach((dir) => rmSync(dir, { recursive: true, force: true }));
      store.prune(SAMPLE);
    },
  };
}

/** Tests that a check says these lines, by their subject, and no others. */
export function tells(problems: string[], told: Record<string, string[]>): void {
  it.each(Object.entries(told))('%s', (_what, lines) =>
    expect(problems).toEqual(expect.arrayContaining(lines)),
  );
  it('y nada más', () => expect([...problems].sort()).toEqual(Object.values(told).flat().sort()));
}

export const searchPage = (body: string): string =>
  `---\ntitulo: Buscar\ndescripcion: Busque en el sitio.\nresponsable: oficina\nactualizado: 2025-01-27\n---\n${body}`;

type Values = Record<string, string | number | null>;

/** Makes files with these data, changed; null takes a key away. */
export const maker =
  (data: Values, text: string) =>
  (change: Values = {}, body = text): string => {
    const lines = Object.entries({ ...data, ...change }).flatMap(([key, value]) =>
      value === null ? [] : `${key}: ${value}`,
    );
    return `---\n${lines.join('\n')}\n---\n${body}\n`;
  };

const RELEASE = {
  titulo: 'Abren un módulo de quejas',
  fecha: '2025-02-03',
  resumen: 'La oficina abre un módulo en la delegación.',
  imagen: '/ilustraciones/queja.svg',
  alt: 'Un módulo.',
  numero: 11,
};
export const comunicado = maker(RELEASE, 'Abre el lunes.');

const DIRECTORATE = {
  titulo: 'Dirección de Archivo',
  descripcion: 'Guarda los expedientes.',
  actualizado: '2025-01-27',
  orden: '9',
  icono: 'queja',
  unidad: 'oficina',
};
export const direccion = maker(DIRECTORATE, '## Uno\n\nAtiende.');
