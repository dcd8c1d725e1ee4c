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
import { engineVersion } from '@/lib/office-folder/engine';
import { keptIn, SAMPLE } from '../sample';

const ROOT = path.join(__dirname, '../..');
const TSX = createRequire(__filename).resolve('tsx');

/** New text of a file, a change to what it says, or `null` to take it away. Paths from `content/`. */
export type Edits = Record<string, string | null | ((text: string) => string)>;

export interface Checked {
  /** `<path from content/>:<line> …`. */
  problems: string[];
  /** What is hard to read, in the same form. */
  warnings: string[];
  /** The files that are not published yet, from the project's root. */
  drafts: string[];
  /** What was said of one file, without its name. */
  said: (file: string) => string[];
  /** Line of a file, as edited, on which a text is. */
  at: (file: string, text: string) => number;
}

/** What anyone who types `npm run check` sees, and whether it left a file of some name. */
export interface Run {
  code: number;
  output: string;
  wrote: (name: string) => boolean;
}

/** Replaces a piece of text that must be there once. */
export function swap(from: string, to: string): (text: string) => string {
  return (text) => {
    if (text.split(from).length !== 2) throw new Error(`«${from}» is not in the file once.`);
    return text.replace(from, () => to);
  };
}

/** Changes files of a folder's `content/`. */
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

/** Copies of the sample with some of its files changed; all gone after `cleanUp`. */
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
    /** The copy's own folder. */
    folder: copy,

    read: (edits: Edits | string, options: ReadOptions = {}) =>
      validateContent(typeof edits === 'string' ? edits : copy(edits), { store, ...options }),

    check(edits: Edits): Checked {
      const dir = copy(edits);
      const inContent = (line: string) => line.slice('content/'.length);
      const found = validateContent(dir, { store });
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
          readFileSync(path.join(dir, 'content', file), 'utf8')
            .split('\n')
            .findIndex((line) => line.includes(text)) + 1,
      };
    },

    /** The command itself, in a process of its own that works in the copy. */
    run(edits: Edits, ...options: string[]): Promise<Run> {
      const dir = copy(edits);
      writeFileSync(path.join(dir, 'oficina.json'), `{"motor": "${engineVersion()}"}`);
      // The key of what it keeps from run to run has the code and the locked packages.
      symlinkSync(path.join(ROOT, 'lib'), path.join(dir, 'lib'), 'junction');
      cpSync(path.join(ROOT, 'package-lock.json'), path.join(dir, 'package-lock.json'));
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

/** A page of text, «Buscar», with its head. */
export const searchPage = (body: string): string =>
  `---\ntitulo: Buscar\ndescripcion: Busque en el sitio.\nresponsable: oficina\nactualizado: 2025-01-27\n---\n${body}`;

/** A press release that is right, unless told otherwise. */
export function comunicado(
  change: Record<string, string | number | null> = {},
  body = 'Abre el lunes.',
): string {
  const data = {
    titulo: 'Abren un módulo de quejas',
    fecha: '2025-02-03',
    resumen: 'La oficina abre un módulo en la delegación.',
    imagen: '/ilustraciones/queja.svg',
    alt: 'Un módulo.',
    numero: 11,
    ...change,
  };
  const lines = Object.entries(data).flatMap(([key, value]) =>
    value === null ? [] : [`${key}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
}

/** A directorate that is right, unless told otherwise. */
export function direccion(
  change: Record<string, string> = {},
  body = '## Uno\n\nAtiende.',
): string {
  const data = {
    titulo: 'Dirección de Archivo',
    descripcion: 'Guarda los expedientes.',
    actualizado: '2025-01-27',
    orden: '9',
    icono: 'queja',
    unidad: 'oficina',
    ...change,
  };
  const lines = Object.entries(data).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
}
