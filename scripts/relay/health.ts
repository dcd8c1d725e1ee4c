import { officeFault, type DeliveryOutcome, type Mail } from './deliver';

const FRESH_MS = 60_000;
const REFUSES = 'El servidor de correo rechaza un mensaje tras otro.';
const HOUR_MS = 60 * 60_000;

const hourOf = (when: number): string =>
  new Date(when - (when % HOUR_MS)).toISOString().replace(':00.000', '');

/** Keeps whether messages are delivered, for `/salud`: nothing of any message. */
export function createHealth({ verify }: Pick<Mail, 'verify'>, now: () => Date) {
  const clock = () => now().getTime();
  const since = clock();
  let [delivered, failed] = [0, 0];
  let last: number | undefined;
  /** Why nothing would arrive, until a message is delivered. */
  let motivo: string | undefined;
  /** Of the last message that was refused without more reason, until one is delivered. */
  let refused: string | undefined;
  /** The same, of the last login. */
  let door: string | undefined;
  let answers = false;
  let tried = -Infinity;
  let asking: Promise<DeliveryOutcome> | undefined;

  function hear(status: DeliveryOutcome['status']): void {
    tried = clock();
    answers = status !== 503 && status !== 504;
  }

  /** Asks the SMTP server, which sends nothing; simultaneous questions are joined. */
  async function ask(): Promise<DeliveryOutcome> {
    asking ??= verify().finally(() => (asking = undefined));
    const outcome = await asking;
    door = outcome.motivo;
    hear(outcome.status);
    return outcome;
  }

  return {
    ask,
    /**
     * Notes how a delivery ended; a message that the full queue did not take was never tried. A second refusal
     * in a row, of another message, is no fault of the messages.
     * @param id of the message, as a hash
     */
    note(outcome: DeliveryOutcome, id: string): DeliveryOutcome {
      const isAgain = outcome.status === 422 && refused !== undefined && refused !== id;
      const ended = isAgain ? officeFault(REFUSES, outcome.kind ?? '') : outcome;
      if (ended.status !== 429) hear(ended.status);
      if (ended.status === 200) {
        [delivered, last] = [delivered + 1, clock()];
        motivo = door = refused = undefined;
      } else failed += 1;
      motivo = ended.motivo ?? motivo;
      if (outcome.status === 422) refused = id;
      return ended;
    },
    /** Returns the answer of `/salud`: 503 while messages are not delivered. */
    async tell(): Promise<{ status: 200 | 503; text: string }> {
      if (clock() - tried >= FRESH_MS) await ask();
      const why = motivo ?? door;
      const well = answers && why === undefined;
      return {
        status: well ? 200 : 503,
        text: `${JSON.stringify({
          estado: well ? 'bien' : 'falla',
          ...(why && { motivo: why }),
          smtp: answers ? 'responde' : 'no responde',
          ultimaEntrega: last === undefined ? null : hourOf(last),
          entregados: delivered,
          fallidos: failed,
          desde: hourOf(since),
        })}\n`,
      };
    },
  };
}
