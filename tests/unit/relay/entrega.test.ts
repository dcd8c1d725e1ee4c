/** @jest-environment node */
import { said, type Answer } from '../http';
import { correos } from '../lib/formularios';
import {
  DENUNCIA,
  paramsOf,
  post,
  requestBody,
  SENDER,
  silence,
  TEMPLATES,
  workshop,
} from './helpers';

const { office } = workshop();
const quiet = silence();

describe('lo que llega a la oficina', () => {
  it('lo que envío llega a su buzón, campo por campo y con su asunto', async () => {
    const { url, arrived } = await office();
    const params = paramsOf('queja/servidor');
    const answer = await post(url, requestBody('queja/servidor', params));
    expect(said(answer)).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toContain('text/plain');

    const [one, ...others] = arrived;
    expect(others).toEqual([]);
    expect([one?.from, one?.to]).toEqual([SENDER, [correos.quejas]]);
    expect(one?.letter.template_params).toStrictEqual(params);
    expect(one?.letter).toMatchObject({
      template_id: TEMPLATES.queja,
      subject: 'Queja servidor público',
      from: `Formulario web <${SENDER}>`,
      to: correos.quejas,
    });
    expect(one?.mail.messageId).toMatch(/^<[0-9a-f]{64}@relevo\.example>$/);
  });

  it('un mensaje de 250 000 bytes llega igual, letra por letra', async () => {
    const { url, arrived } = await office();
    const hard = 'Línea 1\r\nlínea 2 👩🏽‍⚖️ \u202Eal revés\u202C\n.\r\n..\r\nFrom alguien \u0000 ';
    const descripcion = hard.padEnd(245_000, 'x');
    const params = paramsOf(DENUNCIA, { descripcion });
    expect((await post(url, requestBody(DENUNCIA, params))).status).toBe(200);
    expect(arrived[0]?.letter.template_params).toStrictEqual(params);
  });
});

describe('nadie lo usa para otra cosa', () => {
  it('ni con nombres que engañan al programa (__proto__) sale un dato ajeno', async () => {
    const { url, arrived } = await office();
    const body = requestBody(DENUNCIA).replace('"from_name"', '"__proto__":"ajeno","from_name"');
    await post(url, body);
    expect(body).toContain('ajeno');
    expect(arrived.map(({ raw }) => raw.toString()).join()).not.toContain('ajeno');
    expect(JSON.stringify(arrived.map(({ letter }) => letter))).not.toContain('ajeno');
  });
});

const PATIENT = { times: { connection: 5_000, whole: 15_000 } };
const message = (n: number) => paramsOf(DENUNCIA, { descripcion: `mensaje ${n}` });

describe('muchos a la vez', () => {
  it('tres salen, cuarenta esperan su turno y a los demás se les dice enseguida', async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { url, arrived } = await office(PATIENT, {
      onMailFrom: (_from, _session, done) => void opened.then(() => done()),
    });
    const refused: Answer[] = [];
    const sent = Array.from({ length: 45 }, async (_, n) => {
      const answer = await post(url, requestBody(DENUNCIA, message(n)));
      if (answer.status === 429 && refused.push(answer) === 2) open();
      return answer.status;
    });
    const statuses = await Promise.all(sent);
    expect(statuses.filter((status) => status === 200)).toHaveLength(43);
    expect(refused.map(({ headers }) => headers['retry-after'])).toEqual(['10', '10']);
    expect(arrived).toHaveLength(43);
    expect(quiet.printed()).toMatch(/ 429 denuncia cola$/m);
  });

  it('nada de lo que se respondió OK se pierde, aunque el correo falle a ratos', async () => {
    let tries = 0;
    const busy = Object.assign(new Error('espere'), { responseCode: 451 });
    const { url, arrived } = await office(PATIENT, {
      onMailFrom: (_from, _session, done) => done(tries++ % 3 === 0 ? busy : null),
    });
    const all = Array.from({ length: 120 }, (_, n) => message(n));
    const answers = await Promise.all(
      all.map((params) => post(url, requestBody(DENUNCIA, params))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([200, 429, 503]));
    const confirmed = all.filter((_, n) => statuses[n] === 200);
    const folios = arrived.map(({ letter }) => letter.template_params['folio']);
    expect(folios.sort()).toEqual(confirmed.map(({ folio }) => folio).sort());
  });
});
