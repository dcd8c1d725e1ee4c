/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { beginHistory } from '../../git';
import { tempFolder } from '../make/folder';

const PUBLISHING = 'docs/publicar.md';
const PROBING = 'docs/prueba-semanal.md';
const SOURCES = '/srv/fuentes';
const SYSTEMD = '/usr/bin/systemd-analyze';

const folder = tempFolder();
afterAll(folder.cleanUp);

/** The blocks of a page in that language. */
const blocksOf = (page: string, language: string) =>
  [
    ...readFileSync(page, 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'),
    ),
  ].map(([, text = '']) => text);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** The names of the project's commands in some lines. */
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm run (?:-s )?([\w-]+)/g)].map(([, name = '']) => name);

/** Runs lines as cron does, with an `npm` that only says what it was asked for and fails at one command. */
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

/** A unit's block, by the name in its first line. */
const unitOf = (page: string, name: string) =>
  blocksOf(page, 'ini').find((block) => block.startsWith(`# /etc/systemd/system/${name}\n`)) ?? '';
const commandsOf = (unit: string) =>
  [...unit.matchAll(/^ExecStart=(.+)$/gm)].map(([, command]) => command).join('\n');

describe('las recetas que publican cada día', () => {
  it('cron trae lo guardado, compila y publica, de la carpeta de la oficina', () => {
    const [block = ''] = blocksOf(PUBLISHING, 'crontab');
    const [, hour, command = ''] = /^((?:[\d*]+ ){5})(.+)\n$/.exec(block) ?? [];
    expect(hour).toBe('10 6 * * * ');
    expect(run(command)).toEqual({ status: 0, done: DONE });
    expect(run(command, 'publicar').status).toBe(1);
    expect(command).toContain(' OFICINA=/srv/oficina ');
  });

  it('systemd, lo mismo', () => {
    const unit = unitOf(PUBLISHING, 'sitio.service');
    expect(unit).toContain(`\nWorkingDirectory=${SOURCES}\n`);
    const lines = `cd ${SOURCES}\n${commandsOf(unit)}`;
    expect(run(lines)).toEqual({ status: 0, done: DONE });
    expect(unit).toContain('\nEnvironment=OFICINA=/srv/oficina\n');
  });

  it('el repositorio común que dice la página recibe lo guardado, y se puede clonar', () => {
    folder.write('srv/oficina/content/sitio.yml', '');
    const git = beginHistory(folder.at('srv/oficina'));
    const [block = ''] = blocksOf('docs/personas.md', 'sh repositorio común');
    const { status } = spawnSync('sh', ['-ec', block.replaceAll('/srv/', `${folder.at('srv')}/`)]);
    expect(status).toBe(0);
    expect(git('ls-remote', 'origin', 'main')).toContain(git('rev-parse', 'HEAD'));
  });

  it('la prueba de cada semana se manda los lunes, con lo que el relevo sabe', () => {
    const [block = ''] = blocksOf(PROBING, 'crontab');
    const [, hour, command = ''] = /^((?:[\d*]+ ){5})(.+)\n$/.exec(block) ?? [];
    expect(hour).toBe('0 8 * * 1 ');
    const env = folder.write('relevo.env', 'RELEVO_SMTP=x\n');
    expect(run(command.replace('/etc/relevo.env', env))).toEqual({
      status: 0,
      done: [`${SOURCES} run -s relay -- --probar`],
    });
    expect(commandsOf(unitOf(PROBING, 'relevo-prueba.service'))).toBe(
      `${commandsOf(unitOf('docs/relevo.md', 'relevo.service'))} --probar`,
    );
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
      [PROBING, 'relevo-prueba.timer', 'Mon *-*-* 08:00:00 America/Tijuana'],
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

  it('las páginas publican en la carpeta que envían los servidores', () => {
    const templates = ['nginx.conf', 'apache.conf', 'Caddyfile'].map((name) =>
      readFileSync(`scripts/make/emit/hosts/templates/${name}`, 'utf8'),
    );
    const sent = new Set(templates.flatMap((text) => text.match(/\/srv\/[\w/]+/g) ?? []));
    const pages = ['README.md', ...globSync('docs/**/*.md')].map((page) =>
      readFileSync(page, 'utf8'),
    );
    const published = pages.flatMap((text) =>
      [...text.matchAll(/(?:\w+@\w+:|"carpeta": ")(\/[\w/]+?)(?:\/actual)?\/?(?![\w/])/g)].map(
        ([, where]) => `${where}/actual`,
      ),
    );
    expect(published.length).toBeGreaterThan(8);
    expect(new Set(published)).toEqual(sent);
  });

  it('el de GitLab, cuando lo pide un horario, publica sin preguntar y sin probar', () => {
    const { pruebas, publicar } = parse(readFileSync('.gitlab-ci.yml', 'utf8')) as Record<
      string,
      { except?: string[]; rules?: { if: string; when?: string }[]; script: string[] }
    >;
    expect(pruebas?.except).toEqual(['schedules']);
    // But the schedule of the night's tests.
    expect(publicar?.rules?.[0]).toEqual({ if: '$NOCHE', when: 'never' });
    expect(publicar?.rules?.[1]?.if).toContain('$CI_PIPELINE_SOURCE == "schedule"');
    expect(publicar?.rules?.[1]?.when).toBeUndefined();
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
