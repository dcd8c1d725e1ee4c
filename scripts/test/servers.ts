import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { programOf, serverNames, SERVERS } from '../hosts/programs';

/** Debian asks this program before a package starts its service; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

interface Wanted {
  title: string;
  packages: readonly string[];
  isThere: () => boolean;
}

/** What publishing is tried against. */
const SSH: Wanted = {
  title: 'OpenSSH',
  packages: ['openssh-server', 'openssh-client'],
  isThere: () => existsSync('/usr/sbin/sshd'),
};

/** With which a server is set up (docs/servidores.md). */
const TOOLS: Wanted = {
  title: 'rsync, logrotate y openssl',
  packages: ['rsync', 'logrotate', 'openssl'],
  isThere: () =>
    ['/usr/bin/rsync', '/usr/sbin/logrotate', '/usr/bin/openssl'].every((one) => existsSync(one)),
};

/**
 * Installs the servers that the tests start and this machine has not, where it can: the system's own
 * packages, whose services are not let start. What can't be had is left out, and the tests say so.
 */
export function ensureServers(): void {
  const wanted = [
    ...serverNames.map((name) => ({ ...SERVERS[name], isThere: () => Boolean(programOf(name)) })),
    SSH,
    TOOLS,
  ];
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

function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
