import path from 'node:path';
import { readSendSettings } from '@/lib/forms/settings';
import { builtAssets } from '@/lib/site/assets';
import { codeKey } from '@/lib/keys';
import { todayAt } from '@/lib/content/load/zone';
import { withoutPastAvisos } from '@/lib/site/page-data/avisos';
import { nextDay } from '@/lib/content/load/states';
import { searchTold } from '@/lib/site/records/lexicon';
import type { Sources } from '@/lib/site/sources';
import { Store } from '@/lib/store';
import { addFiles, assemble, swap, writeTexts } from './assemble';
import { makeAssets } from './assets';
import { keepFormer, writeChanged } from './unpublished';
import { checkLinks, type PageFacts } from './checks/site';
import { buildWarnings, readAll, refuseOtherCarrier, refusePlainOrigin } from './content';
import { emitLedger } from './emit/bitacora';
import { emitContacts } from './emit/contacts';
import { emitData } from './emit/data';
import { emitEnvio } from './emit/envio';
import { emitFeeds } from './emit/feeds';
import { emitHostFiles } from './emit/hosts';
import { emitLicencias } from './emit/licencias';
import { emitRecords } from './emit/records';
import { emitRedirects } from './emit/redirects';
import { emitSecurity } from './emit/security';
import { emitSitemaps } from './emit/sitemap';
import { emitTemplates } from './emit/templates';
import { editedByHand, HUELLAS, listHuellas } from './huellas';
import { keepKey, siteKey } from './keys';
import { clearNext } from './next';
import { makePages, refuse } from './pages';
import { PAGE_FILES } from './pages/finish';
import { makeParts } from './code-assets';
import { pathsOf, type BuildOptions } from './paths';
import { openReport, type Report } from './report';
import { makeSearchIndex } from './search';
import { putFile } from './put-file';
import { compressTexts } from './precompression';
import { sayStated } from './say-states';

/**
 * Builds the site (architecture.md, «The pipeline»); only the last step changes `out`.
 * @throws with the fault, its place and the remedy
 */
export async function build(
  options: BuildOptions,
  print: (line: string) => void = console.log,
): Promise<Report> {
  const paths = pathsOf(options);
  const { steps, step } = openReport(print);
  const store = new Store(paths.store);
  let cleared: Promise<void> | undefined;
  try {
    // Before anything is read, so that no change is missed.
    const key = siteKey(paths);
    const day = todayAt(paths.root);
    const settings = readSendSettings();
    const {
      content: all,
      office,
      stated,
    } = await step(
      'Contenidos',
      () => readAll(paths, store, day),
      ({ content: { comunicados, direcciones } }) =>
        `${comunicados.length} comunicados, ${direcciones.length} direcciones`,
    );
    const content = withoutPastAvisos(all, day);
    refusePlainOrigin(settings);
    refuseOtherCarrier(content, settings, paths.root);
    const [assets, { parts, packages, files: scripts }] = await Promise.all([
      step(
        'Imágenes y documentos',
        () => makeAssets(content, office, paths, store),
        ({ said }) => said,
      ),
      step('Guiones y hoja de estilo', () => makeParts(codeKey(), store)),
    ]);
    const sources: Sources = { content, assets: builtAssets(assets.facts), settings };
    const { pages, asked } = await step(
      'Páginas',
      () => makePages({ sources, code: codeKey(), paths, store, parts }),
      (made) => `${made.pages.length}, de ellas ${made.asked} pedidas a Next`,
    );
    cleared = clearNext(paths);
    const search = await step(
      'Buscador',
      () => makeSearchIndex(pages, searchTold(content), store),
      ({ said }) => said,
    );
    const facts = pages.flatMap(({ key }) => store.get<PageFacts>('pages', key)?.value ?? []);
    const host = emitHostFiles(content, settings, parts);
    const files = await step(
      'Archivos',
      async () => {
        const all = new Map(assets.files);
        addFiles(all, scripts, 'el guion');
        addFiles(all, search.files, 'el buscador');
        addFiles(all, await emitFeeds(sources, store), 'los canales de noticias');
        const texts = new Map([
          ...host.files,
          ...emitSitemaps(content),
          ...emitRedirects(content),
          ...emitData(content),
          ...emitContacts(content),
          ...emitLedger(sources),
          ...emitSecurity(content),
          ...emitLicencias(packages),
          ...emitRecords(sources),
          ...emitEnvio(content, settings),
        ]);
        addFiles(all, await writeTexts(paths, texts), 'la compilación');
        addFiles(all, await compressTexts(all, store), 'la precompresión');
        for (const { file, folder } of pages)
          addFiles(
            all,
            new Map([
              [file, path.join(folder, PAGE_FILES.html)],
              [`${file}.br`, path.join(folder, PAGE_FILES.br)],
              [`${file}.gz`, path.join(folder, PAGE_FILES.gz)],
            ]),
            'una página',
          );
        addFiles(
          all,
          new Map([[HUELLAS, await listHuellas(paths, all, store.hashOf)]]),
          'la lista de huellas',
        );
        return all;
      },
      (all) => String(all.size),
    );
    await step('Verificación', async () => {
      refuse(checkLinks(facts, new Set(files.keys())), content);
    });
    await step('Publicación', async () => {
      assemble(paths, files);
      await swap(paths, host.rules);
      await keepFormer(paths);
      await writeChanged(paths.hosts, host.beside);
      store.prune(paths.root);
    });
    await step(
      'Plantillas de correo',
      () => writeChanged(paths.templates, emitTemplates(content)),
      (written) => `${written.length} nuevas o distintas`,
    );
    const report: Report = {
      day,
      steps,
      pages: pages.length,
      asked,
      files: files.size,
      warnings: [
        ...buildWarnings(content, settings, day),
        ...sayStated(stated, options.waiting),
        ...editedByHand(files, store),
      ],
    };
    await putFile(paths.report, JSON.stringify(report, null, 2));
    await keepKey(paths, key, nextDay(stated));
    return report;
  } finally {
    await cleared;
  }
}
