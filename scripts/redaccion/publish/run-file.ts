import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRunning, processStart } from '../process';
import { writeWhole } from '../whole-file';
import { RunBody, type Run } from './types';

const PLACE = '.redaccion/publicacion.json';

const Kept = RunBody.extend({
  pid: z.number(),
  /** When that process started: after it ends, another may be given its pid. */
  started: z.string().optional(),
});

/** @param pid of the program that publishes */
export const keepRun = (root: string, pid: number, run: Run): void =>
  writeWhole(path.join(root, PLACE), JSON.stringify({ pid, started: processStart(pid), ...run }));

const LONGEST_MS = 12 * 60 * 60 * 1000;

/** The last publication, if any; a killed publication is told as ended. */
export function readRun(root: string, now = new Date()): Run | undefined {
  const file = path.join(root, PLACE);
  if (!existsSync(file)) return undefined;
  const { data } = Kept.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!data) return undefined;
  const { pid, started, end, ...run } = data;
  if (end) return { ...run, end };
  if (isRunning(pid, started) && now.getTime() - Date.parse(run.startedAt) < LONGEST_MS) return run;
  const result = run.doing === DELIVERING ? 'unknown' : 'failed';
  return { ...run, end: { result, at: run.startedAt, words: [CUT] } };
}

/** The step in which visitors may see the new site. */
export const DELIVERING = 'Entregar el sitio';
const CUT =
  'La publicación se interrumpió: se apagó el equipo, se cerró el programa o faltó memoria (hacen falta 2 GB). Los visitantes ven un sitio entero. Publique otra vez.';
