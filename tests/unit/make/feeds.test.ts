/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { ZONAS } from '@/lib/content/model/sitio';
import { dayIn } from '@/lib/office/clock';
import { daysAfter } from '@/lib/office/dates';
import { direccionPath } from '@/lib/routes';
import { ENTRIES_PER_PART } from '@/lib/site/feeds';
import { hostRules } from '@/lib/site/hosts/rules';
import { Store } from '@/lib/store';
import { emitFeeds, NEWEST_ENTRIES } from '@/scripts/make/emit/feeds';
import type { Content } from '@/lib/content/model';
import { sampleContent, sampleWith } from '../../sample';
import { releases, sourcesOf, withReleases } from '../site/sources';
import { tempFolder } from './folder';

const folder = tempFolder();

const store = new Store(folder.at('store'));
const sources = (content: Content = sampleContent()) => ({
  ...sourcesOf(content),
  assets: { ...sourcesOf().assets, pdf: () => ({ bytes: 4321, pages: 1, text: true, sha256: '' }) },
});
const feedsOf = async (content?: Content) =>
  new Map(
    [...(await emitFeeds(sources(content), store))].map(([file, from]) => [
      file,
      readFileSync(from, 'utf8'),
    ]),
  );

interface Entry {
  id: string;
  url: string;
  title: string;
  html: string;
  published: Date;
  pdf: string;
  bytes: string;
}

function read(text: string): Entry[] {
  const $ = load(text, { xml: true });
  return $('entry')
    .toArray()
    .map((element) => {
      const one = $(element);
      const pdf = one.find('link[rel=enclosure]');
      return {
        id: one.children('id').text(),
        url: one.find('link[rel=alternate]').attr('href') ?? '',
        title: one.children('title').text().trim(),
        html: one.find('content').text().trim(),
        published: new Date(one.find('published').text()),
        pdf: pdf.attr('href') ?? '',
        bytes: pdf.attr('length') ?? '',
      };
    });
}

const PRENSA = 'prensa/atom.xml';
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

