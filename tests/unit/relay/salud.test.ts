/** @jest-environment node */
import { ask } from '../http';
import { DENUNCIA as D, paramsOf, post, requestBody, silence, workshop } from './helpers';
import type { RelayOptions } from '@/scripts/relay/server';

const { smtp, relay } = workshop();
silence();

const says = (responseCode: number, words = 'no') =>
  Object.assign(new Error(words), { responseCode });
const MINUTE = 60_000;

async function office(options: Partial<RelayOptions> = {}) {
  const told = { connect: 0, rcpt: 0, logins: 0, data: undefined as Error | undefined };
  let arrived = 0;
  const server = await smtp({
    onConnect(_session, done) {
      told.logins += 1;
      done(told.connect ? says(told.connect) : undefined);
    },
    onData: (stream, _session, done) =>
      stream.resume().on('end', () => {
        if (!told.data) arrived += 1;
        done(told.data);
      }),
    onRcptTo: (_to, _session, done) => done(told.rcpt ? says(told.rcpt) : undefined),
  });
  const start = new Date();
  start.setMinutes(10, 0, 0);
  const clock = { now: start.getTime() };
  const { url } = await relay(server.port, { now: () => new Date(clock.now), ...options });
  const health = async () => {
    const { status, headers, body } = await ask(url, '/salud');
    expect(headers['content-type']).toBe('application/json');
    return { status, text: body.toString(), ...(JSON.parse(body.toString()) as object) };
  };
  const send = (palabras: string) =>
    post(url, requestBody(D, paramsOf(D, { descripcion: palabras })));
  return { told, clock, url, health, send, arrived: () => arrived };
}

const hour = (when: number) => `${new Date(when).toISOString().slice(0, 13)}:00Z`;

describe('/salud', () => {
  it('dice la hora de la última entrega y cuántas van, y nada de ellas', async () => {
    const { health, send, clock, arrived } = await office();
    expect(await health()).toMatchObject({ status: 200, ultimaEntrega: null, entregados: 0 });
    await send('Con palabras mías');
    clock.now += 3 * 60 * MINUTE;
    await send('Con otras');
    const said = await health();
    expect(said).toMatchObject({
      ...{ status: 200, estado: 'bien', smtp: 'responde', entregados: 2, fallidos: 0 },
      ...{ ultimaEntrega: hour(clock.now), desde: hour(clock.now - 3 * 60 * MINUTE) },
    });
    expect(said.text).not.toMatch(/palabras|otras|@|[DQRCS]-\d|127\.0|:1\d/);
    expect(arrived()).toBe(2);
  });

  it('pregunta al servidor de correo, sin mandar nada, a lo más una vez por minuto', async () => {
    const { health, told, clock, arrived } = await office();
    await Promise.all([health(), health(), health()]);
    await health();
    expect(told.logins).toBe(1);
    clock.now += MINUTE;
    told.connect = 421;
    expect(await health()).toMatchObject({ status: 503, estado: 'falla', smtp: 'no responde' });
    told.connect = 0;
    expect(await health()).toMatchObject({ status: 503 });
    clock.now += MINUTE;
    expect(await health()).toMatchObject({ status: 200, smtp: 'responde' });
    expect([told.logins, arrived()]).toEqual([3, 0]);
  });

  it('un buzón que ya no existe no se olvida porque el servidor responda: sólo con una entrega', async () => {
    const { health, send, told, clock } = await office();
    told.rcpt = 550;
    expect((await send('Uno')).status).toBe(403);
    clock.now += 60 * MINUTE;
    expect(await health()).toMatchObject({ status: 503, smtp: 'responde', fallidos: 1 });
    told.rcpt = 0;
    expect((await send('Dos')).status).toBe(200);
    expect(await health()).toMatchObject({ status: 200, entregados: 1 });
  });

  it.each([
    [552, '5.2.2', 'El buzón de la oficina está lleno.'],
    [452, '4.2.2', 'El buzón de la oficina está lleno.'],
    [550, '5.4.5', 'La oficina agotó los envíos que su servidor de correo permite.'],
    [550, '5.7.1', 'Una regla del servidor de correo impide los mensajes de este relevo.'],
  ])(
    'tras el texto, %i %s la pone en rojo con su motivo hasta que se entrega algo',
    async (code, enhanced, motivo) => {
      const { health, send, told, clock } = await office();
      told.data = says(code, `${enhanced} no`);
      expect((await send('Uno')).status).toBe(403);
      clock.now += 60 * MINUTE;
      const failing = { status: 503, estado: 'falla', motivo, smtp: 'responde' };
      expect(await health()).toMatchObject(failing);
      told.data = undefined;
      expect((await send('Dos')).status).toBe(200);
      const after = await health();
      expect(after).toMatchObject({ status: 200, estado: 'bien' });
      expect(after).not.toHaveProperty('motivo');
    },
  );

  it('dos mensajes distintos rechazados uno tras otro son falla de la oficina; el mismo dos veces, o uno largo, no', async () => {
    const { health, send, told, url } = await office();
    told.data = says(554, 'no');
    const same = requestBody(D, paramsOf(D, { descripcion: 'Uno' }));
    expect((await post(url, same)).status).toBe(422);
    expect((await post(url, same)).status).toBe(422);
    expect(await health()).toMatchObject({ status: 200, fallidos: 2 });
    told.data = says(552, '5.3.4 size');
    expect((await send('Otro, largo')).status).toBe(413);
    expect(await health()).toMatchObject({ status: 200, fallidos: 3 });
    told.data = says(554, 'no');
    expect((await send('Dos')).status).toBe(403);
    expect(await health()).toMatchObject({
      ...{ status: 503, motivo: 'El servidor de correo rechaza un mensaje tras otro.' },
    });
    told.data = undefined;
    expect((await send('Tres')).status).toBe(200);
    told.data = says(554, 'no');
    expect((await send('Cuatro')).status).toBe(422);
    expect(await health()).toMatchObject({ status: 200 });
  });

  it('si la cuenta deja de servir, lo dice al entrar, y se olvida cuando vuelve a servir', async () => {
    const { health, told, clock } = await office();
    told.connect = 554;
    expect(await health()).toMatchObject({
      status: 503,
      motivo: expect.stringContaining('no aceptó'),
    });
    told.connect = 0;
    clock.now += MINUTE;
    expect(await health()).toMatchObject({ status: 200 });
  });
});
