#!/usr/bin/env node
/** Starts the system's Firefox behind a proxy for a WebDriver BiDi command it lacks (docs/decisions/tests.md). */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Sent for every new context; the browser keeps its defaults. */
const MISSING = 'emulation.setMediaFeaturesOverride';
const READY = 'WebDriver BiDi listening on ';

const args = process.argv.slice(2);
const profile = args[args.indexOf('--profile') + 1];
const browser = spawn(process.env.FIREFOX_PATH ?? '', args, {
  stdio: ['ignore', 'inherit', 'pipe'],
  // Firefox also writes outside its profile.
  env: { ...process.env, HOME: profile },
});
browser.on('exit', (code) => process.exit(code ?? 1));
createInterface(browser.stderr).on('line', (line) => {
  if (line.startsWith(READY)) relay(line.slice(READY.length));
  else console.error(line);
});

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
