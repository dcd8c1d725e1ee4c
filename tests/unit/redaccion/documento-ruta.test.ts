/** @jest-environment node */
import { documentRoutes } from '@/scripts/redaccion/routes/documents';
import type { DocumentAnswer } from '@/scripts/documents/types';
import { OWNER } from '@/scripts/redaccion/current-person';
import { readHere } from './read-here';
import { docx, p, picture, PNG, r, styled } from '../documentos/docx';

const { signal } = new AbortController();
const post = (query: Record<string, string>, body: unknown) =>
  documentRoutes('.', readHere)['POST /api/documento']?.({
    ...{ query: new URLSearchParams(query), body, who: OWNER, signal },
  });

async function read(nombre: string, bytes: Uint8Array, answers = {}) {
  const answer = (await post({ nombre, ...answers }, Buffer.from(bytes))) as DocumentAnswer;
  if (answer.result === 'refused') throw new Error(`${answer.why} ${answer.todo}`);
  return answer;
}

it('un documento trae título y resumen, y dice lo oculto, que sólo se ve en el original', async () => {
  const body =
    styled('Ttulo', 'Abren módulo') +
    styled('Subttulo', 'Atiende en Otay') +
    p(`${r('Se ve. ')}${r('secreto', '<w:vanish/>')}`);
  const answer = await read('a.docx', docx(body));
  expect(answer).toMatchObject({
    title: 'Abren módulo',
    summary: 'Atiende en Otay',
    markdown: 'Se ve.\n',
    losses: [{ what: 'texto oculto', text: 'secreto' }],
    pending: false,
    shown: '<h1>Abren módulo</h1><p>Atiende en Otay</p><p>Se ve.</p>',
  });
  expect(answer.original).toContain('<mark>secreto</mark>');
});

it('lo que se decide de los cambios se cumple', async () => {
  const gone = '<w:del><w:r><w:delText>hoy</w:delText></w:r></w:del>';
  const bytes = docx(p(`${r('Abre ')}${gone}<w:ins>${r('mañana')}</w:ins>`));
  expect((await read('a.docx', bytes)).pending).toBe(true);
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
  const html =
    '<style>p{}</style><script>x()</script><p onclick="x()" style="x">Hola <a href="https://otro.example/">sitio</a><img src="https://otro.example/x.png" alt="foto"><iframe src="x"></iframe><form action="x"><td colspan="2">a</td></form><meta http-equiv="refresh" content="0;url=x"></p>';
  expect((await read('a.html', Buffer.from(html))).original).toBe(
    '<p>Hola <u title="https://otro.example/">sitio</u><em>[imagen] foto</em></p><td colspan="2">a</td><p></p>',
  );
});

it('lo que no se lee, o no llega por sus bytes, se dice con qué hacer', async () => {
  await expect(read('a.docx', Buffer.from('x'))).rejects.toThrow(/dañado.*guárdelo como/);
  expect(() => post({}, {})).toThrow('por sus bytes');
});
