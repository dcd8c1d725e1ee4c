import { puzzlesOf, type Demand, type Work, type Worked } from '@/lib/email/work';

/** What a browser calls a long task: up to here nobody notices that the page is at work. */
const TURN_MS = 30;
const PATIENCE_MS = 60_000;

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
