/** @jest-environment node */
import { DENUNCIA as D, envio, listen, paramsOf, post, said, workshop } from './helpers';

const { office, cleanUp } = workshop();
let quiet: ReturnType<typeof listen>;
beforeEach(() => (quiet = listen()));
afterEach(() => quiet.restore());
afterAll(cleanUp);

describe('lo que queda escrito', () => {
  it('nada de lo que se envía: sólo momento, estado, plantilla y falla', async () => {
    const { url } = await office({ limits: { client: 6, total: 100, windowMs: 600_000 } });
    const text = 'SECRETO';
    const params = paramsOf('queja/servidor', {
      descripcion: text,
      nombre: text,
      correo: 'secreto@persona.example',
    });
    await post(url, envio('queja/servidor', params));
    await post(url, envio('queja/servidor', params));
    await post(url, envio('queja/servidor', { ...params, [text]: text }));
    await post(url, envio('queja/servidor', params, { user_id: text }));
    await post(url, `{"${text}`, { 'x-forwarded-for': '203.0.113.9' });
    await post(url, envio('queja/servidor', params), { 'content-type': text });
    await post(url, envio('queja/servidor', params));
    await post(url, envio('queja/servidor', params), { origin: `https://${text}.example` });
    const lines = quiet.printed().split('\n');
    expect(
      lines.map((line) => line.replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /, '')),
    ).toEqual([
      '200 queja -',
      '200 queja -',
      '400 - contenido',
      '403 - contenido',
      '400 - cuerpo',
      '415 - tipo',
      '429 - limite-cliente',
      '403 - origen',
    ]);
  });
});

describe('detenerlo', () => {
  it('termina las entregas que ya empezaron y no acepta más', async () => {
    const { url, close, arrived } = await office();
    const sent = post(url, envio(D));
    await new Promise((resolve) => setTimeout(resolve, 60));
    const closed = close();
    await expect(post(url, envio(D))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(said(await sent)).toEqual([200, 'OK']);
    await closed;
    expect(arrived).toHaveLength(1);
  });

  it('también la de quien se fue sin esperar', async () => {
    const { url, close, arrived } = await office();
    const abort = new AbortController();
    const gone = fetch(`${url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { origin: 'https://sindicatura.example', 'content-type': 'application/json' },
      body: envio(D),
      signal: abort.signal,
    });
    setTimeout(() => abort.abort(), 60);
    await expect(gone).rejects.toThrow();
    await close();
    expect(arrived).toHaveLength(1);
  });
});
