/** @jest-environment node */
import { ask } from '../http';
import { DENUNCIA as D, paramsOf, post, requestBody, silence, workshop } from './helpers';
import type { RelayOptions } from '@/scripts/relay/server';

const { smtp, relay } = workshop();
silence();

const says = (responseCode: number) => Object.assign(new Error('no'), { responseCode });
const MINUTE = 60_000;

async function office(options: Partial<RelayOptions> = {}) {
  const told = { connect: 0, rcpt: 0, logins: 0 };
  const server = await smtp({
    onConnect(_session, done) {
      told.logins += 1;
      done(told.connect ? says(told.connect) : undefined);
    },
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
  return { told, clock, url, health, send, arrived: server.arrived };
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
    expect(arrived).toHaveLength(2);
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
    expect([told.logins, arrived]).toEqual([3, []]);
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
});
