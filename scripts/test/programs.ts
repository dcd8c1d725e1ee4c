import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { programOf, serverNames, SERVERS, type ServerName } from '../hosts/programs';
import { casesOf } from './parts';

/** Debian asks it before a package starts its service; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

interface Wanted {
  title: string;
  packages: readonly string[];
  isThere: () => boolean;
}

/** Installs missing programs where it can, without starting their services; a missing one is named. */
export function ensurePrograms(wanted: Wanted[]): void {
  install(wanted.filter(({ isThere }) => !isThere()));
  for (const { title, isThere } of wanted)
    if (!isThere()) console.log(`Sin ${title} en este equipo: sus pruebas se omiten.`);
}

function install(missing: Wanted[]): void {
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Instalando para las pruebas: ${missing.map(({ title }) => title).join(', ')}…`);
  const guards = !existsSync(POLICY);
  if (guards) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    apt('update', '-qq');
    for (const { packages } of missing)
      apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  } finally {
    if (guards) rmSync(POLICY);
  }
}

/** Runs the system's installer without questions. */
export function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const [usual = 'nginx'] = [serverNames.find(programOf)];
/** The servers that tests start: each day the first that this machine has, else nginx. */
export const testedServers: readonly ServerName[] = casesOf(
  [usual, ...serverNames.filter((name) => name !== usual)],
  1,
);

/** The servers that tests start, and the programs with which they are set up and published to. */
export const ensureServers = (): void =>
  ensurePrograms([
    ...testedServers.map((name) => ({ ...SERVERS[name], isThere: () => Boolean(programOf(name)) })),
    {
      title: 'OpenSSH',
      packages: ['openssh-server', 'openssh-client'],
      isThere: () => existsSync('/usr/sbin/sshd'),
    },
    {
      title: 'rsync, logrotate, openssl, htpasswd e ip',
      packages: ['rsync', 'logrotate', 'openssl', 'apache2-utils', 'iproute2'],
      isThere: () =>
        ['bin/rsync', 'sbin/logrotate', 'bin/openssl', 'bin/htpasswd', 'sbin/ip'].every((one) =>
          existsSync(`/usr/${one}`),
        ),
    },
  ]);
