#!/usr/bin/env node
/**
 * Starts the system's Firefox for Playwright, and is between them: the driver asks each browser for
 * a command of WebDriver BiDi that this Firefox lacks, and gives up where it is refused. It is answered
 * here; all else passes (docs/decisions/tests.md).
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Asked for in every new context. What it would set stays as the browser has it. */
const MISSING = 'emulation.setMediaFeaturesOverride';
const READY = 'WebDriver BiDi listening on ';

const args = process.argv.slice(2);
const profile = args[args.indexOf('--profile') + 1];
const browser = spawn(process.env.FIREFOX_PATH ?? '', args, {
  stdio: ['ignore', 'inherit', 'pipe'],
  // What it keeps outside its profile goes there too.
  env: { ...process.env, HOME: profile },
});
browser.on('exit', (code) => process.exit(code ?? 1));
createInterface(browser.stderr).on('line', (line) => {
  if (line.startsWith(READY)) relay(line.slice(READY.length));
  else console.error(line);
});

/** Tells the driver of an address of its own, where all that it says is handed on to the browser's. */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    console.error(`${READY}ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', async (driver, { url }) => {
    const target = new WebSocket(address + url, { maxPayload: 0 });
    const opened = new Promise((resolve) => target.once('open', resolve));
    driver.on('message', async (data) => {
      const message = data.toString();
      const { id, method } = JSON.parse(message);
      if (method === MISSING)
        return driver.send(JSON.stringify({ type: 'success', id, result: {} }));
      await opened;
      target.send(message);
    });
    target.on('message', (data) => driver.send(data.toString()));
    target.on('close', () => driver.close());
    driver.on('close', () => target.close());
  });
}
