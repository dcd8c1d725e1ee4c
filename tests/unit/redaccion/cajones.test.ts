/** @jest-environment node */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Checked } from '@/scripts/redaccion/api';
import { newsrooms, RELEASE, withData } from './helpers';

const { open, project } = newsrooms();

function ownPublic(): string {
  const root = project();
  for (const folder of ['imagenes', 'static/pdf'])
    mkdirSync(path.join(root, 'public', folder), { recursive: true });
  return root;
}

const latin1 = (folder: string, name: string) =>
  Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, 'latin1')]);

describe('los cajones de la redacción', () => {
  it.each(['../../public/static/pdf/CV', '', `${'a'.repeat(64)}/../x`])(
    'un borrador con la huella «%s» no llega a ningún archivo, ni al descartarlo',
    async (sha256) => {
      const root = ownPublic();
      const { read, request } = await open(root);
      const victim = path.join(root, 'public/static/pdf/CV.pdf');
      writeFileSync(victim, 'de la oficina');
      const opened = await read(RELEASE);
      const along = { changes: [], pdfs: [{ archivo: '/static/pdf/a.pdf', sha256, nota: 'x' }] };
      const change = { ...withData(opened, {}), base: 'otra', along };
      expect((await request('PUT', '/api/pieza', change)).status).toBe(400);
      const draft = path.join(root, `.redaccion/${RELEASE}.json`);
      mkdirSync(path.dirname(draft), { recursive: true });
      writeFileSync(draft, JSON.stringify({ ...change, savedAt: new Date().toISOString() }));
      expect((await read(RELEASE)).draft).toBeUndefined();
      expect((await request('DELETE', `/api/borrador?file=${RELEASE}`)).status).toBe(200);
      expect(readFileSync(victim, 'utf8')).toBe('de la oficina');
    },
  );

  it('un nombre que no está en UTF-8 se dice por su nombre, y se guarda lo demás', async () => {
    const root = ownPublic();
    const { read, request, save, list } = await open(root);
    writeFileSync(latin1(path.join(root, 'public/imagenes'), 'a\xf1o nuevo.png'), 'x');
    mkdirSync(latin1(path.join(root, 'public/imagenes'), 'men\xfa'));
    const opened = await read(RELEASE);
    const change = withData(opened, { resumen: 'Otro resumen de la oficina.' });
    const { warnings } = (await request('POST', '/api/revisar', change)).body as Checked;
    const said = warnings.map(({ file, details }) => `${file}: ${details}`).join('\n');
    expect(said).toContain('public/imagenes/a\\xF1o nuevo.png: ');
    expect(said).toContain('public/imagenes/men\\xFA: ');
    expect(said).toContain('Cámbiele el nombre');
    expect(await save(change)).toMatchObject({ result: 'saved', changed: true });
    writeFileSync(latin1(path.join(root, 'content/prensa'), 'a\xf1o.md'), 'x');
    expect((await list()).length).toBeGreaterThan(0);
    const again = withData(await read(RELEASE), { resumen: 'Y otro más.' });
    expect(await save(again)).toMatchObject({ result: 'saved', warnings: expect.any(Array) });
  });

  it('si la revisión misma falla, lo escrito queda como borrador y se dice qué hacer', async () => {
    const root = ownPublic();
    const { read, request } = await open(root);
    const opened = await read(RELEASE);
    renameSync(path.join(root, 'content'), path.join(root, 'guardados'));
    writeFileSync(path.join(root, 'content'), 'no es una carpeta');
    const answer = await request('PUT', '/api/pieza', withData(opened, { resumen: 'Esto.' }));
    expect(answer).toEqual({
      status: 500,
      body: {
        error: {
          words: expect.stringContaining('quedó en una copia'),
          details: ['npm run check (ENOTDIR)'],
        },
      },
    });
    expect(readFileSync(path.join(root, `.redaccion/${RELEASE}.json`), 'utf8')).toContain('Esto.');
  });

  it.each(['/imagenes/x.svg', '/static/pdf/CON.pdf', '/static/pdf/a\u0000.pdf'])(
    'en «%s» no se pone ningún PDF',
    async (archivo) => {
      const { request } = await open();
      const query = new URLSearchParams({ file: RELEASE, archivo });
      const made = await PDFDocument.create();
      made.addPage();
      const bytes = Buffer.from(await made.save());
      const { status, body } = await request('POST', `/api/pdf?${query.toString()}`, bytes);
      expect([status, body]).toEqual([422, { error: expect.stringContaining(archivo.slice(1)) }]);
    },
  );
});
