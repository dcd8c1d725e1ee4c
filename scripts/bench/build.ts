import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { needProc } from './proc';
import { makeTemplate, ownScenes } from './own';
import { installPeer, peerScenes } from './peers';
import { gb, seconds } from './report/units';
import {
  BENCH,
  findRow,
  newRun,
  readRun,
  record,
  SCENARIOS,
  toolNames,
  TOOLS,
  type Row,
  type Run,
  type Tool,
  writeRun,
} from './results';
import { measureGroup, SCENES } from './group';
import type { Template } from './template';

const TEMPLATE = path.join(BENCH, 'template.json');
const SIZES = [10, 100, 1000, 10_000];

/**
 * `npm run bench -- build`: builds archives of several sizes with this site's own build and with its
 * peers, one after another. Each measurement is kept at once; a tool that fails costs its own rows.
 */
export async function benchBuild(args: string[]): Promise<void> {
  needProc();
  // Builds run in sessions of their own: they end with the bench.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  const { sizes, tools, resume } = optionsOf(args);
  const run = (resume && readRun()) || begin();
  const groups = sizes.flatMap((size) => tools.map((tool) => ({ tool, size })));
  const total = groups.reduce((sum, { tool }) => sum + SCENES[tool].length, 0);
  let done = 0;
  const say = (row: Row) => console.log(`[${++done}/${total}] ${describe(row)}`);

  const template = once(takeTemplate);
  const ready = Object.fromEntries(
    toolNames.map((tool) => [tool, once(() => makeReady(tool, run))]),
  ) as Record<Tool, () => Promise<void>>;

  for (const { tool, size } of groups) {
    const kept = SCENES[tool].map((scenario) => findRow(run, tool, size, scenario));
    if (kept.every((row) => row?.measure)) {
      kept.forEach((row) => row && say(row));
      continue;
    }
    const fault = await ready[tool]().then(
      () => undefined,
      (error: Error) => error.message,
    );
    await measureGroup(
      { tool, size },
      async () => (tool === 'own' ? ownScenes(size) : peerScenes(tool, size, await template())),
      fault,
      (row) => {
        record(run, row);
        say(row);
      },
    );
  }
  const failed = run.rows.filter(({ why }) => why).length;
  console.log(
    `${failed === 0 ? 'All' : `${failed} without figures; the rest`} measured. Next: npm run bench -- report`,
  );
}

function optionsOf(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: SIZES.join(',') },
      tools: { type: 'string', default: toolNames.join(',') },
      resume: { type: 'boolean', default: false },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error(`--sizes are whole numbers with commas between them, not «${values.sizes}».`);
  const tools = values.tools.split(',') as Tool[];
  const unknown = tools.find((tool) => !toolNames.includes(tool));
  if (unknown) throw new Error(`There is no «${unknown}»; --tools are ${toolNames.join(', ')}.`);
  return { sizes, tools, resume: values.resume };
}

function begin(): Run {
  rmSync(TEMPLATE, { force: true });
  const run = newRun();
  writeRun(run);
  return run;
}

async function takeTemplate(): Promise<Template> {
  if (!existsSync(TEMPLATE)) {
    console.log('Taking the template from a small build of this site …');
    writeFileSync(TEMPLATE, JSON.stringify(await makeTemplate()));
  }
  return JSON.parse(readFileSync(TEMPLATE, 'utf8')) as Template;
}

async function makeReady(tool: Tool, run: Run): Promise<void> {
  if (tool !== 'own') run.versions[TOOLS[tool]] = await installPeer(tool);
}

/** A function that does its work, or fails, only once. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}

function describe({ tool, size, scenario, measure, why }: Row): string {
  const what = `${TOOLS[tool]}, ${size}, ${SCENARIOS[scenario]}`;
  if (!measure) return `${what}: ${why}`;
  return `${what}: ${seconds(measure.wallMs)} s, ${gb(measure.peakBytes)} GB`;
}
