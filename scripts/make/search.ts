import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { paths } from './paths';

/**
 * Step 6: the search index (Pagefind), made from the finished pages; works offline and stems Spanish.
 * @throws with Pagefind's words
 */
export async function makeSearchIndex(): Promise<string> {
  const { index, errors } = await createIndex({
    excludeSelectors: ['.no-print', '.print-only', 'nav', 'form'],
  });
  if (!index) throw new Error(`Pagefind: ${errors.join('; ')}`);
  const added = await index.addDirectory({
    path: paths.site,
    glob: '{sindico,directorio,quejapublica,vehiculosremolcados,DeclaraNet,documentos,prensa,*}/**/index.html',
  });
  const written = await index.writeFiles({ outputPath: path.join(paths.site, 'pagefind') });
  await close();
  const problems = [...added.errors, ...written.errors];
  if (problems.length > 0) throw new Error(`Pagefind: ${problems.join('; ')}`);
  return `${added.page_count} páginas`;
}
