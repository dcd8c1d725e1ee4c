import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { JobAnswer } from './serve';

export interface Limits {
  /** For an answer, once it is ready. */
  ms: number;
  bytes: number;
}

export class Ended extends Error {
  constructor(readonly isLate: boolean) {
    super('The program ended before it answered.');
  }
}

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const MEMORY = new URL('memory.mjs', import.meta.url).href;
/** To load its code and its preparations; nobody is answered meanwhile. */
const START_MS = 600_000;

interface Running {
  process: ChildProcess;
  ready: Promise<unknown>;
}

/**
 * A program in a process of its own (serve.ts), which answers a question at a time and is killed at its limits;
 * the next question begins it anew.
 */
export class Child {
  private running: Running | undefined;

  constructor(
    private readonly program: string,
    private readonly limits: Limits,
    private readonly args: string[],
  ) {}

  begin = (): Running => {
    if (this.running) return this.running;
    const { bytes } = this.limits;
    const process = fork(this.program, this.args, {
      ...{ cwd: PROJECT, serialization: 'advanced' },
      // V8 collects its garbage before the whole process is at its limit.
      execArgv: [
        ...['--import', 'tsx', '--import', MEMORY],
        `--max-old-space-size=${Math.floor(bytes / 2 ** 21)}`,
      ],
      // React draws as it does in a build.
      env: { ...globalThis.process.env, NODE_ENV: 'production', REDACCION_MEMORIA: String(bytes) },
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    });
    const ready = heardFrom(process, START_MS);
    const running = { process, ready };
    const forget = () => {
      if (this.running === running) this.running = undefined;
    };
    ready.catch(forget);
    process.once('exit', forget).on('error', forget);
    return (this.running = running);
  };

  /** @throws Ended */
  async ask(question: object): Promise<JobAnswer> {
    const { process, ready } = this.begin();
    await ready;
    const heard = heardFrom(process, this.limits.ms);
    if (process.connected) process.send(question);
    return (await heard) as JobAnswer;
  }

  close = (): void => void this.running?.process.kill('SIGKILL');
}

/** The next message; the process is killed when it takes longer. @throws Ended */
async function heardFrom(process: ChildProcess, ms: number): Promise<unknown> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    process.kill('SIGKILL');
  }, ms);
  const done = new AbortController();
  const { signal } = done;
  const ended = once(process, 'exit', { signal }).then(() => Promise.reject(new Ended(late)));
  try {
    const [message] = await Promise.race([once(process, 'message', { signal }), ended]);
    return message as unknown;
  } catch {
    throw new Ended(late);
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}
