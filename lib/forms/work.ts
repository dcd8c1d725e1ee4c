import { sha256 } from '@noble/hashes/sha2.js';

/** A relay under pressure asks for this before it takes a message (0023). */
export interface Demand {
  /** Drawn by the relay at random, so that nothing can be worked out ahead of time. */
  reto: string;
  /** How many puzzles. */
  pruebas: number;
}

/** What answers a demand: for each puzzle, in order, a number that solves it. */
export interface Work {
  reto: string;
  numeros: number[];
}

/** What a puzzle is made of: another text needs another work. */
export interface Worked {
  template_id: string;
  template_params: Record<string, unknown>;
}

/** Sixteen puzzles take some 131,000 hashes: about a second on a cheap phone. Many small ones vary less than a large one. */
export const PUZZLES = 16;
/** The most that is asked for, or taken. */
export const MOST_PUZZLES = 4 * PUZZLES;
/** Bits of the hash that must be zero. */
const BITS = 13;
const SEED_BYTES = 32;
/** What a browser calls a long task: up to here nobody notices that the page is at work. */
const TURN_MS = 30;
const PATIENCE_MS = 60_000;

/** The relay's answer that asks for work; who does not know it reads that the relay is busy. */
export const demandText = ({ reto, pruebas }: Demand): string =>
  `Demasiados envíos. Haga la prueba de trabajo ${pruebas}.${reto}\n`;

/** The demand that an answer makes, if it makes one that may be met. */
export function demandIn(text: string): Demand | undefined {
  const [, pruebas, reto = ''] = /trabajo (\d\d?)\.([0-9a-f]{32})\n$/.exec(text) ?? [];
  return Number(pruebas) <= MOST_PUZZLES ? { reto, pruebas: Number(pruebas) } : undefined;
}

/** The fields of a message in one order, which both sides can tell. */
export const sortedFields = (params: object): [string, unknown][] =>
  Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * The puzzles of a message: a number solves one when the SHA-256 of message, puzzle and number begins
 * with enough zeros.
 */
export function puzzlesOf(reto: string, { template_id, template_params }: Worked) {
  const seed = JSON.stringify([reto, template_id, sortedFields(template_params)]);
  const bytes = new Uint8Array(SEED_BYTES + 8);
  bytes.set(sha256(new TextEncoder().encode(seed)));
  const view = new DataView(bytes.buffer);
  return (puzzle: number, numero: number): boolean => {
    view.setUint32(SEED_BYTES, puzzle);
    view.setUint32(SEED_BYTES + 4, numero);
    const [first = 0, second = 0] = sha256(bytes);
    return ((first << 8) | second) >> (16 - BITS) === 0;
  };
}

/** How many puzzles a work solves: all that it says, or none. */
export function solvedBy({ reto, numeros }: Work, message: Worked): number {
  const solves = puzzlesOf(reto, message);
  return numeros.every((numero, puzzle) => solves(puzzle, numero)) ? numeros.length : 0;
}

/**
 * Does the work that a relay asked for, in short turns: the page goes on answering meanwhile.
 * @param done what was worked out before for the same message: a greater demand goes on from there
 * @param stop asked at each turn
 * @returns undefined when it was stopped, or the device could not end it within a minute
 */
export async function workOut(
  { reto, pruebas }: Demand,
  message: Worked,
  done: Work | undefined,
  stop: () => boolean,
): Promise<Work | undefined> {
  const solves = puzzlesOf(reto, message);
  const numeros = done?.reto === reto ? [...done.numeros] : [];
  const deadline = performance.now() + PATIENCE_MS;
  let numero = 0;
  while (numeros.length < pruebas) {
    if (stop() || performance.now() > deadline) return undefined;
    const end = performance.now() + TURN_MS;
    while (numeros.length < pruebas && performance.now() < end) {
      const solved = solves(numeros.length, numero);
      if (solved) numeros.push(numero);
      numero = solved ? 0 : numero + 1;
    }
    await nextTurn();
  }
  return { reto, numeros };
}

/** Lets the page paint and answer. A timer would be held back in a page that is not in sight. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
