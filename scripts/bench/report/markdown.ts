import {
  findRow,
  SCENARIOS,
  toolNames,
  TOOLS,
  type Row,
  type Run,
  type Scenario,
} from '../results';
import type { PagesRun } from '../pages/results';
import type { RelayRun } from '../relay/results';
import { HOW, WHAT } from './prose';
import { pagesSection } from './pages';
import { relaySection } from './relay';
import { table } from './table';
import { count, gb, mb, ratio, seconds } from './units';

/** docs/rendimiento.md, whole: whatever is said by hand would not be true of the next run. */
export function markdown(run: Run, relevo?: RelayRun, paginas?: PagesRun): string {
  const sizes = [...new Set(run.rows.map(({ size }) => size))].sort((a, b) => a - b);
  return `${[
    '# What a page and a build take',
    '<!-- Written by `npm run bench -- report`. -->',
    ...(paginas ? pagesSection(paginas) : []),
    '## Builds',
    intro(run),
    '## From nothing',
    '«÷ Next» is the time, and the CPU time, divided by those of Next alone at the same size in the same run: machines differ, the ratio hardly does.',
    fromNothing(run, sizes),
    '![Time by number of releases, each tool a line.](rendimiento/time.svg)',
    '![Peak memory by number of releases, each tool a line.](rendimiento/memory.svg)',
    '## After a change',
    '«÷ full» is the time divided by that of the same tool from nothing; «asked» is how many pages Next was asked for.',
    afterChange(run, sizes),
    '![What each kind of change costs, by number of releases.](rendimiento/change.svg)',
    '## The check',
    'What `npm run check` takes, which reads and validates all of the content: without any cache, and once more.',
    check(run, sizes),
    ...steps(run, sizes),
    ...faults(run),
    ...served(run),
    WHAT,
    ...(relevo ? relaySection(relevo) : []),
    HOW,
  ].join('\n\n')}\n`;
}

function intro({ day, cores, versions, rows }: Run): string {
  const measured = rows.flatMap(({ measure }) => measure ?? []);
  const shares = measured.map(({ othersMs, wallMs }) => othersMs / (wallMs * cores));
  const most = Math.round(100 * Math.max(0, ...shares));
  const median = Math.round(100 * (shares.sort((a, b) => a - b)[shares.length >> 1] ?? 0));
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const memory = measured.some((one) => one.memory === 'RSS')
    ? 'resident memory (RSS), in which what processes share counts for each'
    : 'proportional memory (PSS), in which what processes share counts once';
  return `Measured on ${day}, with ${cores} cores. Other programs took ${median} % of the machine in the middle measurement and ${most} % in the worst. ${names.join(', ')}.${most >= BUSY ? `\n\n**The machine was busy with other things: neither times nor their ratios can be relied on, and CPU times are too high. Measure again on a quiet one.**` : ''}

Memory is the most that a command and every process that it started held together at one moment: ${memory}, looked at some 20 times a second. The releases are invented by \`scripts/bench/releases.ts\`, always the same.`;
}

/** From this share of the machine on, in percent, others spoil a measurement. */
const BUSY = 15;

const FROM_NOTHING = [
  'Releases:',
  'Tool',
  'Time ÷ Next:',
  'CPU ÷ Next:',
  'Time, s:',
  'CPU, s:',
  'Memory, GB:',
  'Files:',
  'MB:',
];

function fromNothing(run: Run, sizes: number[]): string {
  const rows = sizes.flatMap((size) => {
    const next = findRow(run, 'next', size, 'full')?.measure;
    return toolNames.flatMap((tool) => {
      const row = findRow(run, tool, size, 'full');
      if (!row?.measure) return [];
      const { wallMs, cpuMs, peakBytes } = row.measure;
      return [
        [
          count(size),
          TOOLS[tool],
          next ? ratio(wallMs / next.wallMs) : '',
          next ? ratio(cpuMs / next.cpuMs) : '',
          seconds(wallMs),
          seconds(cpuMs),
          gb(peakBytes),
          maybe(row.outcome?.files, count),
          maybe(row.outcome?.bytes, mb),
        ],
      ];
    });
  });
  return table(FROM_NOTHING, rows);
}

