import { spawn } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  keyOf,
  knowsPss,
  machineCpuMs,
  needProc,
  processes,
  pssOf,
  reapedCpuMs,
  treeOf,
} from './proc';

/** What a command took, with every process that it started. */
export interface Measure {
  wallMs: number;
  cpuMs: number;
  /** The most that all its processes held at one moment. */
  peakBytes: number;
  /** Whether shared pages count once (PSS), or once for each process that maps them (RSS). */
  memory: 'PSS' | 'RSS';
  /** CPU that others spent meanwhile: what makes `wallMs` longer than on a quiet machine. */
  othersMs: number;
}

interface Options {
  cwd?: string;
  env?: Record<string, string>;
  /** After this the command and all that it started are killed. */
  limitMs?: number;
  /** Called at each look at the tree, with what was seen until then. */
  onLook?: (seen: { peakBytes: number; sampledMs: number }) => void;
}

const SAMPLE_MS = 50;
/** Sampling takes at most a twentieth of one core. */
const REST = 20;
const TAIL = 2000;
const HOUR = 3_600_000;

/**
 * Runs a command to its end and measures its whole process tree.
 * @throws outside Linux; and when the command fails or takes too long, with its last words
 */
export async function measure(
  [file, ...args]: readonly [string, ...string[]],
  { cwd, env, limitMs = HOUR, onLook }: Options = {},
): Promise<Measure> {
  needProc();
  const before = { reaped: reapedCpuMs(), machine: machineCpuMs(), own: process.cpuUsage() };
  const started = performance.now();
  // A session of its own: its processes are told apart, and die together.
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words = `${words}${chunk.toString()}`.slice(-TAIL)));
  const ended = new Promise<string | undefined>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('exit', (code, signal) =>
      resolve(code === 0 ? undefined : `ended with ${signal ?? `code ${code}`}`),
    );
  });
  const said = new Promise((resolve) => child.on('close', resolve).on('error', resolve));

  const stop = () => killSession(child.pid);
  process.once('exit', stop);
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    stop();
  }, limitMs);
  const sampler = sampleTree(child.pid ?? -1, onLook);
  const fault = await ended;
  const wallMs = performance.now() - started;
  clearTimeout(limit);
  process.off('exit', stop);
  const { peakBytes, memory, sampledMs } = sampler.end();
  stop();
  await said;
  if (late) throw new Error(`was stopped after ${Math.round(limitMs / 1000)} s\n${words}`);
  if (fault) throw new Error(`${fault}\n${words}`);

  // What ended is counted exactly once its parent has waited for it; an orphan only by the samples.
  const cpuMs = Math.max(reapedCpuMs() - before.reaped, sampledMs);
  const own = process.cpuUsage(before.own);
  const ownMs = (own.user + own.system) / 1000;
  const othersMs = Math.max(0, machineCpuMs() - before.machine - cpuMs - ownMs);
  return {
    wallMs: Math.round(wallMs),
    cpuMs: Math.round(cpuMs),
    peakBytes,
    memory,
    othersMs: Math.round(othersMs),
  };
}

/** Looks at a tree again and again until told to end. */
function sampleTree(root: number, onLook: Options['onLook']) {
  const cpu = new Map<string, number>();
  const memory: Measure['memory'] = knowsPss() ? 'PSS' : 'RSS';
  let peakBytes = 0;
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    const from = performance.now();
    const tree = treeOf(processes(), root, new Set(cpu.keys()));
    for (const one of tree) cpu.set(keyOf(one), one.cpuMs);
    const rss = sum(tree.map((one) => one.rss));
    // PSS costs the kernel a walk over the pages, and is never above RSS.
    if (rss > peakBytes)
      peakBytes = Math.max(
        peakBytes,
        memory === 'PSS' ? sum(tree.map(({ pid }) => pssOf(pid))) : rss,
      );
    onLook?.(seen());
    timer = setTimeout(look, Math.max(SAMPLE_MS, REST * (performance.now() - from)));
  };
  const seen = () => ({ peakBytes, memory, sampledMs: sum([...cpu.values()]) });
  look();
  return {
    end() {
      clearTimeout(timer);
      return seen();
    },
  };
}

const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);

/** Ends what a measured command left behind. */
function killSession(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** How many files a folder holds, and their bytes. */
export function weigh(dir: string): { files: number; bytes: number } {
  const total = { files: 0, bytes: 0 };
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const at = path.join(dir, entry.name);
    const inner = entry.isDirectory() ? weigh(at) : { files: 1, bytes: lstatSync(at).size };
    total.files += inner.files;
    total.bytes += inner.bytes;
  }
  return total;
}
