/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { todayAt } from '@/lib/content/load/zone';
import { pathsOf } from '@/scripts/make/paths';
import { OWNER, runAs } from '@/scripts/redaccion/current-person';
import { Publishing } from '@/scripts/redaccion/publish/publishing';
import type { Run } from '@/scripts/redaccion/publish/types';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { onlyFirst } from '@/scripts/test/parts';
import { keptIn } from '../../sample';
import { beginHistory, gitIn } from '../../git';
import { bundled } from './bundled';
import { newsrooms, RELEASE } from './helpers';
import { filesOf, ORDER, SILENT, siteFiles } from './site-files';

const { project } = newsrooms();
const base = mkdtempSync(path.join(tmpdir(), 'publicar-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const program = bundled('publish-program');
beforeAll(() =>
  cpSync('scripts/publicar/servidor.sh', path.join(path.dirname(program), 'servidor.sh')),
);

let count = 0;
function begin(delivery?: object, history = true) {
  const root = project();
  const git = history ? beginHistory(root) : gitIn(root);
  const shown = path.join(base, `sitio-${count++}`);
  const entrega = delivery ?? { carpeta: shown };
  writeFileSync(path.join(root, 'oficina.json'), JSON.stringify({ motor: '1.0.0', entrega }));
  const { folder: store } = keptIn('muestra');
  const at = (folder: string) => path.join(root, folder);
  const paths = pathsOf({ root, out: at('out'), cache: at('.cache'), store });
  const shared = new Shared(new Repository(root));
  const publishing = new Publishing(paths, shared, program);
  const ended = async (): Promise<Run> => {
    for (;;) {
      const { run } = publishing.state();
      if (run?.end) return run;
      await wait(50);
    }
  };
  let ordered = {};
  const publish = async (version: number): Promise<Run> => {
    order({ version });
    await publishing.start();
    return ended();
  };
  const order = (given: object) => {
    const file = path.join(root, ORDER);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...(ordered = { ...ordered, ...given }) }));
  };
  const edit = (file: string, change: (text: string) => string) => {
    writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')));
    commit();
  };
  const commit = () => {
    if (!history) return;
    git('add', '-A');
    git('commit', '-qm', 'Cambia');
  };
  return {
    ...{ root, git, paths, shared, publishing, publish, ended, edit, commit, order },
    shown: path.join(shown, 'actual'),
  };
}

