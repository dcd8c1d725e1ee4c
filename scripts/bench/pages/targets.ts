import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { NO_RULES } from '@/lib/site/host-rules';
import { fileOf } from '@/lib/site/pages';
import type { Places } from '../../make/places';
import { serveSite, type RunningSite } from '../../serve/serve';
import { BENCH } from '../results';
import { writeSite, type SiteFiles } from './compressed';
import { choosePages } from './choose';
import { PEERS } from './templates';
import type { Measured, PagesRun } from './results';

/** A page that is served, to be measured. */
export interface Target {
  page: Measured;
  url: string;
  fragment?: string | undefined;
}

/** What a page can be at the least. */
const FLOOR = '<!doctype html><title>piso</title><link rel="icon" href="data:,"><h1>Piso</h1>';
const FOLDER = path.join(BENCH, 'paginas');

/**
 * Serves the site, the floor and the peers, each at an address of its own, all by the same server.
 * @param words address of the page whose words the peers show; the heaviest page of text when not said
 * @throws when `out/` is not built
 */
export async function openTargets(
  content: Content,
  places: Places,
  peers: boolean,
  words?: string,
) {
  const servers: RunningSite[] = [];
  const serve = async (dir: string, rules: Parameters<typeof serveSite>[0]['rules'] = NO_RULES) => {
    const server = await serveSite({ dir, rules, port: 0 });
    servers.push(server);
    return server.url;
  };
  rmSync(FOLDER, { recursive: true, force: true });
  const absent: PagesRun['absent'] = [];
  const chosen = choosePages(content, places.out);
  const own = await serve(places.out, places.hostRules);
  const targets: Target[] = [
    await single('floor', 'Floor: one line of text', { html: FLOOR }),
    ...chosen.map(({ address, fragment, ...page }): Target => ({
      page: { id: address, name: address, who: 'own', samples: [], ...page },
      url: `${own}${address}`,
      fragment,
    })),
  ];
  const texts = chosen.filter((page) => page.class === 'text');
  const address =
    words ?? texts.reduce((most, page) => (page.html > most.html ? page : most)).address;
  const html = readFileSync(path.join(places.out, fileOf(address)), 'utf8');
  for (const [name, make] of Object.entries(peers ? PEERS : {}))
    try {
      targets.push(await single('peer', name, await make({ address, html }, places)));
    } catch (error) {
      absent.push({ name, why: (error as Error).message });
    }
  return {
    targets,
    origin: own,
    absent,
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };

  async function single(who: Measured['who'], name: string, files: SiteFiles): Promise<Target> {
    const dir = path.join(FOLDER, name.replaceAll(/\W+/g, '-'));
    const page = writeSite(dir, files);
    const size = statSync(`${page}.br`).size;
    return {
      page: { id: name, name, who, html: size, samples: [] },
      url: `${await serve(dir)}${files.address ?? '/'}`,
    };
  }
}
