import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programOf, type ServerName } from '@/scripts/hosts/programs';
import { freePort, startProgram, type RunningServer } from '@/scripts/hosts/start';

export const blocksOf = (page: string, mark: string): string =>
  [...readFileSync(page, 'utf8').matchAll(/^```sh (.+)\n([^]*?)^```$/gm)]
    .filter(([, one]) => one === mark)
    .map(([, , commands]) => commands)
    .join('');

const CALLED = ['apt', 'adduser'];
const PROGRAMS = ['a2enmod', 'apache2ctl', 'logrotate', 'openssl', 'rsync'];

export const canFollow = (server: ServerName): boolean =>
  process.getuid?.() === 0 &&
  programOf(server) !== undefined &&
  PROGRAMS.every(
    (one) =>
      (one.startsWith('a') && server !== 'apache') ||
      ['/usr/bin', '/usr/sbin'].some((folder) => existsSync(path.join(folder, one))),
  );

export const PASSWORD = 'clave';

export interface Ports {
  http: number;
  https: number;
  relay: number;
}

export class Machine {
  readonly root = mkdtempSync(path.join(tmpdir(), 'maquina-'));
  readonly desk = path.join(this.root, 'mesa');
  readonly ports: Ports;
  private readonly server: ServerName;
  private running: RunningServer | undefined;

  private constructor(server: ServerName, ports: Ports) {
    this.server = server;
    this.ports = ports;
    chmodSync(this.root, 0o755);
    for (const folder of ['mesa', 'bin', 'etc', 'srv', 'home', 'run', 'var/www/html', 'var/log'])
      mkdirSync(this.at(folder), { recursive: true });
    for (const one of ['etc/logrotate.d', 'var/run', 'var/lock', 'var/lib/apache2'])
      mkdirSync(this.at(one), { recursive: true });
    this.copyConfiguration();
    this.writePrograms();
  }

  static async with(server: ServerName): Promise<Machine> {
    const [http, https, relay] = [await freePort(), await freePort(), await freePort()];
    return new Machine(server, { http, https, relay });
  }

  at(...names: string[]): string {
    return path.join(this.root, ...names);
  }

  place(file: string, text: string): void {
    const to = path.join(this.desk, file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, this.replaced(text));
  }

  run(commands: string): void {
    const own = commands.replaceAll('-o sitio -g sitio', '-o nobody -g nogroup');
    const { status, stderr, stdout } = spawnSync('sh', ['-euc', this.replaced(own)], {
      cwd: this.desk,
      encoding: 'utf8',
      env: this.env(),
    });
    if (status !== 0) throw new Error(`The page's commands fail:\n${stdout}${stderr}`);
  }

  async start(): Promise<void> {
    const etc = (file: string) => this.at('etc', file);
    const options = { port: this.ports.https, env: { ...this.env(), HOME: this.at('home/caddy') } };
    if (this.server === 'nginx')
      this.running = await startProgram(this.at('bin/nginx'), ['-g', 'daemon off;'], options);
    else if (this.server === 'apache')
      this.running = await startProgram(
        '/bin/sh',
        ['-c', `. ${etc('apache2/envvars')} && exec apache2 -d ${etc('apache2')} -DFOREGROUND`],
        options,
      );
    else {
      const [uid = 0, gid = 0] = ['-u', '-g'].map((one) =>
        Number(execFileSync('id', [one, 'caddy'], { encoding: 'utf8' })),
      );
      mkdirSync(options.env.HOME);
      chownSync(options.env.HOME, uid, gid);
      const args = ['run', '--config', etc('caddy/Caddyfile')];
      this.running = await startProgram('/usr/bin/caddy', args, { ...options, uid, gid });
    }
  }

  /** @returns its logs and output */
  async stop(): Promise<string> {
    await this.running?.stop();
    const logs = readdirSync(this.at('var/log'), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => readFileSync(path.join(one.parentPath, one.name), 'utf8'));
    return [...logs, this.running?.output() ?? ''].join('\n');
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private replaced(text: string): string {
    const { http, https, relay } = this.ports;
    const port = (one: string) => (one === '80' ? http : https);
    return text
      .replace(/(?<![\w./-])\/(etc|srv|home|run|var)\//g, `${this.root}/$1/`)
      .replaceAll('unix//run/', `unix/${this.root}/run/`)
      .replace(/^\s*listen \[::\].*$/gm, '')
      .replace(/\blisten (80|443)\b/g, (_, one: string) => `listen 127.0.0.1:${port(one)}`)
      .replace(/^(\s*)Listen (80|443)$/gm, (_, gap: string, one: string) =>
        [gap, `Listen 127.0.0.1:${port(one)}`].join(''),
      )
      .replace(/\*:(80|443)>/g, (_, one: string) => `*:${port(one)}>`)
      .replace(
        /^\{$/m,
        `{\nadmin off\nhttp_port ${http}\nhttps_port ${https}\nlocal_certs\nskip_install_trust`,
      )
      .replaceAll('127.0.0.1:8025', `127.0.0.1:${relay}`)
      .replaceAll('sitio@servidor:', '');
  }

  private copyConfiguration(): void {
    const folder = { nginx: 'nginx', apache: 'apache2', caddy: 'caddy' }[this.server];
    for (const one of [folder, 'mime.types'])
      if (existsSync(`/etc/${one}`))
        cpSync(`/etc/${one}`, this.at('etc', one), { recursive: true, verbatimSymlinks: true });
    for (const one of readdirSync(this.at('etc', folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      const file = path.join(one.parentPath, one.name);
      if (one.isFile()) writeFileSync(file, this.replaced(readFileSync(file, 'utf8')));
    }
    mkdirSync(this.at('var/log', folder));
  }

  private writePrograms(): void {
    const pid = {
      nginx: 'run/nginx.pid',
      apache: 'var/run/apache2/apache2.pid',
      caddy: 'run/none',
    };
    const write = (name: string, ...lines: string[]) => {
      writeFileSync(this.at('bin', name), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
    };
    for (const name of CALLED) write(name);
    const file = this.at(pid[this.server]);
    write('systemctl', `[ ! -s ${file} ] || kill -HUP "$(cat ${file})"`);
    write('nginx', `exec /usr/sbin/nginx -e stderr -c ${this.at('etc/nginx/nginx.conf')} "$@"`);
    write('htpasswd', `exec /usr/bin/htpasswd -b "$@" ${PASSWORD}`);
    write(
      'caddy',
      `[ "$*" != hash-password ] || set -- "$1" --plaintext ${PASSWORD}`,
      'exec /usr/bin/caddy "$@"',
    );
    write(
      'certbot',
      'name=; while [ $# -gt 0 ]; do case $1 in',
      '-w) [ -d "$2" ] || exit 1 ;; -d) name=${name:-$2} ;; esac; shift; done',
      `live=${this.at('etc/letsencrypt/live')}/$name; mkdir -p "$live"`,
      'exec openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \\',
      '  -subj "/CN=$name" -keyout "$live/privkey.pem" -out "$live/fullchain.pem" 2>/dev/null',
    );
  }

  private env(): Record<string, string> & { NODE_ENV: 'test' } {
    return {
      NODE_ENV: 'test',
      PATH: `${this.at('bin')}:/usr/sbin:/usr/bin:/sbin:/bin`,
      APACHE_CONFDIR: this.at('etc/apache2'),
      APACHE_STATE_DIRECTORY: this.at('var/lib/apache2'),
      APACHE_ARGUMENTS: `-d ${this.at('etc/apache2')}`,
    };
  }
}
