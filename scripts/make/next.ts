import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

/** Deletes what a build that was killed may have left half done. */
export async function clearCompiled({ exported }: Pick<BuildPaths, 'exported'>): Promise<void> {
  for (const one of [compiled(), exported]) remove(one);
}

/** Exports the snapshot's pages; a failure before any page is retried without compiled files. @throws */
export async function nextBuild(
  paths: BuildPaths,
  sourceAt: (ruta: string) => string | undefined,
): Promise<void> {
  const { root, nextLog } = paths;
  const log = addressIn(root, nextLog);
  remove(nextLog);
  let said = '';
  for (const isLast of [false, true]) {
    const { passed, words } = await runNext(paths);
    if (passed) return;
    said += words;
    putFile(nextLog, said);
    if (isKilled(words)) throw new Error(NO_MEMORY);
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

async function runNext({ snapshot, exported }: BuildPaths) {
  remove(exported);
  const cli = path.join(process.cwd(), 'node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, ['--import', ENDS_WITH_US, cli, 'build'], {
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

/** Deletes Next's export in a separate process, beside the next steps. Compiled files stay. */
export async function clearNext({ exported }: Pick<BuildPaths, 'exported'>): Promise<void> {
  const remove = `for (const one of process.argv.slice(1))
    require('node:fs').rmSync(one, { recursive: true, force: true });`;
  const pages = path.join(compiled(), 'server', 'app');
  const child = spawn(process.execPath, ['-e', remove, exported, pages], {
    ...{ stdio: 'inherit', env: programEnvironment() },
  });
  await once(child, 'close');
}
