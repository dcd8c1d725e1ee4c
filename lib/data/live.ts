import { readFileSync } from 'node:fs';
import { loadContent } from '@/lib/check';
import { readSendSettings } from '@/lib/forms/settings';
import { officeFolder } from '@/lib/office-folder';
import { todayAt } from '@/lib/content/load/zone';
import { measuredAssets, unmeasuredAssets, type AssetFacts, type Assets } from '@/lib/site/assets';
import { withoutPastAvisos } from '@/lib/site/page-data/avisos';
import { allPages } from '@/lib/site/pages';
import type { Sources } from '@/lib/site/sources';
import { pageData, type PageData } from '@/lib/site/page-data';
import { shellView, type ShellView } from '@/lib/site/page-data/shell';

let read: Sources | undefined;

/** Development only: page and shell come from the same reading of the content. */
function sources(): Sources {
  if (!read) {
    setImmediate(() => (read = undefined));
    const content = withoutPastAvisos(
      loadContent(officeFolder(), { waiting: true }),
      todayAt(officeFolder()),
    );
    read = { content, assets: assetsAtStart(), settings: readSendSettings() };
  }
  return read;
}

function assetsAtStart(): Assets {
  const file = process.env['SITE_ASSETS'];
  return file
    ? measuredAssets(JSON.parse(readFileSync(file, 'utf8')) as AssetFacts)
    : unmeasuredAssets;
}

export const routes = (): string[] => allPages(sources().content).map(({ ruta }) => ruta);

export const shell = (): ShellView => shellView(sources());

/** @throws when the content has no such page */
export function page(ruta: string): PageData {
  const now = sources();
  const found = allPages(now.content).find((one) => one.ruta === ruta);
  if (!found) throw new Error(`There is no page at ${ruta}.`);
  return pageData(now, found);
}
