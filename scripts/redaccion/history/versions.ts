import type { Happened, Version } from './types';

const HAPPENED: Record<string, Happened> = { A: 'nuevo', D: 'quitado' };
const NOBODY = 'Sin nombre';
/** How `versionIn` reads a version. @param mark before each, which no file's name can foresee */
export const logFormat = (mark: string) => `--format=${mark}%H%x1f%an%x1f%aI%x1f%s%x1f%P%x1f`;
/** With two versions after it, lists what differs. */
export const STATUS = ['diff', '--name-status', '--no-renames', '-z'];

/** The variables that name whoever makes a version. */
export const signed = (who: string): Record<string, string> => {
  const name = who.replace(/[<>\p{Cc}]/gu, '').trim() || NOBODY;
  const email = 'redaccion@localhost';
  return {
    ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email },
    ...{ GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email },
  };
};

/** A version, from a line of the log. */
export function versionIn(text: string): Version {
  const [id = '', name = '', at = '', what = '', parents = '', ...rest] = text.split('\x1f');
  const who = name === NOBODY ? '' : name;
  return { id, who, at, what, files: parents ? filesIn(rest.join('\x1f')) : [] };
}

/** Names and what happened to them, as git lists them with `-z`. */
export function filesIn(text: string): Version['files'] {
  const parts = text.split('\0');
  const start = parts.findIndex((one) => /^\s*[A-Z]$/.test(one));
  const files: Version['files'] = [];
  for (let at = Math.max(start, 0); at + 1 < parts.length; at += 2) {
    const [mark = '', file = ''] = parts.slice(at, at + 2);
    if (file) files.push({ file, happened: HAPPENED[mark.trim()] ?? 'cambiado' });
  }
  return files;
}
