import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { powershell, programEnvironment } from './environment';
import { errorName } from './http';

/** Returns whether a process is running, also when it is another user's (EPERM). */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorName(error) === 'EPERM';
  }
}

/** As `isRunning`; another process that was given the same pid does not count, where its start is told. */
export const isStillRunning = (pid: number, started: string | undefined): boolean =>
  isRunning(pid) && (started === undefined || (processStart(pid) ?? started) === started);

let ownStart: string | undefined;

/** As `processStart` of this process, asked once. */
export const ownProcessStart = (): string | undefined => (ownStart ??= processStart(process.pid));

/** Returns when a process started, in the system's own form; undefined where nobody tells. */
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
    const [program, ...args] =
      process.platform === 'win32'
        ? powershell(startCommand(pid))
        : (['ps', '-o', 'lstart=', '-p', String(pid)] as const);
    // In one language, whoever asks: the words are compared.
    const env = programEnvironment({ LC_ALL: 'C' });
    const told = execFileSync(program, args, { encoding: 'utf8', env, windowsHide: true }).trim();
    return told || undefined;
  } catch {
    return undefined;
  }
}

const startCommand = (pid: number) =>
  `(Get-Process -Id ${pid} -ErrorAction Stop).StartTime.ToFileTimeUtc()`;
