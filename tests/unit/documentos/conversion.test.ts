/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { bodyFaults } from '@/lib/content/lint/body-faults';
import { parseMarkdown } from '@/lib/content/parse/markdown';
import { References } from '@/lib/content/parse/references';
import { convert } from '@/scripts/documents';
import { CASOS } from './casos';
import { docx, outside, p } from './docx';
import { read, readDocx } from './leer';

it.each(CASOS)(
  '$name: se dice todo lo que no llegó, y lo que llegó pasa la revisión',
  async ({ name, bytes, markdown, title, losses = [] }) => {
    const result = await read(name, bytes);
    expect(result).toMatchObject({ told: losses, changes: [] });
    expect([result.markdown.replace(/ +(?=\|)/g, ' '), result.title]).toEqual([markdown, title]);
    const references = new References({ telefono: '664' });
    const tree = parseMarkdown(result.markdown);
    expect(bodyFaults(tree, result.markdown, 'text', references)).toEqual([]);
  },
);

it('uno hecho por LibreOffice', async () => {
  const name = 'libreoffice.docx';
  const { markdown, title } = await read(name, readFileSync(path.join(__dirname, name)));
  expect(title).toBe('Abren módulo');
  expect(markdown).toBe(
    'Texto con **negritas** y [enlace](https://x.example/).\n\n1. Uno\n   - Dentro\n2. Dos\n\nentre\n\n3. Tres\n\n| A | B |\n| - | - |\n| 1 | 2 |\n| junto | |\n\n## Sub\n\nx²\n',
  );
});

const OLE = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const whole = docx(p('Texto'));
const bomb = { 'word/media/a.png': new Uint8Array(30_000_000) };
const entities = { 'word/document.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' };
const many = Array.from({ length: 2500 }, (_, at) => [`${at}.xml`, strToU8('<a/>')] as const);

it.each<[string, string, Uint8Array, RegExp]>([
  ['una bomba', 'a.docx', docx(p('Texto'), { files: bomb }), /ocuparía mucho más/],
  ['miles de archivos', 'a.docx', zipSync(Object.fromEntries(many)), /ocuparía mucho más/],
  ['uno cifrado', 'a.docx', OLE, /contraseña/],
  ['un .doc', 'a.doc', OLE, /antes de 2007/],
  ['un zip cortado', 'a.docx', whole.slice(0, whole.length - 300), /dañado/],
  ['uno que no es zip', 'a.docx', strToU8('hola'), /dañado/],
  ['entidades', 'a.docx', docx(p('Texto'), { files: entities }), /DOCTYPE/],
  ['otro zip', 'a.docx', zipSync({ 'a.xml': strToU8('<a/>') }), /No es un documento de Word/],
  ['un .odt', 'a.docx', zipSync({ 'content.xml': strToU8('<a/>') }), /LibreOffice/],
  ['un PDF', 'a.pdf', strToU8('%PDF-1.7'), /PDF/],
  ['un RTF', 'a.rtf', strToU8('{\\rtf1'), /RTF/],
  ['uno vacío', 'a.docx', new Uint8Array(), /vacío/],
  ['una hoja de cálculo', 'a.ods', strToU8('x'), /«\.ods»/],
])('%s se rechaza, con su remedio', async (_what, name, bytes, why) => {
  const result = await convert(name, bytes);
  expect(result).toEqual({ why: expect.stringMatching(why), todo: expect.stringMatching(/\.$/) });
});

it('un tipo de letra dañado, que nadie lee, no impide leer el texto', async () => {
  const name = 'word/fonts/a.odttf';
  const bytes = docx(p('Texto'), { files: { [name]: strToU8('a'.repeat(99)) } });
  // An impossible block begins its data.
  bytes[Buffer.from(bytes).indexOf(name) + name.length] = 0xff;
  expect(await read('a.docx', bytes)).toMatchObject({ markdown: 'Texto\n' });
});

it('lo que está fuera del documento se dice y no se pide', async () => {
  const relations = [outside('t', 'attachedTemplate', 'https://plantillas.example/a.dotm')];
  expect((await readDocx(docx(p('Texto'), { relations }))).told).toEqual([
    'plantilla enlazada: https://plantillas.example/a.dotm',
  ]);
});
