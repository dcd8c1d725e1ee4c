import { spawn } from 'node:child_process';
import path from 'node:path';
import { formatProblem } from '@/lib/content/load/problems';
import { mailboxEnv } from '@/lib/forms/settings';
import { IDENTITY } from '@/lib/identity/file';
import { openOffice } from '@/lib/office-folder/open';
import { NO_RULES } from '@/lib/site/hosts/rules';
import { Store } from '@/lib/store';
import { assemble } from './make/assemble';
import { makeAssets } from './make/assets';
import { checkSite } from './make/content';
import { watchScripts } from './make/islands';
import { pathsOf, officeOptions } from './make/paths';
import { putFile } from './make/files';
import { serveSite } from './serve/serve';
import { parsePort } from './serve/settings';

/**
 * `npm run dev`: `next dev` with the build's content errors. The next port serves the build's files and, without
 * e-mail keys, the local mailbox. Run again after a new picture or document.
 */
const root = openOffice();
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
  await putFile(facts, JSON.stringify(assets.facts));
}
await watchScripts(dir);

const withMailbox = Object.keys(mailbox).length > 0;
await serveSite({
  dir,
  rules: NO_RULES,
  port: port + 1,
  ...(withMailbox && {
    mailbox: { dir: path.join(root, '.buzon'), outage: process.env['BUZON_FALLA'] },
  }),
});
if (withMailbox) console.log(`Buzón local: http://localhost:${port + 1}/_buzon/`);
const next = path.join('node_modules', 'next', 'dist', 'bin', 'next');
const args = [next, 'dev', '--port', String(port), '--hostname', 'localhost'];
const child = spawn(process.execPath, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...mailbox,
    NEXT_TELEMETRY_DISABLED: '1',
    // Else Next adds the engine folder's .env.local, which is another office's.
    __NEXT_PROCESSED_ENV: 'true',
    ...(problems.length === 0 && { SITE_ASSETS: facts }),
    NEXT_PUBLIC_IDENTIDAD: JSON.stringify(IDENTITY),
    DEV_ASSETS: `http://localhost:${port + 1}`,
  },
});
child.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
