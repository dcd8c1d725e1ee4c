/** @jest-environment node */
import { documentRoutes } from '@/scripts/redaccion/documents/routes';
import type { DocumentAnswer } from '@/scripts/redaccion/documents/types';
import { OWNER } from '@/scripts/redaccion/current-person';
import { readHere } from './read-here';
import { docx, p, picture, PNG, r, styled } from './documentos/docx';

const OLE = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const call = (query: URLSearchParams, body: unknown) => ({
  ...{ query, body, who: OWNER },
  signal: new AbortController().signal,
});

async function ask(nombre: string, bytes: Uint8Array, answers = {}): Promise<DocumentAnswer> {
  const query = new URLSearchParams({ nombre, ...answers });
  const answer = await documentRoutes(readHere)['POST /api/documento']?.(
    call(query, Buffer.from(bytes)),
  );
  return answer as DocumentAnswer;
}

async function read(...given: Parameters<typeof ask>) {
  const answer = await ask(...given);
  if (answer.result === 'refused') throw new Error(answer.why);
  return answer;
}

const HIDDEN = docx(
  styled('Ttulo', 'Abren módulo') +
    styled('Subttulo', 'Atiende en Otay') +
    p(`${r('Se ve. ')}${r('secreto', '<w:vanish/>')}`),
);

describe('un documento que se trae a la redacción', () => {
  it.each<[string, string, Uint8Array, RegExp]>([
    ['un .doc', 'a.doc', OLE, /antes de 2007/],
    ['uno cifrado', 'a.docx', OLE, /contraseña/],
    [
      'una bomba',
      'a.docx',
      docx(p('x'), { files: { 'word/media/a.png': new Uint8Array(30_000_000) } }),
      /ocuparía mucho más/,
    ],
  ])('%s se rechaza y se dice qué hacer', async (_what, name, bytes, why) => {
    const answer = await ask(name, bytes);
    expect(answer).toEqual({
      result: 'refused',
      why: expect.stringMatching(why),
      todo: expect.stringMatching(/\.$/),
    });
  });

  it('trae título y resumen, y dice lo oculto, que sólo se ve en el original', async () => {
    const answer = await read('a.docx', HIDDEN);
    expect(answer).toMatchObject({
      title: 'Abren módulo',
      summary: 'Atiende en Otay',
      markdown: 'Se ve.\n',
      losses: [{ what: 'texto oculto', text: 'secreto' }],
      pending: false,
    });
    expect(answer.original).toContain('<mark>secreto</mark>');
    expect(answer.shown).toBe('<h1>Abren módulo</h1><p>Atiende en Otay</p><p>Se ve.</p>');
  });

  it('lo que se decide de los cambios se cumple', async () => {
    const bytes = docx(
      p(
        `${r('Abre ')}<w:del><w:r><w:delText>hoy</w:delText></w:r></w:del><w:ins>${r('mañana')}</w:ins>`,
      ),
    );
    expect(await read('a.docx', bytes)).toMatchObject({
      pending: true,
      changes: [{ before: 'Abre hoy', after: 'Abre mañana' }],
    });
    expect((await read('a.docx', bytes, { cambios: 'aceptar' })).markdown).toBe('Abre mañana\n');
    expect((await read('a.docx', bytes, { cambios: 'rechazar' })).markdown).toBe('Abre hoy\n');
  });

  it('las imágenes vienen aparte del texto', async () => {
    const bytes = docx(p('Texto') + picture('r:embed="i1"', 'Un módulo'), {
      relations: [{ id: 'i1', type: 'image', target: 'media/a.png' }],
      files: { 'word/media/a.png': PNG },
    });
    const { markdown, pictures, original } = await read('visita.docx', bytes);
    const data = `data:image/png;base64,${PNG.toString('base64')}`;
    expect(markdown).toBe('Texto\n');
    expect(pictures).toEqual([{ name: 'visita-1.png', alt: 'Un módulo', data }]);
    expect(original).toContain(`<img src="${data}" alt="Un módulo">`);
  });

  it('el original de un extraño se ve sin guiones, estilos ni direcciones', async () => {
    const { original } = await read(
      'a.html',
      Buffer.from(
        '<style>p{}</style><script>x()</script><p onclick="x()" style="x">Hola <a href="https://otro.example/">sitio</a><img src="https://otro.example/x.png" alt="foto"><iframe src="x"></iframe><form action="x"><td colspan="2">a</td></form><meta http-equiv="refresh" content="0;url=x"></p>',
      ),
    );
    expect(original).toBe(
      '<p>Hola <u title="https://otro.example/">sitio</u><em>[imagen] foto</em></p><td colspan="2">a</td><p></p>',
    );
  });

  it('lo que no llega por sus bytes no se lee', () => {
    const json = call(new URLSearchParams(), {});
    expect(() => documentRoutes(readHere)['POST /api/documento']?.(json)).toThrow('por sus bytes');
  });
});
