/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { direccionPath } from '@/lib/routes';
import { FEED_FORMAT_NAMES } from '@/lib/site/feeds';
import { Store } from '@/lib/store';
import { emitFeeds, ENTRIES_PER_PART, NEWEST_ENTRIES } from '@/scripts/make/emit/feeds';
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
  url: string;
  title: string;
  html: string;
  day: string;
  pdf: string;
  bytes: string;
}

function read(text: string): Entry[] {
  if (text.startsWith('{')) {
    interface Item {
      url: string;
      title: string;
      content_html: string;
      date_published: string;
      attachments: { url: string; size_in_bytes: number }[];
    }
    return (JSON.parse(text) as { items: Item[] }).items.map((item) => ({
      url: item.url,
      title: item.title,
      html: item.content_html,
      day: item.date_published.slice(0, 10),
      pdf: item.attachments[0]?.url ?? '',
      bytes: String(item.attachments[0]?.size_in_bytes),
    }));
  }
  const $ = load(text, { xml: true });
  return $('entry, item')
    .toArray()
    .map((element) => {
      const one = $(element);
      const pdf = one.find('link[rel=enclosure], enclosure');
      const day = new Date(one.find('published, pubDate').text());
      return {
        url: one.find('link[rel=alternate]').attr('href') ?? one.children('link').text(),
        title: one.children('title').text().trim(),
        html: one.find('content, content\\:encoded').text().trim(),
        day: day.toISOString().slice(0, 10),
        pdf: pdf.attr('href') ?? pdf.attr('url') ?? '',
        bytes: pdf.attr('length') ?? '',
      };
    });
}

const idsOf = (text: string): string[] =>
  text.startsWith('{')
    ? (JSON.parse(text) as { items: { id: string }[] }).items.map(({ id }) => id)
    : load(text, { xml: true })('entry > id, item > guid')
        .toArray()
        .map((element) => load(element, { xml: true }).text());

const FILES = ['prensa/atom.xml', 'prensa/rss.xml', 'prensa/feed.json'];

describe('los canales de noticias', () => {
  it.each(FILES)(
    '%s dice de cada comunicado su título, su día, su texto y su PDF',
    async (file) => {
      const { comunicados, sitio } = sampleContent();
      const at = (address: string) => new URL(address, sitio.data.url).href;
      const entries = read((await feedsOf()).get(file) ?? '');
      expect(entries.map(({ url, title, day }) => [url, title, day])).toEqual(
        comunicados.map(({ slug, data }) => [at(`/prensa/${slug}/`), data.titulo, data.fecha]),
      );
      for (const { pdf, bytes, html } of entries) {
        expect(pdf).toMatch(/^https:.*SP_COM_\d{3}\.pdf$/);
        expect(bytes).toBe('4321');
        expect(html).toMatch(/^<p>/);
        expect(html).not.toMatch(/(href|src)="[/#]/);
      }
    },
  );

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
    const [entry] = read((await feedsOf(content)).get('prensa/atom.xml') ?? '');
    const { url } = content.sitio.data;
    expect(entry?.html).toContain(`href="${new URL('/directorio/', url).href}"`);
    expect(entry?.html).toContain(`href="${entry?.url}#notas"`);
  });

  it.each(FILES)(
    '%s: un comunicado que cambia de dirección, las veces que sea, sigue siendo el mismo',
    async (file) => {
      const content = sampleContent();
      const [{ slug: name }] = content.comunicados as [Content['comunicados'][number]];
      const known = async (slug: string, antes?: string[]) => {
        const renamed = sampleWith(({ comunicados: [first] }) => {
          first!.slug = slug;
          first!.data.antes = antes;
        });
        return idsOf((await feedsOf(renamed)).get(file)!);
      };
      const own = `/prensa/${name}/`;
      const ids = await known(name);
      expect(new Set(ids).size).toBe(content.comunicados.length);
      expect(await known('otro', [own])).toEqual(ids);
      expect(await known('tercero', [own, '/prensa/otro/'])).toEqual(ids);
      expect(await known(name, [own, '/prensa/otro/', '/prensa/tercero/'])).toEqual(ids);
    },
  );

  it('lo inventado lleva su marca, y la demostración lo dice de todas', async () => {
    const text = (await feedsOf()).get('prensa/atom.xml') ?? '';
    const $ = load(text, { xml: true });
    const marked = sampleContent().comunicados.filter(({ data }) => data.muestra);
    expect($('category[term="Dato de muestra"]')).toHaveLength(marked.length);
    expect($('subtitle').text()).toContain('demostración');
  });

  it('lo anterior está en partes: cada comunicado en alguna, y una parte llena no cambia', async () => {
    const total = 2 * ENTRIES_PER_PART + 7;
    const before = await feedsOf(withReleases(releases(total)));
    for (const format of FEED_FORMAT_NAMES) {
      const ending = format === 'feed' ? 'json' : 'xml';
      const parts = [`${format}`, `${format}-1`, `${format}-2`].map((name) =>
        read(before.get(`prensa/${name}.${ending}`) ?? '{"items":[]}'),
      );
      expect(parts.map((entries) => entries.length)).toEqual([
        NEWEST_ENTRIES,
        ENTRIES_PER_PART,
        ENTRIES_PER_PART,
      ]);
      expect(new Set(parts.flat().map(({ url }) => url)).size).toBe(total);
    }
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
    const entries = read((await feedsOf(content)).get('normatividad/catalogo/rss.xml') ?? '');
    const name = content.normas[0]!.data.normas[0]!.nombre;
    expect(entries.map(({ title, day }) => [title, day])).toEqual([
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
