import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliModule, moduleOf, programOf, type ServerName } from './programs';

/** `output`: its last words, outside of its logs. */
export type RunningServer = Awaited<ReturnType<typeof startProgram>>;

interface Options {
  folder: string;
  config: string;
  port: number;
}

const IP = '127.0.0.1';
const isRoot = process.getuid?.() === 0;
const PATIENCE_MS = 60_000;

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, IP);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The configuration of each server around a site's own, to run as a program of this user. */
const AROUND: Record<ServerName, (options: Options) => { text: string; args: string[] }> = {
  nginx: ({ folder }) => ({
    text: `load_module ${brotliModule()};
daemon off;
${isRoot ? 'user root;\n' : ''}worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/arranque.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/tmp-${one};`).join('\n  ')}
  include ${folder}/sitio.conf;
}
`,
    args: ['-p', folder, '-e', `${folder}/arranque.log`, '-c', `${folder}/principal.conf`],
  }),
  apache: ({ folder, port }) => ({
    text: `ServerRoot ${folder}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/arranque.log
Listen ${IP}:${port}
ServerName ${IP}
${isRoot ? 'User nobody\nGroup nogroup\n' : ''}${APACHE_MODULES.flatMap((one) => {
      const file = moduleOf('apache', `mod_${one}.so`);
      return file ? [`LoadModule ${one}_module ${file}\n`] : [];
    }).join('')}TypesConfig /dev/null
<Location "/server-status">
  SetHandler server-status
  Require local
</Location>
StartServers 1
Include ${folder}/sitio.conf
`,
    args: ['-DFOREGROUND', '-f', `${folder}/principal.conf`],
  }),
  caddy: ({ folder }) => ({
    text: `import ${folder}/sitio.conf\n`,
    args: ['run', '--adapter', 'caddyfile', '--config', `${folder}/sitio.conf`],
  }),
};

/** The modules of a usual Apache, also those that a site's rules must keep from acting. */
const APACHE_MODULES = (
  'mpm_event unixd authz_core log_config setenvif env mime dir alias negotiation autoindex ' +
  'headers rewrite filter deflate authz_host status'
).split(' ');

/** Starts a server with a site's configuration. @throws when it is missing or ends, with its words */
export async function startServer(name: ServerName, options: Options): Promise<RunningServer> {
  const program = programOf(name);
  if (!program) throw new Error(`${name} is not on this machine.`);
  const { folder, config, port } = options;
  mkdirSync(folder, { recursive: true });
  const { text, args } = AROUND[name](options);
  writeFileSync(path.join(folder, 'sitio.conf'), config);
  writeFileSync(path.join(folder, 'principal.conf'), text);
  const home = { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const env = { ...home, CADDY_ADMIN: `unix/${folder}/admin.sock` };
  return startProgram(program, args, { port, env });
}

/** Starts a program and waits until it answers. @throws when it ends before, with its words */
export async function startProgram(
  program: string,
  args: string[],
  { port, env, ...user }: { port: number; env: Record<string, string>; uid?: number; gid?: number },
) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'test', PATH: process.env['PATH'], ...env },
    ...user,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-8000)));
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    // A server that is reading its configuration again misses it.
    const again = setInterval(() => child.kill('SIGTERM'), 500);
    await ended;
    clearInterval(again);
  };
  const until = performance.now() + PATIENCE_MS;
  while (!(await answers(port))) {
    if (child.exitCode === null && performance.now() < until) continue;
    await stop();
    throw new Error(`${program} does not start:\n${output}`);
  }
  return { stop, output: () => output };
}

/** Tries the port once, and takes its time when nobody is there. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, IP);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    await wait(20);
    return false;
  } finally {
    socket.destroy();
  }
}
