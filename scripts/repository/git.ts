import { execFile } from 'node:child_process';
import { devNull, tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { programEnvironment } from '../environment';
import { errorName } from '../http';

/** There is no git on this computer. */
export class NoGit extends Error {}

/** git ended with an error: its own last words are in `lastWords`, without the password of an address. */
export class GitFailed extends Error {
  readonly lastWords: string;
  constructor(
    cause: unknown,
    readonly stdout: string,
    readonly stderr: string,
  ) {
    super('git', { cause });
    this.lastWords = lastLines(stderr);
  }
}

const LINES = 8;

/** git gives the reason of a refusal some lines before its last one. */
function lastLines(words: string): string {
  const lines = words.split(/[\r\n]+/).map((line) => line.replace(/^remote:\s*/, '').trim());
  return lines
    .filter(Boolean)
    .slice(-LINES)
    .join(' · ')
    .replace(/\/\/[^/@\s]*@/g, '//');
}

export interface GitOptions {
  env?: Record<string, string> | undefined;
  /** It is ended by a signal after so long. */
  timeout?: number;
  input?: string | Buffer;
}

/**
 * The newsroom's own settings, whatever the machine's or the folder's say (D79): files are committed as they
 * are; nothing asks, signs, filters or runs in between.
 */
const SETTINGS = [
  ...['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'core.untrackedCache=false'],
  ...['core.autocrlf=false', 'core.quotePath=false', 'core.fileMode=false'],
  ...[`core.excludesFile=${devNull}`, `core.attributesFile=${devNull}`],
  ...['protocol.ext.allow=never', 'submodule.recurse=false', 'fetch.recurseSubmodules=false'],
  ...['push.recurseSubmodules=no', 'push.gpgSign=false', 'push.followTags=false'],
  ...['commit.gpgSign=false', 'tag.gpgSign=false', 'merge.verifySignatures=false'],
  ...['log.showSignature=false', 'log.follow=false', 'color.ui=false'],
  'diff.autoRefreshIndex=false',
  ...['i18n.commitEncoding=UTF-8', 'i18n.logOutputEncoding=UTF-8'],
  // A power cut loses nothing that was committed.
  'core.fsync=all',
].flatMap((one) => ['-c', one]);

/** Nothing asks for a password: the user's own keys or keychain must do. */
const UNATTENDED = {
  // What only asks takes no lock, which would stay if it were killed.
  GIT_OPTIONAL_LOCKS: '0',
  ...{ LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', GCM_INTERACTIVE: 'never' },
  ...{ GIT_ASKPASS: 'false', SSH_ASKPASS: 'false', SSH_ASKPASS_REQUIRE: 'force' },
};

/** What the user told git about keys and the network; all else of the machine stays out. */
const OF_THE_USER =
  /^(?:credential\..+|http\..+|url\..+|safe\.directory|core\.(?:sshcommand|longpaths|gitproxy)|ssh\.variant)$/;

/** The machine's and the user's settings of git, by their names; a name may come several times. */
type Settings = [name: string, value: string][];
let ofTheMachine: Promise<Settings> | undefined;

const readOfTheMachine = (): Promise<Settings> =>
  (ofTheMachine ??= listOfTheMachine().catch((error: unknown) => {
    ofTheMachine = undefined;
    throw error;
  }));

async function listOfTheMachine(): Promise<Settings> {
  // Without a repository only the machine's and the user's settings are listed.
  const env = programEnvironment({ ...UNATTENDED, GIT_DIR: devNull });
  const listed = await execute(['config', '--null', '--list'], { cwd: tmpdir(), env })
    .then(String)
    .catch((error: unknown) => {
      if (error instanceof NoGit) throw error;
      return '';
    });
  return settingsIn(listed);
}

/** Settings as git lists them with `--null`; one without a value is true. */
export const settingsIn = (listed: string): Settings =>
  listed
    .split('\0')
    .filter(Boolean)
    .map((one) => {
      const [name = '', value = 'true'] = one.split(/\n([^]*)/, 2);
      return [name, value];
    });

/** Who uses git on this computer, as they told it. */
export async function userOfGit(): Promise<{
  name?: string | undefined;
  email?: string | undefined;
}> {
  const { 'user.name': name, 'user.email': email } = Object.fromEntries(await readOfTheMachine());
  return { name, email };
}

/** Given as git's own variables: a list of programs shows arguments, which may hold a secret. */
async function settingsOfTheUser(): Promise<Record<string, string>> {
  const kept = (await readOfTheMachine()).filter(([name]) => OF_THE_USER.test(name));
  const pairs = kept.flatMap(([name, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, name],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(kept.length), ...Object.fromEntries(pairs) };
}

const BUSY = /\.lock': File exists|cannot lock ref|unable to create .*\.lock/i;
/** How long another program's lock is waited for. */
export const PATIENCE_MS = 3000;

export const isBusy = (error: unknown): boolean =>
  error instanceof GitFailed && BUSY.test(error.stderr);

/**
 * Runs git in a folder, without a shell, hooks or questions. Paths are literal.
 * @returns its output
 * @throws NoGit, GitFailed
 */
export const git = async (
  root: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string> => (await gitBytes(root, args, options)).toString();

/** Runs git as `git` does. @returns its output as it is */
export async function gitBytes(
  root: string,
  args: readonly string[],
  { env = {}, ...options }: GitOptions = {},
): Promise<Buffer> {
  const alone = {
    ...{ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: devNull },
    ...(await settingsOfTheUser()),
  };
  const all = programEnvironment({ ...alone, ...UNATTENDED, ...env });
  const given = ['--literal-pathspecs', ...SETTINGS, ...args];
  const until = Date.now() + PATIENCE_MS;
  for (;;)
    try {
      return await execute(given, { ...options, cwd: root, env: all });
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      await wait(50);
    }
}

interface Execution extends Omit<GitOptions, 'env'> {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

function execute(args: readonly string[], { input, ...given }: Execution): Promise<Buffer> {
  const settings = { ...given, encoding: 'buffer' as const, maxBuffer: 2 ** 30, windowsHide: true };
  return new Promise((resolve, reject) => {
    const child = execFile('git', args, settings, (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else if (errorName(error) === 'ENOENT') reject(new NoGit('git', { cause: error }));
      else reject(new GitFailed(error, stdout.toString(), stderr.toString()));
    });
    // git may end before it has read all.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
