import { rmSync } from 'node:fs';
import path from 'node:path';
import { mailboxEnv } from '@/lib/forms/settings';
import { todayAt } from '@/lib/content/load/zone';
import { isBuilt } from '@/scripts/make/keys';
import { pathsOf } from '@/scripts/make/paths';
import { readReport } from '@/scripts/make/report';
import { buildAndSay } from '@/scripts/make/run';
import { readMailboxAccount } from '@/scripts/relay/account';
import { serveSite } from '@/scripts/serve/serve';
import { readHostRules } from '@/scripts/serve/settings';
import { SAMPLE } from '../../sample';

/** Serves the frozen sample, built unless it is current. With the argument `construir` it only builds. */
const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache', 'sample');
const port = Number(process.env['PORT']);
const serves = process.argv[2] !== 'construir';

const buzon = path.join(root, '.cache', 'buzon-e2e');
rmSync(buzon, { recursive: true, force: true });
Object.assign(process.env, mailboxEnv({}));
const paths = pathsOf({ root: SAMPLE, out: path.join(cache, 'out'), cache });
const stands = isBuilt(paths) && readReport(paths)?.day === todayAt(paths.root);
if (!stands && !(await buildAndSay(paths))) throw new Error(`${paths.root} was not built.`);
if (serves) {
  const rules = await readHostRules(paths.hostRules);
  const account = readMailboxAccount(SAMPLE);
  const mailbox = { dir: buzon, account: () => account };
  const server = await serveSite({ dir: paths.out, rules, port, mailbox });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void server.close().then(() => process.exit(0)));
}