describe('publicar desde la redacción', () => {
  it('lo que la revisión no pasa no se publica: un enlace, un nombre que no está en UTF-8', async () => {
    const { root, publishing, shown, commit } = begin();
    writeFileSync(path.join(root, 'fuera.md'), readFileSync(path.join(root, RELEASE)));
    const link = path.join(root, 'content/prensa/vive-fuera.md');
    symlinkSync('../../fuera.md', link);
    commit();
    await expect(publishing.start()).rejects.toThrow(
      /Comunicado «vive-fuera».*\n.*es un enlace simbólico/,
    );
    rmSync(link);
    const odd = Buffer.concat([Buffer.from(`${root}/content/avisos/a`), Buffer.from([0xf1, 0x62])]);
    mkdirSync(path.join(root, 'content/avisos'), { recursive: true });
    writeFileSync(odd, 'x');
    commit();
    expect((await publishing.plan()).problems).toMatchObject([{ file: 'content/avisos/a\\xF1b' }]);
    await expect(publishing.start()).rejects.toMatchObject({ status: 422 });
    expect(publishing.state().run).toBeUndefined();
    expect(existsSync(shown)).toBe(false);
  });

  it('se publica lo que está guardado en la historia; lo demás se dice, y se guarda si alguien quiere', async () => {
    const { root, git, paths, publishing, publish } = begin();
    const here = path.join(root, RELEASE);
    const before = readFileSync(here, 'utf8');
    writeFileSync(here, before.replace('404', '405'));
    expect((await publishing.plan()).outside).toEqual([
      expect.stringMatching(/^Comunicado «.*405/),
    ]);
    await publish(1);
    const taken = path.join(paths.cache, 'publicacion', RELEASE);
    expect(readFileSync(taken, 'utf8')).toBe(before);
    await publishing.keepOutside();
    expect((await publishing.plan()).outside).toEqual([]);
    expect(git('log', '-1', '--format=%s')).toBe('Cambios hechos fuera de la redacción');
    await publish(2);
    expect(readFileSync(taken, 'utf8')).toContain('405');
  });

  it('sin historia se publica lo que hay, y se dice qué falta', async () => {
    const { publishing, publish, edit, shown } = begin(undefined, false);
    expect((await publish(1)).end).toMatchObject({ result: 'published' });
    expect(filesOf(shown)).toEqual(siteFiles(1));
    edit(RELEASE, (text) => text.replace('404', '405'));
    const plan = await publishing.plan();
    expect(plan).toMatchObject({
      coming: [],
      missing: { details: [expect.stringContaining('git init')] },
    });
    expect(plan.last).toBeUndefined();
  });

  it('dice qué cambia desde la última vez: lo nuevo, lo cambiado y lo que se quita', async () => {
    const { root, git, publishing, publish, edit } = begin();
    const first = await publishing.plan();
    expect(first).toMatchObject({ demo: true, problems: [] });
    expect(first.last).toBeUndefined();
    const run = await publish(1);
    expect(run).toMatchObject({
      who: expect.stringMatching(/./),
      done: ['Páginas: 42', expect.stringMatching(/^Viajan 44 archivos/)],
      end: { result: 'published', words: [], details: ['Sin llaves de correo.'] },
    });
    const day = todayAt(root);
    expect(git('tag', '--list')).toBe(`sitio/${day}-1`);
    expect(await publishing.plan()).toMatchObject({ last: expect.any(String), coming: [] });
    const words = readFileSync(path.join(root, RELEASE), 'utf8');
    writeFileSync(
      path.join(root, 'content/prensa/otro.md'),
      words.replace(/^numero: .*$/m, 'numero: 999').replace(/^titulo: .*$/m, 'titulo: Otro'),
    );
    edit(RELEASE, (text) => text.replace('404', '405'));
    const gone = 'content/prensa/invitan-a-comisarios-sociales.md';
    edit(gone, (text) => text.replace('---\n', '---\nborrador: true\n'));
    const { coming } = await publishing.plan();
    expect(coming.map(({ file, happened }) => [file, happened])).toEqual([
      [RELEASE, 'cambiado'],
      [gone, 'quitado'],
      ['content/prensa/otro.md', 'nuevo'],
    ]);
    expect(coming[2]).toMatchObject({ title: 'Otro', collection: 'comunicados' });
    edit(gone, (text) => text.replace('borrador: true\n', 'publicar: "2999-12-31"\n'));
    const { coming: then } = await publishing.plan();
    expect(then.find(({ file }) => file === gone)?.changes).toEqual([
      { place: '', said: 'vuelve el 31 de diciembre de 2999' },
    ]);
  });

  it('lo que falla, y un sitio cuyos formularios no envían, dejan el sitio como estaba y dicen por qué', async () => {
    const { root, publish, shown, order } = begin();
    await publish(1);
    expect((await publish(13)).end).toMatchObject({
      result: 'failed',
      words: [],
      details: ['content/prensa/x.md:3 titulo: falta.'],
    });
    expect(filesOf(shown)).toEqual(siteFiles(1));
    order({ silent: true });
    const { end } = await publish(2);
    expect(end?.result).toBe('failed');
    expect(end?.words).toEqual([
      expect.stringContaining('nada se enviaría desde el formulario de denuncia'),
      'El sitio publicado sí enviaba desde el formulario de denuncia.',
      expect.stringMatching(/^Avise a quien cuida este equipo.*"sinFormularios": true/),
    ]);
    expect(filesOf(shown)).toEqual(siteFiles(1));
    const file = path.join(root, 'oficina.json');
    const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...settings, sinFormularios: true }));
    expect((await publish(3)).end?.result).toBe('published');
    expect(filesOf(shown)).toMatchObject({ ...siteFiles(3), 'envio.json': SILENT });
  });

  it('un servidor que no contesta deja el sitio como estaba, y no en duda', async () => {
    const { publish } = begin({ servidor: 'nadie.invalid:/srv/sitio' });
    expect((await publish(1)).end).toMatchObject({ result: 'failed' });
  });

  it('si cambió a dónde llegan las quejas, lo dice y no publica hasta que se confirma lo que se vio', async () => {
    const { root, publishing, publish, ended, edit, git } = begin();
    const KEY = 'NEXT_PUBLIC_EMAILJS_';
    const own = process.env;
    const account = (llave: string) => {
      const given = { PUBLIC_KEY: llave, SERVICE_ID: 's', TEMPLATE_QUEJA: 'q' };
      const named = Object.entries(given).map(([name, value]) => [KEY + name, value]);
      process.env = { ...own, ...Object.fromEntries(named) };
    };
    try {
      account('de la oficina');
      expect((await publishing.plan()).destination).toMatchObject({
        changed: [],
        rows: expect.arrayContaining([
          { what: 'Buzón de denuncias', where: 'denuncias@sindicatura.example' },
        ]),
      });
      await publish(1);
      expect((await publishing.plan()).destination?.changed).toEqual([]);
      account('de otro');
      edit('content/correo.yml', (text) => text.replace(/^quejas: .*$/m, 'quejas: otro@x.example'));
      // By hand, and in no commit: it is not published.
      const file = path.join(root, 'content/correo.yml');
      const saved = readFileSync(file, 'utf8');
      writeFileSync(file, saved.replace(/^denuncias: .*$/m, 'denuncias: nadie@x.example'));
      const { changed, seal } = (await publishing.plan()).destination ?? {};
      expect(changed).toEqual(
        expect.arrayContaining([
          { what: 'Cuenta (llave pública)', before: 'de la oficina', now: 'de otro' },
          { what: 'Buzón de quejas', before: 'quejas@sindicatura.example', now: 'otro@x.example' },
        ]),
      );
      expect(JSON.stringify(changed)).not.toContain('nadie@x.example');
      await expect(publishing.start()).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('cambió a dónde llegan las quejas'),
      });
      await expect(publishing.start('de otra pantalla')).rejects.toMatchObject({ status: 409 });
      const ana = { ...OWNER, login: 'ana', role: 'redacta' } as const;
      await expect(runAs(ana, () => publishing.start(seal))).rejects.toMatchObject({ status: 403 });
      expect(git('tag', '--list').split('\n')).toHaveLength(1);
      await publishing.start(seal);
      expect((await ended()).end?.result).toBe('published');
      expect((await publishing.plan()).destination?.changed).toEqual([]);
      git('tag', '-a', '-m', 'Publicación del sitio', `sitio/${todayAt(root)}-9`, 'HEAD');
      expect((await publishing.plan()).destination?.changed[0]?.before).toBe('no consta');
    } finally {
      process.env = own;
    }
  });

  it('al terminar lleva a cada página que cambió; sin dirección del sitio, dice dónde quedó', async () => {
    const { publish, edit, shown } = begin();
    const folder = path.dirname(shown);
    expect(await publish(1)).toMatchObject({ place: `la carpeta ${folder}` });
    edit('content/sitio.yml', (text) => text.replace(/^url: .*$/m, 'url: https://oficina.gob.mx'));
    edit(RELEASE, (text) => text.replaceAll('404', '405'));
    const { pages } = await publish(2);
    expect(pages).toContainEqual({
      title: expect.stringContaining('405'),
      url: 'https://oficina.gob.mx/prensa/aplican-pruebas-toxicologicas/',
    });
  });

  it('dice aparte lo que dice a dónde llamar o escribir, sea el archivo que sea', async () => {
    const { publishing, publish, edit } = begin();
    await publish(1);
    edit(RELEASE, (text) => `${text}\nLlame al 664 123 45 67.\n`);
    edit('content/paginas/denuncia.md', (text) => `${text}\nGracias.\n`);
    edit('content/paginas/acuse.md', (text) => `${text}\nGracias.\n`);
    const { coming } = await publishing.plan();
    expect(coming.filter((one) => one.tellsWhere).map(({ file }) => file)).toEqual([
      'content/paginas/denuncia.md',
      RELEASE,
    ]);
  });

  it('los colores son los del commit, y del entorno de quien abrió la redacción no llega nada más', async () => {
    const { root, publish, paths, edit, publishing } = begin();
    const file = path.join(root, 'content/identidad.yml');
    const committed = readFileSync(file, 'utf8');
    writeFileSync(file, committed.replace(/guinda: .*/, "guinda: '#0f7'"));
    const malice = { NODE_OPTIONS: '--no-such-option', GIT_DIR: '/no/hay', npm_config_x: 'x' };
    const own = process.env;
    process.env = { ...own, ...malice, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'llave' };
    try {
      expect((await publish(1)).end?.result).toBe('published');
    } finally {
      process.env = own;
    }
    const env = JSON.parse(
      readFileSync(path.join(root, '.redaccion/entorno.json'), 'utf8'),
    ) as Record<string, string>;
    expect(Object.keys(env).filter((name) => name in malice)).toEqual([]);
    expect(env['NEXT_PUBLIC_EMAILJS_PUBLIC_KEY']).toBe('llave');
    expect(env['IDENTIDAD']).toMatch(path.join(paths.cache, 'publicacion'));
    expect(readFileSync(env['IDENTIDAD'] ?? '', 'utf8')).toBe(committed);
    for (const broken of ['dia: [', 'dia: {}\n']) {
      edit('content/identidad.yml', () => broken);
      await expect(publishing.start()).rejects.toMatchObject({
        status: 422,
        message: expect.stringMatching(/Antes de publicar hay que corregir esto/),
      });
    }
  });

  it('una a la vez; lo que se guarda mientras, va en la siguiente', async () => {
    const { publishing, publish, ended, edit, order } = begin();
    order({ version: 1 });
    const started = publishing.start();
    await expect(publishing.start()).rejects.toThrow('Ya hay una publicación en curso');
    await started;
    edit(RELEASE, (text) => text.replace('404', '405'));
    await ended();
    expect((await publishing.plan()).coming.map(({ file }) => file)).toEqual([RELEASE]);
    await publish(2);
    expect((await publishing.plan()).coming).toEqual([]);
  });

  it('sin decir a dónde, o mal dicho, no empieza', async () => {
    const { root, publishing } = begin({ carpeta: 'out' });
    expect(await publishing.plan()).toMatchObject({
      fault: { details: [expect.stringContaining('Diga otra')] },
    });
    await expect(publishing.start()).rejects.toThrow('Diga otra');
    rmSync(path.join(root, 'oficina.json'));
    await expect(publishing.start()).rejects.toThrow('a dónde se entrega');
  });
});

const ROUNDS = onlyFirst ? 1 : 20;
const cutAt = (round: number) => [round % 3, (round * 37) % 61] as const;

it('quien apaga el equipo mientras se publica deja siempre un sitio entero, el de antes o el nuevo', async () => {
  const { root, paths, publishing, shown } = begin();
  let version = 100;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { out, cache } = paths;
    const given = JSON.stringify({ root, out, cache, who: 'Ana', versions: version });
    const child = spawn(process.execPath, [program, given]);
    const [dots, ms] = cutAt(round);
    let said = 0;
    child.stdout.on('data', (written: Buffer) => {
      said += written.length;
      if (said > dots) setTimeout(() => child.kill('SIGKILL'), ms);
    });
    await once(child, 'close');
    const files = filesOf(shown);
    const now = Number(/\d+/.exec(files['index.html'] ?? '')?.[0]);
    expect(now - version).toBeGreaterThanOrEqual(said - 1);
    delete files[`_/app-${now - 1}.js`];
    expect(files).toEqual(siteFiles(now));
    expect(publishing.state().run?.end).toBeDefined();
    version = now + 1;
  }
});
