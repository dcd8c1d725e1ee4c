import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ENGINE, engineVersion } from '@/lib/office-folder/engine';
import { OFFICE_FILE } from '@/lib/office-folder/settings';

/** Beside the engine's code, and ignored by its git. */
export const TRIAL = '.oficina';

export const isTrial = (folder: string): boolean => folder === path.join(ENGINE, TRIAL);

const IGNORED = ['out/', 'out.*/', 'servidores/', 'plantillas-correo/', '.cache/', '.redaccion/']
  .concat(['.buzon/', '.env', '.env.*', '*~', ''])
  .join('\n');

/** Makes, once, a folder of the demonstration to try the newsroom: the engine's own files stay (D63). */
export function trialOffice(engine = ENGINE): string {
  const folder = path.join(engine, TRIAL);
  if (!existsSync(folder))
    makeOffice(folder, engine, 'Copiar la demostración, para probar', (aside) => {
      for (const part of ['content', 'public'])
        cpSync(path.join(engine, part), path.join(aside, part), { recursive: true });
    });
  return folder;
}

/**
 * Makes an office's folder, whole or not at all, with a git repository of it. @param fill writes its files
 * @returns false where this computer has no git
 */
export function makeOffice(
  folder: string,
  engine: string,
  message: string,
  fill: (aside: string) => void,
  remote?: string,
): boolean {
  const aside = mkdtempSync(`${folder}.`);
  try {
    // A temporary folder is its owner's alone, and a web server reads `out/` in it.
    chmodSync(aside, 0o777 & ~process.umask());
    fill(aside);
    const settings = { motor: engineVersion(engine) };
    writeFileSync(path.join(aside, OFFICE_FILE), `${JSON.stringify(settings, null, 2)}\n`);
    writeFileSync(path.join(aside, '.gitignore'), IGNORED);
    const hasGit = beginRepository(aside, message, remote);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(aside, folder);
    return hasGit;
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    throw error;
  }
}

/** For a first commit on a computer where nobody has told git who they are. */
const NOBODY = { 'user.name': 'Sitio de la oficina', 'user.email': 'sitio@oficina.invalid' };

/** Commits a folder as a new git repository. @returns false without git @throws with git's words */
function beginRepository(folder: string, message: string, remote?: string): boolean {
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: withoutGit() });
  const must = (...args: string[]) => {
    const { status, stderr } = git(...args);
    if (status !== 0)
      throw new Error(`git ${args.join(' ')} no pudo en ${folder}: ${stderr.trim()}`);
  };
  if (git('--version').error) return false;
  must('init', '--quiet', '--initial-branch=main');
  must('add', '--all');
  // Only for this commit: a save is its author's.
  const signed = Object.entries(NOBODY)
    .filter(([key]) => git('config', '--get', key).status !== 0)
    .flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  must(...signed, '-c', 'commit.gpgsign=false', 'commit', '-q', '--no-verify', '-m', message);
  if (remote) must('remote', 'add', 'origin', remote);
  return true;
}

/** Variables of a hook that runs this would lead git to another repository. */
const withoutGit = (): NodeJS.ProcessEnv => {
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (name.startsWith('GIT_')) delete env[name];
  return env;
};
