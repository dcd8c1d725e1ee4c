import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { needProc, processes } from '../proc';
import { startMailServer, startRelayProgram } from './office';
import { writeRelayRun, type Abuse, type RelayScene } from './results';
import { idOf, messageMaker, sendAsForm, sendGarbage, type Ending } from './senders';

const ABUSERS = 20;
/** Ten times what one address may ask for: twenty requests in ten minutes. */
const ABUSER_MS = 3000;
const NEWCOMER_MS = 7500;
const SAMPLES = 10;

/**
 * `npm run bench -- relevo`: the relay as it ships, under ten times its limits, with a mail server on the
 * loopback; and meanwhile one newcomer after another.
 */
export async function benchRelay(args: string[]): Promise<void> {
  needProc();
  // The relay is a program of its own: it ends with the bench.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '300' } } });
  const scenes: RelayScene[] = [];
  for (const abuse of ['addresses', 'networks'] as const) {
    const scene = await runScene(abuse, Number(values.seconds));
    scenes.push(scene);
    console.log(JSON.stringify({ ...scene, waitsMs: scene.waitsMs.length }));
  }
  const day = new Date().toISOString().slice(0, 10);
  writeRelayRun({ day, node: process.version.slice(1), scenes });
}

async function runScene(abuse: Abuse, seconds: number): Promise<RelayScene> {
  const mail = await startMailServer();
  const relay = await startRelayProgram(mail.port);
  const makeMessage = messageMaker();
  const memory = (): number => processes().find(({ pid }) => pid === relay.pid)?.rss ?? 0;
  const startBytes = memory();
  const end = Date.now() + seconds * 1000;
  const confirmed: string[] = [];
  const going: Promise<void>[] = [];

  const send = async (address: string, text: string): Promise<Ending> => {
    const params = makeMessage(text);
    const ending = await sendAsForm(relay.url, address, params);
    if (ending.status === '200') confirmed.push(idOf(params));
    return ending;
  };
  /** Every so long, somebody sends, whether the one before has had an answer or not. */
  const keepSending = async (everyMs: number, one: (turn: number) => Promise<void>) => {
    for (let turn = 0; Date.now() < end; turn += 1) {
      going.push(one(turn));
      await sleep(everyMs);
    }
  };

  const abusers: Ending[] = [];
  const newcomers: Ending[] = [];
  const bytes: number[] = [];
  await Promise.all([
    keepSending(ABUSER_MS / ABUSERS, async (turn) => {
      const network = turn % ABUSERS;
      const round = Math.floor(turn / ABUSERS);
      const address = `203.0.${network}.${abuse === 'networks' ? round % 256 : 7}`;
      const garbage = GARBAGE[turn % 13];
      abusers.push(
        garbage
          ? await sendGarbage(relay.url, address, garbage)
          : await send(address, 'Mentira. '.repeat(turn % 7 === 0 ? 20_000 : 10)),
      );
    }),
    keepSending(NEWCOMER_MS, async (turn) => {
      newcomers.push(await send(`198.51.${turn}.7`, 'Pidieron dinero por un trámite.'));
    }),
    (async () => {
      for (let n = 0; n < SAMPLES; n += 1) {
        await sleep((seconds * 1000) / SAMPLES);
        bytes.push(memory());
      }
    })(),
  ]);
  await Promise.all(going);
  await relay.close();
  await mail.close();

  return {
    abuse,
    seconds,
    abusers: countOf(abusers),
    newcomers: countOf(newcomers),
    waitsMs: newcomers.map(({ ms }) => Math.round(ms)),
    puzzles: Math.max(...newcomers.map(({ puzzles }) => puzzles)),
    confirmed: confirmed.length,
    arrived: confirmed.filter((id) => mail.arrived.has(id)).length,
    twice: [...mail.arrived.values()].filter((times) => times > 1).length,
    startBytes,
    bytes,
  };
}

/** What else an abuser sends, at these turns of every thirteen. */
const GARBAGE: Partial<Record<number, string>> = {
  3: '{',
  5: JSON.stringify({ template_params: 'x'.repeat(3_000_000) }),
  7: '['.repeat(100_000),
};

function countOf(endings: Ending[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of endings) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
