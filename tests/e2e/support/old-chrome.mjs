#!/usr/bin/env node
/**
 * Starts an old Chromium (`OLD_BROWSER`, its folder) behind a relay: newer commands get an empty answer,
 * and new pages, which it does not announce, are attached to first.
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
/** Used by the driver's own scripts, and missing in the browser. */
const LACKING =
  'if(!Element.prototype.checkVisibility)Element.prototype.checkVisibility=function(){return this.getClientRects().length>0};';
/** For the relay's own commands: the driver counts from 1. */
let own = 1_000_000_000;
/** Ids of commands that open a page. */
const opening = new Set();
const attached = new Set();
/** Answers delayed until their page is attached, by command id. */
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

/** Each message ends in a zero byte. */
function listen(stream, heard) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const parts = (rest + chunk).split(END);
    rest = parts.pop() ?? '';
    for (const part of parts) heard(JSON.parse(part));
  });
}
