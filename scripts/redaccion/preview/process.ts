import { fileURLToPath } from 'node:url';
import type { BuildOptions } from '@/scripts/make/paths';
import { Child, Ended, type Limits } from '../reader/child';
import { Refused } from '../refused';
import type { Previews } from './open-previews';

export type PreviewRequest = {
  [K in keyof Previews]: { name: K; args: Parameters<Previews[K]> };
}[keyof Previews];

type Answers = { [K in keyof Previews]: Awaited<ReturnType<Previews[K]>> };

const PROGRAM = fileURLToPath(new URL('program.ts', import.meta.url));
const LIMITS: Limits = { ms: 20_000, bytes: 1024 * 2 ** 20 };

/** In a process of their own: drawing the site takes seconds at first, and the newsroom answers meanwhile. */
export class PreviewProcess {
  private readonly child: Child;
  private last: Promise<unknown> = Promise.resolve();

  constructor(options: BuildOptions, program = PROGRAM, limits = LIMITS) {
    this.child = new Child(program, limits, [JSON.stringify(options)]);
  }

  begin = (): void => void this.child.begin();

  /** Questions are answered in order. @throws Refused when it took too long, or ended twice over this */
  ask<K extends keyof Previews>(
    name: K,
    args: Parameters<Previews[K]>,
    signal: AbortSignal,
  ): Promise<Answers[K]> {
    const answer = this.last.then(async () => {
      for (let left = 2; left > 0 && !signal.aborted; left--) {
        try {
          return (await this.child.ask({ name, args })) as Answers[K];
        } catch (error) {
          if (!(error instanceof Ended)) throw error;
          console.error('La vista previa se detuvo y empieza de nuevo.');
          if (error.isLate) break;
        }
      }
      if (!signal.aborted) this.begin();
      throw new Refused(503, STOPPED);
    });
    this.last = answer.catch(() => undefined);
    return answer;
  }

  close = (): void => this.child.close();
}

const STOPPED =
  'La vista previa se detuvo con estos datos: pedían demasiado tiempo o memoria. Lo demás sigue funcionando, y la vista previa se intenta de nuevo con el siguiente cambio.';
