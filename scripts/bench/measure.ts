import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The time and memory of a command and of every process that it started. */
export interface Measure {
  wallMs: number;
  cpuMs: number;
  /** The most memory that they held together at a moment; shared pages count once (PSS). */
  peakBytes: number;
}

interface Options {
  env?: Record<string, string>;
  onSample?: (peakBytes: number) => void;
}

const SAMPLE_MS = 50;
const REST = 20;
const TAIL = 2000;
/** The kernel's clock ticks, as /proc counts them: 100 a second on every Linux that Node runs on. */
const TICK_MS = 10;

/**
 * Runs a command to its end and measures its whole process tree.
 * @throws outside Linux; and when the command fails, with its last words
 */
export async function measure(
  [file, ...args]: readonly [string, ...string[]],
  { env, onSample }: Options = {},
): Promise<Measure> {
  if (process.platform !== 'linux')
    throw new Error('Memory and CPU are read from /proc: this part of the bench needs Linux.');
  const cpuBefore = childrenCpuMs();
  const started = performance.now();
  // A session of its own, so that its processes can be told apart and end together.
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => killSession(child.pid);
  process.once('exit', stop);
  const sampler = sampleMemory(child.pid ?? -1, onSample);
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words = `${words}${chunk.toString()}`.slice(-TAIL)));
  const fault = await new Promise<string | undefined>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) =>
      resolve(code === 0 ? undefined : `ended with ${signal ?? `code ${code}`}`),
    );
  });
  const wallMs = Math.round(performance.now() - started);
  const peakBytes = sampler.end();
  process.off('exit', stop);
  stop();
  if (fault) throw new Error(`${fault}\n${words}`);
  return { wallMs, cpuMs: childrenCpuMs() - cpuBefore, peakBytes };
}

/** Adds up the memory of a session again and again until told to end. */
function sampleMemory(session: number, onSample: Options['onSample']) {
  let peak = 0;
  let timer: NodeJS.Timeout | undefined;
  const sample = () => {
    const from = performance.now();
    const pids = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && statOf(name)?.[3] === String(session),
    );
    peak = Math.max(
      peak,
      pids.reduce((sum, pid) => sum + pssOf(pid), 0),
    );
    onSample?.(peak);
    timer = setTimeout(sample, Math.max(SAMPLE_MS, REST * (performance.now() - from)));
  };
  sample();
  return {
    end() {
      clearTimeout(timer);
      return peak;
    },
  };
}

function childrenCpuMs(): number {
  const fields = statOf('self');
  return fields ? (Number(fields[13]) + Number(fields[14])) * TICK_MS : 0;
}

function statOf(pid: string): string[] | undefined {
  const text = read(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

const pssOf = (pid: string): number =>
  1024 * Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0);

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function killSession(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
