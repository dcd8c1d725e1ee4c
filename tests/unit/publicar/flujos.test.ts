/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { createOffice } from '@/scripts/oficina/create';
import { officeOf } from '@/scripts/oficina/options';
import { beginHistory, gitIn } from '../../git';
import { ZAPOPAN } from '../../oficinas';
import { tempFolder } from '../make/folder';

const folder = tempFolder();
const [OFFICE = '', MOTOR = ''] = ['oficina', 'motor'].map((name) => folder.at(name));
const SERVER = 'sitio@servidor:/srv/sitio';
const NPM = `#!/bin/sh
echo "$(cd "$OFICINA" && git rev-parse --abbrev-ref HEAD) $(git log -1 --format=%s) $*" >>"$HECHO"
`;
const DATE = `#!/bin/sh\necho "\${DIA:-2}"\n`;

let commit = '';
beforeAll(() => {
  for (const [name, text] of [
    ['npm', NPM],
    ['date', DATE],
  ] as const)
    chmodSync(folder.write(`bin/${name}`, text), 0o755);
  createOffice(OFFICE, officeOf({ ...ZAPOPAN, remoto: '' }));
  for (const [name, text] of [
    ['package.json', '{}'],
    ['.nvmrc', '24'],
  ] as const)
    folder.write(`motor/${name}`, text);
  const git = beginHistory(MOTOR);
  commit = git('rev-parse', 'HEAD');
  git('commit', '-q', '--allow-empty', '-m', 'La versión 1.0.0');
  git('tag', 'v1.0.0');
  git('commit', '-q', '--allow-empty', '-m', 'Lo de después');
});

type Env = Record<string, string | undefined>;
let workspace = '';

/** @returns the end of the steps, and each order: branch of the office, what the engine is, the order */
function finish(status: number | null) {
  const done = folder.has('hecho') ? folder.read('hecho').trim().split('\n') : [];
  folder.remove('hecho');
  return { status, done };
}

function sh(script: string, cwd: string, env: Env, shell: readonly string[]) {
  const { status, stderr } = spawnSync('bash', [...shell, '-c', script], {
    ...{ cwd, encoding: 'utf8' },
    env: {
      ...{ NODE_ENV: 'test', HOME: folder.at('casa'), HECHO: folder.at('hecho') },
      PATH: `${folder.at('bin')}:${path.dirname(process.execPath)}:/usr/bin:/bin`,
      ...env,
    },
  });
  if (status !== 0) throw new Error(stderr);
}

beforeEach(() => {
  workspace = folder.at('trabajo');
  for (const name of ['trabajo', 'casa']) {
    rmSync(folder.at(name), { recursive: true, force: true });
    mkdirSync(folder.at(name));
  }
});
const motor = (version: string) => {
  folder.write('oficina/oficina.json', JSON.stringify({ motor: version }));
  gitIn(OFFICE)('commit', '-q', '--allow-empty', '-am', 'Cambiar de versión');
};

interface Step {
  uses?: string;
  with?: Record<string, string>;
  run?: string;
  id?: string;
  if?: string;
  env?: Record<string, string>;
  'working-directory'?: string;
}

function github(job: string, event: 'schedule' | 'workflow_dispatch' | 'push', more: Env = {}) {
  const { jobs } = parse(readFileSync(`${OFFICE}/.github/workflows/sitio.yml`, 'utf8')) as {
    jobs: Record<string, { env: Record<string, string>; steps: Step[] }>;
  };
  const { env: own = {}, steps = [] } = jobs[job] ?? {};
  const isFirst = event === 'schedule';
  const said: Record<string, string> = {
    'github.workspace': workspace,
    "github.event_name == 'schedule' && 'sí' || ''": isFirst ? 'sí' : '',
    "inputs.confirmo_destino && 'sí' || ''": '',
    'vars.MOTOR': 'quien/motor',
    'github.run_id': '1',
    'vars.DESTINO': SERVER,
    'vars.SITIO': 'https://zapopan.example',
    'secrets.LLAVE_SSH': 'llave',
    'secrets.SERVIDOR_SSH': 'servidor ssh-ed25519 AAAA',
    'vars.SIN_FORMULARIOS': '',
  };
  const filled = (text: string) =>
    text.replace(/\$\{\{ (.+?) \}\}/g, (_, asked: string) => {
      const value = asked.startsWith('vars.NEXT_PUBLIC_') ? '' : said[asked];
      if (value === undefined) throw new Error(`The test does not know ${asked}`);
      return value;
    });
  const all = (env: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(env).map(([name, text]) => [name, filled(String(text))]));
  const runs: Record<string, boolean> = {
    '${{ !env.DIARIO }}': !isFirst,
    "github.event_name == 'schedule'": isFirst,
  };
  for (const step of steps) {
    if (step.if !== undefined && !(runs[step.if] ?? false)) continue;
    const options = all(step.with);
    if (step.uses?.startsWith('actions/checkout@')) {
      const to = path.join(workspace, options['path'] ?? '');
      sh(
        `git clone -q ${options['repository'] ? MOTOR : OFFICE} ${to} && git -C ${to} checkout -q ${options['ref'] ?? 'main'}`,
        workspace,
        {},
        ['-e'],
      );
    } else if (step.uses?.startsWith('actions/setup-node@'))
      readFileSync(path.join(workspace, options['node-version-file'] ?? ''));
    else if (!step.uses) {
      const place = path.join(workspace, step['working-directory'] ?? 'motor');
      const output = folder.write('salida', '');
      const env = { ...all(own), ...all(step.env), ...more, GITHUB_OUTPUT: output };
      sh(step.run ?? '', place, env, ['-e', '-o', 'pipefail']);
      const told = /^(\w+)=(.*)$/m.exec(readFileSync(output, 'utf8'));
      if (told) said[`steps.${step.id}.outputs.${told[1]}`] = told[2] ?? '';
    }
  }
  return finish(0);
}

