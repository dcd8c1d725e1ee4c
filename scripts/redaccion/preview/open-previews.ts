import { readFile } from 'node:fs/promises';
import { fault } from '@/lib/content/faults';
import type { Problem } from '@/lib/content/types';
import { libraryOf } from '@/lib/content/load/library';
import { readContent } from '@/lib/content/load/reading';
import { readSendSettings } from '@/lib/forms/settings';
import { comunicadoPdf } from '@/lib/routes';
import { measuredAssets, type AssetFacts } from '@/lib/site/assets';
import type { Sources } from '@/lib/site/sources';
import { withoutPastAvisos } from '@/lib/site/page-data/avisos';
import { todayAt } from '@/lib/content/load/zone';
import { codeKey } from '@/lib/keys';
import { Store } from '@/lib/store';
import { makeImages } from '@/scripts/make/assets';
import { inspectOffice } from '@/scripts/make/office/inspect';
import { makeParts } from '@/scripts/make/code-assets';
import { pathsOf, type BuildOptions } from '@/scripts/make/paths';
import { makePdfs } from '@/scripts/make/pdfs';
import type { View } from '../api';
import { viewsOf } from './views';

/** Drawn for a preview that shows their sizes: the ledger names the whole archive. */
const MOST_PAPERS = 200;

/** Without views, the problems say why. */
interface Drawn {
  views: View[];
  problems: Problem[];
}

type DraftTexts = ReadonlyMap<string, string>;

export type Previews = Awaited<ReturnType<typeof openPreviews>>;

/** Prepares the common parts of previews, kept in the build's own store. */
export async function openPreviews(options: BuildOptions) {
  const paths = pathsOf(options);
  const { root, public: publicDir } = paths;
  const store = new Store(paths.store);
  const { parts } = await makeParts(codeKey(), store);
  const documents: AssetFacts['pdfs'] = {};

  async function make(file: string, overlay: DraftTexts): Promise<Drawn> {
    const { content: all, problems } = readOverlaid(root, store, file, overlay);
    if (problems.length > 0) return { views: [], problems };
    const content = withoutPastAvisos(all, todayAt(root));
    const { files } = await inspectOffice(paths, store);
    const { facts: drawn, files: made } = await makeImages(content, files, store);
    const supplied = files.filter(({ kind }) => kind === 'pdf');
    const papers = (only: string[]) => makePdfs(content, supplied, paths, store, only);
    const release = content.comunicados.find((one) => one.file === file);
    const own = release && comunicadoPdf(content.sitio.data, release.data.numero);
    const paper = await papers(own ? [own] : []);
    const pdfs = { ...documents, ...paper.facts };
    const asked = new Set<string>();
    const pdf = (address: string) => {
      asked.add(address);
      return pdfs[address];
    };
    const measured = measuredAssets({ ...drawn, pdfs });
    const sources: Sources = {
      ...{ content, assets: { ...measured, pdf }, settings: readSendSettings() },
    };
    const draw = () => viewsOf(sources, file, parts, { made, public: publicDir });
    let { views, missing } = draw();
    const unknown = [...asked].filter((address) => !pdfs[address]).slice(0, MOST_PAPERS);
    if (unknown.length > 0) {
      const { facts } = await papers(unknown);
      Object.assign(documents, facts);
      Object.assign(pdfs, facts);
      ({ views, missing } = draw());
    }
    if (own) {
      const name = own.slice(1);
      const place = paper.files.get(name) ?? supplied.find((one) => one.name === name)?.from ?? '';
      const bytes = await readFile(place, 'base64');
      const address = `data:application/pdf;base64,${bytes}`;
      views.push({ name: 'PDF', pdf: address, pages: paper.facts[own]?.pages ?? 0 });
    }
    const lost = missing.map((address) => fault('preview-picture-missing', { address }));
    return { views, problems: lost.map((one) => ({ ...one, file, line: 0, field: '' })) };
  }

  return {
    of: (file: string, overlay: DraftTexts): Promise<Drawn> =>
      make(file, overlay).catch(({ message }: Error) => ({
        ...{ views: [], problems: [unshown(file, message)] },
      })),
  };
}

const unshown = (file: string, error: string): Problem => ({
  ...fault('preview-failed', { error }),
  ...{ file, line: 0, field: '' },
});

/** Reads the content with these texts and with the piece published: a draft is shown as it will be. */
function readOverlaid(root: string, store: Store, file: string, overlay: DraftTexts) {
  const text = overlay.get(file) ?? libraryOf(root).file(file)?.text ?? '';
  return readContent(root, { store, overlay: new Map([...overlay, [file, published(text)]]) });
}

const published = (text: string): string =>
  text.replace(/^---\r?\n[^]*?\n---/, (data) =>
    data.replace(/^(?:borrador|enRevision|publicar):/gm, '# $&'),
  );
