import { fileURLToPath } from 'node:url';
import type { BuildOptions } from '@/scripts/make/paths';
import { personNow } from '../current-person';
import type { Previews } from '../preview/open-previews';
import { Refused } from '../refused';
import { Child, Ended, type Limits } from './child';
import type { jobs } from './jobs';

type Args<Job> = Job extends (...args: infer A) => unknown ? A : never;
type Result<Job> = Job extends (...args: never[]) => infer R ? Awaited<R> : never;

interface Program {
  file: string;
  args?: string[];
  limits: Limits;
  /** A process for all, slow to begin: it outlives anyone who leaves, and when it ends is asked once more. */
  isShared?: boolean;
  log: string;
  refusal: (todo: string) => Refused;
}

/**
 * Runs jobs in processes of their own, each ended at its limits, while the newsroom answers everybody: a job at
 * a time for each person. A process that behaved is used again.
 */
export class Workers<Jobs> {
  private free: Child | undefined;
  private readonly busy = new Set<Child>();
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(private readonly program: Program) {}

  begin = (): void => {
    if (this.busy.size === 0) this.renew();
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
    const done = answer.catch(() => undefined);
    this.turns.set(turn, done);
    void done.then(() => {
      if (this.turns.get(turn) === done) this.turns.delete(turn);
    });
    return answer as Promise<Result<Jobs[K]>>;
  };

  close = (): void => {
    for (const child of [this.free, ...this.busy]) child?.close();
  };

  private renew = (): void => void (this.free ??= this.child()).begin();

  private child = () => new Child(this.program.file, this.program.limits, this.program.args ?? []);

  private async readNow(question: object, todo: string, signal: AbortSignal): Promise<unknown> {
    const { isShared = false, log, refusal } = this.program;
    for (let left = isShared ? 2 : 1; !signal.aborted; left -= 1) {
      const child = this.free ?? this.child();
      this.free = undefined;
      this.busy.add(child);
      if (!isShared) signal.addEventListener('abort', child.close);
      try {
        const said = await child.ask(question);
        this.release(child, said.memory);
        if ('refused' in said) throw new Refused(said.refused.status, said.refused.message);
        if ('fault' in said) throw new Error(said.fault);
        return said.value;
      } catch (error) {
        if (!(error instanceof Ended)) throw error;
        console.error(log);
        if (isShared && !signal.aborted) this.renew();
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

const programAt = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const LIMITS: Limits = { ms: 20_000, bytes: 512 * 2 ** 20 };

export type Reader = Pick<Workers<typeof jobs>, 'read'>;

/** Reads files that come from anybody. */
export const openReaders = (limits = LIMITS, file = programAt('program.ts')) =>
  new Workers<typeof jobs>({
    ...{ file, limits },
    log: 'Un archivo no se pudo leer dentro de los límites, y su lectura se detuvo.',
    refusal: (todo) =>
      new Refused(
        422,
        `Leer este archivo pide más de ${limits.ms / 1000} segundos o de ${Math.round(limits.bytes / 2 ** 20)} MB de memoria, y se detuvo. ${todo}`,
      ),
  });

/** Draws the site, which takes seconds at first. */
export const openPreviewer = (options: BuildOptions, file = programAt('../preview/program.ts')) =>
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
