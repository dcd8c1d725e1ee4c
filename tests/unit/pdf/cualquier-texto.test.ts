/** @jest-environment node */
import { fileWords } from '@/lib/content/faults';
import sharp from 'sharp';
import { readContent } from '@/lib/content/load/reading';
import { pdfAdvice } from '@/scripts/make/pdf/plan';
import { escaped, PAYLOADS } from '../../ataques/payloads';
import { SAMPLE } from '../../sample';
import { release, withReleases } from '../site/sources';
import { comunicado, planOf, RELEASE, releaseOf, supply } from './papers';
import { expectInOrder } from './read-pdf';

const photo = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

describe('lo que una página muestra, su PDF también', () => {
  it('las notas al pie, numeradas como se llaman, al final', async () => {
    const { text, tags } = await comunicado(
      'Uno.[^b] Dos.[^a] Otra vez.[^b]\n\n[^a]: La **segunda**.\n[^b]: La primera, con otra.[^c]\n[^c]: La tercera.\n[^z]: Nadie la llama.',
    );
    expectInOrder(text, [
      'Uno.[1] Dos.[2] Otra vez.[1]',
      'Notas',
      '1.',
      'La primera, con otra.[3]',
      '2.',
      'La segunda.',
      '3.',
      'La tercera.',
    ]);
    expect(text).not.toMatch(/Nadie|Volver/);
    expect(tags.filter((tag) => tag === 'Lbl')).toHaveLength(3);
  });

  it('una imagen en un enlace, un título, una tabla o nombrada aparte', async () => {
    supply('imagenes/año nuevo.jpg', await photo(40, 20));
    const { tags, alts, raw, links, text, bookmarks } = await comunicado(
      '[![Una foto](</imagenes/año nuevo.jpg>)](/prensa/)\n\n## ![Un letrero](/imagenes/a%C3%B1o%20nuevo.jpg)\n\n| A |\n|---|\n| ![Una celda](</imagenes/año nuevo.jpg>) |\n\n![Aparte][f] y **![dentro][f]**\n\n[f]: </imagenes/año nuevo.jpg>',
    );
    expect(tags.filter((tag) => tag === 'Figure')).toHaveLength(5);
    expect(raw.split('/Subtype /Image').length - 1).toBeLessThanOrEqual(2);
    expect(alts).toEqual(['Una foto', 'Un letrero', 'Una celda', 'Aparte', 'dentro']);
    expect(links).toContain('https://prueba.example/prensa/');
    expectInOrder(text, ['Una foto', 'Un letrero', 'Una celda']);
    expect(bookmarks).toContain('Un letrero');
  });

  // typst/typst#1788
  it.each([10, 45, 46, 47])(
    'una dirección más larga que el renglón se parte en él, y se copia como es (%i letras)',
    async (letters) => {
      const address = `https://prueba.example/${'a'.repeat(letters)}?x=1&y=2&zz=${'b'.repeat(70)}=5`;
      const { text, links } = await comunicado(
        `Consulte ${address} hoy.\n\n| A | B |\n|---|---|\n| ${address} | Sí |`,
      );
      expect(text.replace(/ /g, '').split(address)).toHaveLength(3);
      expect(text).toContain('Consulte https');
      // A line of the sheet holds fewer than a hundred letters.
      expect(text).not.toMatch(/\S{100}/);
      expect(new Set(links)).toContain(address);
    },
  );

  it('una foto tomada de lado sale derecha', async () => {
    supply('imagenes/lado.jpg', await photo(400, 200, 6));
    const { raw } = await comunicado('![Foto](/imagenes/lado.jpg)');
    expect(raw).toMatch(/\/Width 200\s+\/Height 400\s/);
  });
});

it('con todos los ataques conocidos en su texto, un PDF no lleva acciones, guiones ni archivos', async () => {
  const { raw, links } = await comunicado(PAYLOADS.map(escaped).join('\n\n'));
  expect(raw.replace(/\bstream\r?\n[^]*?\bendstream\b/g, '')).not.toMatch(
    /\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|SubmitForm|GoToR|RichMedia|XFA)\b/,
  );
  expect(links.filter((url) => !/^(?:https?|mailto|tel):/.test(url))).toEqual([]);
});

