/** @jest-environment node */
import { ask } from '../serve/helpers';
import { envio, MODES, paramsOf, post, said, TEMPLATES, workshop } from './helpers';
import { programs } from './program';

const { smtp, cleanUp } = workshop();
const { run, start, cleanUp: stopAll } = programs();
afterAll(async () => {
  stopAll();
  await cleanUp();
});

describe('el programa', () => {
  it('empieza, entrega, y al recibir SIGTERM termina lo que tiene entre manos', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const { port: mail, arrived } = await smtp({
      onMailFrom(_from, _session, done) {
        begin();
        void held.then(() => done());
      },
    });
    const secret = 's3creto';
    const relay = await start({ RELEVO_SMTP: `smtp://sitio:${secret}@127.0.0.1:${mail}` });
    const { url } = relay;
    expect(said(await ask(url, '/salud'))).toEqual([200, 'OK']);
    const sent = post(url, envio('denuncia/anonimo'));
    await begun;
    relay.child.kill('SIGTERM');
    go();
    expect(said(await sent)).toEqual([200, 'OK']);
    expect(await relay.ended).toBe(0);
    expect(arrived[0]?.user).toBe('sitio');
    expect(relay.printed()).toContain(`Relevo listo: ${url}`);
    expect(relay.printed()).toContain('Formularios: denuncia\n');
    expect(relay.printed()).not.toContain(secret);
  }, 30_000);

  it('lo que el sitio envía con cada modo de cada formulario llega, completo y una vez', async () => {
    const { port, arrived } = await smtp();
    const { url } = await start({
      NEXT_PUBLIC_EMAILJS_TEMPLATE_QUEJA: TEMPLATES.queja,
      NEXT_PUBLIC_EMAILJS_TEMPLATE_SUGERENCIA: TEMPLATES.sugerencia,
      RELEVO_SMTP: `smtp://127.0.0.1:${port}`,
    });
    expect(MODES).toHaveLength(5);
    const sent = MODES.map((name) => [name, paramsOf(name)] as const);
    for (const [name, params] of sent)
      expect([name, ...said(await post(url, envio(name, params)))]).toEqual([name, 200, 'OK']);
    expect(arrived.map(({ exact }) => exact.template_params)).toStrictEqual(
      sent.map(([, params]) => params),
    );
    expect(arrived.map(({ to }) => to)).toEqual(sent.map(([, params]) => [params['reply_to']]));
  }, 30_000);

  it('sin ajustes no empieza, y dice cuáles faltan', async () => {
    const relay = run({ RELEVO_REMITENTE: '' });
    expect(await relay.ended).toBe(1);
    expect(relay.printed()).toContain('El relevo no puede empezar:\nRELEVO_SMTP: falta.');
    expect(relay.printed()).toContain('\nRELEVO_REMITENTE: falta.');
    expect(relay.printed()).not.toContain('    at ');
  }, 30_000);

  it('si el puerto está ocupado, lo dice', async () => {
    const { port } = await smtp();
    const relay = run({ PORT: String(port), RELEVO_SMTP: 'smtp://localhost:25' });
    expect(await relay.ended).toBe(1);
    expect(relay.printed()).toContain(`no puede escuchar en 127.0.0.1:${port} (EADDRINUSE)`);
  }, 30_000);
});
