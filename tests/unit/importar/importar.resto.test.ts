/** @jest-environment node */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource } from '@/lib/content/parse/source';
import { importReleases, type ImportOutcome } from '@/scripts/importar/import';
import { SAMPLE } from '../../sample';
import { tempFolder } from '../make/folder';
import { docx, p, PNG, r, styled } from '../documentos/docx';

function folderOf(files: Record<string, string | Uint8Array>): string {
  const folder = tempFolder();
  for (const [name, bytes] of Object.entries(files)) folder.write(name, Buffer.from(bytes));
  return folder.dir;
}
function project(): string {
  const root = folderOf({});
  cpSync(SAMPLE, root, { recursive: true });
  return root;
}
const released = (root: string) => readdirSync(path.join(root, 'content/prensa'));
const read = (root: string, { file = '' }: ImportOutcome) => {
  const { data, body } = parseSource(readFileSync(path.join(root, file), 'utf8'), file);
  return { data: data as Record<string, unknown>, body };
};

const HEAD = 'titulo;fecha;texto;imagen;alt;pdf;direccion\n';
const TEXT = 'La oficina abrió un módulo. Atiende de lunes a viernes.';
const ROW = `Abren un módulo en la Mesa;03/05/2019;"${TEXT}

Es ""gratuito"".";fotos/modulo.png;Un módulo con dos ventanillas.;oficio.pdf;https://anterior.example/nota.php?id=7\n`;
const FILES = { 'fotos/modulo.png': PNG, 'oficio.pdf': '%PDF-1.4 x' };

