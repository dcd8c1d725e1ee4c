import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PACKAGES = path.join(ROOT, '.cache/pruebas/paquetes');
const SPACE = ['--mount', '--net', '--pid', '--fork', '--kill-child'];

/** This system's files, over which everything that is written is in memory, and seen by nobody else. */
const SETUP = `
mount -t tmpfs -o mode=755 none $R
mkdir $R/u $R/w $R/m $R/p
mount -t overlay overlay -o lowerdir=/,upperdir=$R/u,workdir=$R/w $R/m
for one in $R/m/tmp $R/m/run $R/m/root $R/m/srv $R/m/var/www; do mkdir -p $one; mount -t tmpfs -o mode=755 none $one; done
chmod 1777 $R/m/tmp
mkdir -p $R/m/run/sshd $R/m/var/www/html $R/m/repositorio
mount -t proc proc $R/m/proc
mount --rbind /dev $R/m/dev
mount --bind $ROOT $R/m/repositorio
ip link set lo up
mkfifo -m 666 $R/m/run/falta $R/m/run/listo
echo listo
n=0
while read -r where <$R/m/run/falta; do
  n=$((n + 1)); mkdir -p $R/p/$n/u $R/p/$n/w
  chown --reference=$R/m$where $R/p/$n/u
  mount -t overlay overlay -o lowerdir=$PACKAGES,upperdir=$R/p/$n/u,workdir=$R/p/$n/w $R/m$where/node_modules
  echo listo >$R/m/run/listo
done`;

/** In the place of npm's own \`install\`: the packages that are not of tests alone, without the network. */
const NPM = (cli: string) => `#!/bin/sh
[ "$1" = install ] || exec node ${cli} "$@"
case " $* " in *" --omit=dev "*) ;; *) echo "Se piden paquetes de pruebas: $*" >&2; exit 1 ;; esac
mkdir -p node_modules
pwd >/run/falta
read -r said </run/listo
`;

const CERTBOT = `#!/bin/sh
name=; all=
while [ $# -gt 0 ]; do case $1 in
  -w) [ -d "$2" ] || exit 1 ;;
  -d) name=\${name:-$2}; all=\${all:+$all,}DNS:$2 ;; esac; shift; done
live=/etc/letsencrypt/live/$name; mkdir -p "$live"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "/CN=$name" \\
  -addext "subjectAltName=$all" -keyout "$live/privkey.pem" -out "$live/fullchain.pem" 2>/dev/null
cat "$live/fullchain.pem" >>/etc/autoridades.pem
`;

const SYSTEMCTL = `#!/bin/sh
case "$*" in
  "reload nginx") if [ -s /run/nginx.pid ]; then nginx -s reload; else nginx; fi ;;
  *) echo "systemctl $*" >>/run/pedido ;; esac
`;

/** As SETUP does, in small: a system may allow one and not the other. */
const TRIAL = `
mount -t tmpfs none /mnt
mkdir /mnt/u /mnt/w /mnt/m
mount -t overlay overlay -o lowerdir=/,upperdir=/mnt/u,workdir=/mnt/w /mnt/m`;

export const canBeOwn =
  process.getuid?.() === 0 &&
  ['/usr/sbin/ip', '/sbin/ip', '/bin/ip'].some(existsSync) &&
  spawnSync('unshare', [...SPACE, 'sh', '-euc', TRIAL]).status === 0;

interface Done {
  status: number | null;
  stdout: string;
  stderr: string;
}
interface As {
  user?: string;
  env?: Record<string, string>;
  cwd?: string;
}

/** A computer with this system's programs, its own files, users, network and processes. */
export class Debian {
  private readonly place = mkdtempSync(path.join(tmpdir(), 'debian-'));
  private readonly keeper: ChildProcess;
  private inner = '';

