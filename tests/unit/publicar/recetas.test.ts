/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { tempFolder } from '../make/folder';

const PUBLISHING = 'docs/publicar.md';
const PROBING = 'docs/prueba-semanal.md';
const SOURCES = '/srv/fuentes';
const SYSTEMD = '/usr/bin/systemd-analyze';

const folder = tempFolder();
afterAll(folder.cleanUp);

const blocksOf = (page: string, language: string) =>
  [
    ...readFileSync(page, 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'),
    ),
  ].map(([, text = '']) => text);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm run (?:-s )?([\w-]+)/g)].map(([, name = '']) => name);

function run(lines: string, failing = '-') {
  mkdirSync(folder.at('fuentes'), { recursive: true });
  const npm = `#!/bin/sh\necho "$PWD $*" >>${folder.at('hecho')}\n[ "$3" != ${failing} ]\n`;
  spawnSync('chmod', ['+x', folder.write('bin/npm', npm)]);
  folder.remove('hecho');
  const { status } = spawnSync(
    '/bin/sh',
    ['-ec', lines.replaceAll(SOURCES, folder.at('fuentes'))],
    {
      env: { NODE_ENV: 'test', PATH: `${folder.at('bin')}:/usr/bin:/bin` },
    },
  );
  const done = folder.has('hecho') ? folder.read('hecho').trim().split('\n') : [];
  return { status, done: done.map((one) => one.replace(folder.at('fuentes'), SOURCES)) };
}

const DONE = [`${SOURCES} run -s publicar -- --diario sitio@servidor:/srv/sitio`];

const unitOf = (page: string, name: string) =>
  blocksOf(page, 'ini').find((block) => block.startsWith(`# /etc/systemd/system/${name}\n`)) ?? '';

