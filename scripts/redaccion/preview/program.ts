import type { BuildOptions } from '@/scripts/make/paths';
import { openPreviews, type Previews } from './open-previews';
import type { PreviewRequest } from './process';

const options = JSON.parse(process.argv[2] ?? '') as BuildOptions;
const opened = openPreviews(options);
let isAsked = false;

process.on('message', (asked: PreviewRequest) => {
  isAsked = true;
  void opened.then(async (previews) => process.send?.(await answer(previews, asked)));
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches this process too: the newsroom ends it once its last save is done.
process.on('SIGINT', () => undefined);

// The first drawing takes longest: nobody waits for it.
void opened.then((previews) => {
  process.send?.('ready');
  if (!isAsked) void previews.of('content/inicio.yml', new Map());
});

const answer = (previews: Previews, { name, args }: PreviewRequest) =>
  name === 'of' ? previews.of(...args) : previews.share(...args);
