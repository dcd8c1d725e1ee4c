import { spawnSync } from 'node:child_process';

/** For a first commit on a computer where nobody has told git who they are. */
const NOBODY = { 'user.name': 'Sitio de la oficina', 'user.email': 'sitio@oficina.invalid' };

/**
 * Begins the git repository of an office's folder, with all that is in it as the first commit.
 * @param remote where it is pushed to later, if that is known
 * @returns false when this computer has no git
 * @throws Error in Spanish with git's own words
 */
export function beginRepository(folder: string, message: string, remote?: string): boolean {
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
