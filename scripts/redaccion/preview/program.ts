import type { BuildOptions } from '@/scripts/make/paths';
import { serve } from '../reader/serve';
import { openPreviews } from './open-previews';

const opened = openPreviews(JSON.parse(process.argv[2] ?? '') as BuildOptions);
let isAsked = false;
process.once('message', () => (isAsked = true));
await serve(opened);
// The first drawing takes longest: nobody waits for it.
if (!isAsked) await (await opened).of('content/inicio.yml', new Map());
