/** @jest-environment node */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Content } from '@/lib/content/model';
import { comunicadoPath } from '@/lib/routes';
import { CARD } from '@/lib/site/card';
import { cardAt, cardsOf, recordKinds } from '@/lib/site/records';
import { cardSvg, makeCards } from '@/scripts/make/assets/cards';
import { Store } from '@/lib/store';
import { release, releases, withReleases } from '../site/sources';
import { tempFolder } from './folder';

const folder = tempFolder();
const make = (content: Content) =>
  makeCards({ ...content, normas: [] }, new Store(folder.at('store')));
const ofReleases = (content: Content) =>
  cardsOf(content).filter(({ src }) => src.startsWith('/tarjetas/comunicado/'));

const NEWEST = recordKinds.comunicado.card?.newest ?? 0;
const WORDS = { nombre: 'Oficina de Prueba', ayuntamiento: 'Ayuntamiento de Prueba' };
const card = (title: string) => ({ ...WORDS, over: 'Comunicado 7', title });

describe('lo que las redes enseñan de un comunicado', () => {
  it('es una imagen suya, de la medida que piden y que pesa poco', async () => {
    const content = withReleases(releases(2));
    const { files } = await make(content);
    for (const { slug, data } of content.comunicados) {
      const shown = cardAt(content, comunicadoPath(slug))!;
      expect(shown.alt).toContain(`Comunicado ${data.numero}`);
      expect(shown.alt).toContain(data.titulo);
      const bytes = readFileSync(files.get(shown.src.slice(1))!);
      expect(await sharp(bytes).metadata()).toMatchObject({
        width: CARD.width,
        height: CARD.height,
        format: 'png',
      });
      expect(bytes.length).toBeLessThan(40 * 1024);
    }
  });

  it('se dibuja una vez: otro comunicado, otra imagen y ninguna más', async () => {
    await make(withReleases(releases(2)));
    expect((await make(withReleases(releases(2)))).made).toBe(0);
    expect((await make(withReleases([release(3, '2024-02-01'), ...releases(2)]))).made).toBe(1);
  });

  it('es la imagen común, si es de los más viejos', () => {
    const content = withReleases(releases(NEWEST + 1));
    expect(ofReleases(content)).toHaveLength(NEWEST);
    const paths = content.comunicados.map(({ slug }) => comunicadoPath(slug));
    expect(cardAt(content, paths[0]!)).toBeDefined();
    expect(cardAt(content, paths.at(-1)!)).toBeUndefined();
    expect(cardAt(content, '/sindico/')).toBeUndefined();
  });

  it('si es de muestra, lo dice', () => {
    const one = release(1, '2024-01-01');
    const content = withReleases([{ ...one, data: { ...one.data, muestra: true } }]);
    const invented = cardAt(content, comunicadoPath(one.slug))!;
    expect(invented.over).toContain('Dato de muestra');
  });
});

describe('el dibujo de una tarjeta', () => {
  it('no depende de las letras de la máquina: todas son trazos', () =>
    expect(cardSvg(card('Abre la oficina'))).not.toContain('<text'));
});
