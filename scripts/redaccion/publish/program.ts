import { loadContent } from '@/lib/check';
import { todayAt } from '@/lib/content/load/zone';
import { Store } from '@/lib/store';
import { isBuilt } from '../../make/keys';
import { pathsOf, type BuildPaths } from '../../make/paths';
import { readReport } from '../../make/report';
import { askServerFile } from '../../publicar/server-file';
import { notePublication } from '../../repository/publications';
import { Repository } from '../../repository/repository';
import { Shared } from '../../repository/shared';
import { publishSite } from './publish-site';
import type { PublicationPlaces } from './publishing';

/** Builds and publishes a site, as a process of its own, so that the newsroom answers meanwhile. */
const { root, taken, out, cache, who, email, version, destination, pages, place } = JSON.parse(
  process.argv[2] ?? '',
) as PublicationPlaces;
const paths = pathsOf({ root: taken, out, cache });
const shared = new Shared(new Repository(root));
const content = () => loadContent(taken, { store: new Store(paths.store) });
await publishSite({
  ...{ root, out, cache, who, pages, place },
  build: (print) => build(paths, print),
  askServer: () => askServerFile(content().sitio.data.url, paths.hostRules),
  note: (shown) =>
    notePublication(shared, {
      ...{ version: version || undefined, author: { name: who, email } },
      note: { destino: destination, servidor: shown },
      content: content(),
    }),
});

/** As `npm run build`, which is not needed when nothing changed since the last build. */
async function build(paths: BuildPaths, print: (line: string) => void): Promise<string[]> {
  const report = isBuilt(paths) ? readReport(paths) : undefined;
  if (report?.day === todayAt(paths.root)) {
    print('El sitio ya estaba preparado');
    return report.warnings;
  }
  const { rebuild } = await import('../../make/run');
  return (await rebuild(paths, (line) => print(line.replace(/^✔ | \([\d.]+ s\)$/g, '')))).warnings;
}
