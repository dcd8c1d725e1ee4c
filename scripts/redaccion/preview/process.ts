import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from '@/scripts/make/paths';
import { Refused } from '../refused';
import type { Previews } from './open';

/** What is asked of the program, one thing after another. */
export type Asked = {
  [K in keyof Previews]: { name: K; args: Parameters<Previews[K]> };
}[keyof Previews];

type Answers = { [K in keyof Previews]: Awaited<ReturnType<Previews[K]>> };

const PROGRAM = fileURLToPath(new URL('program.ts', import.meta.url));

/**
 * The previews, in a process of their own: drawing the site takes seconds at first, and the newsroom answers
 * meanwhile. Whatever ends the process, the next question begins it again.
 */
export class PreviewProcess {
  private running: { child: ChildProcess; ended: Promise<void> } | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /** @param program another one, in tests */
  constructor(
    private readonly options: BuildOptions,
    private readonly program = PROGRAM,
  ) {}

  /** Starts it, unless it runs: it gets ready by itself. */
  begin = () => {
    if (this.running) return this.running;
    const child = fork(this.program, [JSON.stringify(this.options)], {
      // React draws as it does in a build.
      env: { ...process.env, NODE_ENV: 'production' },
      serialization: 'advanced',
    });
    // What cannot be sent to it, or cannot start, ends it as well.
    const ended = new Promise<void>((end) =>
      child.once('exit', () => end()).on('error', () => end()),
    );
    const running = { child, ended };
    void ended.then(() => {
      if (this.running === running) this.running = undefined;
    });
    return (this.running = running);
  };

  /**
   * Asks it once all that was asked before is answered. Who is gone by then is not answered.
   * @throws Refused when it ended twice over this
   */
  ask<K extends keyof Previews>(
    name: K,
    args: Parameters<Previews[K]>,
    signal: AbortSignal,
  ): Promise<Answers[K]> {
    const answer = this.last.then(async () => {
      for (let left = 2; left > 0 && !signal.aborted; left--) {
        const { child, ended } = this.begin();
        const heard = once(child, 'message');
        child.send({ name, args });
        const said = await Promise.race([heard, ended]);
        if (said) return said[0] as Answers[K];
        console.error('La vista previa se detuvo y empieza de nuevo.');
      }
      if (!signal.aborted) this.begin();
      throw new Refused(503, STOPPED);
    });
    this.last = answer.catch(() => undefined);
    return answer;
  }

  close = (): void => void this.running?.child.kill();
}

const STOPPED =
  'La vista previa se detuvo dos veces con estos datos. Lo demás sigue funcionando, y la vista previa se intenta de nuevo con el siguiente cambio.';
