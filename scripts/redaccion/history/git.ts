import { execFile } from 'node:child_process';
import { errorName } from '../../http';

/** There is no git on this computer. */
export class NoGit extends Error {}

/** Runs git without a shell, in a repository apart from whatever the project itself is kept in. */
export type Git = (...args: string[]) => Promise<string>;

/** Nothing of a repository or of hooks that surround the newsroom; nothing is ever asked. */
const FOREIGN = /^GIT_/;
const SETTINGS = ['core.autocrlf=false', 'core.hooksPath=/dev/null', 'commit.gpgsign=false'];

/**
 * @param folder of the repository itself
 * @param work the files that it is about
 * @param env more of its variables
 */
export function gitIn(folder: string, work: string, env: Record<string, string> = {}): Git {
  const foreign = Object.keys(process.env).filter((name) => FOREIGN.test(name));
  const options = {
    cwd: work,
    maxBuffer: 256_000_000,
    env: {
      ...process.env,
      ...Object.fromEntries(foreign.map((name) => [name, undefined])),
      ...{ LC_ALL: 'C', GIT_DIR: folder, GIT_WORK_TREE: work },
      ...{ GIT_TERMINAL_PROMPT: '0', GIT_CONFIG_NOSYSTEM: '1' },
      ...env,
    },
  };
  return (...args) =>
    new Promise((resolve, reject) => {
      const given = ['--literal-pathspecs', ...SETTINGS.flatMap((one) => ['-c', one]), ...args];
      execFile('git', given, options, (error, stdout) => {
        if (!error) resolve(stdout);
        else if (errorName(error) === 'ENOENT') reject(new NoGit('git', { cause: error }));
        else reject(error);
      });
    });
}
