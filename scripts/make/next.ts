import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressIn } from '@/lib/files/address';
import { remove } from '@/lib/files/move';
import { putFile } from '@/lib/files/put-file';
import { decodeSafely } from '@/lib/site/text';
import { nextEnvironment, programEnvironment } from '../environment';
import type { BuildPaths } from './paths';

/** Next's line for a failed page. */
const FAILED_PAGE = /Error occurred prerendering page "(\/[^"\s:]*)/g;

const failedPages = (words: string): string[] => [
  ...new Set(
    [...words.matchAll(FAILED_PAGE)].map(([, address = '']) => `${address.replace(/\/$/, '')}/`),
  ),
];

/** Describes a failure of Next: pages, content files, and the log. */
export function nextFailure(
  words: string,
  log: string,
  sourceAt: (ruta: string) => string | undefined,
): string {
  const pages = failedPages(words).map((address) => {
    const file = sourceAt(decodeSafely(address));
    return `  ${address}${file ? `, con el texto de ${file}` : ''}`;
  });
  const [these, those] =
    pages.length === 1 ? ['esta página', 'ese archivo'] : ['estas páginas', 'esos archivos'];
  const which =
    pages.length > 0
      ? `no pudo hacer ${these}:\n${pages.join('\n')}\nRevise lo último que cambió en ${those}.`
      : 'se detuvo antes de hacer ninguna página: la falla es del programa, no de los contenidos.';
  return `El armado de las páginas (Next) ${which}\nSus propias palabras, para quien programa, están en ${log}`;
}

/** An interrupted run may leave these files broken. */
const compiled = () => path.join(process.cwd(), '.next');

/** Key of the code that Next compiled last (D81); a whole build deletes it with the rest. */
const compiledKey = () => path.join(compiled(), 'clave-del-codigo');

const holds = (code: string) =>
  existsSync(compiledKey()) && readFileSync(compiledKey(), 'utf8') === code;

/** Deletes what a build that was killed may have left half done. */
export async function clearCompiled({ exported }: Pick<BuildPaths, 'exported'>): Promise<void> {
  for (const one of [compiled(), exported]) remove(one);
}

const GENERATE = ['--experimental-build-mode', 'generate'];

/** Next reads its list of pages before it writes it, and would look for those of the former run. */
const formerPages = () => path.join(compiled(), 'prerender-manifest.json');

/**
 * Exports the snapshot's pages: with the code that is already compiled, if it is this one; else, or if that fails
 * before any page, by a whole build, which is tried again without compiled files.
 * @param code its key (`codeKey`)
 * @throws in Spanish, with the pages and their files
 */
export async function nextBuild(
  paths: BuildPaths,
  code: string,
  sourceAt: (ruta: string) => string | undefined,
): Promise<void> {
  const { root, nextLog } = paths;
  const log = addressIn(root, nextLog);
  remove(nextLog);
  let said = '';
  const ways = [...(holds(code) ? [GENERATE] : []), [], []];
  for (const [at, way] of ways.entries()) {
    remove(formerPages());
    const { passed, words } = await runNext(paths, way);
    if (passed) return putFile(compiledKey(), code);
    said += words;
    putFile(nextLog, said);
    if (isKilled(words)) throw new Error(NO_MEMORY);
    const isLast = at === ways.length - 1;
    if (isLast || failedPages(words).length > 0) throw new Error(nextFailure(words, log, sourceAt));
    console.warn(
      `Aviso: el armado de las páginas (Next) se detuvo antes de hacer ninguna página. Se borra lo que guardaba (.next), por si quedó a medias, y se intenta una vez más. Lo que dijo está en ${log}`,
    );
    remove(compiled());
  }
}

/** Out of memory, the system kills the largest process. */
const isKilled = (words: string) => /\bSIGKILL\b/.test(words);

const NO_MEMORY =
  'El armado de las páginas (Next) no terminó: el sistema lo detuvo (SIGKILL). Faltó memoria: hacen falta 2 GB libres. Cierre otros programas, o dé más memoria al equipo, y repita.';

/** A build that is killed takes its Next along: the next one begins alone. */
const ENDS_WITH_US = `data:text/javascript,${encodeURIComponent(
  `if (process.argv[2] === 'build') {
    process.on('disconnect', () => process.exit(1));
    process.channel?.unref();
  }`,
)}`;

async function runNext({ snapshot, exported }: BuildPaths, way: string[]) {
  remove(exported);
  const cli = path.join(process.cwd(), 'node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, ['--import', ENDS_WITH_US, cli, 'build', ...way], {
    env: nextEnvironment({
      ...{ NODE_ENV: 'production', SITE_SNAPSHOT: snapshot },
      // Its style compiler reads the colours.
      ...{ IDENTIDAD: process.env['IDENTIDAD'], OFICINA: process.env['OFICINA'] },
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { passed: code === 0, words: signal ? `${words}\n${signal}\n` : words };
}

/** Deletes the pages that Next made, in a separate process, beside the next steps. Compiled files stay. */
export async function clearNext({ exported }: Pick<BuildPaths, 'exported'>): Promise<void> {
  const remove = `for (const one of process.argv.slice(1))
    require('node:fs').rmSync(one, { recursive: true, force: true });`;
  const made = path.join(compiled(), 'server', 'app');
  const pages = (existsSync(made) ? readdirSync(made) : []).filter(
    (name) => !existsSync(path.join(made, name, 'page.js')),
  );
  const child = spawn(
    process.execPath,
    ['-e', remove, exported, ...pages.map((name) => path.join(made, name))],
    {
      ...{ stdio: 'inherit', env: programEnvironment() },
    },
  );
  await once(child, 'close');
}
