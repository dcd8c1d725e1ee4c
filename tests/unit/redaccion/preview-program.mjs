import { existsSync, writeFileSync } from 'node:fs';

/** Without a turn of the event loop, and without work for the processor. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);

/** In the place of the previews' program: the piece's title says its behaviour. */
process.send('ready');
process.on('message', ({ args: [, overlay] }) => {
  const [, what = ''] = /^titulo: "?(.*?)"?$/m.exec([...overlay.values()][0]) ?? [];
  const [file = ''] = /\S+$/.exec(what) ?? [];
  while (what.startsWith('espera') && !existsSync(file)) pause();
  if (what === 'cae siempre') process.exit(1);
  if (what.startsWith('cae una vez') && !existsSync(file)) {
    writeFileSync(file, '');
    process.exit(1);
  }
  process.send({ value: { views: [], problems: [] }, memory: 1 });
});
