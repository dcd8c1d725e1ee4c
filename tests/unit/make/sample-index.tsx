import { renderToStaticMarkup } from 'react-dom/server';
import { PageOf } from '@/components/pages';
import { allPages, fileOf } from '@/lib/site/pages';
import { kindOf } from '@/lib/site/kinds';
import { pageData } from '@/lib/site/page-data';
import { shellView } from '@/lib/site/page-data/shell';
import { searchTold } from '@/lib/site/records/search';
import type { Sources } from '@/lib/site/sources';
import { PAGE_FILES } from '@/scripts/make/pages/plan';
import { outlineOf } from '@/scripts/make/pages/outline';
import { makeSearchIndex } from '@/scripts/make/search';
import { Store } from '@/lib/store';
import type { tempFolder } from './folder';

export async function indexOf(
  sources: Sources,
  folder: ReturnType<typeof tempFolder>,
): Promise<Map<string, string>> {
  const shell = shellView(sources);
  const pages = allPages(sources.content).map((ref, at) => {
    const { searched } = kindOf(ref.kind);
    const name = `pages/${at}`;
    if (searched) {
      const page = <PageOf page={pageData(sources, ref)} shell={shell} />;
      const { search } = outlineOf(renderToStaticMarkup(page));
      folder.write(`${name}/${PAGE_FILES.search}`, search);
    }
    const own = { file: fileOf(ref.ruta), key: name, folder: folder.at(name) };
    return { ...ref, ...own, searched, quality: 11 as const };
  });
  const store = new Store(folder.at('store'));
  const { files } = await makeSearchIndex(pages, searchTold(sources.content), store);
  return files;
}
