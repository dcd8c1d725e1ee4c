import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { machineCpuMs, needProc, processes, reapedCpuMs, treeOf } from '../proc';
import type { Abused } from './abusers';
import { startMailServer, startRelayProgram } from './office';
import { writeRelayRun, type Abuse, type RelayScene } from './results';
import { idOf, messageMaker, sendAsForm, type Ending } from './senders';

const NEWCOMER_MS = 7500;
const SAMPLES = 10;

/**
 * `npm run bench -- relevo`: the relay as it ships, under ten times its limits, with a mail server on the
 * loopback; and meanwhile one newcomer after another.
 */
export async function benchRelay(args: string[]): Promise<void> {
  needProc();
  // Relay and abusers are programs of their own: they end with the bench.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '300' } } });
  const scenes: RelayScene[] = [];
  for (const abuse of ['addresses', 'networks'] as const) {
    const scene = await runScene(abuse, Number(values.seconds));
    scenes.push(scene);
    console.log(JSON.stringify(scene));
  }
  const day = new Date().toISOString().slice(0, 10);
  writeRelayRun({ day, node: process.version.slice(1), scenes });
}

async function runScene(abuse: Abuse, seconds: number): Promise<RelayScene> {
  const mail = await startMailServer();
  const relay = await startRelayProgram(mail.port);
  const memory = (): number => processes().find(({ pid }) => pid === relay.pid)?.rss ?? 0;
  const startBytes = memory();
  const before = spent();
  const started = performance.now();
  const [abused, come, bytes] = await Promise.all([
    runAbusers(relay.url, abuse, seconds),
    receiveNewcomers(relay.url, seconds),
    sample(memory, seconds),
  ]);
  const after = spent();
  const wallMs = performance.now() - started;
  const othersMs = after.machine - before.machine - (after.own - before.own);
  await relay.close();
  await mail.close();
  const confirmed = [...abused.confirmed, ...come.confirmed];
  return {
    abuse,
    seconds,
    abusers: countOf(abused.endings),
    newcomers: countOf(come.endings),
    waitsMs: come.endings.map(({ ms }) => Math.round(ms)),
    puzzles: Math.max(...come.endings.map(({ puzzles }) => puzzles)),
    confirmed: confirmed.length,
    arrived: confirmed.filter((id) => mail.arrived.has(id)).length,
    twice: [...mail.arrived.values()].filter((times) => times > 1).length,
    startBytes,
    bytes,
    others: Math.max(0, othersMs / (wallMs * availableParallelism())),
  };
}

/** In a program of its own: their work takes nothing of whoever else sends, but the machine. */
async function runAbusers(url: string, abuse: Abuse, seconds: number): Promise<Abused> {
  const args = [url, abuse, String(seconds)];
  const child = fork('scripts/bench/relay/abusers.ts', args, { execArgv: ['--import', 'tsx'] });
  const stop = (): void => void child.kill('SIGKILL');
  process.once('exit', stop);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The abusers ended with code ${code}.`);
  });
  const [abused] = (await Promise.race([once(child, 'message'), failed])) as [Abused];
  process.off('exit', stop);
  return abused;
}

/** Every so long somebody comes from a network of their own, and sends once. */
async function receiveNewcomers(url: string, seconds: number): Promise<Abused> {
  const makeMessage = messageMaker();
  const end = Date.now() + seconds * 1000;
  const confirmed: string[] = [];
  const going: Promise<Ending>[] = [];
  for (let turn = 0; Date.now() < end; turn += 1) {
    const params = makeMessage('Pidieron dinero por un trámite.');
    const sending = sendAsForm(url, `198.51.${turn}.7`, params);
    going.push(sending);
    void sending.then(({ status }) => status === '200' && confirmed.push(idOf(params)));
    await sleep(NEWCOMER_MS);
  }
  return { endings: await Promise.all(going), confirmed };
}

async function sample(read: () => number, seconds: number): Promise<number[]> {
  const values: number[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    await sleep((seconds * 1000) / SAMPLES);
    values.push(read());
  }
  return values;
}

/** CPU that the machine has spent, and of it this program with all that it started. */
function spent() {
  const tree = treeOf(processes(), process.pid, new Set());
  const own = tree.reduce((sum, { cpuMs }) => sum + cpuMs, reapedCpuMs());
  return { machine: machineCpuMs(), own };
}

function countOf(endings: Ending[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of endings) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
