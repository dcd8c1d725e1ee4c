import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorName } from '../http';

/**
 * Returns whether a process is running, also when it is another user's (EPERM).
 * @param started by `processStart`: another process that was given the same pid does not count
 */
export function isRunning(pid: number, started?: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorName(error) !== 'EPERM') return false;
  }
  const now = started && processStart(pid);
  return !now || now === started;
}

/** Returns when a process started, in the system's own form; undefined where nobody tells (Windows). */
export function processStart(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      // Its second field is a name in brackets, of any letters.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot} ${fields[19]}`;
    }
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
