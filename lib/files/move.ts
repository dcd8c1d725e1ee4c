import fs from 'node:fs';

/** What Windows answers while a virus scanner, the Explorer or a reader has a file open. */
const HELD = ['EPERM', 'EBUSY', 'EACCES'];
const PATIENCE_MS = 2000;
const PAUSE_MS = 50;

interface Patience {
  /** Elsewhere these answers are about permissions, which do not change by waiting. */
  isWindows: boolean;
  now: () => number;
  wait: (ms: number) => void;
}

const OWN: Patience = {
  isWindows: process.platform === 'win32',
  now: () => performance.now(),
  wait: (ms) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
};

/** Renames a file or folder; on Windows tries for two seconds when another program has it open. @throws in Spanish */
export const move = (from: string, to: string, patience = OWN): void =>
  patiently(() => fs.renameSync(from, to), to, patience);

/** Deletes a file or folder with all in it, if it is there; as patient as `move`. @throws in Spanish */
export const remove = (place: string, patience = OWN): void =>
  patiently(() => fs.rmSync(place, { recursive: true, force: true }), place, patience);

function patiently(work: () => void, place: string, { isWindows, now, wait }: Patience): void {
  for (const until = now() + PATIENCE_MS; ; wait(PAUSE_MS))
    try {
      return work();
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!isWindows || !HELD.includes(code)) throw error;
      if (now() >= until)
        throw Object.assign(new Error(wordsFor(place), { cause: error }), { code });
    }
}

const wordsFor = (place: string): string =>
  `Windows no deja cambiar ${place}: otro programa lo tiene abierto, o este usuario no tiene permiso. Cierre las ventanas y los programas que lo usen (el Explorador, un lector de PDF, un editor) y repita; si sigue, espere a que acabe el antivirus.`;
