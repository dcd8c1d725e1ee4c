import nextEnv from '@next/env';
import { mailboxEnv } from '@/lib/forms/settings';
import { isBuilt } from '../make/key';
import { build } from '../make/run';
import { runSite } from './serve';

/** `npm start`: builds if anything changed since `out/` was made, then serves it with the mailbox. */
nextEnv.loadEnvConfig(process.cwd());
Object.assign(process.env, mailboxEnv(process.env));
const ready = (await isBuilt()) || (await build());
if (ready) await runSite('out', '.cache/host-rules.json', process.env);
else process.exitCode = 1;
