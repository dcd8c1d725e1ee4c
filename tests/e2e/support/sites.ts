import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mailboxEnv } from '@/lib/forms/settings';
import { buildAndSay } from '@/scripts/make/run';
import { serveSite } from '@/scripts/serve/serve';
import { SAMPLE } from '../../sample';

/**
 * Builds and serves the sites that the browser suite looks at: the frozen sample and, on the next port,
 * the same with the suggestion form on (D22). They share what is kept, so the second one costs the pages
 * that differ.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache', 'sample');
const port = Number(process.env['PORT']);

/** The sample with its suggestion form on. */
function withSuggestions(): string {
  const folder = path.join(root, '.cache', 'sample-sugerencias');
  rmSync(folder, { recursive: true, force: true });
  cpSync(SAMPLE, folder, { recursive: true });
  const sitio = path.join(folder, 'content/sitio.yml');
  const text = readFileSync(sitio, 'utf8');
  const on = text.replace(/^(sugerencias:\s+activo:) false$/m, '$1 true');
  if (on === text) throw new Error('The sample does not turn the suggestion form off any more.');
  writeFileSync(sitio, on);
  return folder;
}

const buzon = path.join(root, '.cache', 'buzon-e2e');
rmSync(buzon, { recursive: true, force: true });
Object.assign(process.env, mailboxEnv({}));
const sites = [
  { from: SAMPLE, out: path.join(cache, 'out'), port },
  { from: withSuggestions(), out: path.join(cache, 'out-sugerencias'), port: port + 1 },
];
for (const site of sites)
  if (!(await buildAndSay({ root: site.from, out: site.out, cache })))
    throw new Error(`${site.from} was not built.`);

const servers = await Promise.all(
  sites.map(({ out, port: own }) =>
    serveSite({
      dir: out,
      rules: path.join(cache, 'host-rules.json'),
      port: own,
      mailbox: { dir: buzon },
    }),
  ),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0));
  });