function gitlab(job: string, event: 'schedule' | 'web' | 'push', more: Env = {}) {
  const recipe = parse(readFileSync(`${OFFICE}/.gitlab-ci.yml`, 'utf8')) as Record<
    string,
    { script: (string | string[])[] }
  > & { variables: Record<string, string> };
  cpSync(OFFICE, workspace, { recursive: true });
  gitIn(workspace)('checkout', '-q', '--detach');
  gitIn(workspace)('remote', 'add', 'origin', OFFICE);
  // One shell for all lines, which ends at the first that fails; its /tmp is its container's.
  const script =
    recipe[job]?.script.flat().join('\n').replaceAll('/tmp/', folder.at('casa/')) ?? '';
  sh(
    script,
    workspace,
    {
      ...{ CI_PROJECT_DIR: workspace, OFICINA: workspace, CI_PIPELINE_SOURCE: event },
      ...{ CI_COMMIT_BRANCH: 'main', CI_SERVER_HOST: 'git.example', CI_PROJECT_PATH: 'x/sitio' },
      ...{ MOTOR: `file://${MOTOR}`, DESTINO: SERVER, SITIO: 'https://zapopan.example' },
      LLAVE_SSH: folder.write('llave', 'llave'),
      SERVIDOR_SSH: folder.write('conocidos', 'servidor ssh-ed25519 AAAA'),
      LLAVE_OFICINA: 'clave',
      ...more,
    },
    ['-e', '-o', 'pipefail'],
  );
  return finish(0);
}

describe.each([
  ['GitHub', github, 'workflow_dispatch'],
  ['GitLab', gitlab, 'web'],
] as const)('el flujo de %s que trae la carpeta de una oficina', (_forge, run, byHand) => {
  const flow = run as (job: string, event: string, more?: Env) => ReturnType<typeof finish>;
  const RELEASE = 'main La versión 1.0.0';

  it('revisa cada cambio con el programa de la etiqueta que dice oficina.json', () => {
    motor('1.0.0');
    const { done } = flow('revisar', 'push');
    expect(done).toEqual([expect.stringMatching(/La versión 1\.0\.0 run check$/)]);
  });

  it('mientras no hay etiqueta, con el de su commit', () => {
    motor(`1.0.0+${commit}`);
    const { done } = flow('revisar', 'push');
    expect(done).toEqual([expect.stringMatching(/Empieza el sitio de la oficina run check$/)]);
  });

  it('si la etiqueta no está, se detiene y la nombra, antes de hacer nada', () => {
    motor('9.9.9');
    expect(() => flow('publicar', 'schedule')).toThrow(/v9\.9\.9/);
    expect(finish(0).done).toEqual([]);
  });

  it('a mano publica lo último y lo comprueba, con la llave a salvo de otros', () => {
    motor('1.0.0');
    const { done } = flow('publicar', byHand);
    expect(done.filter((line) => !line.endsWith('run check'))).toEqual([
      `${RELEASE} run build`,
      `${RELEASE} run publicar -- ${SERVER}`,
      `${RELEASE} run verificar -- https://zapopan.example`,
    ]);
    expect(folder.read('casa/.ssh/llave').trim()).toBe('llave');
    expect(folder.read('casa/.ssh/known_hosts')).toContain('servidor ssh-ed25519');
  });

  it('por su horario publica lo aprobado, y los lunes dice además qué vence', () => {
    motor('1.0.0');
    const daily = [
      `${RELEASE} run publicar -- ${SERVER} --diario`,
      `${RELEASE} run verificar -- https://zapopan.example`,
    ];
    expect(flow('publicar', 'schedule').done).toEqual(daily);
    rmSync(workspace, { recursive: true });
    rmSync(folder.at('casa'), { recursive: true });
    for (const name of ['trabajo', 'casa']) mkdirSync(folder.at(name));
    expect(flow('publicar', 'schedule', { DIA: '1' }).done).toEqual([
      ...daily,
      `${RELEASE} run -s check -- --vigencias`,
    ]);
  });
});
