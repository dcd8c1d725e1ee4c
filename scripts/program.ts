import { forTerminal } from '@/lib/content/load/terminal';

/** Runs a command; an error is only its message, and ends with 1. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(forTerminal(errorText(error)));
    process.exitCode = 1;
  }
}

const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Closes, then ends with 0, when the program is told to stop. */
export function onStop(close: () => Promise<unknown>): void {
  let closing: Promise<unknown> | undefined;
  const stop = () => (closing ??= close().then(() => process.exit(0)));
  // A terminal and systemd tell every process, and scripts/run.mjs tells this one again.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
}
