import fs from 'node:fs';
import path from 'node:path';
import { oneAtATime } from '../one-at-a-time';
import { unwritable } from './failed';
import type { Target } from './target';

/** Waits for whoever publishes to the same folder of this computer. A server has its own lock. @throws Failed */
export async function inTurn<T>({ host, folder }: Target, work: () => Promise<T>): Promise<T> {
  if (host !== undefined) return work();
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    throw unwritable(folder, (error as Error).message);
  }
  return oneAtATime(path.join(folder, '.candado-entrega'), 'entregar el sitio', work);
}
