import { setTimeout as sleep } from 'node:timers/promises';
import type { Abuse } from './results';
import { messageMaker, sendAsForm, sendBytes, sendOnce, idOf, type Ending } from './senders';

/** What a run of them did. */
export interface Abused {
  endings: Ending[];
  /** Message-IDs of what was answered `OK`. */
  confirmed: string[];
}

const ABUSERS = 20;
/** Ten times what one address may ask for: twenty requests in ten minutes. */
const EACH_MS = 3000;
/** What else they send, at these turns of every thirteen. */
const GARBAGE: Partial<Record<number, string>> = {
  3: '{',
  5: JSON.stringify({ template_params: 'x'.repeat(3_000_000) }),
  7: '['.repeat(100_000),
};

/** Twenty that abuse a relay for so long. Each works on one message at a time, and sends others meanwhile. */
async function abuse(url: string, how: Abuse, seconds: number): Promise<Abused> {
  const makeMessage = messageMaker();
  const end = Date.now() + seconds * 1000;
  const confirmed: string[] = [];
  const going: Promise<Ending>[] = [];
  const working = new Set<number>();

  async function send(abuser: number, address: string, text: string): Promise<Ending> {
    const params = makeMessage(text);
    const busy = working.has(abuser);
    working.add(abuser);
    const ending = await (busy ? sendOnce : sendAsForm)(url, address, params);
    if (!busy) working.delete(abuser);
    if (ending.status === '200') confirmed.push(idOf(params));
    return ending;
  }

  for (let turn = 0; Date.now() < end; turn += 1) {
    const abuser = turn % ABUSERS;
    const round = Math.floor(turn / ABUSERS);
    const address = `203.0.${abuser}.${how === 'networks' ? round % 256 : 7}`;
    const garbage = GARBAGE[turn % 13];
    const text = 'Mentira. '.repeat(turn % 7 === 0 ? 20_000 : 10);
    going.push(garbage ? sendBytes(url, address, garbage) : send(abuser, address, text));
    await sleep(EACH_MS / ABUSERS);
  }
  return { endings: await Promise.all(going), confirmed };
}

const [url = '', how = '', seconds = ''] = process.argv.slice(2);
process.send?.(await abuse(url, how as Abuse, Number(seconds)), () => process.disconnect());
