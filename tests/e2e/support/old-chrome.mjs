#!/usr/bin/env node
/**
 * Starts an old Chromium (`OLD_BROWSER`, its folder) for Playwright, and is between them, on the pipes
 * that both speak through: commands that came later are answered here with nothing, and a new page, which
 * such a browser does not tell of by itself, is attached to before the driver hears of it.
 */
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';

const folder = process.env.OLD_BROWSER ?? '';
const browser = spawn(path.join(folder, 'chromium'), process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'pipe'],
  env: { ...process.env, LD_LIBRARY_PATH: path.join(folder, 'lib') },
});
browser.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => browser.kill(signal));

const [, , , toBrowser, fromBrowser] = browser.stdio;
const fromDriver = createReadStream('', { fd: 3 });
const toDriver = createWriteStream('', { fd: 4 });
const END = '\0';
/** What the driver's own scripts use in a page, and such a browser lacks. */
const LACKING =
  'if(!Element.prototype.checkVisibility)Element.prototype.checkVisibility=function(){return this.getClientRects().length>0};';
/** Ids of the relay's own commands: the driver counts from one. */
let own = 1_000_000_000;
/** Ids of commands that open a page. */
const opening = new Set();
/** Pages that the browser attached to by itself. */
const attached = new Set();
/** What the driver is told once a page is attached to, by the id of that command. */
const held = new Map();

const say = (/** @type {unknown} */ message) => toBrowser.write(JSON.stringify(message) + END);
const tell = (/** @type {unknown} */ message) => toDriver.write(JSON.stringify(message) + END);

listen(fromDriver, (message) => {
  if (message.method === 'Runtime.evaluate')
    message.params.expression = LACKING + message.params.expression;
  if (message.method === 'Target.createTarget') opening.add(message.id);
  say(message);
});
fromDriver.on('end', () => browser.kill());
listen(fromBrowser, (message) => {
  const { id, method, params, result, error } = message;
  if (method === 'Target.attachedToTarget') attached.add(params.targetInfo.targetId);
  if (held.has(id)) return tell(held.get(id));
  if (error?.message.includes("wasn't found"))
    return tell({ id, sessionId: message.sessionId, result: {} });
  const isKnown = !opening.delete(id) || !result || attached.has(result.targetId);
  if (isKnown) return tell(message);
  held.set(++own, message);
  const { targetId } = result;
  say({ id: own, method: 'Target.attachToTarget', params: { targetId, flatten: true } });
});

/** Calls back with each message of a stream, which end in a zero. */
function listen(stream, heard) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const parts = (rest + chunk).split(END);
    rest = parts.pop() ?? '';
    for (const part of parts) heard(JSON.parse(part));
  });
}
