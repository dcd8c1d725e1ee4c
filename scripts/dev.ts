import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { formatProblem } from '@/lib/content/load/problems';
import { putFile } from '@/lib/files/put-file';
import { mailboxEnv, sendingOf } from '@/lib/forms/settings';
import { THEME } from '@/lib/theme/file';
import { NO_RULES } from '@/lib/site/hosts/rules';
import { Store } from '@/lib/store';
import { nextEnvironment } from './environment';
import { oneAtATime } from './one-at-a-time';
import { openOffice } from './open-office';
import { assemble } from './make/assemble';
import { makeAssets } from './make/assets';
import { checkSite } from './make/content';
import { watchScripts } from './make/islands';
import { pathsOf, officeOptions } from './make/paths';
import { readMailboxAccount } from './relay/account';
import { serveSite } from './serve/serve';
import { parsePort } from './serve/settings';

/**
 * `npm run dev`: `next dev` with the build's content errors. The next port serves the build's files and, without
 * e-mail keys, the local mailbox. Run again after a new picture or document.
 */
const root = await openOffice();
const port = parsePort(process.env['PORT'], 'npm run dev');
const mailbox = mailboxEnv(process.env, `http://localhost:${port + 1}`);

const paths = pathsOf({ ...officeOptions(root), waiting: true });
const store = new Store(paths.store);
const { content, office, problems } = await checkSite(paths, store);
const dir = path.join(paths.cache, 'dev-assets');
const facts = path.join(paths.cache, 'dev-assets.json');
if (problems.length > 0) console.error(problems.map(formatProblem).join('\n'));
else {
  const assets = await makeAssets(content, office, paths, store);
  assemble({ site: dir }, assets.files);
  putFile(facts, JSON.stringify(assets.facts));
}
await watchScripts(dir);

const withMailbox = Object.keys(mailbox).length > 0;
await serveSite({
  dir,
  rules: NO_RULES,
  port: port + 1,
  ...(withMailbox && {
    mailbox: {
      dir: path.join(root, '.buzon'),
      outage: process.env['BUZON_FALLA'],
      // Read each time: a form may change meanwhile.
      account: () => readMailboxAccount(root),
    },
  }),
});
if (withMailbox) console.log(`Buzón local: http://localhost:${port + 1}/_buzon/`);
const next = 'node_modules/next/dist/bin/next';
const args = [next, 'dev', '--port', String(port), '--hostname', 'localhost'];
const work = async (): Promise<number | null> => {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: nextEnvironment({
      ...{ OFICINA: root, TERM: process.env['TERM'] },
      ...{ ...sendingOf(), ...mailbox },
      ...(problems.length === 0 && { SITE_ASSETS: facts }),
      NEXT_PUBLIC_IDENTIDAD: JSON.stringify(THEME),
      DEV_ASSETS: `http://localhost:${port + 1}`,
    }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};
process.exit(
  (await oneAtATime(paths.engineLock, 'npm run dev, que se cierra con Ctrl+C', work)) ?? 0,
);
