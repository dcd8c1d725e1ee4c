/** @jest-environment node */
import { toldText, type ToldWords } from '@/scripts/told-words';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Edits } from '../../content/project';
import { newsrooms, RELEASE } from './helpers';

const { openWithHistory } = newsrooms();

const CONTRALORIA = 'content/direcciones/contraloria.md';
const BUSCAR = 'content/paginas/buscar.md';
const BEFORE: Edits = {
  'prensa/aplican-pruebas-toxicologicas.md': (text) =>
    text.replace('titulo:', 'borrador: true\n$&'),
};

async function begin() {
  const newsroom = await openWithHistory(BEFORE);
  const { git } = newsroom;
  const rename = async (file: string, name: string) => {
    const { base } = await newsroom.read(file);
    return newsroom.request('POST', '/api/pieza/nombre', { file, base, name });
  };
  const changed = () => git('show', '--name-only', '--format=').split('\n').sort();
  return { ...newsroom, rename, changed };
}

it('una dirección que ninguna publicación tuvo no queda como dirección de antes', async () => {
  const newsroom = await openWithHistory({ 'direcciones-publicadas.txt': '/\n' });
  const { base } = await newsroom.read(RELEASE);
  const renaming = { file: RELEASE, base, name: 'otro-nombre' };
  const { body } = await newsroom.request('POST', '/api/pieza/nombre', renaming);
  expect(body).toMatchObject({ file: 'content/prensa/otro-nombre.md' });
  expect(newsroom.text('content/prensa/otro-nombre.md')).not.toContain('antes');
});

describe('al cambiar la dirección de una pieza, lo que lleva a ella cambia en el mismo guardado', () => {
  let newsroom: Awaited<ReturnType<typeof begin>>;
  beforeAll(async () => (newsroom = await begin()));

  it('la dirección de una página que la tiene escrita en la pieza', async () => {
    const { rename, text } = newsroom;
    const social = 'content/direcciones/social.md';
    expect(await rename(social, 'apoyoSocial')).toMatchObject({ body: { file: social } });
    expect(text(social)).toContain('ruta: "apoyoSocial"');
    expect(text(social)).toMatch(/antes:\n {2}- \/\w+Social\//);
  });

  it('la de una página en inglés', async () => {
    const { rename, text } = newsroom;
    const { body } = await rename('content/ingles/towed-vehicle.md', 'towing');
    expect(body).toMatchObject({ file: 'content/ingles/towing.md' });
    expect(text('content/ingles/towing.md')).toContain('- /en/towed-vehicle/');
    expect((await rename('content/ingles/index.md', 'start')).status).toBe(400);
  });

  it('un borrador, que nadie ha visto, no deja dirección de antes; las palabras se escriben como dirección', async () => {
    const { rename, text } = newsroom;
    await rename(RELEASE, 'Otro nombre');
    expect(text('content/prensa/otro-nombre.md')).not.toContain('antes');
  });

  it('la dirección de una página: la de antes lleva a la nueva, y los enlaces de otras piezas van directo', async () => {
    const { rename, text, changed, root } = newsroom;
    const to = 'content/direcciones/control-interno.md';
    expect(await rename(CONTRALORIA, 'control-interno')).toMatchObject({ body: { file: to } });
    expect(existsSync(path.join(root, CONTRALORIA))).toBe(false);
    expect(text(to)).toContain('antes:\n  - /contraloria/');
    expect(text('content/inicio.yml')).toContain('enlace: /control-interno/');
    expect(text(BUSCAR)).toContain('enlace: /control-interno/#panel-9');
    expect(text('content/prensa/supervisan-entrega-recepcion.md')).toContain(
      '[Contraloría](/control-interno/)',
    );
    expect(changed()).toContain('content/inicio.yml');
  });
});

it('un nombre que ya es de otra pieza, o que no se puede, se rechaza y nada cambia', async () => {
  const { rename, git } = await begin();
  for (const [file, name, why] of [
    [CONTRALORIA, 'social', /Ya hay una página/],
    [RELEASE, '¿?', /minúsculas/],
    ['content/sitio.yml', 'x', /no tiene/],
  ] as const) {
    const { body } = await rename(file, name);
    expect(toldText((body as { error: ToldWords }).error)).toMatch(why);
  }
  expect(git('rev-list', '--count', 'HEAD')).toBe('1');
});
