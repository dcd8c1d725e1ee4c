/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSource } from '@/lib/content/parse/source';
import { importReleases, type Outcome } from '@/scripts/importar/import';
import { dayOf } from '@/scripts/importar/old-releases';
import { SAMPLE } from '../../sample';
import { docx, p, PNG, r, styled } from '../redaccion/documentos/docx';

const folders: string[] = [];
afterAll(() => {
  folders.forEach((folder) => rmSync(folder, { recursive: true }));
});

function folderOf(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'anteriores-'));
  folders.push(folder);
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  return folder;
}

/** A project of the sample, which may be written. */
function project(): string {
  const root = folderOf({});
  cpSync(SAMPLE, root, { recursive: true });
  return root;
}
const released = (root: string) => readdirSync(path.join(root, 'content/prensa'));
const read = (root: string, { file = '' }: Outcome) => {
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

  it('lo que no pasa la revisión queda en borrador y se dice por qué', async () => {
    const root = project();
    const folder = folderOf({
      'lista.csv': `titulo,fecha,texto\nUno de antes,2019-05-03,${TEXT}\n`,
    });
    const [outcome] = await importReleases(root, folder, false);
    expect(outcome).toMatchObject({ state: 'borrador' });
    expect(outcome?.notes.join()).toMatch(/^No tiene fotografía/);
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
      '2018-04-01 oculto.docx': docx(p(`${r('Se ve')}${r('NO', '<w:vanish/>')}`)),
    });
    const outcomes = await importReleases(root, folder, false);
    expect(outcomes.map(({ file = '' }) => path.basename(file)).sort()).toEqual([
      '',
      'abren-otro-modulo.md',
      'instalan-un-comite.md',
    ]);
    const hidden = outcomes.find(({ origin }) => origin.includes('oculto'));
    expect(hidden?.notes.join()).toContain('texto oculto, cambios o comentarios: «NO»');
    const page = outcomes.find(({ origin }) => origin === 'nota.html');
    expect(read(root, page!).body).not.toContain('Inicio');
  });

  it('una imagen de fuera de la carpeta no se trae', async () => {
    const root = project();
    const folder = folderOf({ 'lista.csv': HEAD + ROW.replace('fotos/modulo.png', '../../x.png') });
    const [outcome] = await importReleases(root, folder, false);
    expect(outcome?.notes.join()).toContain('La imagen «../../x.png» no está en la carpeta');
  });

  it.each([
    ['5 de noviembre de 2024', '2024-11-05'],
    ['05/11/2024', '2024-11-05'],
    ['2024-11-05T10:00', '2024-11-05'],
    ['ayer', 'ayer'],
  ])('la fecha «%s» se lee', (written, day) => expect(dayOf(written)).toBe(day));
});
