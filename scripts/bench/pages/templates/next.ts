import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@/lib/forms/settings';
import { builtAssets } from '@/lib/site/assets';
import { makeAssets } from '../../../make/assets';
import { readAll } from '../../../make/content';
import { clearNext, nextBuild } from '../../../make/next';
import { planPages } from '../../../make/pages/plan';
import type { Places } from '../../../make/places';
import { openPool } from '../../../make/pool';
import { Store } from '../../../make/store';
import { BENCH } from '../../results';
import type { SiteFiles } from '../compressed';

/** A place for pages that no key finds: Next is asked for all of them. */
const NONE_KEPT = path.join(BENCH, 'paginas-store');
const EXPORT = path.join(BENCH, 'paginas-next');

/**
 * A page of this site as Next exports it: React, the page's data and the stylesheet in a file of its own,
 * before anything is distilled.
 */
export async function nextExport(places: Places, address: string): Promise<SiteFiles> {
  const pool = openPool();
  const store = new Store(places.store, places.root);
  const none = new Store(NONE_KEPT, places.root);
  try {
    const { content, office } = await readAll(places, pool);
    const assets = await makeAssets(content, office, places, { store, pool });
    const sources = { content, assets: builtAssets(assets.facts), settings: readSettings() };
    planPages(sources, 'bench', { store: none, places });
    await nextBuild(places, () => undefined);
    rmSync(EXPORT, { recursive: true, force: true });
    cpSync(places.exported, EXPORT, { recursive: true });
    await clearNext(places);
  } finally {
    await pool.close();
  }
  return {
    html: readFileSync(path.join(EXPORT, address, 'index.html'), 'utf8'),
    address,
    copies: [
      { from: EXPORT, to: '', only: /\.(js|css|txt|woff2)$/ },
      {
        from: places.out,
        to: '',
        only: /^(ilustraciones|imagenes)\/|^[^/]+\.(svg|png|ico|webmanifest)$/,
      },
    ],
  };
}
