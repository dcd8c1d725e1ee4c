/** @jest-environment node */
import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { readContent } from '@/lib/content/load/reading';
import { formatProblem } from '@/lib/content/load/problems';
import { readWords } from '@/lib/content/edit';
import { Store } from '@/lib/store';
import { noteDocuments } from '@/scripts/note-documents';
import { inspectOffice } from '@/scripts/make/office/inspect';
import { reportOffice } from '@/scripts/make/office/report';
import { keptIn, SAMPLE } from '../../sample';
import { tempFolder } from '../make/folder';
import { pdfWith } from './made-pdf';

const folder = tempFolder();
afterAll(folder.cleanUp);
beforeEach(() => {
  folder.remove('.');
  cpSync(`${SAMPLE}/content`, folder.at('content'), { recursive: true });
});

const TODAY = '2026-03-04';
const CV = 'static/pdf/CV.pdf';
const LIST = 'content/bitacora/2026.yml';

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
async function put(pages = 1, name = CV): Promise<string> {
  const bytes = await pdfWith((made) => {
    for (let more = 1; more < pages; more += 1) made.addPage();
  });
  folder.write(`public/${name}`, bytes);
  return hashOf(bytes);
}
const note = (...rows: string[]) =>
  folder.write(LIST, ['documentos:', ...rows.map((row) => `  ${row}`)].join('\n') + '\n');
const row = (sha256: string, more = '') =>
  `- { archivo: /static/pdf/CV.pdf, sha256: ${sha256}, fecha: 2026-01-02, nota: Primera edición${more} }`;

const readNow = () => readContent(folder.dir, { store: keptIn('muestra') });
const inspected = () =>
  inspectOffice({ public: folder.at('public') }, new Store(folder.at('store')));
async function problems(): Promise<string[]> {
  const read = readNow();
  const files = await inspected();
  const office = reportOffice(files, read, folder.dir, TODAY);
  return [...read.problems, ...office.problems].map(formatProblem);
}
const rowIn = ([message = '']: string[], said: string) =>
  /- \{ .* \}/.exec(message)?.[0].replace('nota: ""', `nota: "${said}"`) ?? '';

describe('un documento que entrega la oficina', () => {
  it('sin apuntar detiene la revisión, que da el renglón por copiar; copiado y con su nota, pasa', async () => {
    const hash = await put();
    const found = await problems();
    expect(found).toEqual([
      `public/${CV} la oficina no ha apuntado este documento. Ejecute npm run check -- --apuntar, o a mano: haga el archivo ${LIST}, cuyo primer renglón diga «documentos:», y agréguele este renglón y diga en nota qué es: - { archivo: "/${CV}", sha256: "${hash}", fecha: ${TODAY}, nota: "" }`,
    ]);
    note(rowIn(found, ''));
    expect(await problems()).toEqual([expect.stringContaining(`${LIST}:2 documentos.0.nota:`)]);
    note(rowIn(found, 'Primera edición'));
    expect(await problems()).toEqual([]);
  });

  it('con «--apuntar» queda apuntado por su título, y los que ya estaban como estaban; el archivo puede llamarse «documentos»', async () => {
    const list = 'content/bitacora/documentos.yml';
    folder.write(list, `documentos:\n  # del despacho\n  ${row(await put())}\n`);
    const hash = await put(2, 'static/pdf/PyLANTI.pdf');
    const { files: office } = await inspected();
    expect(noteDocuments({ content: readNow().content, office }, folder.dir, TODAY)).toEqual({
      files: [LIST],
      count: 1,
    });
    expect(await problems()).toEqual([]);
    const { documentos } = readWords(LIST, folder.read(LIST)).data as { documentos: object[] };
    expect(documentos).toEqual([
      { archivo: '/static/pdf/PyLANTI.pdf', sha256: hash, fecha: TODAY, nota: expect.any(String) },
    ]);
    expect(folder.read(list)).toContain('# del despacho');
  });

  it('que cambia sin nota detiene la revisión, con archivo, renglón y lo que hay que escribir', async () => {
    const first = await put(1);
    note('# Lo que entregó la oficina', row(first));
    const second = await put(2);
    const found = await problems();
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(
          `^${LIST}:3 documentos\\.0\\.sha256: public/${CV} es otro archivo .*recupere el anterior\\..*sustituya su renglón por éste`,
        ),
      ),
    ]);
    expect(rowIn(found, 'x')).toBe(
      `- { archivo: "/${CV}", sha256: "${second}", fecha: ${TODAY}, nota: "x", anteriores: [{ sha256: "${first}", hasta: ${TODAY}, nota: "Primera edición" }] }`,
    );
  });

  it('que cambia con nota pasa, y su huella anterior queda', async () => {
    const first = await put(1);
    note(row(first));
    await put(2);
    note(rowIn(await problems(), 'Segunda edición'));
    expect(await problems()).toEqual([]);
    await put(3);
    const third = await problems();
    expect(third).toHaveLength(1);
    expect(rowIn(third, 'Tercera')).toContain(`{ sha256: "${first}", hasta: ${TODAY}`);
  });

  it('que se quita se pide de vuelta, o que se diga desde cuándo no está', async () => {
    const hash = await put();
    note(row(hash));
    folder.remove(`public/${CV}`);
    expect(await problems()).toEqual([
      `${LIST}:2 documentos.0.archivo: public/${CV} ya no está. Vuelva a ponerlo o, si se retiró, agregue a su renglón: retirado: ${TODAY}`,
    ]);
    note(row(hash, `, retirado: ${TODAY}`));
    expect(await problems()).toEqual([]);
    await put();
    expect(await problems()).toEqual([
      expect.stringMatching(/documentos\.0\.retirado: public\/static\/pdf\/CV\.pdf está otra vez/),
    ]);
  });

  it('está en un renglón solo, y de uno dañado se dice que lo está y nada más', async () => {
    const hash = await put();
    note(row(hash), row(hash));
    expect(await problems()).toEqual([
      expect.stringContaining(`${LIST}:3 documentos.1.archivo: «/${CV}» ya tiene otro renglón`),
    ]);
    note(row(hash));
    folder.write(`public/${CV}`, '%PDF-1.7 y nada más');
    expect(await problems()).toEqual([expect.stringContaining('el PDF está incompleto')]);
  });
});
