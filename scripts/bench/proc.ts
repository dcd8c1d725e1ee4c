import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What Linux tells of its processes (proc(5)). Times in milliseconds, sizes in bytes. */
export interface Process {
  pid: number;
  parent: number;
  /** Whoever starts a session keeps it, though its parent dies. */
  session: number;
  /** With the pid, tells a process from a later one of the same number. */
  start: string;
  cpuMs: number;
  rss: number;
}

const KB = 1024;
let units: { tickMs: number; page: number } | undefined;

function unitsOf() {
  const conf = (name: string) => Number(execFileSync('getconf', [name], { encoding: 'utf8' }));
  return (units ??= { tickMs: 1000 / conf('CLK_TCK'), page: conf('PAGESIZE') });
}

/** @throws where there is no /proc, saying so */
export function needProc(): void {
  if (process.platform !== 'linux')
    throw new Error(
      'The memory and CPU of a whole process tree are read from /proc: this part of the bench runs on Linux only.',
    );
  unitsOf();
}

/** Every process of the machine, at this moment. */
export function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    const fields = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (!fields) return [];
    const { tickMs, page } = unitsOf();
    return {
      pid: Number(name),
      parent: Number(fields[1]),
      session: Number(fields[3]),
      start: fields[19] as string,
      cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
      rss: Number(fields[21]) * page,
    };
  });
}

/** Those of `all` that descend from `root`, stand in its session, or did when last `seen`. */
export function treeOf(all: Process[], root: number, seen: ReadonlySet<string>): Process[] {
  const tree = new Map<number, Process>();
  const children = new Map<number, Process[]>();
  for (const one of all) {
    const siblings = children.get(one.parent);
    if (siblings) siblings.push(one);
    else children.set(one.parent, [one]);
  }
  const add = (one: Process) => {
    if (tree.has(one.pid)) return;
    tree.set(one.pid, one);
    children.get(one.pid)?.forEach(add);
  };
  for (const one of all)
    if (one.pid === root || one.session === root || seen.has(keyOf(one))) add(one);
  return [...tree.values()];
}

export const keyOf = ({ pid, start }: Process) => `${pid}:${start}`;

/** Whether the kernel tells proportional sizes at all. */
export const knowsPss = () => read('/proc/self/smaps_rollup') !== undefined;

/**
 * The memory of a process with what it shares divided among the sharers, so that a sum over a tree
 * counts nothing twice. Nothing when the process has ended meanwhile.
 */
export function pssOf(pid: number): number {
  const found = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1];
  return Number(found ?? 0) * KB;
}

/** CPU of the children that this process started and that have ended, with all of theirs. */
export function reapedCpuMs(): number {
  const fields = statOf('self');
  return fields ? (Number(fields[13]) + Number(fields[14])) * unitsOf().tickMs : 0;
}

/** CPU that the whole machine has spent: all but idling and waiting for the disk. */
export function machineCpuMs(): number {
  const [, ...fields] = (read('/proc/stat') ?? '').split('\n')[0]?.split(/\s+/) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = fields.map(Number);
  return (user + nice + system + irq + softirq + steal) * unitsOf().tickMs;
}

/** Fields of stat from the third on: the second, a name, may hold blanks and brackets. */
function statOf(pid: string): string[] | undefined {
  const text = read(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** A process may end between being listed and being read. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
