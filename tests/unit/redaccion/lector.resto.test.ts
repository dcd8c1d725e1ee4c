/** @jest-environment node */
import { deflateSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { OWNER, runAs } from '@/scripts/redaccion/current-person';
import { openPreviewer, openReaders } from '@/scripts/redaccion/reader/workers';
import { tempFolder } from '../make/folder';
import { docx, p } from '../documentos/docx';

const folder = tempFolder();
const ends: (() => unknown)[] = [];
afterAll(() => ends.forEach((end) => end()));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const FAKE = path.join(__dirname, 'reader-program.mjs');
const MB = 2 ** 20;

function readers(limits = { ms: 600_000, bytes: 4096 * MB }, program = FAKE) {
  const made = openReaders(limits, program);
  ends.push(made.close);
  const as = (login: string, what: string, { signal } = new AbortController()) =>
    runAs({ ...OWNER, login }, () =>
      made.read('document', [what, Buffer.from('x'), {}], 'Guárdelo de otro modo.', signal),
    ) as Promise<{ markdown: string }>;
  return { as };
}

describe('los archivos se leen aparte', () => {
  it('el que no acaba se detiene, se dice qué hacer, y el siguiente se lee', async () => {
    const { as } = readers({ ms: 300, bytes: 4096 * MB });
    for (const what of ['trabaja', 'calla'])
      await expect(as('ana', what)).rejects.toMatchObject({
        status: 422,
        message: expect.stringMatching(
          /más de 0\.3 segundos del procesador.*se detuvo\. Guárdelo de otro modo\.$/,
        ),
      });
    expect((await readers().as('ana', 'lee')).markdown).toMatch(/^\d+$/);
  });

  it('el que llena la memoria, aunque no haga pausa, y el que cae, también', async () => {
    const { as } = readers({ ms: 600_000, bytes: 256 * MB });
    await expect(as('ana', 'llena')).rejects.toThrow('256 MB');
    await expect(as('ana', 'cae')).rejects.toThrow('se detuvo');
    expect((await as('ana', 'lee')).markdown).toMatch(/^\d+$/);
  });

  it('cada persona espera a su archivo anterior, y nadie al de otra', async () => {
    const { as } = readers();
    const file = folder.at('siga');
    const order: string[] = [];
    const first = as('ana', `espera ${file}`).then(() => order.push('ana 1'));
    const second = as('ana', 'lee').then(() => order.push('ana 2'));
    await as('luis', 'lee').then(() => order.push('luis'));
    writeFileSync(file, '');
    await Promise.all([first, second]);
    expect(order).toEqual(['luis', 'ana 1', 'ana 2']);
  });

  it('quien se va no deja su archivo leyéndose, y el proceso que se portó bien sirve otra vez', async () => {
    const { as } = readers();
    const leaving = new AbortController();
    const left = as('ana', 'calla', leaving);
    const held = expect(left).rejects.toThrow('se detuvo');
    const other = (await as('luis', 'lee')).markdown;
    leaving.abort();
    await held;
    expect((await as('luis', 'lee')).markdown).toBe(other);
    expect((await as('luis', 'crece')).markdown).toBe(other);
    expect((await as('luis', 'lee')).markdown).not.toBe(other);
  });

  it('al cerrarse la redacción, la vista previa que se hacía no empieza otra vez', async () => {
    const paths = { root: folder.at('.'), out: folder.at('out'), cache: folder.at('cache') };
    const previews = openPreviewer(paths, path.join(__dirname, 'preview-program.mjs'));
    ends.push(previews.close);
    await previews.begin();
    const never = new Map([['a.md', `titulo: "espera ${folder.at('nunca')}"`]]);
    const { signal } = new AbortController();
    const asked = previews.read('of', ['a.md', never] as never, '', signal);
    await new Promise(setImmediate);
    previews.close();
    await expect(asked).rejects.toThrow('Nadie espera ya.');
  });
});

/** @param times how often the contents claim to be deflated */
async function pdf(contents: Buffer, times = 1, repeated = 1): Promise<Buffer> {
  const made = await PDFDocument.create();
  const page = made.addPage();
  const stream = made.context.stream(contents, {});
  const filters = Array(times).fill(PDFName.of('FlateDecode'));
  stream.dict.set(PDFName.of('Filter'), made.context.obj(filters));
  const ref = made.context.register(stream);
  page.node.set(PDFName.of('Contents'), made.context.obj(Array(repeated).fill(ref)));
  return Buffer.from(await made.save());
}
const html = (words: string) => Buffer.from(`<!doctype html><body>${words}`);

describe('un archivo hecho para detener la redacción', () => {
  const { read } = (() => {
    const made = openReaders({ ms: 8000, bytes: 512 * MB });
    ends.push(made.close);
    return made;
  })();
  const { signal } = new AbortController();
  const document = (name: string, bytes: Buffer | Uint8Array) =>
    read('document', [name, bytes, {}], 'x', signal);
  const seen = (bytes: Buffer) =>
    read('pdf', [bytes, { clave: 'NTA-33', titulo: 'x' }, folder.at('store')], 'x', signal);
  const row = `<tr><td colspan="100" rowspan="100">a</td></tr>`;
  const deep = (count: number): string =>
    `${'<w:tbl><w:tr><w:tc>'.repeat(count)}${p('x')}${'</w:tc></w:tr></w:tbl>'.repeat(count)}`;

  const MADE: [string, () => Promise<unknown>][] = [
    [
      'celdas que se repiten en cada renglón',
      () => document('a.html', html(`<table>${row.repeat(3000)}</table>`)),
    ],
    ['tablas dentro de tablas', () => document('a.docx', docx(deep(20_000)))],
    ['muchos asteriscos', () => document('a.md', Buffer.from('*a **b '.repeat(20_000)))],
    ['XML de un millón de partes', () => document('a.docx', docx('<w:p/>'.repeat(1_100_000)))],
    [
      'un PDF que se desdobla dos veces',
      async () => seen(await pdf(deflateSync(deflateSync(Buffer.alloc(600_000_000))), 2)),
    ],
    [
      'un PDF que dibuja lo mismo mil veces',
      async () => seen(await pdf(deflateSync(Buffer.alloc(2_000_000, '(a) Tj ')), 1, 1000)),
    ],
    [
      'una imagen de cien millones de puntos a dieciséis bits',
      async () => {
        const raw = sharp({
          create: { width: 10_900, height: 10_900, channels: 4, background: 'teal' },
        });
        const png = await raw.toColourspace('rgb16').png({ compressionLevel: 9 }).toBuffer();
        return read('showPhoto', [png, 90, 'tarjeta'], 'x', signal);
      },
    ],
  ];
  it.each(MADE)(
    '%s: se lee o se rechaza con palabras, y otra persona sigue leyendo',
    async (_what, hostile) => {
      const answer = hostile().then(
        () => 'leído',
        ({ status }: { status?: number }) => status,
      );
      const other = runAs({ ...OWNER, login: 'luis' }, () =>
        document('b.txt', Buffer.from('Hola')),
      );
      expect(await other).toMatchObject({ markdown: 'Hola\n' });
      expect(['leído', 422]).toContain(await answer);
      expect(await document('b.txt', Buffer.from('Hola'))).toMatchObject({ markdown: 'Hola\n' });
    },
  );
});
