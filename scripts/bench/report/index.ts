import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { medianOf, ratioOf, readPagesRun, type Measured, type PagesRun } from '../pages/results';
import { readRelayRun, type RelayRun } from '../relay/results';
import {
  findRow,
  PUBLISHED,
  readRun,
  toolNames,
  TOOLS,
  type Row,
  type Run,
  type Scenario,
} from '../results';
import { bars } from './bars';
import { chart, type Series } from './chart';
import { markdown } from './markdown';

const DOCS = 'docs';
const FOLDER = path.join(DOCS, 'rendimiento');
const RELAY = path.join(FOLDER, 'relevo.json');
const PAGES = path.join(FOLDER, 'paginas.json');

/**
 * Everything that is published of the runs.
 * @returns file → text, from the project's root; the same for the same run
 */
export function reportFiles(
  run: Run,
  relevo?: RelayRun,
  paginas?: PagesRun,
): Record<string, string> {
  const time = ({ measure }: Row) => measure && measure.wallMs / 1000;
  const memory = ({ measure }: Row) => measure && measure.peakBytes / 1024 ** 3;
  const xLabel = 'Press releases';
  const full = (value: (row: Row) => number | undefined) =>
    toolNames.map((tool) => series(run, tool, 'full', TOOLS[tool], value));
  return {
    [path.join(DOCS, 'rendimiento.md')]: markdown(run, relevo, paginas),
    [PUBLISHED]: `${JSON.stringify(run, null, 2)}\n`,
    ...(relevo && { [RELAY]: `${JSON.stringify(relevo, null, 2)}\n` }),
    ...(paginas && pagesFiles(paginas)),
    [path.join(FOLDER, 'time.svg')]: chart({
      title: 'A build from nothing',
      xLabel,
      yLabel: 'Seconds',
      series: full(time),
    }),
    [path.join(FOLDER, 'memory.svg')]: chart({
      title: 'Peak memory of a build from nothing, all processes',
      xLabel,
      yLabel: 'GB',
      series: full(memory),
    }),
    [path.join(FOLDER, 'change.svg')]: chart({
      title: 'What a change costs this site',
      xLabel,
      yLabel: 'Seconds',
      series: [
        series(run, 'own', 'full', 'From nothing', time),
        series(run, 'next', 'full', 'Next alone', time),
        series(run, 'own', 'template', 'Template changed', time),
        series(run, 'own', 'more', 'One more release', time),
        series(run, 'own', 'again', 'Nothing changed', time),
      ],
    }),
  };
}

/** `npm run bench -- report`: writes docs/rendimiento from the last runs; what was not run here stays. */
export async function writeReport(): Promise<void> {
  const run = readRun() ?? readRun(PUBLISHED);
  const relevo = readRelayRun() ?? readRelayRun(RELAY);
  const paginas = readPagesRun() ?? readPagesRun(PAGES);
  if (!run) throw new Error('There is no run to report. First: npm run bench -- build');
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, text] of Object.entries(reportFiles(run, relevo, paginas))) {
    writeFileSync(file, text);
    console.log(file);
  }
}

/** What is published of the pages' run beside the tables. */
function pagesFiles(run: PagesRun): Record<string, string> {
  const measured = run.pages.filter(({ samples }) => samples.length > 0);
  const drawn = (value: (page: Measured) => number) =>
    measured.map((page) => ({ name: page.name, who: page.who, value: value(page) }));
  return {
    [PAGES]: `${JSON.stringify(run, null, 2)}\n`,
    [path.join(FOLDER, 'lcp.svg')]: bars({
      title: 'Largest paint on a phone with slow 4G, divided by the floor’s',
      bars: drawn((page) => ratioOf(run, page)),
      print: (value) => value.toFixed(2),
    }),
    [path.join(FOLDER, 'bytes.svg')]: bars({
      title: 'KB of a first visit',
      bars: drawn((page) => medianOf(page, 'bytes') / 1024),
      print: (value) => value.toFixed(0),
    }),
  };
}

function series(
  run: Run,
  tool: keyof typeof TOOLS,
  scenario: Scenario,
  name: string,
  value: (row: Row) => number | undefined,
): Series {
  const points = sizesOf(run).flatMap((size): [number, number][] => {
    const row = findRow(run, tool, size, scenario);
    const y = row && value(row);
    return y === undefined ? [] : [[size, y]];
  });
  return { name, points, dashed: tool !== 'own' };
}

const sizesOf = (run: Run) => [...new Set(run.rows.map(({ size }) => size))].sort((a, b) => a - b);
