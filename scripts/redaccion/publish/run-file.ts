import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRunning, processStart } from '../../process-alive';
import { writeWhole } from '../../write-files';
import { programEnvironment } from '../../environment';
import { RunBody, type Result, type Run } from './types';

const PLACE = '.redaccion/publicacion.json';

const Kept = RunBody.extend({
  // Neither the system's own, nor a group of processes.
  pid: z.int().min(2),
  /** When that process started: after it ends, another may be given its pid. */
  started: z.string(),
});
type Kept = z.infer<typeof Kept>;

/** Where the system does not tell when a process started. */
const UNTOLD = '';
const ownStart = processStart(process.pid) ?? UNTOLD;

export function keepRun(root: string, pid: number, run: Run): void {
  const now = { ...run, toldAt: new Date().toISOString() };
  const started = pid === process.pid ? ownStart : (processStart(pid) ?? UNTOLD);
  writeWhole(path.join(root, PLACE), JSON.stringify({ pid, started, ...now }));
}

/** That very process, or, where the system tells no start, one with its pid. */
const isOn = ({ pid, started }: Kept): boolean =>
  isRunning(pid) && (started === UNTOLD ? ownStart === UNTOLD : isThat({ pid, started }));

const isThat = ({ pid, started }: Pick<Kept, 'pid' | 'started'>): boolean =>
  started !== UNTOLD && processStart(pid) === started;

/** Silence after which a publication counts as ended: the longest step sends a whole site by a slow network. */
const QUIET_MS = 60 * 60 * 1000;

/** The last publication, if any; a publication that was killed, or gives no news, is told as ended. */
export function readRun(root: string, now = new Date()): Run | undefined {
  const kept = keptRun(root);
  if (!kept) return undefined;
  const run = RunBody.parse(kept);
  if (run.end) return run;
  const isQuiet = now.getTime() - Date.parse(run.toldAt ?? run.startedAt) > QUIET_MS;
  const isAlive = isOn(kept);
  if (isAlive && !isQuiet) return run;
  if (isAlive) endRun(root, QUIET);
  return {
    ...run,
    end: { result: resultNow(run), at: run.startedAt, words: [isAlive ? QUIET : CUT] },
  };
}

/**
 * Ends a publication's program with all that it began. It counts as ended also where its disk does not answer.
 * @returns false when it goes on: whether it is that process is not known
 */
export function endRun(root: string, why = STOPPED): boolean {
  const kept = keptRun(root);
  if (!kept || kept.end || !isOn(kept)) return true;
  if (!isThat(kept)) return false;
  killAll(kept.pid);
  const run = RunBody.parse(kept);
  const words = [why, run.doing === SENDING ? EITHER : AS_BEFORE];
  const end = { result: resultNow(run), at: new Date().toISOString(), words };
  keepRun(root, kept.pid, { ...run, end });
  return true;
}

/** A file that is not this program's counts as none. */
function keptRun(root: string): Kept | undefined {
  try {
    return Kept.safeParse(JSON.parse(readFileSync(path.join(root, PLACE), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

const resultNow = ({ doing }: Run): Result => (doing === SENDING ? 'unknown' : 'failed');

function killAll(pid: number): void {
  if (process.platform === 'win32')
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { env: programEnvironment() });
  else
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It ended meanwhile, or is another user's.
    }
}

/** The step in which visitors may see the new site. */
export const SENDING = 'Entregar el sitio';
const CUT =
  'La publicación se interrumpió: se apagó el equipo, se cerró el programa o faltó memoria (hacen falta 2 GB). Los visitantes ven un sitio entero. Publique otra vez.';
const QUIET =
  'Pasó una hora sin noticia y se detuvo: el disco o el servidor a donde se entrega no contesta. Véalo con quien cuida el equipo.';
const STOPPED =
  'Usted la detuvo. Si el disco o el servidor no contestaba, véalo con quien cuida el equipo.';
const AS_BEFORE = 'Todavía no se entregaba nada: los visitantes ven el sitio de antes.';
const EITHER =
  'Ya se estaba entregando: los visitantes ven el sitio de antes o el nuevo, entero. Publique otra vez para que sea el nuevo.';
