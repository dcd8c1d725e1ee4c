import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { freePort } from '@/scripts/hosts/start';

const SSHD = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/opt/homebrew/sbin/sshd'].find(existsSync);

export const hasSshd = SSHD !== undefined;

export interface Sshd {
  config: string;
  stop(): void;
}

/** @param logins name → start of its shell (a limit, another PATH) */
export async function startSshd(dir: string, logins: Record<string, string>): Promise<Sshd> {
  const at = (name: string) => path.join(dir, name);
  const port = await freePort();
  const key = (name: string) => {
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)]);
    return readFileSync(at(`${name}.pub`), 'utf8').trim();
  };
  writeFileSync(at('known'), `[127.0.0.1]:${port} ${key('host')}\n`);
  const allowed = Object.entries(logins).map(([name, before]) => {
    const order = `${before}; eval "$SSH_ORIGINAL_COMMAND"`.replaceAll('"', '\\"');
    return `${before ? `command="${order}" ` : ''}${key(name)}`;
  });
  writeFileSync(at('authorized'), `${allowed.join('\n')}\n`, { mode: 0o600 });
  writeFileSync(
    at('sshd_config'),
    [
      ...[`Port ${port}`, 'ListenAddress 127.0.0.1', `HostKey ${at('host')}`],
      ...[`AuthorizedKeysFile ${at('authorized')}`, `PidFile ${at('pid')}`, 'StrictModes no'],
      ...['UsePAM no', 'PasswordAuthentication no', 'PermitRootLogin prohibit-password'],
    ].join('\n') + '\n',
  );
  const hosts = Object.keys(logins).flatMap((name) => [
    ...[`Host ${name}`, `IdentityFile ${at(name)}`, 'HostName 127.0.0.1', `Port ${port}`],
    ...[`User ${userInfo().username}`, 'IdentitiesOnly yes', 'BatchMode yes', 'LogLevel ERROR'],
    ...[`UserKnownHostsFile ${at('known')}`, 'StrictHostKeyChecking yes'],
  ]);
  const nobody = ['Host *.invalid', 'LogLevel QUIET'];
  writeFileSync(at('config'), `${[...hosts, ...nobody].join('\n')}\n`);
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const server = spawn(SSHD ?? 'sshd', ['-D', '-e', '-f', at('sshd_config')], { stdio: 'pipe' });
  await listening(server, port);
  return { config: at('config'), stop: () => void server.kill('SIGTERM') };
}

async function listening(server: ChildProcess, port: number): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error(`sshd ended: ${said}`);
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
        .on('connect', () => resolve(true))
        .on('error', () => resolve(false));
      socket.on('close', () => undefined).setTimeout(1000, () => socket.destroy());
      socket.on('connect', () => socket.destroy());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`sshd does not listen: ${said}`);
}
