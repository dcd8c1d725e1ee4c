/** Runs a command; an error is only its message, and ends with 1. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Closes, then ends with 0, when the program is told to stop. */
export function onStop(close: () => Promise<unknown>): void {
  const stop = () => void close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
}
