import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { decodeSafely } from '@/lib/site/text';
import type { BuildPaths } from './paths';
import { putFile } from './files';

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

/** Exports the snapshot's pages; a failure before any page is retried without compiled files. @throws */
export async function nextBuild(
  paths: BuildPaths,
  sourceAt: (ruta: string) => string | undefined,
): Promise<void> {
  const { root, nextLog } = paths;
  const log = path.relative(root, nextLog);
  await rm(nextLog, { force: true });
  let said = '';
  for (const isLast of [false, true]) {
    const { passed, words } = await runNext(paths);
    if (passed) return;
    said += words;
    await putFile(nextLog, said);
    if (isKilled(words)) throw new Error(NO_MEMORY);
    if (isLast || failedPages(words).length > 0) throw new Error(nextFailure(words, log, sourceAt));
    console.warn(
      `Aviso: el armado de las páginas (Next) se detuvo antes de hacer ninguna página. Se borra lo que guardaba (.next), por si quedó a medias, y se intenta una vez más. Lo que dijo está en ${log}`,
    );
    await rm(compiled(), { recursive: true, force: true });
  }
}

/** Out of memory, the system kills the largest process. */
const isKilled = (words: string) => /\bSIGKILL\b/.test(words);

const NO_MEMORY =
  'El armado de las páginas (Next) no terminó: el sistema lo detuvo (SIGKILL). Faltó memoria: hacen falta 2 GB libres. Cierre otros programas, o dé más memoria al equipo, y repita.';

async function runNext({ snapshot, exported }: BuildPaths) {
  await rm(exported, { recursive: true, force: true });
  const cli = path.join(process.cwd(), 'node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, [cli, 'build'], {
    env: {
      ...{ ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      SITE_SNAPSHOT: snapshot,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { passed: code === 0, words: signal ? `${words}\n${signal}\n` : words };
}

/** Deletes Next's export in a separate process, beside the next steps. Compiled files stay. */
export async function clearNext({ exported }: Pick<BuildPaths, 'exported'>): Promise<void> {
  const remove = `for (const one of process.argv.slice(1))
    require('node:fs').rmSync(one, { recursive: true, force: true });`;
  const pages = path.join(compiled(), 'server', 'app');
  const child = spawn(process.execPath, ['-e', remove, exported, pages], { stdio: 'inherit' });
  await once(child, 'close');
}
