/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FoundPlaces } from '@/scripts/redaccion/api';
import { placesIn, withReplaced } from '@/scripts/redaccion/replace';
import type { Present } from '@/scripts/redaccion/pieces';
import { newsrooms, RELEASE } from './helpers';

const { openWithHistory } = newsrooms();

const TEXT = `---
titulo: La grúa y la Grúa
fecha: 2025-01-27
resumen: "{{grua}} dice grúa y grúas, o grua."
imagen: /imagenes/grúa.jpg
alt: Una grúa.
numero: 11
---

La grúa [pide la grúa](/grúa/) en https://x.example/grúa y la \`grúa\`. {{grúa}}

![Otra grúa](/imagenes/grúa.jpg) y la gran
grúa de la calle.
`;
const piece = (text: string): Present => ({
  ...{ file: RELEASE, name: 'comunicados', text, base: 'x' },
});
const exact = { find: 'grúa', loose: false };

describe('los lugares donde la gente lee unas palabras', () => {
  it('no son claves, direcciones, imágenes ni valores de otra pieza', () => {
    const places = placesIn(piece(TEXT), exact);
    expect(places.map(({ where, before, after }) => [where, before, after])).toEqual([
      ['Título', 'La ', ' y la Grúa'],
      ['Resumen', '{{grua}} dice ', ' y grúas, o grua.'],
      [expect.any(String), 'Una ', '.'],
      ['Texto', 'La ', ' '],
      ['Texto', 'pide la ', ''],
      ['Texto', 'Otra ', ''],
      ['Texto', '', ' de la calle.'],
    ]);
  });
  it('con otras mayúsculas o acentos, si se pide; y en dos renglones', () => {
    expect(placesIn(piece(TEXT), { find: 'GRUA', loose: true })).toHaveLength(9);
    expect(placesIn(piece(TEXT), { find: 'gran grúa', loose: false })).toHaveLength(1);
  });
  it('se cambian sólo los elegidos', () => {
    const now = withReplaced(piece(TEXT), { ...exact, by: 'pipa' }, [0, 4]);
    expect(now).toContain('titulo: La pipa y la Grúa');
    expect(now).toContain('[pide la pipa](/grúa/)');
    expect(now.match(/pipa/g)).toHaveLength(2);
  });
});

const FIND = { find: 'Dirección de Contraloría', loose: false };

async function begin() {
  const newsroom = await openWithHistory({
    [RELEASE.replace('content/', '')]: (text) => `${text}\nLa Dirección de Contraloría revisa.\n`,
  });
  const { piezas } = (await newsroom.request('POST', '/api/lugares', FIND)).body as {
    piezas: FoundPlaces[];
  };
  type Place = FoundPlaces['places'][number];
  const replace = (by: string, isChosen: (place: Place) => boolean = () => true) =>
    newsroom.request('POST', '/api/reemplazar', {
      ...{ ...FIND, by },
      pieces: piezas.map(({ file, base, places }) => ({
        ...{ file, base },
        chosen: places.flatMap((place, index) => (isChosen(place) ? [index] : [])),
      })),
    });
  return { ...newsroom, replace };
}

it('lo elegido en varias piezas es un solo guardado', async () => {
  const { git, replace, text } = await begin();
  const isChosen = ({ where, before }: { where: string; before: string }) =>
    where !== 'Texto' || before !== '';
  expect(await replace('Dirección de Control', isChosen)).toEqual({ status: 200, body: {} });
  expect(git('rev-list', '--count', 'HEAD')).toBe('2');
  expect(git('log', '-1', '--format=%s')).toContain('por «Dirección de Control»');
  expect(text('content/direcciones/contraloria.md')).toContain('titulo: Dirección de Control\n');
  expect(text(RELEASE)).toContain('La Dirección de Control revisa.');
});

it('lo que la revisión rechaza no se reemplaza en ninguna, y se dice con sus palabras', async () => {
  const { git, replace } = await begin();
  const { status, body } = await replace('');
  expect([status, body]).toEqual([
    422,
    { error: expect.stringMatching(/^No se cambió\.\nDirección «/) as string },
  ]);
  expect(git('rev-list', '--count', 'HEAD')).toBe('1');
});

it('si una pieza cambió después de buscar, se dice cuál y nada se reemplaza', async () => {
  const { root, replace, text } = await begin();
  const file = 'content/direcciones/contraloria.md';
  writeFileSync(path.join(root, file), text(file).replace('orden: 1', 'orden: 1 # mío'));
  expect(await replace('Otra')).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('«Dirección de Contraloría» cambió') as string },
  });
  expect(text(file)).toContain('# mío');
});
