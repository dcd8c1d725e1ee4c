import nextEnv from '@next/env';
import { mailboxEnv } from '@/lib/forms/settings';
import { isBuilt } from '../make/keys';
import { placesOf, projectOptions } from '../make/places';
import { runSite } from './serve';

/** `npm start`: builds if anything changed since `out/` was made, then serves it with the mailbox. */
nextEnv.loadEnvConfig(process.cwd());
Object.assign(process.env, mailboxEnv(process.env));
const places = placesOf(projectOptions());
const ready = isBuilt(places) || (await (await import('../make/run')).buildAndSay(places));
const { out: dir, hostRules: rules, former } = places;
if (ready) await runSite({ dir, rules, former }, process.env);
else process.exitCode = 1;