function afterChange(run: Run, sizes: number[]): string {
  const changes: Scenario[] = ['again', 'more', 'template'];
  const rows = sizes.flatMap((size) =>
    toolNames.flatMap((tool) => {
      const full = findRow(run, tool, size, 'full')?.measure;
      return changes.flatMap((scenario) => {
        const row = findRow(run, tool, size, scenario);
        if (!row?.measure || !full) return [];
        const { wallMs, cpuMs, peakBytes } = row.measure;
        return [
          [
            count(size),
            TOOLS[tool],
            SCENARIOS[scenario],
            ratio(wallMs / full.wallMs),
            seconds(wallMs),
            seconds(cpuMs),
            gb(peakBytes),
            maybe(row.outcome?.asked, count),
          ],
        ];
      });
    }),
  );
  const head = ['Releases:', 'Tool', 'Change', 'Time ÷ full:', 'Time, s:', 'CPU, s:'];
  return table([...head, 'Memory, GB:', 'Asked:'], rows);
}

function check(run: Run, sizes: number[]): string {
  const rows = sizes.flatMap((size) => {
    const [first, again] = (['check', 'recheck'] as const).map(
      (scenario) => findRow(run, 'own', size, scenario)?.measure,
    );
    if (!first || !again) return [];
    const peak = Math.max(first.peakBytes, again.peakBytes);
    return [[count(size), seconds(first.wallMs), seconds(again.wallMs), mb(peak)]];
  });
  return table(['Releases:', 'First, s:', 'Again, s:', 'Memory, MB:'], rows);
}

/** Where the time of a build from nothing goes. */
function steps(run: Run, sizes: number[]): string[] {
  const builds = sizes.map((size) => findRow(run, 'own', size, 'full')?.outcome?.steps ?? []);
  const names = [...new Set(builds.flatMap((build) => build.map(({ name }) => name)))];
  if (names.length === 0) return [];
  const rows = names.map((name) => [
    name,
    ...builds.map((build) => maybe(build.find((step) => step.name === name)?.ms, seconds)),
  ]);
  const head = ['Step', ...sizes.map((size) => `${count(size)}:`)];
  return ['## Steps of this site’s build', 'Seconds, by number of releases.', table(head, rows)];
}

/** What nginx does with the site. */
function served({ servers }: Run): string[] {
  if (!servers) return [];
  const rows = servers.rows.map(({ what, bytes, ratio: share, own, bare }) => [
    what,
    count(bytes),
    ratio(share),
    count(Math.round(own.rps)),
    count(Math.round(bare.rps)),
    ratio(own.p99Ms),
    ratio(bare.p99Ms),
    ratio(own.p99Ms / bare.p99Ms),
  ]);
  const head = ['What', 'Bytes:', 'Site ÷ bare:', 'Site, req/s:', 'Bare, req/s:'];
  return [
    '## Under load',
    `Measured on ${servers.day}: nginx with \`out/\` and the configuration that the build writes, beside the same nginx with a bare file of the same bytes and nginx’s own defaults (which keep a log; ours does too), one worker each, in turns, wrk on the same machine. Medians of ${servers.rounds} rounds of a second; «÷» is that of each round’s own ratio. «p99» is what 99 of 100 answers took at most, with 16 connections that never rest.`,
    table([...head, 'Site p99, ms:', 'Bare p99, ms:', 'p99 ÷ bare:'], rows),
  ];
}

/** No row vanishes: those without figures say why. */
function faults({ rows }: Run): string[] {
  const said = rows.flatMap(({ tool, size, scenario, why }: Row) =>
    why ? [[TOOLS[tool], count(size), SCENARIOS[scenario], firstLine(why)]] : [],
  );
  if (said.length === 0) return [];
  return ['## Without figures', table(['Tool', 'Releases:', 'What', 'Why'], said)];
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').replaceAll('|', '/').slice(0, 120);
const maybe = (value: number | undefined, print: (value: number) => string) =>
  value === undefined ? '' : print(value);
