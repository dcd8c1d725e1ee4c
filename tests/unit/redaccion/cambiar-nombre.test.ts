/** @jest-environment node */
import { toldText, type ToldWords } from '@/scripts/repository/details';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { swap, type Edits } from '../../content/project';
import { newsrooms, RELEASE } from './helpers';

const { openWithHistory } = newsrooms();

const CONTRALORIA = 'content/direcciones/contraloria.md';
const NORMAS = 'content/normas/normas-administrativas.yml';
const BUSCAR = 'content/paginas/buscar.md';
const QUESTION = '/DeclaraNet/#quien-debe-declarar';
const BEFORE: Edits = {
  'prensa/aplican-pruebas-toxicologicas.md': (text) =>
    text.replace('titulo:', 'borrador: true\n$&'),
  'normas/normas-administrativas.yml': swap(
    'nombre: NTA-10\n',
    'nombre: NTA-10\n    sustituyeA: [NTA-30]\n',
  ),
  'paginas/buscar.md': swap('/vehiculosremolcados/#como-recuperar', QUESTION),
  'direcciones/contraloria.md': swap('id: panel-3\n    icono', 'icono'),
};

async function begin() {
  const newsroom = await openWithHistory(BEFORE);
  const { git } = newsroom;
  const rename = async (file: string, name: string, field?: string) => {
    const { base } = await newsroom.read(file);
    return newsroom.request('POST', '/api/pieza/nombre', { file, base, name, field });
  };
  const changed = () => git('show', '--name-only', '--format=').split('\n').sort();
  return { ...newsroom, rename, changed };
}

describe('al cambiar un nombre, lo que lleva a él cambia en el mismo guardado', () => {
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

  it('un borrador, que nadie ha visto, no deja dirección de antes', async () => {
    const { rename, text } = newsroom;
    await rename(RELEASE, 'otro-nombre');
    expect(text('content/prensa/otro-nombre.md')).not.toContain('antes');
  });

  it('la clave de una norma, con su página y lo que la nombra', async () => {
    const { rename, read, text } = newsroom;
    const { data } = await read(NORMAS);
    const at = (data as { normas: { nombre: string }[] }).normas.findIndex(
      ({ nombre }) => nombre === 'NTA-30',
    );
    expect(await rename(NORMAS, 'NTA-130', `normas.${at}`)).toMatchObject({
      body: { file: NORMAS },
    });
    expect(text(NORMAS)).toContain('nombre: NTA-130');
    expect(text(NORMAS)).toContain('- /normatividad/nta-30/');
    expect(text(NORMAS)).toMatch(/sustituyeA: \[ ?NTA-130 ?\]/);
    expect(text(CONTRALORIA)).toContain('[ NTA-130, NTA-34');
  });

  it('el de una unidad, en todo lo que la nombra', async () => {
    const { rename, read, text } = newsroom;
    const file = 'content/directorio.yml';
    const { unidades } = (await read(file)).data as { unidades: { id: string }[] };
    const at = unidades.findIndex(({ id }) => id === 'comunicacion');
    await rename(file, 'prensa', `unidades.${at}`);
    expect(text(file)).toContain('id: prensa');
    expect(text(BUSCAR)).toContain('enlace: /directorio/#prensa');
    expect(text('content/paginas/prensa.md')).toContain('responsable: prensa');
  });

  it('el de un documento, en las pestañas que lo muestran', async () => {
    const { rename, text } = newsroom;
    await rename('content/documentos.yml', 'manual', 'documentos.0');
    expect(text('content/documentos.yml')).toContain('id: manual\n');
    expect(text(CONTRALORIA)).toContain('documento: manual\n');
  });

  it('las palabras de una pregunta, cuyo lugar en la página se llama como ella', async () => {
    const { rename, text } = newsroom;
    expect(
      await rename('content/declaraciones.yml', '¿Quién tiene que declarar?', 'preguntas.0'),
    ).toMatchObject({ status: 200 });
    expect(text('content/declaraciones.yml')).toContain('pregunta: ¿Quién tiene que declarar?');
    expect(text(BUSCAR)).toContain('/DeclaraNet/#quien-tiene-que-declarar');
  });

  it('el de una pestaña: su dirección se queda como era', async () => {
    const { rename, text } = newsroom;
    const former = 'supervision-de-obra-y-concesiones';
    await rename(CONTRALORIA, 'Obras', `pestanas.${former}`);
    expect(text(CONTRALORIA)).toContain('## Obras\n');
    expect(text(CONTRALORIA)).toMatch(new RegExp(`obras:\\n +icono: obra\\n +id: ${former}`));
    expect(text(CONTRALORIA)).not.toContain('## Supervisión de Obra');
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

it('un nombre que ya es de otra cosa, o que no se puede, se rechaza y nada cambia', async () => {
  const { rename, git } = await begin();
  for (const [file, name, field, why] of [
    [NORMAS, 'NTA-12', 'normas.0', /NTA-12/],
    [NORMAS, 'nta 3', 'normas.0', /no es la clave de una norma/],
    ['content/directorio.yml', 'oficina', 'unidades.1', /oficina/],
    [CONTRALORIA, 'social', undefined, /Ya hay una pieza/],
    [RELEASE, 'Con Espacios', undefined, /minúsculas/],
    ['content/sitio.yml', 'x', undefined, /no tiene/],
    [CONTRALORIA, 'x', 'pestanas.nada', /ya no está/],
  ] as const) {
    const { body } = await rename(file, name, field);
    expect(toldText((body as { error: ToldWords }).error)).toMatch(why);
  }
  expect(git('rev-list', '--count', 'HEAD')).toBe('1');
});
