/** @jest-environment node */
import { isBuilt, keepKey, siteKey } from '@/scripts/make/keys';
import { pathsOf } from '@/scripts/make/paths';
import { tempFolder } from './folder';

const folder = tempFolder();

const PROJECT: Record<string, string> = {
  'content/sitio.yml': 'nombre: a',
  'public/icono.svg': '<svg/>',
};

beforeEach(() => {
  folder.remove('.');
  for (const [name, text] of Object.entries(PROJECT)) folder.write(name, text);
});

const paths = () => pathsOf({ root: folder.dir, out: folder.at('out'), cache: folder.at('.c') });
const CODE = 'código';
const ofSite = () => siteKey(paths(), CODE);

describe('la llave del sitio', () => {
  it.each([
    ['el contenido', 'content/sitio.yml'],
    ['un comunicado nuevo', 'content/prensa/nuevo.md'],
    ['un archivo de la oficina', 'public/icono.svg'],
    ['un archivo nuevo de la oficina', 'public/.well-known/security.txt'],
  ])('cambia con %s', async (_, file) => {
    const before = ofSite();
    folder.write(file, 'otra cosa');
    expect(ofSite()).not.toBe(before);
  });

  it('cambia con el código', () => expect(siteKey(paths(), 'otro')).not.toBe(ofSite()));
});

describe('si el sitio ya está hecho', () => {
  const built = () => isBuilt(paths(), CODE);
  const make = async () => {
    const { out, hostRules, key } = paths();
    folder.write('out/index.html', '');
    folder.write('out/huellas.txt', `${'0'.repeat(64)}  index.html\n`);
    expect([out, hostRules, key].every((one) => one.startsWith(folder.dir))).toBe(true);
    folder.write('.c/host-rules.json', '{}');
    await keepKey(paths(), ofSite());
  };

  it('lo está mientras nada cambie', async () => {
    expect(built()).toBe(false);
    await make();
    expect(built()).toBe(true);
    folder.write('content/sitio.yml', 'nombre: b');
    expect(built()).toBe(false);
  });

  it('no lo está si alguien cambió lo compilado a mano; lo que puso al lado no cuenta', async () => {
    await make();
    folder.write('out/huellas.txt.sig', 'firma');
    expect(built()).toBe(true);
    folder.write('out/index.html', 'a mano');
    expect(built()).toBe(false);
    folder.remove('out/index.html');
    expect(built()).toBe(false);
  });

  it('no lo está el día en que algo que esperaba sale o se retira, y antes sí', async () => {
    await make();
    await keepKey(paths(), ofSite(), '2026-12-03');
    const on = (today: string) => isBuilt(paths(), CODE, today);
    expect([on('2026-12-02'), on('2026-12-03'), on('2026-12-04')]).toEqual([true, false, false]);
  });

  it('el que muestra borradores no es el que se publica', async () => {
    await make();
    await keepKey(paths(), siteKey({ ...paths(), waiting: true }, CODE));
    expect(built()).toBe(false);
    expect(isBuilt({ ...paths(), waiting: true }, CODE)).toBe(true);
  });

  it.each(['out', '.c/host-rules.json', '.c/build-key'])('no lo está si falta %s', async (name) => {
    await make();
    folder.remove(name);
    expect(built()).toBe(false);
  });
});
