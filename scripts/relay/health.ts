import type { Mail, DeliveryOutcome } from './deliver';

const FRESH_MS = 60_000;
const HOUR_MS = 60 * 60_000;

const hourOf = (when: number): string =>
  new Date(when - (when % HOUR_MS)).toISOString().replace(':00.000', '');

/** Keeps whether messages are delivered, for `/salud`: nothing of any message. */
export function createHealth({ verify }: Pick<Mail, 'verify'>, now: () => Date) {
  const clock = () => now().getTime();
  const since = clock();
  let [delivered, failed] = [0, 0];
  let last: number | undefined;
  let refused = false;
  let answers = false;
  let tried = -Infinity;
  let asking: Promise<DeliveryOutcome> | undefined;

  /** A refusal of the message itself (422) comes from a server that works. */
  function hear(status: DeliveryOutcome['status']): void {
    tried = clock();
    answers = status === 200 || status === 422;
  }

  /** Asks the SMTP server, which sends nothing; simultaneous questions are joined. */
  async function ask(): Promise<DeliveryOutcome> {
    asking ??= verify().finally(() => (asking = undefined));
    const outcome = await asking;
    hear(outcome.status);
    return outcome;
  }

  return {
    ask,
    /** Notes how a delivery ended; a message that the full queue did not take was never tried. */
    note({ status }: DeliveryOutcome): void {
      if (status !== 429) hear(status);
      if (status === 403) refused = true;
      if (status !== 200) failed += 1;
      else [delivered, last, refused] = [delivered + 1, clock(), false];
    },
    /** Returns the answer of `/salud`: 503 while messages are not delivered. */
    async tell(): Promise<{ status: 200 | 503; text: string }> {
      if (clock() - tried >= FRESH_MS) await ask();
      const well = answers && !refused;
      return {
        status: well ? 200 : 503,
        text: `${JSON.stringify({
          estado: well ? 'bien' : 'falla',
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