describe('las recetas que publican cada día', () => {
  it('cron trae lo guardado, compila y publica, de la carpeta de la oficina', () => {
    const [block = ''] = blocksOf(PUBLISHING, 'crontab');
    const [, hour, command = ''] = /^((?:[\d*]+ ){5})(.+)\n$/.exec(block) ?? [];
    expect(hour).toBe('10 6 * * * ');
    expect(run(command)).toEqual({ status: 0, done: DONE });
    expect(run(command, 'publicar').status).toBe(1);
    expect(command).toContain(' OFICINA=/srv/oficina ');
  });

  (existsSync(SYSTEMD) ? it : it.skip)('systemd entiende sus archivos y su hora', () => {
    const units = ['sitio.service', 'sitio.timer'].map((name) => [PUBLISHING, name] as const);
    const others = [
      ['docs/personas.md', 'redaccion.service'],
      ['docs/relevo.md', 'relevo.service'],
      [PROBING, 'relevo-prueba.service'],
      [PROBING, 'relevo-prueba.timer'],
    ] as const;
    const files = [...units, ...others].map(([page, name]) =>
      folder.write(`unidades/${name}`, unitOf(page, name).replace(/^User=.+\n|^Group=.+\n/gm, '')),
    );
    const { stderr, status } = spawnSync(SYSTEMD, ['verify', ...files], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('unidades/'))).toEqual([]);
    expect(status).toBe(0);
    for (const [page, name, hour] of [
      [PUBLISHING, 'sitio.timer', '06:10:00 America/Mexico_City'],
      [PROBING, 'relevo-prueba.timer', 'Mon *-*-* 08:00:00 America/Mexico_City'],
    ] as const) {
      const [, when = ''] = /^OnCalendar=(.+)$/m.exec(unitOf(page, name)) ?? [];
      const told = spawnSync(SYSTEMD, ['calendar', when], { encoding: 'utf8' });
      expect([told.status, told.stdout]).toEqual([0, expect.stringContaining(hour)]);
    }
  });

  it('el flujo de GitHub publica al día donde diga DIARIO, y si no dice nada, nada', () => {
    const text = readFileSync('.github/workflows/publicar.yml', 'utf8');
    const { on, jobs } = parse(text) as {
      on: {
        schedule: { cron: string }[];
        workflow_dispatch: { inputs: { donde: { options: string[] } } };
      };
      jobs: {
        publicar: {
          if: string;
          env: Record<string, string>;
          steps: { if?: string; run?: string }[];
        };
      };
    };
    expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
    const { if: when, env, steps } = jobs.publicar;
    expect(when).toContain('(inputs.donde || vars.DIARIO)');
    expect(env['DONDE']).toBe('${{ inputs.donde || vars.DIARIO }}');
    const places = steps.flatMap(
      (step) => /^env\.DONDE == '(\w+)'$/.exec(step.if ?? '')?.[1] ?? [],
    );
    expect(new Set(places)).toEqual(new Set(on.workflow_dispatch.inputs.donde.options));
    const run = steps.map((step) => step.run ?? '').join('\n');
    expect(commandsIn(run)).toEqual(['build', 'publicar', 'verificar', 'publicar', 'check']);
  });

  it('ningún flujo entrega un sitio sin que se mire si sus formularios envían', () => {
    const text = readFileSync('.github/workflows/publicar.yml', 'utf8');
    const [before = ''] = text.split('actions/upload-pages-artifact');
    expect(before).toContain('npm run publicar -- --revisar-formularios');
    for (const lines of [text, readFileSync('.gitlab-ci.yml', 'utf8')]) {
      const orders = lines.match(/npm run publicar -- .*/g) ?? [];
      expect(orders.length).toBeGreaterThan(0);
      for (const order of orders) {
        const asked = (env: object) =>
          spawnSync('sh', ['-c', order.replace('npm run publicar', 'echo')], {
            encoding: 'utf8',
            env: { NODE_ENV: 'test', DESTINO: 'a@b:/srv/sitio', ...env },
          }).stdout;
        expect(asked({ SIN_FORMULARIOS: '' })).not.toContain('--sin-formularios');
        expect(asked({ SIN_FORMULARIOS: 'sí' })).toContain('--sin-formularios');
      }
    }
  });

  const TEMPLATES = 'scripts/oficina/plantillas';
  const ordersIn = (script: string, env: Record<string, string>) =>
    spawnSync('sh', ['-c', `npm() { echo "npm $*"; }\n${script}`], {
      encoding: 'utf8',
      env: { NODE_ENV: 'test', PATH: process.env['PATH'], DESTINO: 'a@b:/srv/sitio', ...env },
    }).stdout.trim();
  interface Job {
    permissions?: Record<string, string>;
    if?: string;
    env?: Record<string, string>;
    steps: { run?: string; if?: string }[];
  }

  it.each([
    ['.github/workflows/publicar.yml', 'APROBADO'],
    [`${TEMPLATES}/github.yml`, 'DIARIO'],
  ])(
    '%s: un horario publica lo aprobado, y lo último sólo si alguien lo pide',
    (file, approved) => {
      const { jobs } = parse(readFileSync(file, 'utf8')) as { jobs: Record<string, Job> };
      const { env = {}, steps } = jobs['publicar']!;
      expect(env[approved]).toContain("github.event_name == 'schedule'");
      expect(env['CONFIRMO_DESTINO']).toBe("${{ inputs.confirmo_destino && 'sí' || '' }}");
      const builds = steps.filter(({ run = '' }) => run.includes('npm run build'));
      expect(builds.map((step) => step.if)).toEqual([`\${{ !env.${approved} }}`]);
      const lines = steps.flatMap(
        ({ run = '' }) => run.match(/npm run (?:publicar|check -- --an).*/g) ?? [],
      );
      for (const line of lines) {
        expect(ordersIn(line, {})).not.toMatch(/--diario|--confirmo/);
        expect(ordersIn(line, { [approved]: 'sí' })).toContain('--diario');
      }
      expect(lines.length).toBeGreaterThan(0);
    },
  );

  it('el de GitLab, por su horario publica lo aprobado, y lo último sólo si alguien lo pide', () => {
    const { publicar } = parse(readFileSync('.gitlab-ci.yml', 'utf8')) as {
      publicar: { script: string[] };
    };
    const script = publicar.script
      .filter((line) => /npm run (?:build|publicar)/.test(line))
      .join('\n');
    const office = { OFICINA_GIT: 'https://oficina.example/x.git' };
    expect(ordersIn(script, { ...office, CI_PIPELINE_SOURCE: 'schedule' })).toBe(
      'npm run publicar -- a@b:/srv/sitio --diario',
    );
    for (const asked of [{ CI_PIPELINE_SOURCE: 'web' }, { CI_PIPELINE_SOURCE: 'push' }])
      expect(ordersIn(script, { ...office, ...asked })).toBe(
        'npm run build\nnpm run publicar -- a@b:/srv/sitio',
      );
  });

  it('en el flujo de una oficina sólo escribe quien publica, nunca lo que alguien propone', () => {
    const { on, permissions, jobs } = parse(readFileSync(`${TEMPLATES}/github.yml`, 'utf8')) as {
      on: object;
      permissions: object;
      jobs: Record<string, Job>;
    };
    expect(on).toHaveProperty('pull_request');
    expect(permissions).toEqual({ contents: 'read' });
    const writing = Object.values(jobs).filter((job) => job.permissions?.['contents'] === 'write');
    expect(writing).toEqual([jobs['publicar']]);
    expect(jobs['publicar']?.if).not.toMatch(/push|pull_request|!=/);
  });

  it('el de GitLab, cuando lo pide un horario, publica sin preguntar y sin probar', () => {
    const { pruebas, publicar } = parse(readFileSync('.gitlab-ci.yml', 'utf8')) as Record<
      string,
      { except?: string[]; rules?: { if: string; when?: string }[]; script: string[] }
    >;
    expect(pruebas?.except).toEqual(['schedules']);
    expect(publicar?.rules?.[0]?.if).toContain('$CI_PIPELINE_SOURCE == "schedule"');
    expect(publicar?.rules?.[0]?.when).toBeUndefined();
    expect(commandsIn((publicar?.script ?? []).join('\n'))).toEqual([
      'build',
      'publicar',
      'verificar',
    ]);
  });

  it('todo lo que piden las recetas y las páginas existe en package.json', () => {
    const pages = ['docs/publicar.md', 'docs/personas.md', 'docs/servidores.md', PROBING];
    const asked = [
      ...pages,
      '.github/workflows/publicar.yml',
      '.github/workflows/pruebas.yml',
      '.gitlab-ci.yml',
    ];
    for (const file of asked)
      for (const name of commandsIn(readFileSync(file, 'utf8')))
        expect([path.basename(file), Object.keys(scripts)]).toEqual([
          path.basename(file),
          expect.arrayContaining([name]),
        ]);
  });
});
