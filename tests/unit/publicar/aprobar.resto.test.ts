/** @jest-environment node */
import { appendFileSync, chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { todayAt } from '@/lib/content/load/zone';
import { Store } from '@/lib/store';
import { pathsOf } from '@/scripts/make/paths';
import { goBack, publishApproved, publishOut } from '@/scripts/publicar/orders';
import { parseTarget } from '@/scripts/publicar/target';
import { pendingSince } from '@/scripts/redaccion/publish/to-publish';
import { lastPublication, notePublication } from '@/scripts/repository/publications';
import { NOBODY, Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { beginHistory } from '../../git';
import { contentIn, keptIn, withSitio } from '../../sample';
import { tempFolder } from '../make/folder';
import { newsrooms } from '../redaccion/helpers';
import { siteFiles, writeSite } from '../redaccion/site-files';

const { project } = newsrooms();
const folder = tempFolder();
jest.setTimeout(120_000);
const own = process.env;
afterEach(() => (process.env = own));

const HOME = 'content/inicio.yml';
const BUILDER = path.join(__dirname, 'builder.ts');
let count = 0;

/** An office whose server is this machine: an `ssh` that runs the order here. */
function begin() {
  chmodSync(
    folder.write('bin/ssh', '#!/bin/sh\nfor last; do :; done\nexec sh -c "$last"\n'),
    0o755,
  );
  process.env = { ...own, PATH: `${folder.at('bin')}:${own['PATH']}` };
  const root = project();
  const git = beginHistory(root);
  const place = folder.at(`servidor-${count++}`, 'sitio');
  folder.write(path.relative(folder.dir, path.join(place, '..', 'nota')), '');
  const at = (name: string) => path.join(root, name);
  const { folder: store } = keptIn('muestra');
  const paths = pathsOf({ root, out: at('out'), cache: at('.cache'), store });
  const shared = new Shared(new Repository(root));
  const said: string[] = [];
  const order = {
    ...{ paths, shared, target: parseTarget(`oficina:${place}`), silent: false },
    ...{ isConfirmed: false, print: (line: string) => void said.push(line) },
  };
  const save = (words: string, file = HOME) => {
    appendFileSync(at(file), `# ${words}\n`);
    git('commit', '-qam', words);
    return git('rev-parse', 'HEAD');
  };
  return {
    ...{ root, git, place, said, order, save, shared, at },
    /** As somebody with «publica» does. */
    approve: async (more: object = {}) => {
      writeSite(paths.out, { ...siteFiles(1), 'index.html': readFileSync(at(HOME), 'utf8') });
      const version = git('rev-parse', 'HEAD');
      const content = contentIn(root, new Store(store));
      await publishOut({ ...order, ...more }, content, version);
    },
    daily: (more: object = {}) => publishApproved({ ...order, ...more }, BUILDER),
    shown: () => readFileSync(path.join(place, 'actual/index.html'), 'utf8'),
    approved: async () => {
      const last = await lastPublication(shared.repository);
      return last && git('rev-parse', `${last.tag}^{commit}`);
    },
  };
}

describe('la publicación de cada día', () => {
  it('sin que nadie haya aprobado nada lo dice, y no hace nada', async () => {
    const { daily, place, git } = begin();
    await expect(daily()).rejects.toThrow(/nadie ha aprobado todavía ninguna versión\. Publique/);
    expect([existsSync(place), git('tag', '--list')]).toEqual([false, '']);
  });

  it('sale lo que se aprobó, y nada de lo que se guardó después', async () => {
    const { approve, daily, save, shown, approved, git, root } = begin();
    const version = save('Aprobado');
    await approve();
    save('Guardado por quien redacta');
    await daily();
    expect(shown()).toContain('# Aprobado\n');
    expect(shown()).not.toContain('Guardado por quien redacta');
    expect(await approved()).toBe(version);
    expect(git('tag', '--list').split('\n')).toEqual(
      [1, 2].map((one) => `sitio/${todayAt(root)}-${one}`),
    );
    await daily();
    expect(await approved()).toBe(version);
  });

  it('lo que está a medio escribir en la carpeta no la detiene, ni sale', async () => {
    const { approve, daily, shown, at } = begin();
    await approve();
    appendFileSync(at(HOME), '# A medias\n');
    await daily();
    expect(shown()).not.toContain('A medias');
    expect(readFileSync(at(HOME), 'utf8')).toContain('A medias');
  });

  it('las direcciones que ya se publicaron no se pierden de la lista, aunque lo aprobado sea anterior', async () => {
    const { shared, at } = begin();
    const file = at('content/direcciones-publicadas.txt');
    writeFileSync(file, '/de-despues/\r\n/sindico/\n');
    const content = withSitio({ demostracion: false });
    await notePublication(shared, { version: 'HEAD', content, author: NOBODY });
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toEqual(expect.arrayContaining(['/de-despues/', '/sindico/', '/contraloria/']));
    expect(lines.filter((line) => line === '/sindico/')).toHaveLength(1);
    writeFileSync(file, '# De la demostración\n/inventada/\n');
    await notePublication(shared, { version: 'HEAD', content, author: NOBODY });
    expect(readFileSync(file, 'utf8')).not.toContain('/inventada/');
  });

  it('una etiqueta que no es de la historia de la oficina no aprueba nada', async () => {
    const { approve, daily, git, shown, root } = begin();
    await approve();
    const before = shown();
    const tree = git('write-tree');
    const other = git('commit-tree', tree, '-m', 'De otro');
    git('tag', '-a', '-m', 'x', `sitio/${todayAt(root)}-9`, other);
    await expect(daily()).rejects.toThrow(/no es de la historia de esta carpeta/);
    expect(shown()).toBe(before);
  });

  it('si cambió a dónde llegan las quejas no sale, hasta que alguien lo confirma', async () => {
    const { approve, daily, said, shown, save } = begin();
    await approve();
    const KEY = 'NEXT_PUBLIC_EMAILJS_';
    for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_DENUNCIA'])
      process.env[KEY + name] = 'de\u001botro';
    await expect(daily()).rejects.toThrow(/cambió a dónde llegan.*--confirmo-destino/);
    expect(said).toContain(
      '!! Cuenta (llave pública): antes, ninguna: los formularios no envían; ahora, de?otro',
    );
    save('Otra');
    await expect(approve()).rejects.toThrow('cambió a dónde llegan');
    expect(shown()).not.toContain('# Otra');
    await approve({ isConfirmed: true });
    expect(shown()).toContain('# Otra');
    await daily();
    // As on a server to which nobody copied them.
    for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_DENUNCIA'])
      delete process.env[KEY + name];
    await expect(daily()).rejects.toThrow(/no están las llaves.*\.env\.local/);
  });
});

describe('volver a una versión anterior', () => {
  it('mueve la aprobación: la mañana siguiente no lo deshace, y la redacción lo sabe', async () => {
    const { approve, daily, save, shown, approved, order, root, shared, said } = begin();
    const first = save('Primera');
    await approve();
    save('Segunda');
    await approve();
    expect(shown()).toContain('# Segunda');
    await goBack(order);
    expect(shown()).not.toContain('# Segunda');
    expect(said.at(-1)).toContain('siguen desde ahora con esa versión');
    expect(await approved()).toBe(first);
    const last = await lastPublication(shared.repository);
    const coming = await pendingSince(shared.repository, last!, todayAt(root));
    expect(coming.map(({ file, happened }) => [file, happened])).toEqual([[HOME, 'cambiado']]);
    await daily();
    expect(shown()).not.toContain('# Segunda');
    await approve();
    expect(shown()).toContain('# Segunda');
  });

  it('si la historia no dice de qué es, --diario espera a una persona', async () => {
    const { approve, daily, save, shown, order, git, said } = begin();
    await approve();
    git('tag', '-d', git('tag', '--list'));
    save('Segunda');
    await approve();
    await goBack(order);
    expect(said.at(-1)).toContain('--diario no publica nada hasta que alguien publique');
    await expect(daily()).rejects.toThrow(/alguien volvió a una versión/);
    expect(shown()).not.toContain('# Segunda');
    await approve();
    await daily();
    expect(shown()).toContain('# Segunda');
  });
});
