/** @jest-environment node */
import type { Answer } from '../http';
import { DENUNCIA as D, paramsOf, post, requestBody, silence, workshop } from './helpers';

const { office } = workshop();
const quiet = silence();

const PATIENT = { times: { connection: 5_000, whole: 15_000 } };
const message = (n: number) => paramsOf(D, { descripcion: `mensaje ${n}` });

describe('muchos a la vez', () => {
  it('tres salen, cuarenta esperan su turno y a los demás se les dice enseguida', async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const { url, arrived } = await office(PATIENT, {
      onMailFrom: (_from, _session, done) => void opened.then(() => done()),
    });
    const refused: Answer[] = [];
    const sent = Array.from({ length: 45 }, async (_, n) => {
      const answer = await post(url, requestBody(D, message(n)));
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
    const answers = await Promise.all(all.map((params) => post(url, requestBody(D, params))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([200, 429, 503]));
    const confirmed = all.filter((_, n) => statuses[n] === 200);
    const folios = arrived.map(({ letter }) => letter.template_params['folio']);
    expect(folios.sort()).toEqual(confirmed.map(({ folio }) => folio).sort());
  });
});
