import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Debian asks this program before a package starts its service; 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

export interface Wanted {
  title: string;
  packages: readonly string[];
  isThere: () => boolean;
}

/**
 * Installs the programs that tests start and this machine has not, where it can: the system's own
 * packages, whose services are not let start. What can't be had is left out, and the tests say so.
 */
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

function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
