/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { bodyFaults } from '@/lib/content/lint/body-faults';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { References } from '@/lib/content/parse/references';
import { convert, type ChangeChoice, type Converted } from '@/scripts/redaccion/documents';
import { CASOS } from './casos';
import { docx, filesOf, outside, p, r } from './docx';

async function read(name: string, bytes: Uint8Array, changes?: ChangeChoice): Promise<Converted> {
  const result = await convert(name, bytes, { changes });
  if ('why' in result) throw new Error(result.why);
  return result;
}

describe('de un documento al texto', () => {
  it.each(CASOS)('$name: se dice todo lo que llegó y lo que no', async (caso) => {
    const { markdown, title, losses, changes } = await read(caso.name, caso.bytes);
    expect({
      markdown: markdown.replace(/ +(?=\|)/g, ' '),
      title,
      losses: losses.map(({ what, text }) => `${what}: ${text}`),
      changes: changes.map(({ before, after }) => `${before} → ${after}`),
    }).toEqual({
      markdown: caso.markdown,
      title: caso.title,
      losses: caso.losses ?? [],
      changes: caso.changes ?? [],
    });
  });

  it.each(CASOS)('$name: lo que escribe pasa la revisión', async ({ name, bytes }) => {
    const { markdown } = await read(name, bytes);
    const references = new References({ telefono: '664' });
    expect(bodyFaults(parseMarkdown(markdown), markdown, 'text', references)).toEqual([]);
  });

  it('uno hecho por LibreOffice', async () => {
    const name = 'libreoffice.docx';
    const { markdown, title } = await read(name, readFileSync(path.join(__dirname, name)));
    expect(title).toBe('Abren módulo');
    expect(markdown).toBe(
      'Texto con **negritas** y [enlace](https://x.example/).\n\n1. Uno\n   - Dentro\n2. Dos\n\nentre\n\n3. Tres\n\n| A | B |\n| - | - |\n| 1 | 2 |\n| junto | |\n\n## Sub\n\nx²\n',
    );
  });

  const bytesOf = (name: string) => CASOS.find((caso) => caso.name === name)!.bytes;

  it.each<[ChangeChoice, string]>([
    ['accept', 'Abre martes a las 8.\n\nPárrafo nuevo.\n'],
    ['reject', 'Abre lunes a las 8.\n'],
  ])('los cambios que esperan se deciden juntos: %s', async (choice, text) => {
    const bytes = bytesOf('cambios.docx');
    expect((await read('a.docx', bytes)).pending).toBe(true);
    expect(await read('a.docx', bytes, choice)).toMatchObject({
      ...{ markdown: text, pending: false, losses: [] },
    });
  });

  it('lo movido queda donde se decide', async () => {
    const at = async (choice: ChangeChoice) =>
      (await read('a.docx', bytesOf('movido.docx'), choice)).markdown;
    expect(await at('accept')).toBe('Medio.\n\nLa frase.\n');
    expect(await at('reject')).toBe('La frase.\n\nMedio.\n');
  });

  it('una palabra que nadie supo leer se dice', async () => {
    const body = p(`<w:desconocido>${r('perdida aquí ')}</w:desconocido>${r('Queda')}`);
    const { losses } = await read('a.docx', docx(body));
    expect(losses).toMatchObject([{ what: 'palabras que no llegaron', text: 'perdida aquí' }]);
  });
});

const OLE = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const body = p('Texto');

describe('lo que no se lee se rechaza con su remedio', () => {
  const cut = docx(body);
  it.each<[string, string, Uint8Array, RegExp]>([
    [
      'una bomba',
      'a.docx',
      docx(body, { files: { 'word/media/a.png': new Uint8Array(30_000_000) } }),
      /ocuparía mucho más/,
    ],
    [
      'diez mil archivos',
      'a.docx',
      zipSync(
        Object.fromEntries(Array.from({ length: 2500 }, (_, at) => [`${at}.xml`, strToU8('<a/>')])),
      ),
      /ocuparía mucho más/,
    ],
    ['uno cifrado', 'a.docx', OLE, /contraseña/],
    ['un .doc', 'a.doc', OLE, /antes de 2007/],
    ['un zip cortado', 'a.docx', cut.slice(0, cut.length - 300), /dañado/],
    ['uno que no es zip', 'a.docx', strToU8('hola'), /dañado/],
    [
      'entidades',
      'a.docx',
      docx(body, { files: { 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' } }),
      /DOCTYPE/,
    ],
    ['otro zip', 'a.docx', zipSync({ 'a.xml': strToU8('<a/>') }), /No es un documento de Word/],
    ['un .odt', 'a.odt', zipSync({ 'content.xml': strToU8('<a/>') }), /LibreOffice/],
    [
      'un .odt con otro nombre',
      'a.docx',
      zipSync({ 'content.xml': strToU8('<a/>') }),
      /LibreOffice/,
    ],
    ['un PDF', 'a.pdf', strToU8('%PDF-1.7'), /PDF/],
    ['un RTF', 'a.rtf', strToU8('{\\rtf1'), /RTF/],
    ['uno vacío', 'a.docx', new Uint8Array(), /vacío/],
    ['una hoja de cálculo', 'a.ods', strToU8('x'), /«\.ods»/],
  ])('%s', async (_what, name, bytes, why) => {
    const result = await convert(name, bytes);
    expect(result).toEqual({ why: expect.stringMatching(why), todo: expect.stringMatching(/\.$/) });
  });

  it('lo que está fuera del documento se dice y no se pide', async () => {
    const relations = [outside('t', 'attachedTemplate', 'https://plantillas.example/a.dotm')];
    const { losses } = await read('a.docx', zipSync(filesOf(body, { relations })));
    expect(losses).toMatchObject([{ what: 'plantilla enlazada' }]);
  });
});
