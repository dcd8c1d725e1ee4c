import { fileURLToPath } from 'node:url';
import { personNow } from '../current-person';
import { Refused } from '../refused';
import { Child, Ended, type Limits } from './child';
import type { jobs } from './jobs';

type Jobs = typeof jobs;

/** The program's answer, with its memory by then. */
export type ReaderAnswer = { memory?: number } & (
  { value: unknown } | { refused: { status: number; message: string } } | { fault: string }
);

export interface Reader {
  /**
   * @param todo the remedy for a file that cannot be read within the limits
   * @throws Refused
   */
  read<K extends keyof Jobs>(
    name: K,
    args: Parameters<Jobs[K]>,
    todo: string,
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<Jobs[K]>>>;
}

const LIMITS: Limits = { ms: 20_000, bytes: 512 * 2 ** 20 };

const PROGRAM = fileURLToPath(new URL('program.ts', import.meta.url));

/**
 * Reads files that come from anybody in processes of their own: a file at a time for each person, each ended
 * at its limits, while the newsroom answers everybody. A process that behaved is used again.
 */
export class Readers implements Reader {
  private free: Child | undefined;
  private readonly busy = new Set<Child>();
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly limits = LIMITS,
    private readonly program = PROGRAM,
  ) {}

  begin = (): void => void (this.free ??= this.child()).begin();

  read: Reader['read'] = (name, args, todo, signal) => {
    const { login } = personNow();
    const before = this.turns.get(login) ?? Promise.resolve();
    const answer = before.then(() => this.readNow({ name, args }, todo, signal));
    const done = answer.catch(() => undefined);
    this.turns.set(login, done);
    void done.then(() => {
      if (this.turns.get(login) === done) this.turns.delete(login);
    });
    return answer as never;
  };

  close = (): void => {
    for (const child of [this.free, ...this.busy]) child?.close();
  };

  private child = () => new Child(this.program, this.limits);

  private async readNow(question: object, todo: string, signal: AbortSignal): Promise<unknown> {
    if (signal.aborted) throw new Refused(499, 'Nadie espera ya.');
    const child = this.free ?? this.child();
    this.free = undefined;
    this.busy.add(child);
    signal.addEventListener('abort', child.close);
    try {
      const said = (await child.ask(question)) as ReaderAnswer;
      this.release(child, said.memory);
      if ('refused' in said) throw new Refused(said.refused.status, said.refused.message);
      if ('fault' in said) throw new Error(said.fault);
      return said.value;
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      console.error('Un archivo no se pudo leer dentro de los límites, y su lectura se detuvo.');
      throw new Refused(422, `${tooMuch(this.limits)} ${todo}`);
    } finally {
      signal.removeEventListener('abort', child.close);
      this.busy.delete(child);
    }
  }

  /** A process waits for the next file; with much memory already, that file would end it. */
  private release(child: Child, memory = 0): void {
    if (this.free || memory > this.limits.bytes / 2) child.close();
    else this.free = child;
  }
}

const tooMuch = ({ ms, bytes }: Limits) =>
  `Leer este archivo pide más de ${ms / 1000} segundos o de ${Math.round(bytes / 2 ** 20)} MB de memoria, y se detuvo.`;
