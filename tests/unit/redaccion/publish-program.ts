import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { todayAt } from '@/lib/content/load/zone';
import { tagVersion } from '@/scripts/repository/publications';
import { Repository } from '@/scripts/repository/repository';
import { Shared } from '@/scripts/repository/shared';
import { publishSite } from '@/scripts/redaccion/publish/publish-site';
import type { PublicationPlaces } from '@/scripts/redaccion/publish/publishing';
import { ORDER, SILENT, siteFiles, writeSite } from './site-files';

/**
 * Like scripts/redaccion/publish/program.ts with an instant build: the release's number gives the version,
 * or a refusal. With `versions` it publishes until it is killed.
 */
const given = JSON.parse(process.argv.at(-1) ?? '') as PublicationPlaces & { versions?: number };
const {
  root,
  out,
  cache,
  who,
  email,
  version: commit,
  versions,
  destination,
  pages,
  place,
} = given;
const order = path.join(root, ORDER);
const asked = (existsSync(order) ? JSON.parse(readFileSync(order, 'utf8')) : {}) as {
  version?: number;
  silent?: boolean;
};
const { silent } = asked;
const publishOnce = (version: number) =>
  publishSite({
    askServer: () => Promise.resolve([]),
    ...{ root, out, cache, who, pages, place },
    note: async () => {
      const shared = new Shared(new Repository(root));
      const day = todayAt(root);
      const author = { name: who, email };
      if (commit) await tagVersion(shared, commit, author, day, { destino: destination });
    },
    build: (print) => {
      if (version === 13) throw new Error('content/prensa/x.md:3 titulo: falta.');
      writeSite(out, {
        ...siteFiles(version),
        ...(silent && { 'envio.json': SILENT }),
      });
      print('Páginas: 42');
      return Promise.resolve(['Sin llaves de correo.']);
    },
  });
if (!versions) {
  writeFileSync(path.join(root, '.redaccion/entorno.json'), JSON.stringify(process.env));
  await publishOnce(asked.version ?? 1);
} else
  for (let version = versions; ; version += 1) {
    await publishOnce(version);
    process.stdout.write('.');
  }
