import nextEnv from '@next/env';
import { hasWaiting } from '@/lib/content/load/states';
import { dayAtTheOffice } from '@/lib/office/today';
import { mailboxEnv } from '@/lib/forms/settings';
import { isBuilt } from '../make/keys';
import { pathsOf, projectOptions, waitingOptions } from '../make/paths';
import { runSite } from './serve';

/**
 * `npm start`: builds if anything changed since the site was made, then serves it with the mailbox. While
 * something is not published yet, the site is another than `out/`, which shows it.
 */
nextEnv.loadEnvConfig(process.cwd());
Object.assign(process.env, mailboxEnv(process.env));
const waits = hasWaiting(process.cwd(), dayAtTheOffice(new Date()));
const paths = pathsOf(waits ? waitingOptions() : projectOptions());
const ready = isBuilt(paths) || (await (await import('../make/run')).buildAndSay(paths));
const { out: dir, hostRules: rules, former } = paths;
if (ready) await runSite({ dir, rules, former }, process.env);
else process.exitCode = 1;
