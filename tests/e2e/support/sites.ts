import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mailboxEnv } from '@/lib/forms/settings';
import { todayAt } from '@/lib/content/load/zone';
import { isBuilt } from '@/scripts/make/keys';
import { pathsOf } from '@/scripts/make/paths';
import { readReport } from '@/scripts/make/report';
import { buildAndSay } from '@/scripts/make/run';
import type { Listening } from '@/scripts/serve/listen';
import { serveSite } from '@/scripts/serve/serve';
import { readHostRules } from '@/scripts/serve/settings';
import { SAMPLE } from '../../sample';

/**
 * Builds and serves the sites that the browser suite looks at: the frozen sample and, on the next port, the
 * same with the suggestion form on (D22). They share what is kept, so the second costs the pages that
 * differ; one that is built already is served as it is. With the argument `construir` it only builds them.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache', 'sample');
const port = Number(process.env['PORT']);
const serves = process.argv[2] !== 'construir';

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
const { store } = pathsOf({ root, out: root, cache });
const sites: { root: string; out: string; cache: string }[] = [
  { root: SAMPLE, out: path.join(cache, 'out'), cache },
  {
    root: withSuggestions(),
    out: path.join(cache, 'out-sugerencias'),
    cache: path.join(cache, 'sugerencias'),
  },
];
const servers: Listening[] = [];
for (const [index, folders] of sites.entries()) {
  const paths = pathsOf({ ...folders, store });
  const today = todayAt(paths.root);
  const stands = isBuilt(paths) && readReport(paths)?.day === today;
  if (!stands && !(await buildAndSay(paths))) throw new Error(`${paths.root} was not built.`);
  if (!serves) continue;
  const rules = await readHostRules(paths.hostRules);
  servers.push(
    await serveSite({ dir: paths.out, rules, port: port + index, mailbox: { dir: buzon } }),
  );
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0));
  });
