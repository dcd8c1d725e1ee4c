import path from 'node:path';
import { hasWaiting } from '@/lib/content/load/states';
import { todayAt } from '@/lib/content/load/zone';
import { mailboxEnv } from '@/lib/forms/settings';
import { openOffice } from '../open-office';
import { isBuilt } from '../make/keys';
import { officeOptions, pathsOf, waitingOptions } from '../make/paths';
import { readMailboxAccount } from '../relay/account';
import { runSite } from './serve';

/**
 * `npm start`: builds if anything changed since the site was made, then serves it with the mailbox. While
 * something is not published yet, the site is another than `out/`, which shows it.
 */
const root = await openOffice();
Object.assign(process.env, mailboxEnv(process.env));
process.env['BUZON_DIR'] ??= path.join(root, '.buzon');
const waits = hasWaiting(root, todayAt(root));
const paths = pathsOf(waits ? waitingOptions(root) : officeOptions(root));
const ready = isBuilt(paths) || (await (await import('../make/run')).buildAndSay(paths));
const { out: dir, hostRules: rules, former } = paths;
if (ready) await runSite({ dir, rules, former }, process.env, () => readMailboxAccount(root));
else process.exitCode = 1;
