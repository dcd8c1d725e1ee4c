import nextEnv from '@next/env';
import { mailboxEnv } from '@/lib/forms/settings';
import { isBuilt } from '../make/keys';
import { placesOf, projectOptions } from '../make/places';
import { buildAndSay } from '../make/run';

/** `npm start`: builds if anything changed since `out/` was made, then serves it with the mailbox. */
nextEnv.loadEnvConfig(process.cwd());
Object.assign(process.env, mailboxEnv(process.env));
const options = projectOptions();
const ready = (await isBuilt(placesOf(options))) || (await buildAndSay(options));
if (ready) await import('./main');
else process.exitCode = 1;
