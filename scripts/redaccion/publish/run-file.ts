import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRunning, processStart } from '../process-alive';
import { writeWhole } from '../save-files';
import { RunBody, type Result, type Run } from './types';

const PLACE = '.redaccion/publicacion.json';

const Kept = RunBody.extend({
  pid: z.number(),
  /** When that process started: after it ends, another may be given its pid. */
  started: z.string().optional(),
});

export function keepRun(root: string, pid: number, run: Run): void {
  const now = { ...run, toldAt: new Date().toISOString() };
  writeWhole(path.join(root, PLACE), JSON.stringify({ pid, started: processStart(pid), ...now }));
}

/** Silence after which a publication counts as ended: the longest step sends a whole site by a slow network. */
const QUIET_MS = 60 * 60 * 1000;

/** The last publication, if any; a publication that was killed, or gives no news, is told as ended. */
export function readRun(root: string, now = new Date()): Run | undefined {
  const kept = keptRun(root);
  if (!kept) return undefined;
  const { pid, started, ...run } = kept;
  if (run.end) return run;
  const isQuiet = now.getTime() - Date.parse(run.toldAt ?? run.startedAt) > QUIET_MS;
  const isOn = isRunning(pid, started);
  if (isOn && !isQuiet) return run;
  if (isOn && started) endRun(root, QUIET);
  return {
    ...run,
    end: { result: resultNow(run), at: run.startedAt, words: [isOn ? QUIET : CUT] },
  };
}

/** Ends a publication's program with all that it began. It counts as ended also where its disk does not answer. */
export function endRun(root: string, why = STOPPED): void {
  const { pid, started, ...run } = keptRun(root) ?? { pid: 0 };
  if (!('who' in run) || run.end || !isRunning(pid, started)) return;
  killAll(pid);
  const words = [why, run.doing === DELIVERING ? EITHER : AS_BEFORE];
  const end = { result: resultNow(run), at: new Date().toISOString(), words };
  keepRun(root, pid, { ...run, end });
}

function keptRun(root: string) {
  const file = path.join(root, PLACE);
  return existsSync(file) ? Kept.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
}

const resultNow = ({ doing }: Run): Result => (doing === DELIVERING ? 'unknown' : 'failed');

function killAll(pid: number): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  else
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It ended meanwhile, or is another user's.
    }
}

/** The step in which visitors may see the new site. */
export const DELIVERING = 'Entregar el sitio';
const CUT =
  'La publicación se interrumpió: se apagó el equipo, se cerró el programa o faltó memoria (hacen falta 2 GB). Los visitantes ven un sitio entero. Publique otra vez.';
const QUIET =
  'Pasó una hora sin noticia y se detuvo: el disco o el servidor a donde se entrega no contesta. Véalo con quien cuida el equipo.';
const STOPPED =
  'Usted la detuvo. Si el disco o el servidor no contestaba, véalo con quien cuida el equipo.';
const AS_BEFORE = 'Todavía no se entregaba nada: los visitantes ven el sitio de antes.';
const EITHER =
  'Ya se estaba entregando: los visitantes ven el sitio de antes o el nuevo, entero. Publique otra vez para que sea el nuevo.';
