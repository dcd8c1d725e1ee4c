/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../make/folder';

const ROOT = path.resolve(__dirname, '../../..');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

const folder = tempFolder();
const env = {
  ...{ NODE_ENV: 'test' as const, HOME: folder.dir },
  TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json'),
  PATH: [folder.at('bin'), path.dirname(process.execPath), '/usr/bin:/bin'].join(':'),
};

/** In the place of npm: brings the one package of the lock file, beside that which runs TypeScript. */
const NPM = `#!/bin/sh
echo "npm habla mucho"
echo "$*" >>pedido
mkdir -p node_modules
ln -sfn ${ROOT}/node_modules/tsx node_modules/tsx
cp package-lock.json node_modules/.package-lock.json
`;

const packages = (version: string) => {
  const dependencies = { uno: version };
  folder.write('package.json', JSON.stringify({ type: 'module', dependencies }));
  folder.write(
    'package-lock.json',
    JSON.stringify({
      packages: {
        '': { dependencies },
        'node_modules/uno': { version, integrity: `sha512-${version}` },
      },
    }),
  );
};

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    ...{ cwd: folder.dir, env, encoding: 'utf8', input: 'de la entrada' },
  });
const asked = () => (folder.has('pedido') ? folder.read('pedido').trim().split('\n') : []);

beforeAll(() => {
  for (const one of ['run.mjs', 'setup'])
    cpSync(path.join('scripts', one), folder.at('scripts', one), { recursive: true });
  chmodSync(folder.write('bin/npm', NPM), 0o755);
  folder.write(
    'orden.ts',
    `import { text } from 'node:stream/consumers';
     const given: string[] = process.argv.slice(2);
     console.log(JSON.stringify([given, await text(process.stdin)]));
     process.exitCode = 3;`,
  );
});
beforeEach(() => {
  packages('1.0.0');
  for (const one of ['node_modules', 'pedido']) folder.remove(one);
});

it('todas las órdenes instalan por sí mismas lo que les falta', () => {
  const others = Object.entries(scripts).filter(
    ([name, command]) => name !== 'sbom' && !command.startsWith('node scripts/run.mjs '),
  );
  expect(others).toEqual([]);
});

it('una orden instala lo que falta sin escribir nada en su salida, y le llega lo que se le dijo', () => {
  const { stdout, stderr, status } = run('orden.ts', '--diario', 'a b');
  expect(JSON.parse(stdout)).toEqual([['--diario', 'a b'], 'de la entrada']);
  expect(stderr).toContain('Instalando dependencias');
  expect(stderr).toContain('npm habla mucho');
  expect(status).toBe(3);
  expect(asked()).toEqual([expect.stringContaining('install --no-save --omit=dev')]);
});

it('la segunda vez no instala nada, y cuando cambia lo fijado, otra vez', () => {
  run('orden.ts');
  expect(run('orden.ts').stderr).toBe('');
  expect(asked()).toHaveLength(1);
  packages('2.0.0');
  run('orden.ts');
  expect(asked()).toHaveLength(2);
  run('orden.ts');
  expect(asked()).toHaveLength(2);
});

it('las pruebas traen las suyas, y desde entonces se conservan', () => {
  run('orden.ts');
  run('--tests', 'orden.ts');
  packages('2.0.0');
  run('orden.ts');
  expect(asked().map((line) => /--(?:omit|include)=dev/.exec(line)?.[0])).toEqual([
    '--omit=dev',
    '--include=dev',
    '--include=dev',
  ]);
});

(process.getuid?.() === 0 ? it : it.skip)(
  'quien no puede escribir en la carpeta del programa se entera de quién debe instalar',
  () => {
    chmodSync(folder.dir, 0o755);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'orden.ts'], {
      ...{ cwd: folder.dir, env, encoding: 'utf8', uid: 65_534, gid: 65_534 },
    });
    expect(stderr).toContain(`no puede escribir en ${folder.dir}`);
    expect(stderr).toContain('npm run check');
    expect([status, asked()]).toEqual([1, []]);
  },
);

describe('una orden a la que se manda parar', () => {
  const CLOSING = `
    import { text } from 'node:stream/consumers';
    import { onStop } from '${path.join(ROOT, 'scripts/program.ts')}';
    const alive = setInterval(() => undefined, 1000);
    onStop(async () => {
      console.log('cierra');
      await text(process.stdin);
      clearInterval(alive);
    });
    console.log('lista');`;

  async function stopped(program: string, signal: NodeJS.Signals, to: 'one' | 'all') {
    folder.write('sigue.ts', program);
    const child = spawn(process.execPath, ['scripts/run.mjs', 'sigue.ts'], {
      ...{ cwd: folder.dir, env, stdio: ['pipe', 'pipe', 'ignore'], detached: true },
    });
    let said = '';
    const end = new Promise<unknown>((resolve) =>
      child.on('close', (code, by) => resolve(by ?? code)),
    );
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      process.kill(to === 'all' ? -child.pid! : child.pid!, signal);
      if (said.includes('cierra')) child.stdin.end();
    });
    return { end: await end, said };
  }

  it.each([
    ['systemd, que avisa a uno', 'SIGTERM', 'one'],
    ['systemd, que avisa a todos', 'SIGTERM', 'all'],
    ['Ctrl+C', 'SIGINT', 'all'],
  ] as const)(
    'termina lo que tiene entre manos, aunque se lo digan dos veces: %s',
    async (_case, signal, to) => {
      run('orden.ts');
      expect(await stopped(CLOSING, signal, to)).toEqual({ end: 0, said: 'lista\ncierra\n' });
    },
  );

  it('si no tiene nada que terminar, acaba como quien recibió la señal', async () => {
    run('orden.ts');
    const idle = `setInterval(() => undefined, 1000); console.log('lista');`;
    expect(await stopped(idle, 'SIGTERM', 'one')).toEqual({ end: 'SIGTERM', said: 'lista\n' });
  });
});

it('un armado que el sistema detuvo dice que faltó memoria, y cuánta hace falta', () => {
  folder.write('armado.ts', `process.kill(process.pid, 'SIGKILL');`);
  const { status, stderr } = run('armado.ts');
  expect(stderr).toContain('faltó memoria: hacen falta 2 GB');
  expect(status).toBe(1);
});
