import nextEnv from '@next/env';
import { mailboxEnv } from '@/lib/forms/settings';
import { isBuilt } from '../make/keys';
import { pathsOf, projectOptions } from '../make/paths';
import { runSite } from './serve';

/** `npm start`: builds if anything changed since `out/` was made, then serves it with the mailbox. */
nextEnv.loadEnvConfig(process.cwd());
Object.assign(process.env, mailboxEnv(process.env));
const paths = pathsOf(projectOptions());
const ready = isBuilt(paths) || (await (await import('../make/run')).buildAndSay(paths));
const { out: dir, hostRules: rules, former } = paths;
if (ready) await runSite({ dir, rules, former }, process.env);
else process.exitCode = 1;