describe('los canales de noticias', () => {
  it('dice de cada comunicado su título, su día, su texto y su PDF', async () => {
    const { comunicados, sitio } = sampleContent();
    const at = (address: string) => new URL(address, sitio.data.url).href;
    const entries = read((await feedsOf()).get(PRENSA) ?? '');
    expect(entries.map(({ url, title, published }) => [url, title, dayOf(published)])).toEqual(
      comunicados.map(({ slug, data }) => [at(`/prensa/${slug}/`), data.titulo, data.fecha]),
    );
    for (const { pdf, bytes, html } of entries) {
      expect(pdf).toMatch(/^https:.*SP_COM_\d{3}\.pdf$/);
      expect(bytes).toBe('4321');
      expect(html).toMatch(/^<p>/);
      expect(html).not.toMatch(/(href|src)="[/#]/);
    }
  });

  it.each(ZONAS)(
    'en %s, lo que sale hoy es de la medianoche de la oficina, no de más tarde',
    async (zona) => {
      const content = sampleWith(({ sitio }) => {
        sitio.data.zonaHoraria = zona;
      });
      const [{ published }] = read((await feedsOf(content)).get(PRENSA) ?? '') as [Entry];
      const day = content.comunicados[0]!.data.fecha;
      expect(dayIn(zona, published)).toBe(day);
      expect(dayIn(zona, new Date(published.getTime() - 1))).toBe(daysAfter(day, -1));
    },
  );

  it('quien seguía los formatos anteriores llega al que queda, y a su misma parte', () => {
    const content = withReleases(releases(ENTRIES_PER_PART + 1));
    const moves = hostRules(content).redirects.map(
      ({ from, to, status }) => `${from} ${to} ${status}`,
    );
    expect(moves).toEqual(
      expect.arrayContaining([
        '/prensa/rss.xml /prensa/atom.xml 301',
        '/prensa/feed.json /prensa/atom.xml 301',
        '/prensa/rss-1.xml /prensa/atom-1.xml 301',
        '/prensa/feed-1.json /prensa/atom-1.xml 301',
        '/normatividad/catalogo/rss.xml /normatividad/catalogo/atom.xml 301',
      ]),
    );
    expect(moves.join('\n')).not.toContain('-2.');
  });

  it('una dirección se sigue por los comunicados que la nombran; la que ninguno nombra no tiene canal', async () => {
    const content = sampleWith(({ comunicados, direcciones }) => {
      comunicados.forEach((one, at) => {
        one.body = at === 2 ? `Lo informa la ${direcciones[0]!.data.titulo}.` : 'Nada.';
        one.data.resumen = 'Nada.';
      });
    });
    const feeds = await feedsOf(content);
    const own = `${direccionPath(content.direcciones[0]!).slice(1)}atom.xml`;
    expect(
      [...feeds.keys()].filter((file) => /^(?!prensa|normatividad.c).*atom/.test(file)),
    ).toEqual([own]);
    expect(read(feeds.get(own)!).map(({ title }) => title)).toEqual([
      content.comunicados[2]!.data.titulo,
    ]);
  });

  it('lo que lleva a otra parte lo dice con la dirección entera', async () => {
    const content = sampleWith(({ comunicados: [first] }) => {
      first!.body = 'Vea [el directorio](/directorio/) y [abajo](#notas).';
    });
    const [entry] = read((await feedsOf(content)).get(PRENSA) ?? '');
    const { url } = content.sitio.data;
    expect(entry?.html).toContain(`href="${new URL('/directorio/', url).href}"`);
    expect(entry?.html).toContain(`href="${entry?.url}#notas"`);
  });

  it('un comunicado que cambia de dirección, las veces que sea, sigue siendo el mismo', async () => {
    const content = sampleContent();
    const [{ slug: name }] = content.comunicados as [Content['comunicados'][number]];
    const known = async (slug: string, antes?: string[]) => {
      const renamed = sampleWith(({ comunicados: [first] }) => {
        first!.slug = slug;
        first!.data.antes = antes;
      });
      return read((await feedsOf(renamed)).get(PRENSA)!).map(({ id }) => id);
    };
    const own = `/prensa/${name}/`;
    const ids = await known(name);
    expect(new Set(ids).size).toBe(content.comunicados.length);
    expect(await known('otro', [own])).toEqual(ids);
    expect(await known('tercero', [own, '/prensa/otro/'])).toEqual(ids);
    expect(await known(name, [own, '/prensa/otro/', '/prensa/tercero/'])).toEqual(ids);
  });

  it('lo inventado lleva su marca, y la demostración lo dice de todas', async () => {
    const text = (await feedsOf()).get(PRENSA) ?? '';
    const $ = load(text, { xml: true });
    const marked = sampleContent().comunicados.filter(({ data }) => data.muestra);
    expect($('category[term="Dato de muestra"]')).toHaveLength(marked.length);
    expect($('subtitle').text()).toContain('demostración');
  });

  it('lo anterior está en partes: cada comunicado en alguna, y una parte llena no cambia', async () => {
    const total = 2 * ENTRIES_PER_PART + 7;
    const before = await feedsOf(withReleases(releases(total)));
    const parts = ['atom', 'atom-1', 'atom-2'].map((name) =>
      read(before.get(`prensa/${name}.xml`) ?? ''),
    );
    expect(parts.map((entries) => entries.length)).toEqual([
      NEWEST_ENTRIES,
      ENTRIES_PER_PART,
      ENTRIES_PER_PART,
    ]);
    expect(new Set(parts.flat().map(({ url }) => url)).size).toBe(total);
    const after = await feedsOf(withReleases(releases(total + 1)));
    for (const [file, text] of before) if (/-\d+\./.test(file)) expect(after.get(file)).toBe(text);
  });

  it('de cada cambio de una norma dice qué fue y de qué día, y lleva a su página', async () => {
    const content = sampleWith(({ normas }) => {
      normas.length = 1;
      for (const norma of normas[0]!.data.normas) norma.desde = norma.hasta = undefined;
      Object.assign(normas[0]!.data.normas[0]!, {
        ...{ desde: '2020-01-02', hasta: '2022-05-06' },
        cambios: [{ fecha: '2021-03-04', que: 'Se añadió <el> formato 3.' }],
      });
    });
    const entries = read((await feedsOf(content)).get('normatividad/catalogo/atom.xml') ?? '');
    const name = content.normas[0]!.data.normas[0]!.nombre;
    expect(entries.map(({ title, published }) => [title, dayOf(published)])).toEqual([
      [`${name}: Último día en que rigió.`, '2022-05-06'],
      [`${name}: Se añadió <el> formato 3.`, '2021-03-04'],
      [`${name}: Empezó a regir.`, '2020-01-02'],
    ]);
    expect(entries[1]).toMatchObject({
      url: expect.stringMatching(`/normatividad/${name.toLowerCase()}/#cambio-1$`),
      html: expect.stringContaining('<p>Se añadió &lt;el> formato 3.</p>'),
    });
  });
});