  private constructor() {
    makePackages();
    this.keeper = spawn('unshare', [...SPACE, 'sh', '-euc', SETUP], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { NODE_ENV: 'test', PATH: process.env['PATH'], R: this.place, ROOT, PACKAGES },
    });
  }

  static async start(): Promise<Debian> {
    const own = new Debian();
    await once(own.keeper.stdout!, 'data');
    const { pid } = own.keeper;
    own.inner = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const bin = path.dirname(process.execPath);
    const cli = realpathSync(path.join(bin, 'npm'));
    own.write('/usr/bin/npm', NPM(cli), '755');
    own.write('/usr/local/sbin/certbot', CERTBOT, '755');
    own.write('/usr/local/sbin/systemctl', SYSTEMCTL, '755');
    own.write('/usr/local/sbin/apt', '#!/bin/sh\n', '755');
    if (bin !== '/usr/bin') own.must(`ln -sf ${process.execPath} /usr/bin/node`);
    return own;
  }

  /** Runs commands in a login of a user, root by default. */
  run(commands: string, { user = 'root', env = {}, cwd = '' }: As = {}): Done {
    const given = Object.entries(env).map(([name, value]) => `${name}='${value}'`);
    const begin = [`export NODE_ENV=test ${given.join(' ')}`, cwd && `cd ${cwd}`, commands].join(
      '\n',
    );
    return spawnSync(
      'nsenter',
      this.entering('su', '-s', '/bin/bash', '-', user, '-c', `set -eu\n${begin}`),
      {
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      },
    );
  }

  must(commands: string, as: As = {}): string {
    const { status, stdout, stderr } = this.run(commands, as);
    if (status !== 0) throw new Error(`${commands}\nends with ${status}:\n${stdout}${stderr}`);
    return stdout;
  }

  /** Runs a line of a crontab as cron does: by sh, with four variables and nothing else. @returns also its mail */
  cron(line: string, user: string): { mail: string; status: number | null } {
    const [, command = ''] = /^(?:\S+ ){5}(.+)\n?$/.exec(line) ?? [];
    const home = this.must(`echo ~${user}`).trim();
    const env = ['PATH=/usr/bin:/bin', 'SHELL=/bin/sh', `HOME=${home}`, `LOGNAME=${user}`];
    const as = [
      'setpriv',
      `--reuid=${user}`,
      `--regid=${user}`,
      '--init-groups',
      'env',
      '-i',
      ...env,
    ];
    const { stdout, stderr, status } = spawnSync(
      'nsenter',
      this.entering(...as, '/bin/sh', '-c', `cd; ${command}`),
      { encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
    return { mail: stdout + stderr, status };
  }

  /** Starts a service as systemd does: its user, folder, variables and nothing else. */
  service(unit: string): ChildProcess {
    const all = (key: string) =>
      [...unit.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(([, value = '']) => value);
    // DynamicUser: one that owns nothing.
    const [user = 'nobody'] = all('User');
    const files = all('EnvironmentFile').flatMap((file) =>
      this.must(`cat ${file}`).trim().split('\n'),
    );
    const [folder = '/'] = all('WorkingDirectory');
    const [command = ''] = all('ExecStart');
    const as = ['setpriv', `--reuid=${user}`, '--clear-groups', 'env', '-i', '-C', folder];
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    return this.begin(...as, path, ...all('Environment'), ...files, ...command.split(' '));
  }

  begin(...program: string[]): ChildProcess {
    return spawn('nsenter', this.entering(...program), { stdio: ['ignore', 'pipe', 'pipe'] });
  }

  write(file: string, text: string, mode = '644'): void {
    execFileSync(
      'nsenter',
      this.entering(
        'sh',
        '-c',
        `rm -f ${file}; mkdir -p ${path.dirname(file)}; cat >${file}; chmod ${mode} ${file}`,
      ),
      { input: text },
    );
  }

  async stop(): Promise<void> {
    const ended = once(this.keeper, 'close');
    this.keeper.kill('SIGKILL');
    await ended;
    rmSync(this.place, { recursive: true, force: true });
  }

  private entering(...command: string[]): string[] {
    const at = ['-t', this.inner, '-m', '-n', '-p', 'chroot', path.join(this.place, 'm')];
    return [...at, ...command];
  }
}

/** What `npm install --omit=dev` brings, by links to what is installed here. */
function makePackages(): void {
  const lock = JSON.parse(
    readFileSync(path.join(ROOT, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { dev?: boolean }> };
  const kept = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
  rmSync(PACKAGES, { recursive: true, force: true });
  mkdirSync(PACKAGES, { recursive: true });
  const gone = Object.keys(lock.packages).filter((place) => lock.packages[place]?.dev);
  execFileSync('cp', ['-al', `${ROOT}/node_modules/.`, PACKAGES]);
  for (const place of gone)
    rmSync(path.join(PACKAGES, place.replace('node_modules/', '')), {
      recursive: true,
      force: true,
    });
  for (const own of ['.installed-lock', '.cache', '.package-lock.json'])
    rmSync(path.join(PACKAGES, own), { recursive: true, force: true });
  writeFileSync(
    path.join(PACKAGES, '.package-lock.json'),
    JSON.stringify({ ...lock, packages: Object.fromEntries(kept) }),
  );
}
