import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { programOf, serverNames, SERVERS, type ServerName } from '../hosts/programs';

/** Debian asks this program before a package starts its service; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs the web servers that the tests start and this machine has not, where it can: the system's own
 * packages, whose services are not let start. What can't be had is left out, and the tests say so.
 */
export function ensureServers(): void {
  install(serverNames.filter((name) => !programOf(name)));
  for (const name of serverNames)
    if (!programOf(name))
      console.log(`Sin ${SERVERS[name].title} en este equipo: sus pruebas se omiten.`);
}

function install(missing: ServerName[]): void {
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Instalando para las pruebas: ${missing.join(', ')}…`);
  const guards = !existsSync(POLICY);
  if (guards) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    apt('update', '-qq');
    for (const name of missing)
      apt('install', '-y', '-qq', '--no-install-recommends', ...SERVERS[name].packages);
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
