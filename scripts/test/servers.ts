import { existsSync } from 'node:fs';
import { programOf, serverNames, SERVERS } from '../hosts/programs';
import { ensurePrograms, type Wanted } from './programs';

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

/** The servers that the tests start, and the programs that set them up. */
export const ensureServers = (): void =>
  ensurePrograms([
    ...serverNames.map((name) => ({ ...SERVERS[name], isThere: () => Boolean(programOf(name)) })),
    SSH,
    TOOLS,
  ]);
