/** @jest-environment node */
import { SEND } from '../serve/helpers';
import {
  DENUNCIA as D,
  envio,
  listen,
  ORIGIN,
  paramsOf,
  post,
  said,
  settings,
  workshop,
} from './helpers';

const { office, cleanUp } = workshop();
let quiet: ReturnType<typeof listen>;
beforeEach(() => (quiet = listen()));
afterEach(() => quiet.restore());
afterAll(cleanUp);

const good = paramsOf(D);
const with_ = (changes: Record<string, unknown>) => envio(D, good, changes);
const folio = (text: string) => envio(D, { ...good, folio: text });

describe('lo que el relevo no acepta', () => {
  it.each([
    ['a medias', '{', 400, 'El cuerpo no es JSON en UTF-8.\n'],
    ['vacío', '', 400, 'El cuerpo no es JSON en UTF-8.\n'],
    ['que es una lista', '[]', 400, 'El cuerpo no es un objeto JSON.\n'],
    [
      'sin clave pública',
      with_({ user_id: undefined }),
      400,
      'Falta user_id, o no es del tipo debido.\n',
    ],
    [
      'con otra clave pública',
      with_({ user_id: 'ajena' }),
      403,
      'La clave pública no es de este relevo.\n',
    ],
    ['de otro servicio', with_({ service_id: 'x' }), 400, 'Ese servicio no es de este relevo.\n'],
    [
      'de otra plantilla',
      with_({ template_id: 'x' }),
      400,
      'Esa plantilla no es de este relevo.\n',
    ],
    [
      'con la plantilla de otro formulario',
      with_({ template_id: 'template_s' }),
      400,
      'No es lo que ese formulario envía. Falta: asunto, correo_electronico. Sobra: ',
    ],
    [
      'con un campo que no es texto',
      envio(D, { ...good, message: ['a'] }),
      400,
      'Todos los campos deben ser textos.\n',
    ],
    [
      'vacío por dentro',
      envio(D, {}),
      400,
      'No es lo que ese formulario envía. Falta: from_name, ',
    ],
  ])('un envío %s responde %3$i y dice qué está mal', async (_case, body, status, text) => {
    const { url, arrived } = await office();
    const answer = await post(url, body);
    expect(answer.status).toBe(status);
    expect(answer.body.toString().startsWith(text)).toBe(true);
    expect(answer.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(arrived).toEqual([]);
  });

  it.each([
    ['mal copiado', good['folio']?.replace(/.$/, '?')],
    ['con espacios', ` ${good['folio']}`],
    ['con espacios dentro', good['folio']?.replace('-', '- ')],
    ['en minúsculas', good['folio']?.toLowerCase()],
    ['de otro formulario', good['folio']?.replace('D', 'Q')],
    ['con otro encabezado', `${good['folio']}\r\nBcc: otra@persona.example`],
  ])('un folio %s no pasa', async (_case, text) => {
    const { url, arrived } = await office();
    const answer = await post(url, folio(text ?? ''));
    expect(said(answer)).toEqual([
      400,
      'No es lo que ese formulario envía. Con otro valor: folio.\n',
    ]);
    expect(arrived).toEqual([]);
  });

  it('un texto que no es UTF-8 no pasa', async () => {
    const { url } = await office();
    const res = await fetch(url + SEND, {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      body: Buffer.from(envio(D).replace('message', 'mess\u00e1ge'), 'latin1'),
    });
    expect([res.status, await res.text()]).toEqual([400, 'El cuerpo no es JSON en UTF-8.\n']);
  });

  it('un mensaje de más de 256 KB responde 413, y la respuesta llega', async () => {
    const { url, arrived } = await office();
    const params = { ...good, message: 'x'.repeat(3_000_000) };
    const answer = await post(url, envio(D, params));
    expect([...said(answer), arrived]).toEqual([413, 'El mensaje pasa de 256 KB.\n', []]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'un cuerpo de tipo «%s» responde 415',
    async (type) => {
      const { url, arrived } = await office();
      const answer = await post(url, envio(D), { 'content-type': type });
      expect([answer.status, arrived]).toEqual([415, []]);
    },
  );

  it('una plantilla sin configurar no recibe nada', async () => {
    const own = settings(0);
    own.account.forms.delete('template_d');
    const { url, arrived } = await office({ account: own.account });
    expect((await post(url, envio(D))).status).toBe(400);
    expect(arrived).toEqual([]);
  });

  it('una plantilla puede servir a dos formularios', async () => {
    const own = settings(0);
    const both = ['template_q', 'template_d'].flatMap((id) => own.account.forms.get(id) ?? []);
    own.account.forms = new Map([['una', both]]);
    const { url, arrived } = await office({ account: own.account });
    for (const name of ['denuncia/anonimo', 'queja/servicio']) {
      const sent = await post(url, envio(name, paramsOf(name), { template_id: 'una' }));
      expect(said(sent)).toEqual([200, 'OK']);
    }
    expect(arrived).toHaveLength(2);
  });
});
