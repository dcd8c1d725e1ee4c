import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Measure } from './measure';

/** Everything that the bench makes; safe to delete. */
export const BENCH = path.resolve('.cache', 'bench');
const STORE = path.join(BENCH, 'build.json');

/** Who builds, in the order of tables and plots. */
export const TOOLS = {
  own: 'This site',
  next: 'Next alone',
  astro: 'Astro',
  eleventy: 'Eleventy',
  hugo: 'Hugo',
} as const;
export type Tool = keyof typeof TOOLS;
export const toolNames = Object.keys(TOOLS) as Tool[];

export const SCENARIOS = {
  full: 'from nothing',
  again: 'nothing changed',
  more: 'one more release',
  template: 'a template changed',
  check: '`npm run check`, first',
  recheck: '`npm run check`, again',
} as const;
export type Scenario = keyof typeof SCENARIOS;

/** What a build said or left, besides what it took. */
export interface Outcome {
  files?: number;
  bytes?: number;
  /** Pages of the site, and those that Next was asked for. */
  pages?: number;
  asked?: number;
  steps?: { name: string; ms: number }[];
}

export interface Row {
  tool: Tool;
  size: number;
  scenario: Scenario;
  measure?: Measure;
  outcome?: Outcome;
  /** Why there are no figures. */
  why?: string;
}

/** What nginx sends of `out/`, beside a bare file of the same size. */
export interface ServedRow {
  what: string;
  bytes: number;
  /** Requests a second of the site divided by those of the bare file, in turns. */
  ratio: number;
  own: { rps: number; p99Ms: number };
  bare: { rps: number; p99Ms: number };
}

export interface Run {
  /** ISO day. */
  day: string;
  cores: number;
  versions: Partial<Record<string, string>>;
  rows: Row[];
  /** Of another day than the builds. */
  servers?: { day: string; rounds: number; rows: ServedRow[] };
}

/** The run of a file: the one last begun here, unless it is another. */
export function readRun(file = STORE): Run | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Run) : undefined;
}

/** Where the report keeps the run that it was written from. */
export const PUBLISHED = path.join('docs', 'rendimiento', 'run.json');

/** Whole or not at all: a run killed while writing keeps what it had. */
export function writeRun(run: Run): void {
  mkdirSync(BENCH, { recursive: true });
  writeFileSync(`${STORE}.new`, JSON.stringify(run, null, 2));
  renameSync(`${STORE}.new`, STORE);
}

export const newRun = (): Run => ({
  day: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  versions: { Node: process.version.slice(1) },
  rows: [],
  // Builds and servers are measured apart.
  ...served(readRun(PUBLISHED)),
});

const served = (run?: Run): Pick<Run, 'servers'> => (run?.servers ? { servers: run.servers } : {});

/** Puts a row in the place of an earlier one of the same kind. */
export function record(run: Run, row: Row): void {
  const same = ({ tool, size, scenario }: Row) =>
    tool === row.tool && size === row.size && scenario === row.scenario;
  run.rows = [...run.rows.filter((one) => !same(one)), row];
  writeRun(run);
}

export const findRow = (run: Run, tool: Tool, size: number, scenario: Scenario) =>
  run.rows.find((row) => row.tool === tool && row.size === size && row.scenario === scenario);
