import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

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
  ready: Promise<void>;
  ended: Promise<void>;
}

/**
 * A program in a process of its own, which answers a question at a time. It says `ready` first, and is killed
 * by a signal at its limits; the next question begins it anew.
 */
export class Child {
  private running: Running | undefined;

  constructor(
    private readonly program: string,
    private readonly limits: Limits,
    private readonly args: string[] = [],
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
    const ended = new Promise<void>((end) =>
      process.once('exit', () => end()).on('error', () => end()),
    );
    const ready = once(process, 'message').then(() => undefined);
    ready.catch(() => undefined);
    const running = { process, ready, ended };
    void ended.then(() => {
      if (this.running === running) this.running = undefined;
    });
    return (this.running = running);
  };

  async ask(question: object): Promise<unknown> {
    const { process, ready, ended } = this.begin();
    await within(process, START_MS, Promise.race([ready, ended]));
    const heard = once(process, 'message');
    heard.catch(() => undefined);
    if (process.connected) process.send(question);
    const { late, value } = await within(process, this.limits.ms, Promise.race([heard, ended]));
    if (!value) throw new Ended(late);
    return value[0] as unknown;
  }

  close = (): void => void this.running?.process.kill('SIGKILL');
}

async function within<T>(process: ChildProcess, ms: number, answer: Promise<T>) {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    process.kill('SIGKILL');
  }, ms);
  const value = await answer.finally(() => clearTimeout(timer));
  return { late, value };
}
