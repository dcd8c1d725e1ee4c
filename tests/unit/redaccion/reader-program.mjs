import { existsSync } from 'node:fs';

/** Without a turn of the event loop, and without work for the processor. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);

/** In the place of the reader's program: the document's name says its behaviour. */
process.on('message', ({ args: [name] }) => {
  const [what, file = ''] = name.split(' ');
  while (what === 'calla' || (what === 'espera' && !existsSync(file))) pause();
  const held = [];
  while (what === 'llena') held.push(Buffer.alloc(20_000_000, held.length));
  if (what === 'cae') process.abort();
  while (what === 'trabaja') Math.random();
  const value = { markdown: String(process.pid) };
  process.send({ value, memory: what === 'crece' ? Infinity : 1 });
});
process.on('disconnect', () => process.exit());
process.send('ready');