describe('lo que ninguna tipografía tiene', () => {
  const text = async (body: string) => (await comunicado(body)).text;

  it.each([
    ['griego y cirílico se leen', 'Αθήνα, Москва, Київ', 'Αθήνα, Москва, Київ'],
    ['y el vietnamita', 'Nguyễn Thị Minh', 'Nguyễn Thị Minh'],
    ['№, flechas y comparaciones', '№ 5 → 6 ➜ 7, a ≤ b ⩾ c ⇒ d', '№ 5 → 6 → 7, a ≤ b ≥ c => d'],
    ['letras disfrazadas', '𝐀𝐯𝐢𝐬𝐨 ① ﬁnal 1️⃣', 'Aviso 1 final 1'],
    ['lo que no se ve no estorba', 'a\u200db\ufe0fc\tx', 'abc x'],
    ['viñetas y casillas', '● uno ✅ dos', '• uno ✓ dos'],
  ])('%s', async (_, typed, read) => expect(await text(typed)).toContain(read));

  it.each([
    ['un emoji', 'Gracias 👩‍👧 a todos 🎉🎉.', 'Gracias […] a todos […].'],
    ['árabe', 'Dijo مرحبا بكم ayer.', 'Dijo […] ayer.'],
    ['hebreo', 'Dijo שלום ayer.', 'Dijo […] ayer.'],
    ['chino', 'La empresa 你好世界, de allá.', 'La empresa […], de allá.'],
  ])('%s se quita a la vista, y el documento dice dónde leerlo', async (_, typed, read) => {
    const said = await text(typed);
    expect(said).toContain(read);
    expectInOrder(said, [read, 'Donde dice […]', 'Léalos en el sitio', 'prensa/abren-oficina']);
  });

  it('se avisa al revisar, una vez por comunicado, con su renglón', async () => {
    const { content } = readContent(SAMPLE);
    const odd = {
      ...release(7, '2025-01-27'),
      body: 'Bien → «así».\n\nMal 你好.\n\nY 🎉.',
      bodyLine: 9,
    };
    const [said, ...more] = await pdfAdvice({ ...content, comunicados: [odd] }, new Set());
    expect(more).toEqual([]);
    expect(said).toMatchObject({ file: odd.file, line: 11 });
    expect(said && fileWords(said)).toMatch(
      /SP_COM_007\.pdf no puede mostrar 你 好 🎉: ahí dirá «\[…\]»/,
    );
    const own = new Set(['static/pdf/NOTICIAS/SP_COM_007.pdf']);
    expect(await pdfAdvice({ ...content, comunicados: [odd] }, own)).toEqual([]);
    expect(await pdfAdvice(withReleases(content.comunicados), new Set())).toEqual([]);
  });
});

async function drawAlone(text: string): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  await jest.isolateModulesAsync(async () => {
    const { planPdfs } = await import('@/scripts/make/pdf/plan');
    bytes = (await planPdfs(releaseOf(text)).get(RELEASE)!.draw()).bytes;
  });
  return bytes;
}
const draw = (text: string) => planOf(releaseOf(text), RELEASE).draw();

describe('un PDF no depende de los que se dibujaron antes', () => {
  const one = 'Diyarbakır, **“la sede”**, con Wałęsa y una flor.';
  const other = '**“Naï̄f”** y Šimon, ‘fin’ — €.\n\n> Dijo _“no”_.';

  it.each([
    ['uno con letras raras', one, other],
    ['otro que las usa de otro modo', other, one],
  ])('%s sale igual, byte por byte, solo o después', async (_name, first, second) => {
    const alone = await drawAlone(first);
    await draw(second);
    expect((await draw(first)).bytes.equals(alone)).toBe(true);
    expect((await draw(first)).bytes.equals(alone)).toBe(true);
  });
});
