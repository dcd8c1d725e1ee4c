import path from 'node:path';
import { remove } from '@/lib/files/move';
import { putFile } from '@/lib/files/put-file';
import { readSendSettings } from '@/lib/forms/settings';
import { builtAssets } from '@/lib/site/assets';
import { codeKey } from '@/lib/keys';
import { todayAt } from '@/lib/content/load/zone';
import { withoutPastAvisos } from '@/lib/site/page-data/avisos';
import { failOn } from '@/lib/content/load/problems';
import { nextDay } from '@/lib/content/load/states';
import { searchTold } from '@/lib/site/records/search';
import type { Sources } from '@/lib/site/sources';
import { Store } from '@/lib/store';
import { addFiles, assemble, keepFormer, swap, writeTexts } from './assemble';
import { makeAssets } from './assets';
import { checkLinks, type PageFacts } from './checks/site';
import { compressTexts } from './compress';
import { buildWarnings, checkSite, refusePlainOrigin } from './content';
import { emitContacts } from './emit/contacts';
import { emitData, emitLedger, emitRecords } from './emit/data';
import { emitEnvio } from './emit/envio';
import { emitFeeds } from './emit/feeds';
import { emitHostFiles } from './emit/hosts/write';
import { emitLicencias } from './emit/licencias';
import { emitRedirects } from './emit/redirects';
import { emitSecurity } from './emit/security';
import { emitSitemaps } from './emit/sitemap';
import { emitTemplates } from './emit/templates';
import { editedByHand, HUELLAS, listHuellas } from './huellas';
import { keepKey, siteKey } from './keys';
import { clearNext } from './next';
import { makePages, refuse } from './pages';
import { PAGE_FILES } from './pages/plan';
import { makeParts } from './code-assets';
import { pathsOf, type BuildOptions } from './paths';
import { openReport, sayStated, type Report } from './report';
import { makeSearchIndex } from './search';

/** Builds the site; only the last step changes `out`. @throws with the fault, its place and the remedy */
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
    const read = await step(
      'Contenidos',
      async () => {
        const checked = await checkSite(paths, store, undefined, day);
        failOn(checked.problems);
        return checked;
      },
      ({ content: { comunicados, direcciones } }) =>
        `${comunicados.length} comunicados, ${direcciones.length} direcciones`,
    );
    const { office, stated } = read;
    const content = withoutPastAvisos(read.content, day);
    refusePlainOrigin(settings);
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
    const host = emitHostFiles(content);
    const files = await step(
      'Archivos',
      async () => {
        const all = new Map(assets.files);
        addFiles(all, scripts, 'el guion');
        addFiles(all, search.files, 'el buscador');
        addFiles(all, await emitFeeds(sources, store), 'los canales de noticias');
        const texts = new Map([
          ...host.published,
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
        remove(paths.emitted);
        addFiles(all, (await writeTexts(paths.emitted, texts)).files, 'la compilación');
        addFiles(all, await compressTexts(all, store), 'la precompresión');
        const made = pages.flatMap(({ file, folder }) =>
          (['', '.br', '.gz'] as const).map(
            (ending) => [file + ending, path.join(folder, PAGE_FILES.html + ending)] as const,
          ),
        );
        addFiles(all, new Map(made), 'una página');
        const huellas = listHuellas(paths, all, store.hashOf);
        addFiles(all, new Map([[HUELLAS, huellas]]), 'la lista de huellas');
        return all;
      },
      (all) => String(all.size),
    );
    await step('Verificación', async () => {
      refuse(checkLinks(facts, new Set(files.keys())), content);
    });
    await step('Publicación', async () => {
      assemble(paths, files);
      swap(paths, host.rules);
      await keepFormer(paths);
      await writeTexts(paths.hosts, host.beside);
      store.prune(paths.root);
    });
    await step(
      'Plantillas de correo',
      () => writeTexts(paths.templates, emitTemplates(content)),
      ({ written }) => `${written.length} nuevas o distintas`,
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
    putFile(paths.report, JSON.stringify(report, null, 2));
    keepKey(paths, key, nextDay(stated));
    return report;
  } finally {
    await cleared;
  }
}
