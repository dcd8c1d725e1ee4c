/** @jest-environment node */
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nextBuild } from '@/scripts/make/next';
import { pathsOf } from '@/scripts/make/paths';
import { trialOffice } from '@/scripts/oficina/trial';
import { publish } from '@/scripts/publicar/publish';
import { parseTarget } from '@/scripts/publicar/target';
import { openBrowser } from '@/scripts/redaccion/open-browser';
import { openReaders } from '@/scripts/redaccion/reader/workers';
import { tempFolder } from '../make/folder';
import { siteFiles, writeSite } from '../redaccion/site-files';

const folder = tempFolder();
afterAll(folder.cleanUp);
jest.setTimeout(60_000);

const own = { ...process.env };
const ran = folder.at('corrio');
const MALICE = {
  NODE_OPTIONS: `--require=${folder.at('malo.cjs')}`,
  ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.fsmonitor' },
  GIT_CONFIG_VALUE_0: `sh -c 'echo git >>${ran}'`,
  GIT_DIR: folder.at('otro.git'),
  TAR_OPTIONS: `--checkpoint=1 --checkpoint-action=exec='echo tar >>${ran}'`,
  ...{ npm_config_registry: 'https://malo.invalid', LD_AUDIT: 'x', BASH_ENV: 'x', OTRA: 'x' },
};
beforeEach(() => {
  folder.write('malo.cjs', `require('node:fs').appendFileSync(${JSON.stringify(ran)}, 'node\\n')`);
  folder.remove('corrio');
  process.env = { ...own, ...MALICE, PATH: `${folder.at('bin')}:${own['PATH']}` };
});
afterEach(() => {
  process.env = own;
  expect(folder.has('corrio')).toBe(false);
});

const TELL = `require('node:fs').writeFileSync(${JSON.stringify(folder.at('entorno'))}, Object.keys(process.env).join('\\n'))`;
const told = () =>
  readFileSync(folder.at('entorno'), 'utf8')
    .split('\n')
    .filter((name) => name in MALICE);
function inPath(name: string, lines: string) {
  chmodSync(
    folder.write(`bin/${name}`, `#!/bin/sh\nenv | cut -d= -f1 >${folder.at('entorno')}\n${lines}`),
    0o755,
  );
}

describe('lo que diga el entorno de otro no llega a los programas que se empiezan', () => {
  it('a Next, que tampoco lee los .env de su carpeta', async () => {
    const before = process.cwd();
    mkdirSync(folder.at('motor'));
    process.chdir(folder.at('motor'));
    folder.write('motor/node_modules/next/dist/bin/next', TELL);
    const at = (name: string) => folder.at('oficina', name);
    try {
      const paths = pathsOf({ root: folder.at('oficina'), out: at('out'), cache: at('.cache') });
      await nextBuild(paths, 'código', () => undefined);
    } finally {
      process.chdir(before);
    }
    expect(told()).toEqual([]);
    expect(folder.read('entorno').split('\n')).toEqual(
      expect.arrayContaining(['__NEXT_PROCESSED_ENV', 'SITE_SNAPSHOT', 'PATH']),
    );
  });

  it('a quien lee los archivos de otros', async () => {
    const program = folder.write(
      'lector.cjs',
      `${TELL};
       process.on('message', () => process.send({ value: { markdown: '' }, memory: 1 }));
       process.on('disconnect', () => process.exit());
       process.send('ready');`,
    );
    const readers = openReaders({ ms: 50_000, bytes: 2 ** 29 }, program);
    const { signal } = new AbortController();
    await readers.read('document', ['a', Buffer.from('x'), {}], '', signal);
    readers.close();
    expect(told()).toEqual([]);
  });

  it('a ssh y a tar', async () => {
    const out = folder.at('sitio/out');
    writeSite(out, siteFiles(1));
    inPath('ssh', `echo READY; cat >${folder.at('archivo.tar')}; echo DONE 000001`);
    const target = parseTarget('sitio@maquina.invalid:/srv/sitio');
    const given = { out, cache: folder.at('sitio/cache'), target, print: () => undefined };
    expect(await publish(given)).toBe('000001');
    expect(told()).toEqual([]);
    expect(folder.read('archivo.tar')).toContain('huellas.txt');
  });

  it('al git que hace la carpeta de una oficina', () => {
    folder.write('programa/package.json', '{"version": "1.2.0"}');
    folder.write('programa/content/sitio.yml', '');
    folder.write('programa/public/icono.svg', '<svg/>');
    const trial = trialOffice(folder.at('programa'));
    expect(folder.has(path.relative(folder.dir, path.join(trial, '.git/HEAD')))).toBe(true);
    expect(folder.has('otro.git')).toBe(false);
  });

  it('al navegador', async () => {
    inPath('xdg-open', `echo "$1" >${folder.at('abierto')}`);
    delete process.env['BROWSER'];
    openBrowser('abrir.html');
    while (!folder.has('abierto') || folder.read('abierto') === '') await wait(20);
    expect([folder.read('abierto'), told()]).toEqual(['abrir.html\n', []]);
  });
});
