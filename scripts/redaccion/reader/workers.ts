import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sendingOf } from '@/lib/forms/settings';
import { programEnvironment } from '@/scripts/environment';
import type { BuildOptions } from '@/scripts/make/paths';
import { personNow } from '../current-person';
import type { Previews } from '../preview/open-previews';
import { Refused } from '../refused';
import type { jobs } from './jobs';
import type { JobAnswer } from './program';

type Args<Job> = Job extends (...args: infer A) => unknown ? A : never;
type Result<Job> = Job extends (...args: never[]) => infer R ? Awaited<R> : never;

interface Program {
  file: string;
  args?: string[];
  /** For an answer, once it is ready: milliseconds of the processor, and memory. */
  limits: { ms: number; bytes: number };
  /** A process for all, slow to begin: it outlives anyone who leaves, and when it ends is asked once more. */
  isShared?: boolean;
  log: string;
  refusal: (todo: string) => Refused;
}

class Ended extends Error {
  constructor(readonly isLate: boolean) {
    super('The program ended before it answered.');
  }
}

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const WATCH = new URL('limits.mjs', import.meta.url).href;
/** A program that waits without work is ended by the clock, after so many times its limit. */
const CLOCK_FACTOR = 10;
/** To load its code and its preparations; nobody is answered meanwhile. */
const START_MS = 600_000;

/** Node's arguments for a program: only TypeScript needs a loader. */
export const loaderOf = (program: string): string[] =>
  program.endsWith('.ts') ? ['--import', 'tsx'] : [];

/** Begins a program in a process of its own (program.ts), which answers a question at a time. */
function begin({ file, args = [], limits: { ms, bytes } }: Program) {
  const child = fork(file, args, {
    ...{ cwd: PROJECT, serialization: 'advanced' },
    // V8 collects its garbage before the whole process is at its limit.
    execArgv: [
      ...[...loaderOf(file), '--import', WATCH],
      `--max-old-space-size=${Math.floor(bytes / 2 ** 21)}`,
    ],
    // React draws as it does in a build.
    env: programEnvironment({
      ...{ NODE_ENV: 'production', REDACCION_MEMORIA: String(bytes) },
      REDACCION_PROCESADOR: String(ms),
      // What a preview shows beside the content.
      ...{ ...sendingOf(), IDENTIDAD: process.env['IDENTIDAD'] },
    }),
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  }).on('error', () => undefined);
  const ready = heardFrom(child, START_MS);
  ready.catch(() => undefined);
  return {
    ready,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    close: () => void child.kill('SIGKILL'),
    /** @throws Ended */
    async ask(question: object): Promise<JobAnswer> {
      await ready;
      const heard = heardFrom(child, CLOCK_FACTOR * ms);
      if (child.connected) child.send(question);
      return (await heard) as JobAnswer;
    },
  };
}

type Child = ReturnType<typeof begin>;

/** The next message; the process is killed when it takes longer. @throws Ended */
async function heardFrom(child: ChildProcess, ms: number): Promise<unknown> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, ms);
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(([, by]) => {
    late ||= by === 'SIGXCPU';
    return Promise.reject(new Ended(late));
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message as unknown;
  } catch {
    throw new Ended(late);
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}

/**
 * Runs jobs in processes of their own, each ended at its limits, while the newsroom answers everybody: a job at
 * a time for each person. A process that behaved is used again.
 */
export class Workers<Jobs> {
  private free: Child | undefined;
  private readonly busy = new Set<Child>();
  private readonly turns = new Map<string, Promise<void>>();
  private isClosed = false;

  constructor(private readonly program: Program) {}

  /** Prepares a process, unless one works. @returns when it is ready, or has ended */
  begin = async (): Promise<void> => {
    if (this.busy.size > 0) return;
    this.free = this.take();
    await this.free.ready.catch(() => undefined);
  };

  /**
   * @param todo the remedy for a file that cannot be read within the limits
   * @throws Refused
   */
  read = <K extends keyof Jobs>(
    name: K,
    args: Args<Jobs[K]>,
    todo: string,
    signal: AbortSignal,
  ): Promise<Result<Jobs[K]>> => {
    const turn = this.program.isShared ? '' : personNow().login;
    const before = this.turns.get(turn) ?? Promise.resolve();
    const answer = before.then(() => this.readNow({ name, args }, todo, signal));
    const done = () => undefined;
    this.turns.set(turn, answer.then(done, done));
    return answer as Promise<Result<Jobs[K]>>;
  };

  /** Ends every process; a job that was in one is not begun in another. */
  close = (): void => {
    this.isClosed = true;
    for (const child of [this.free, ...this.busy]) child?.close();
  };

  private take(): Child {
    const { free } = this;
    this.free = undefined;
    return free && !free.hasEnded() ? free : begin(this.program);
  }

  private async readNow(question: object, todo: string, signal: AbortSignal): Promise<unknown> {
    const { isShared = false, log, refusal } = this.program;
    for (let left = isShared ? 2 : 1; !signal.aborted && !this.isClosed; left -= 1) {
      const child = this.take();
      this.busy.add(child);
      if (!isShared) signal.addEventListener('abort', child.close);
      try {
        const { value, refused, fault, memory } = await child.ask(question);
        this.release(child, memory);
        if (refused) throw new Refused(refused.status, refused.told);
        if (fault !== undefined) throw new Error(fault);
        return value;
      } catch (error) {
        if (!(error instanceof Ended)) throw error;
        console.error(log);
        if (isShared && !signal.aborted && !this.isClosed) this.free = this.take();
        if (left === 1 || error.isLate) throw refusal(todo);
      } finally {
        signal.removeEventListener('abort', child.close);
        this.busy.delete(child);
      }
    }
    throw new Refused(499, 'Nadie espera ya.');
  }

  /** A process waits for the next job; with much memory already, a file would end it. */
  private release(child: Child, memory: number): void {
    const { isShared, limits } = this.program;
    if (this.free || (!isShared && memory > limits.bytes / 2)) child.close();
    else this.free = child;
  }
}

const LIMITS = { ms: 20_000, bytes: 512 * 2 ** 20 };
const PROGRAM = fileURLToPath(new URL('program.ts', import.meta.url));

export type Reader = Pick<Workers<typeof jobs>, 'read'>;

/** Reads files that come from anybody. */
export const openReaders = (limits = LIMITS, file = PROGRAM) =>
  new Workers<typeof jobs>({
    ...{ file, limits },
    log: 'Un archivo no se pudo leer dentro de los límites, y su lectura se detuvo.',
    refusal: (todo) =>
      new Refused(
        422,
        `Leer este archivo pide más de ${limits.ms / 1000} segundos del procesador o de ${Math.round(limits.bytes / 2 ** 20)} MB de memoria, y se detuvo. ${todo}`,
      ),
  });

/** Draws the site, which takes seconds at first. */
export const openPreviewer = (options: BuildOptions, file = PROGRAM) =>
  new Workers<Previews>({
    ...{ file, args: [JSON.stringify(options)], isShared: true },
    limits: { ms: LIMITS.ms, bytes: 2 * LIMITS.bytes },
    log: 'La vista previa se detuvo y empieza de nuevo.',
    refusal: () =>
      new Refused(
        503,
        'La vista previa se detuvo con estos datos: pedían demasiado tiempo o memoria. Lo demás sigue funcionando, y la vista previa se intenta de nuevo con el siguiente cambio.',
      ),
  });
