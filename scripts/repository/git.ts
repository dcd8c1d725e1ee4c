import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { errorName } from '../http';

/** There is no git on this computer. */
export class NoGit extends Error {}

/** git ended with an error: its own last words are in `said`, without the password of an address. */
export class GitFailed extends Error {
  readonly said: string;
  constructor(
    cause: unknown,
    readonly stdout: string,
    readonly stderr: string,
  ) {
    super('git', { cause });
    const last = stderr.trim().split('\n').at(-1) ?? '';
    this.said = last.replace(/\/\/[^/@\s]*@/g, '//');
  }
}

interface GitOptions {
  env?: Record<string, string> | undefined;
  /** It is ended by a signal after so long. */
  timeout?: number;
}

const FOREIGN = /^GIT_(?!SSH|ASKPASS|CONFIG)/;
// The newsroom's files are committed as they are; nothing asks, signs or runs in between.
const SETTINGS = [
  ...['core.hooksPath=/dev/null', 'core.autocrlf=false', 'core.quotePath=false'],
  // A power cut loses nothing that was committed.
  ...['commit.gpgSign=false', 'tag.gpgSign=false', 'log.showSignature=false', 'core.fsync=all'],
];
const BUSY = /\.lock': File exists|cannot lock ref|unable to create .*\.lock/i;
const PATIENCE_MS = 5000;

/**
 * Runs git in a folder, without a shell, hooks or questions. Paths are literal.
 * @returns its output
 * @throws NoGit, GitFailed
 */
export async function git(root: string, args: string[], options: GitOptions = {}): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  for (;;)
    try {
      return await run(root, args, options);
    } catch (error) {
      if (!(error instanceof GitFailed && BUSY.test(error.stderr)) || Date.now() > until)
        throw error;
      await wait(50);
    }
}

function run(root: string, args: string[], { env = {}, timeout }: GitOptions): Promise<string> {
  const foreign = Object.keys(process.env).filter((name) => FOREIGN.test(name));
  const settings = {
    cwd: root,
    maxBuffer: 256_000_000,
    windowsHide: true,
    ...(timeout && { timeout }),
    env: {
      ...process.env,
      ...Object.fromEntries(foreign.map((name) => [name, undefined])),
      ...{ LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true' },
      // ssh asks nobody for a password either: the user's own keys must do.
      ...{ SSH_ASKPASS: 'false', SSH_ASKPASS_REQUIRE: 'force' },
      ...env,
    },
  };
  const given = ['--literal-pathspecs', ...SETTINGS.flatMap((one) => ['-c', one]), ...args];
  return new Promise((resolve, reject) => {
    const child = execFile('git', given, settings, (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else if (errorName(error) === 'ENOENT') reject(new NoGit('git', { cause: error }));
      else reject(new GitFailed(error, stdout, stderr));
    });
    child.stdin?.end();
  });
}
