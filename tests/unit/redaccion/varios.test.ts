/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { ApiJson, Mention, Opened, SeenPdf } from '@/scripts/redaccion/api';
import { newsrooms, onDisk, withData } from './helpers';

const { open } = newsrooms();

const DIRECTORY = 'content/directorio.yml';
const HOLDERS = 'content/sindico/titulares.yml';
const NORMS = 'content/normas/normas-administrativas.yml';
const PLACE = '/static/pdf/normas-administrativas/NTA-33.pdf';
const LEDGER = `content/bitacora/${new Date().getFullYear()}.yml`;
const NAME = 'Otra Persona Distinta';

async function newHead(read: (file: string) => Promise<Opened>) {
  const [directory, holders] = [await read(DIRECTORY), await read(HOLDERS)];
  const { unidades } = directory.data as { unidades: { filas: { nombre: string }[] }[] };
  if (unidades[0]?.filas[0]) unidades[0].filas[0].nombre = NAME;
  const { actual, ...rest } = holders.data as { actual: object };
  const data = { ...rest, actual: { ...actual, nombre: NAME } } as ApiJson;
  const along = { changes: [{ file: HOLDERS, base: holders.base, data }], pdfs: [] };
  return { alone: withData(directory, {}), along };
}

async function pdf(words: string): Promise<Buffer> {
  const made = await PDFDocument.create();
  made.addPage().drawText(words, { font: await made.embedFont('Helvetica') });
  return Buffer.from(await made.save());
}

async function withPdfs() {
  const newsroom = await open();
  const look = (bytes: Buffer) => {
    const asked = new URLSearchParams({
      file: NORMS,
      clave: 'NTA-33',
      titulo: 'Programa de Comisarios Sociales Honorarios',
    });
    return newsroom.request('POST', `/api/pdf?${asked.toString()}`, bytes);
  };
  return { ...newsroom, look };
}

describe('varias piezas que se guardan juntas', () => {
  it('lo que por separado no pasa la revisión pasa junto, y cambian los dos archivos', async () => {
    const { read, save, text } = await open();
    const { alone, along } = await newHead(read);
    expect(await save(alone)).toMatchObject({ result: 'refused' });
    expect(await save({ ...alone, along })).toMatchObject({ result: 'saved', changed: true });
    expect(text(DIRECTORY)).toContain(NAME);
    expect(text(HOLDERS)).toContain(NAME);
  });

  it('si una cambió mientras tanto no se guarda ninguna, y todo junto queda como borrador', async () => {
    const { read, request, text, root } = await open();
    const { alone, along } = await newHead(read);
    writeFileSync(path.join(root, HOLDERS), `# Otra mano\n${text(HOLDERS)}`);
    const before = text(DIRECTORY);
    expect(await request('PUT', '/api/pieza', { ...alone, along })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('«Titulares» cambió mientras usted escribía') },
    });
    expect(text(DIRECTORY)).toBe(before);
    expect((await read(DIRECTORY)).draft).toMatchObject({ along });
  });

  it('si el disco no toma la segunda, ninguna cambia', async () => {
    const { read, request, text } = await open();
    const before = [text(DIRECTORY), text(HOLDERS)];
    const { alone, along } = await newHead(read);
    let left = 1;
    onDisk((file, bytes) => {
      left -= 1;
      if (left === -1) throw Object.assign(new Error(), { code: 'ENOSPC' });
      writeFileSync(file, bytes);
    });
    expect((await request('PUT', '/api/pieza', { ...alone, along })).status).toBe(507);
    jest.restoreAllMocks();
    expect([text(DIRECTORY), text(HOLDERS)]).toEqual(before);
    expect((await read(DIRECTORY)).draft).toMatchObject({ along });
  });
});

describe('un PDF que reemplaza a otro', () => {
  it('se reconoce por su clave o por su título, se llame como se llame', async () => {
    const { look } = await withPdfs();
    const seen = async (words: string) => (await look(await pdf(words))).body as SeenPdf;
    expect(await seen('Norma Técnica N.T.A. 033, segunda edición')).toMatchObject({
      ...{ seems: 'suyo', codes: ['NTA-33'], archivo: PLACE, pages: 1 },
    });
    for (const [words, seems, codes] of [
      ['PROGRAMA DE COMISARIOS SOCIALES HONORARIOS', 'suyo', []],
      ['NTA-12, cobro de créditos. NTA-3', 'otro', ['NTA-12', 'NTA-03']],
      ['', 'sin texto', []],
    ] as const)
      expect(await seen(words)).toMatchObject({ seems, codes });
    expect(await look(Buffer.from('no es un PDF'))).toMatchObject({ status: 422 });
  });

  it('queda en su lugar con su nota en la bitácora, y el siguiente conserva la huella del primero', async () => {
    const { look, read, save, text, root } = await withPdfs();
    const replace = async (bytes: Buffer, nota: string) => {
      const { archivo, sha256 } = (await look(bytes)).body as SeenPdf;
      const along = { changes: [], pdfs: [{ archivo, sha256, nota }] };
      expect(await save({ ...withData(await read(NORMS), {}), along })).toMatchObject({
        result: 'saved',
      });
      return sha256;
    };
    const before = text(NORMS);
    const first = await replace(await pdf('NTA-33, primera'), 'Primera edición');
    const bytes = await pdf('NTA-33, segunda');
    const second = await replace(bytes, 'Segunda edición');
    expect(readFileSync(path.join(root, 'public', PLACE))).toEqual(bytes);
    expect((await read(LEDGER)).data).toMatchObject({
      documentos: [
        {
          ...{ archivo: PLACE, sha256: second, nota: 'Segunda edición' },
          anteriores: [{ sha256: first, nota: 'Primera edición' }],
        },
      ],
    });
    expect(text(NORMS)).toBe(before);
    expect(existsSync(path.join(root, `.redaccion/pdf/${second}.pdf`))).toBe(false);
  });
});

test('se dice qué otras piezas nombran a quien se va', async () => {
  const { request } = await open();
  const asked = new URLSearchParams({ palabra: 'Mariana Elizalde Quiroz' });
  const { menciones } = (await request('GET', `/api/menciones?${asked.toString()}`)).body as {
    menciones: Mention[];
  };
  const of = (file: string) => menciones.find((one) => one.file === file)?.says;
  expect(of(HOLDERS)).toEqual(['Mariana Elizalde Quiroz']);
  expect(of('content/direcciones/social.md')).toBeUndefined();
});