describe('los comunicados de antes', () => {
  it('una lista en Windows-1252 y con punto y coma se vuelve comunicados, con su imagen y su PDF', async () => {
    const root = project();
    const folder = folderOf({ 'lista.csv': Buffer.from(HEAD + ROW, 'latin1'), ...FILES });
    const [outcome] = await importReleases(root, folder, false);
    expect(outcome?.file).toBe('content/prensa/abren-un-modulo-en-la-mesa.md');
    expect(outcome?.notes.join()).toContain('nota.php?id=7, no se puede redirigir desde aquí');
    const { data, body } = read(root, outcome!);
    expect(data).not.toHaveProperty('antes');
    expect(data).toMatchObject({
      borrador: true,
      titulo: 'Abren un módulo en la Mesa',
      fecha: '2019-05-03',
      resumen: 'La oficina abrió un módulo.',
      imagen: '/imagenes/modulo.png',
      alt: 'Un módulo con dos ventanillas.',
    });
    expect(body.trim()).toBe(`${TEXT}\n\nEs "gratuito".`);
    expect(existsSync(path.join(root, 'public/imagenes/modulo.png'))).toBe(true);
    const name = `SP_COM_${String(data.numero).padStart(3, '0')}.pdf`;
    expect(existsSync(path.join(root, 'public/static/pdf/NOTICIAS', name))).toBe(true);
  });

  it('otra vez no repite nada, y un ensayo no escribe', async () => {
    const root = project();
    const folder = folderOf({ 'lista.csv': HEAD + ROW, ...FILES });
    const before = released(root);
    const [first] = await importReleases(root, folder, true);
    expect(first?.file).toBeDefined();
    expect(released(root)).toEqual(before);
    expect(existsSync(path.join(root, 'public/imagenes'))).toBe(false);
    await importReleases(root, folder, false);
    const after = released(root);
    expect(after).toHaveLength(before.length + 1);
    expect(await importReleases(root, folder, false)).toMatchObject([{ state: 'ya estaba' }]);
    expect(released(root)).toEqual(after);
  });

  it('todo queda en borrador, y se dice lo que no pasa la revisión', async () => {
    const root = project();
    const folder = folderOf({
      'lista.csv': `titulo,fecha,texto\nUno de antes,2019-05-03,${TEXT}\n`,
    });
    const [outcome] = await importReleases(root, folder, false);
    expect(outcome).toMatchObject({ state: 'borrador' });
    expect(outcome?.notes.join()).toMatch(/No tiene fotografía/);
    expect(outcome?.notes.join()).not.toContain('imagen: ');
    expect(read(root, outcome!).data.borrador).toBe(true);
  });

  it('de cada renglón que no se pudo leer se dice por qué', async () => {
    const rows = [
      `,2019-05-03,${TEXT}`,
      `Sin día,ayer,${TEXT}`,
      'Sin texto,2019-05-03,',
      'Viejo,2019-05-03,a.doc',
    ];
    const folder = folderOf({
      'lista.csv': `titulo,fecha,texto\n${rows.join('\n')}\n`,
      'a.doc': Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]),
    });
    const root = project();
    const before = released(root);
    const outcomes = await importReleases(root, folder, false);
    const said = outcomes.map(({ state, notes }) => `${state}: ${notes.join()}`).sort();
    expect(said).toEqual([
      expect.stringMatching(/^no se pudo: Es un documento de Word de antes de 2007/),
      expect.stringMatching(/^no se pudo: No se entiende la fecha «ayer»/),
      expect.stringMatching(/^no se pudo: No tiene texto/),
      expect.stringMatching(/^no se pudo: No tiene título/),
    ]);
    expect(released(root)).toEqual(before);
  });

  it('páginas y documentos sueltos: la fecha va en su nombre o en la página', async () => {
    const root = project();
    const folder = folderOf({
      '2018-02-01 nota.docx': docx(styled('Ttulo', 'Instalan un comité') + p(TEXT)),
      'nota.html': `<html><head><meta charset="utf-8"><link rel="canonical" href="https://anterior.example/n/9"></head><body><nav>Inicio</nav><article><h1>Abren otro módulo</h1><time datetime="2018-03-02">2 de marzo</time><p>${TEXT}</p></article></body></html>`,
      '2018-04-01 oculto.docx': docx(
        styled('Ttulo', 'Cambian') + p(`${r('Se ve')}${r('NO', '<w:vanish/>')}`),
      ),
      '2018-05-01 cambios.docx': docx(styled('Ttulo', 'Otro') + p(`<w:ins>${r('NO')}</w:ins>`)),
    });
    const outcomes = await importReleases(root, folder, false);
    expect(outcomes.map(({ file = '' }) => path.basename(file)).sort()).toEqual([
      '',
      'abren-otro-modulo.md',
      'cambian.md',
      'instalan-un-comite.md',
    ]);
    const hidden = outcomes.find(({ origin }) => origin.includes('oculto'));
    expect(hidden?.notes.join()).toContain('texto oculto: «NO»');
    expect(read(root, hidden!).body).toBe('Se ve\n');
    const pending = outcomes.find(({ origin }) => origin.includes('cambios'));
    expect(pending?.notes.join()).toContain('1 cambios sin aceptar');
    const page = outcomes.find(({ origin }) => origin === 'nota.html');
    expect(read(root, page!).body).not.toContain('Inicio');
  });

  it('lo que WordPress guarda llega con sus párrafos, sin sus códigos y con sus comillas', async () => {
    const root = project();
    const stored =
      '[caption id="a" width="300"]<img src="x.jpg"> Al abrir[/caption]\n\nLa oficina &#8220;abrió&#8221;.\nHoy [sic].\n\n[gallery ids="1,2"]\n\n<p style="text-align:justify">Medio.</p>\n\nAntes.\n\nFin.';
    const folder = folderOf({
      'lista.csv': `titulo;fecha;html\n"Abren &#8220;otro&#8221; módulo";2019-05-03;"${stored.replaceAll('"', '""')}"\n`,
    });
    const [outcome] = await importReleases(root, folder, false);
    const { data, body } = read(root, outcome!);
    expect(data).toMatchObject({ titulo: 'Abren “otro” módulo', resumen: 'Al abrir' });
    expect(body).toBe(
      'Al abrir\n\nLa oficina “abrió”.\\\nHoy \\[sic].\n\nMedio.\n\nAntes.\n\nFin.\n',
    );
    expect(outcome?.notes.join()).toContain('[gallery ids="1,2"]');
  });

  it('dos del mismo día y título son dos si su texto o su dirección es otra', async () => {
    const root = project();
    const rows = ['uno;/n/1/', 'dos;/n/2/', 'uno;/n/3/', 'uno;/n/1/'].map((one) => {
      const [text, address] = one.split(';');
      return `Aviso;2019-05-03;La oficina ${text}.;${address}`;
    });
    const folder = folderOf({ 'lista.csv': `titulo;fecha;texto;direccion\n${rows.join('\n')}\n` });
    const states = async () =>
      (await importReleases(root, folder, false)).map(({ state }) => state);
    expect(await states()).toEqual(['borrador', 'borrador', 'borrador', 'ya estaba']);
    expect(await states()).toEqual(Array.from({ length: 4 }, () => 'ya estaba'));
  });

  it('el archivo que exporta WordPress trae sus entradas, y dice lo que no trae', async () => {
    const root = project();
    const item = (inner: string, type = 'post') =>
      `<item>${inner}<wp:post_type><![CDATA[${type}]]></wp:post_type></item>`;
    const post = (status: string, title: string) =>
      item(
        `<title>${title}</title><link>https://anterior.example/2019/05/abren/</link><content:encoded><![CDATA[Uno.\n\nDos.]]></content:encoded><excerpt:encoded><![CDATA[Abren un módulo.]]></excerpt:encoded><wp:post_id>1</wp:post_id><wp:post_date><![CDATA[2019-05-03 10:00:00]]></wp:post_date><wp:status>${status}</wp:status><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>`,
      );
    const folder = folderOf({
      'export.xml': `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${post('publish', 'Abren &amp; atienden')}${post('trash', 'Basura')}${item('<title>Inicio</title>', 'page')}${item('<wp:post_id>9</wp:post_id><wp:attachment_url>https://anterior.example/wp-content/uploads/2019/05/Foto.png</wp:attachment_url>', 'attachment')}</channel></rss>`,
      'foto.png': PNG,
    });
    const outcomes = await importReleases(root, folder, false);
    expect(outcomes.map(({ state }) => state).sort()).toEqual([
      'borrador',
      'no se trajo',
      'no se trajo',
    ]);
    const made = outcomes.find(({ state }) => state === 'borrador');
    const { data, body } = read(root, made!);
    expect(data).toMatchObject({
      titulo: 'Abren & atienden',
      fecha: '2019-05-03',
      resumen: 'Abren un módulo.',
      antes: ['/2019/05/abren/'],
      imagen: '/imagenes/foto.png',
    });
    expect(body).toBe('Uno.\n\nDos.\n');
    expect(outcomes.flatMap(({ notes }) => notes).join()).toMatch(
      /papelera.*page \(1\)|page \(1\).*papelera/,
    );
  });

  it.each(['../../x.png', 'https://anterior.example/100%.png'])(
    'una imagen que no está en la carpeta no se trae: %s',
    async (name) => {
      const root = project();
      const folder = folderOf({ 'lista.csv': HEAD + ROW.replace('fotos/modulo.png', name) });
      const [outcome] = await importReleases(root, folder, false);
      expect(outcome?.notes.join()).toContain(`La imagen «${name}» no está en la carpeta`);
    },
  );
});
