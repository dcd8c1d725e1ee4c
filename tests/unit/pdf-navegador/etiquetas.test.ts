/** @jest-environment node */
import { expectInside, field, read, RIGHT, STORY } from './paper';

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

describe('las hojas', () => {
  it('son las que haga falta para veinte mil caracteres, y no se pierde ninguno', () => {
    const value = STORY.repeat(Math.ceil(20_000 / STORY.length)).trimEnd();
    const result = read([field(value)]);
    expectInside(result);
    expect(result.pages.length).toBeGreaterThan(5);
    expect(result.text).toBe(`Hechos ${value} `);
  });

  it('llevan todas su pie y su número', () => {
    const result = read([field(STORY.repeat(100))], { footer: 'Folio Q-1' });
    const total = result.pages.length;
    expect(total).toBeGreaterThan(2);
    for (const [index, page] of result.pages.entries())
      expect(page.filter(({ tag }) => tag === 'Artifact').map(({ text }) => text.trim())).toEqual([
        'Folio Q-1',
        `Página ${index + 1} de ${total}`,
      ]);
  });

  it('no encima el texto, el pie ni su número, aunque el pie ocupe varios renglones', () => {
    const result = read([field(STORY.repeat(100))], { footer: STORY.repeat(4) });
    expectInside(result);
    for (const page of result.pages) {
      const body = page.filter(({ tag }) => tag !== 'Artifact').map(({ y }) => y);
      const foot = page.filter(({ tag }) => tag === 'Artifact');
      const count = foot.at(-1);
      expect(foot.length).toBeGreaterThan(3);
      expect(Math.min(...body)).toBeGreaterThan(Math.max(...foot.map(({ y }) => y)) + 20);
      expect(count?.text).toMatch(/^Página/);
      expect(count?.end).toBeCloseTo(RIGHT);
      for (const { end } of foot.slice(0, -1)) expect(end).toBeLessThan(count?.x ?? 0);
      body
        .slice(1)
        .forEach((y, index) => expect((body[index] ?? 0) - y).toBeGreaterThanOrEqual(11));
    }
  });

  it('no terminan en un rótulo ni en un encabezado sin lo que sigue', () => {
    for (let rows = 30; rows < 48; rows++) {
      const result = read([
        field(Array.from({ length: rows }, () => 'x').join('\n')),
        { kind: 'heading', text: 'Encabezado' },
        field(STORY.repeat(3), 'Rótulo'),
      ]);
      for (const page of result.pages) {
        const last = page.filter(({ tag }) => tag !== 'Artifact').at(-1);
        expect(last?.text).not.toMatch(/Encabezado|Rótulo/);
      }
    }
  });
});
