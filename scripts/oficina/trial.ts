import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { move, remove } from '@/lib/files/move';
import { ENGINE, engineVersion } from '@/lib/office-folder/engine';
import { OFFICE_FILE } from '@/lib/office-folder/settings';
import { programEnvironment } from '../environment';

/** Beside the engine's code, and ignored by its git. */
export const TRIAL = '.oficina';

export const isTrial = (folder: string): boolean => folder === path.join(ENGINE, TRIAL);

const IGNORED = ['out/', 'out.*/', 'servidores/', 'plantillas-correo/', '.cache/', '.redaccion/']
  .concat(['.buzon/', '.env', '.env.*', '*~', ''])
  .join('\n');

const ATTRIBUTES = '.gitattributes';
/** Git for Windows changes line ends unless it is told: all texts would seem changed. */
const UNCHANGED = '* text=auto eol=lf\npublic/** -text\n';

/** Returns what an office's repository made by an older version lacks, in words. */
export const missingAttributes = (folder: string): string | undefined =>
  existsSync(path.join(folder, ATTRIBUTES)) || !existsSync(path.join(folder, '.git'))
    ? undefined
    : `A la carpeta de la oficina le falta ${ATTRIBUTES}, y en Windows todos sus archivos parecerían cambiados. Haga ${path.join(folder, ATTRIBUTES)} con estos dos renglones, y guárdelo con git add y git commit:\n${UNCHANGED}`;

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
    const settings = { motor: engineRelease(engine) };
    writeFileSync(path.join(aside, OFFICE_FILE), `${JSON.stringify(settings, null, 2)}\n`);
    writeFileSync(path.join(aside, '.gitignore'), IGNORED);
    writeFileSync(path.join(aside, ATTRIBUTES), UNCHANGED);
    const hasGit = beginRepository(aside, message, remote);
    if (existsSync(folder)) rmdirSync(folder);
    move(aside, folder);
    return hasGit;
  } catch (error) {
    remove(aside);
    throw error;
  }
}

/**
 * Returns the engine's version and, where its repository has no tag of it, its commit: what an office's pipeline can
 * check out (docs/decisions/office.md).
 */
function engineRelease(engine: string): string {
  const version = engineVersion(engine);
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', engine, ...args], { encoding: 'utf8', env: programEnvironment() });
  const { status, stdout } = git('rev-parse', '--show-prefix', 'HEAD');
  const [prefix, commit] = stdout?.split('\n') ?? [];
  // In a folder of another repository, a commit would be that one's.
  if (status !== 0 || prefix !== '') return version;
  const isTagged = git('rev-parse', '--verify', '--quiet', `refs/tags/v${version}`).status === 0;
  return isTagged ? version : `${version}+${commit}`;
}

/** For a first commit on a computer where nobody has told git who they are. */
const NOBODY = { 'user.name': 'Sitio de la oficina', 'user.email': 'sitio@oficina.invalid' };

/** Commits a folder as a new git repository. @returns false without git @throws with git's words */
function beginRepository(folder: string, message: string, remote?: string): boolean {
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: programEnvironment() });
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
