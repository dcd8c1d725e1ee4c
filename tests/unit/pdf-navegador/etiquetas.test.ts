/** @jest-environment node */
import { field, read } from './paper';

const blocks = [
  { kind: 'title', text: 'Acuse de envío' } as const,
  { kind: 'code', text: 'Q-20261121-7F3K9QX2MD-4' } as const,
  { kind: 'heading', text: 'Lo que se envió' } as const,
  field('José', 'Nombre'),
  field('Narración larga. '.repeat(400)),
  { kind: 'paragraph', text: 'Conserve esta hoja.' } as const,
];

describe('quien oye la hoja con un lector de pantalla', () => {
  const result = read(blocks, { attachment: { name: 'a.json', text: '{}' } });

  it('oye cada parte una vez, en orden y con su clase', () => {
    expect(result.tags.map(({ tag, text }) => [tag, text.slice(0, 24)])).toEqual([
      ['H1', 'Acuse de envío '],
      ['P', 'Q-20261121-7F3K9QX2MD-4 '],
      ['H2', 'Lo que se envió '],
      ['P', 'Nombre José '],
      ['P', 'Hechos Narración larga. '],
      ['P', 'Conserve esta hoja. '],
    ]);
  });

  it('llega de cada marca a su parte', () => {
    const root = [...result.objects.values()].find((body) => body.includes('/Type/StructTreeRoot'));
    const parents = [...(root ?? '').matchAll(/(\d+)\[([^\]]*)\]/g)].map(([, page, list = '']) => [
      Number(page),
      list.match(/\d+ 0 R/g)?.map((reference) => result.objects.get(parseInt(reference)) ?? ''),
    ]);
    expect(parents).toHaveLength(result.pages.length);
    const sheets = /\/Kids\[(.*?)\]/.exec(result.raw)?.[1]?.match(/\d+ 0 R/g) ?? [];
    for (const [page, elements] of parents as [number, string[]][]) {
      const sheet = sheets[page] ?? '';
      expect(result.objects.get(parseInt(sheet))).toContain(`/StructParents ${page}/`);
      elements.forEach((element, mcid) => expect(element).toContain(`/Pg ${sheet}/MCID ${mcid}>>`));
    }
  });
});

describe('el adjunto', () => {
  it('está en el archivo tal cual, byte por byte, en un renglón propio', () => {
    const text = '{"acuse":1,"x":"endstream endobj %%EOF \\u00f1"}\n';
    const { raw, attachment } = read(blocks, { attachment: { name: 'acuse.json', text } });
    expect(raw).toContain(`\n${text}`);
    expect(attachment).toEqual({ name: 'acuse.json', bytes: text, size: text.length });
  });

  it('guarda en UTF-8 lo que no es ASCII y cuenta sus bytes', () => {
    const text = 'Ñandú 😀 \r\n fin';
    const { attachment } = read([], { attachment: { name: 'año.txt', text } });
    expect(Buffer.from(attachment?.bytes ?? '', 'latin1').toString()).toBe(text);
    expect(attachment).toMatchObject({ name: 'año.txt', size: Buffer.byteLength(text) });
  });
});
