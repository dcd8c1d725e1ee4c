/** Names that a program needs to run on this machine: where things are, who runs it, its language and clock. */
const OF_THE_MACHINE = new Set([
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LC_ALL', 'LC_CTYPE', 'TZ'],
  ...['TMPDIR', 'TMP', 'TEMP', 'XDG_CONFIG_HOME', 'XDG_RUNTIME_DIR', 'SSH_AUTH_SOCK'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY', 'SSL_CERT_FILE', 'SSL_CERT_DIR'],
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERNAME', 'USERPROFILE'],
  ...['HOMEDRIVE', 'HOMEPATH', 'APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA', 'PROGRAMFILES'],
  ...['PROGRAMFILES(X86)', 'PROGRAMW6432', 'NUMBER_OF_PROCESSORS'],
]);

/**
 * Composes the environment of a program that we start (D79): the machine's own names and the given ones.
 * Nobody's GIT_*, NODE_OPTIONS or npm_config_* comes along.
 * @param given what this program is told; an undefined value leaves the name out
 */
export function programEnvironment(
  given: Readonly<Record<string, string | undefined>> = {},
  from: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const machine = Object.entries(from).filter(([name]) => OF_THE_MACHINE.has(name.toUpperCase()));
  const told = Object.entries({ ...Object.fromEntries(machine), ...given });
  return Object.fromEntries(told.filter(([, value]) => value !== undefined)) as NodeJS.ProcessEnv;
}

/** A command for Windows. What comes from elsewhere goes in its environment, where no sign is read as a command. */
export const powershell = (command: string): [string, ...string[]] => [
  'powershell',
  ...['-NoProfile', '-NonInteractive', '-Command', command],
];

/**
 * `programEnvironment` for Next, which would add the variables of four `.env*` files in the engine's folder: the
 * demonstration's, or those of another office.
 */
export const nextEnvironment = (given: Readonly<Record<string, string | undefined>>) =>
  programEnvironment({ ...given, NEXT_TELEMETRY_DISABLED: '1', __NEXT_PROCESSED_ENV: 'true' });
