import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BENCH } from '../results';

const STORE = path.join(BENCH, 'relevo.json');

/** Who abuses the relay. */
export const ABUSES = {
  addresses: 'twenty addresses, each of its own network',
  networks: 'twenty networks whole (/24), each request from another address',
} as const;
export type Abuse = keyof typeof ABUSES;

/** What a relay did under abuse. */
export interface RelayScene {
  abuse: Abuse;
  seconds: number;
  /** How the abusers' requests ended: a status, or that the connection was cut. */
  abusers: Record<string, number>;
  /** One newcomer after another, each once: as above, and how long each waited, work included. */
  newcomers: Record<string, number>;
  waitsMs: number[];
  /** The most puzzles that a newcomer was asked for. */
  puzzles: number;
  /** Messages that were answered `OK`, those of them that the mail server has, and those twice. */
  confirmed: number;
  arrived: number;
  twice: number;
  /** Resident memory of the relay: as it starts, and at the end of each tenth of the time. */
  startBytes: number;
  bytes: number[];
  /** The share of the machine that other programs took: what makes the waits longer than on a quiet one. */
  others: number;
}

export interface RelayRun {
  /** ISO day. */
  day: string;
  node: string;
  scenes: RelayScene[];
}

/** The run of a file: the one last made here, unless it is another. */
export const readRelayRun = (file = STORE): RelayRun | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RelayRun) : undefined;

export function writeRelayRun(run: RelayRun): void {
  mkdirSync(BENCH, { recursive: true });
  writeFileSync(STORE, JSON.stringify(run, null, 2));
}
