import { existsSync, writeFileSync } from 'node:fs';

/** In the place of the reader's program: the document's name says its behaviour. */
process.on('message', ({ args: [name] }) => {
  const [what, file = ''] = name.split(' ');
  if (what === 'empieza') writeFileSync(file, String(process.pid));
  while (what === 'calla' || (what === 'espera' && !existsSync(file)));
  const held = [];
  while (what === 'llena') held.push(Buffer.alloc(20_000_000, held.length));
  if (what === 'cae') process.abort();
  const value = { markdown: String(process.pid) };
  process.send({ value, memory: what === 'crece' ? Infinity : 1 });
});
process.on('disconnect', () => process.exit());
process.send('ready');
