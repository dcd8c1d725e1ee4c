import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Place } from '../make/emit/hosts/place';
import { toNginx } from '../make/emit/hosts/nginx';
import { placesOf, projectOptions } from '../make/places';
import { readHostRules } from '../serve/settings';
import { freePort, startServer } from '../hosts/start';
import { BENCH, newRun, PUBLISHED, readRun, writeRun, type ServedRow } from './results';

const FOLDER = path.join(BENCH, 'servidores');
/** Many and short: what else the machine does falls on both of a round alike. */
const ROUNDS = 25;
const SECONDS = 1;
const CONNECTIONS = 16;

/** What is asked for: an address of the site, its file and the copy that a browser gets. */
interface Asked {
  what: string;
  address: string;
  file: string;
}
interface Sample {
  rps: number;
  p99Ms: number;
}

/**
 * `npm run bench -- servidores`: nginx with `out/` and its written configuration, and the same nginx with
 * bare files of the same sizes and nginx's own defaults, in turns; the medians go into the report.
 * @throws without nginx, wrk or a built site, and when an answer is not 200
 */
export async function benchServers(): Promise<void> {
  const places = placesOf(projectOptions());
  const rules = await readHostRules(places.hostRules);
  rmSync(FOLDER, { recursive: true, force: true });
  const bare = path.join(FOLDER, 'desnudo');
  mkdirSync(bare, { recursive: true });
  const asked = choose(places.out);
  for (const { what, file } of asked) cpSync(path.join(places.out, file), path.join(bare, what));

  const [port, barePort] = [await freePort(), await freePort()];
  const place: Place = {
    host: 'localhost',
    root: places.out,
    logs: FOLDER,
    listen: { ip: '127.0.0.1', port },
  };
  const servers = [
    await startServer('nginx', {
      folder: path.join(FOLDER, 'sitio'),
      port,
      config: toNginx(rules, place),
    }),
    await startServer('nginx', {
      folder: path.join(FOLDER, 'archivos'),
      port: barePort,
      config: `sendfile on;\nserver {\n  listen 127.0.0.1:${barePort};\n  root ${bare};\n  access_log ${FOLDER}/archivos.log;\n}\n`,
    }),
  ];
  try {
    const rows: ServedRow[] = [];
    for (const { what, address, file } of asked) {
      const own: Sample[] = [];
      const others: Sample[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        own.push(await load(`http://127.0.0.1:${port}${address}`));
        others.push(await load(`http://127.0.0.1:${barePort}/${what}`));
      }
      const row = summary(what, statSync(path.join(places.out, file)).size, own, others);
      console.log(`${what}: ${row.ratio.toFixed(2)}`);
      rows.push(row);
    }
    const run = readRun() ?? readRun(PUBLISHED) ?? newRun();
    writeRun({
      ...run,
      servers: { day: new Date().toISOString().slice(0, 10), rounds: ROUNDS, rows },
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** A page, and the longest picture and document. */
function choose(out: string): Asked[] {
  const drawn = bySize(path.join(out, 'ilustraciones'), '.svg').at(-1);
  const pdf = bySize(path.join(out, 'static', 'pdf'), '.pdf').at(-1);
  if (!drawn || !pdf) throw new Error('out/ has no picture or no document to ask for.');
  return [
    { what: 'page', address: '/sindico/', file: 'sindico/index.html.br' },
    { what: 'picture', address: `/ilustraciones/${drawn}`, file: `ilustraciones/${drawn}.br` },
    {
      what: 'document',
      address: `/static/pdf/${encodeURIComponent(pdf)}`,
      file: `static/pdf/${pdf}`,
    },
  ];
}

const bySize = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, size: statSync(path.join(folder, name)).size }))
    .sort((a, b) => a.size - b.size || a.name.localeCompare(b.name))
    .map(({ name }) => name);

/** Asks for one address without a pause, as a browser would. */
async function load(url: string): Promise<Sample> {
  const { stdout } = await promisify(execFile)('wrk', [
    '--latency',
    ...['-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`],
    ...['-H', 'Accept-Encoding: br', url],
  ]);
  return readWrk(stdout);
}

const UNITS: Record<string, number> = { us: 1 / 1000, ms: 1, s: 1000 };

/**
 * What wrk says of a load.
 * @throws when some answer was no 200, or it says something else
 */
export function readWrk(text: string): Sample {
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(`Not every answer was a 200:\n${text}`);
  const rps = /^Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1];
  const [, late, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s)/m.exec(text) ?? [];
  if (!rps || !late) throw new Error(`wrk says something else:\n${text}`);
  return { rps: Number(rps), p99Ms: Number(late) * (UNITS[unit] ?? NaN) };
}

/** Medians, and that of each round's ratio: a busy moment falls on both. */
function summary(what: string, bytes: number, own: Sample[], bare: Sample[]): ServedRow {
  return {
    what,
    bytes,
    ratio: median(own.map(({ rps }, round) => rps / (bare[round]?.rps ?? NaN))),
    own: { rps: median(own.map(({ rps }) => rps)), p99Ms: median(own.map(({ p99Ms }) => p99Ms)) },
    bare: {
      rps: median(bare.map(({ rps }) => rps)),
      p99Ms: median(bare.map(({ p99Ms }) => p99Ms)),
    },
  };
}

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 ? high : (low + high) / 2;
};
