import { readFile } from 'node:fs/promises';
import type { Content } from '@/lib/content/model';
import type { Problem } from '@/lib/content/types';
import { readContent } from '@/lib/content/load/reading';
import { readText } from '@/lib/content/parse/read';
import { readSendSettings } from '@/lib/forms/settings';
import { comunicadoPdf } from '@/lib/routes';
import { measuredAssets, type AssetFacts } from '@/lib/site/assets';
import type { Sources } from '@/lib/site/sources';
import { withoutPastAvisos } from '@/lib/site/page-data/avisos';
import { todayAt } from '@/lib/content/load/zone';
import { codeKey } from '@/lib/keys';
import { Store } from '@/lib/store';
import { makeImages } from '@/scripts/make/assets';
import { inspectOffice, type OfficeFile } from '@/scripts/make/office/inspect';
import { makeParts } from '@/scripts/make/code-assets';
import { pathsOf, type BuildOptions } from '@/scripts/make/paths';
import { readOriginals } from '@/scripts/make/pdf/pictures';
import { planPdfs } from '@/scripts/make/pdf/plan';
import { makePdfs } from '@/scripts/make/pdfs';
import { withDetails } from '@/scripts/repository/details';
import type { Preview } from '../api';
import { shareable } from './shareable';
import { viewsOf } from './views';

/** Drawn for a preview that shows their sizes: the ledger names the whole archive. */
const MOST_PAPERS = 200;

type DraftTexts = ReadonlyMap<string, string>;

export interface Previews {
  of(file: string, overlay: DraftTexts): Promise<Preview>;
  /** The piece's page as a single file; undefined while the piece cannot be shown. */
  share(file: string, overlay: DraftTexts, day: string): Promise<string | undefined>;
}

/** Prepares the common parts of previews, kept in the build's own store. */
export async function openPreviews(options: BuildOptions): Promise<Previews> {
  const paths = pathsOf(options);
  const { root, public: publicDir } = paths;
  const store = new Store(paths.store);
  const { parts } = await makeParts(codeKey(), store);
  // The first reading takes longest, and a preview has a limit of time.
  readContent(root, { store });
  const documents: AssetFacts['pdfs'] = {};
  const office = async () => (await inspectOffice(paths, store)).files;
  const suppliedIn = (files: OfficeFile[]) => files.filter(({ kind }) => kind === 'pdf');

  async function pdfOf(content: Content, file: string) {
    const release = content.comunicados.find((one) => one.file === file);
    if (!release) return undefined;
    const address = comunicadoPdf(content.sitio.data, release.data.numero);
    const supplied = suppliedIn(await office()).find(({ name }) => `/${name}` === address);
    if (supplied) return { address, pages: supplied.pages, bytes: await readFile(supplied.from) };
    const plan = planPdfs(content).get(address);
    if (plan?.body === undefined) return undefined;
    return { address, ...(await plan.draw(await readOriginals(plan.body, publicDir))) };
  }

  async function make(file: string, overlay: DraftTexts): Promise<Preview> {
    const { content: all, problems } = readOverlaid(root, store, file, overlay);
    if (problems.length > 0) return { views: [], problems };
    const content = withoutPastAvisos(all, todayAt(root));
    const files = await office();
    const { facts: drawn, files: made } = await makeImages(content, files, store);
    const pdf = await pdfOf(content, file);
    const pdfs = { ...documents };
    if (pdf)
      pdfs[pdf.address] = { bytes: pdf.bytes.length, pages: pdf.pages, text: true, sha256: '' };
    const asked = new Set<string>();
    const measured = measuredAssets({ ...drawn, pdfs });
    const pdfFacts = (address: string) => {
      asked.add(address);
      return pdfs[address];
    };
    const sources: Sources = {
      content,
      assets: { ...measured, pdf: pdfFacts },
      settings: readSendSettings(),
    };
    const draw = () => viewsOf(sources, file, parts, { made, public: publicDir });
    let { views, missing } = draw();
    const unknown = [...asked].filter((address) => !pdfs[address]).slice(0, MOST_PAPERS);
    if (unknown.length > 0) {
      const { facts } = await makePdfs(content, suppliedIn(files), paths, store, unknown);
      Object.assign(documents, facts);
      Object.assign(pdfs, facts);
      ({ views, missing } = draw());
    }
    if (pdf) views.push({ name: 'PDF', pdf: pdfAddress(pdf.bytes), pages: pdf.pages });
    return { views, problems: missing.map((address) => lost(file, address)) };
  }

  const of: Previews['of'] = (file, overlay) =>
    make(file, overlay).catch((error: Error) => ({ views: [], problems: [unshown(file, error)] }));
  return {
    of,
    async share(file, overlay, day) {
      const { views } = await of(file, overlay);
      const page = views.find((view) => 'html' in view);
      return page && shareable(page.html, day);
    },
  };
}

const pdfAddress = (bytes: Uint8Array): string =>
  `data:application/pdf;base64,${Buffer.from(bytes).toString('base64')}`;

const lost = (file: string, address: string): Problem => ({
  ...{ file, line: 0, field: '' },
  message: `falta la imagen public${address}. Guárdela ahí o escriba otra.`,
});

const unshown = (file: string, { message }: Error): Problem => ({
  ...{ file, line: 0, field: '' },
  message: withDetails(
    'con estos datos no se puede mostrar todavía. Corrija lo que la revisión señala.',
    message,
  ),
});

/** Reads the content with these texts and with the piece published: a draft is shown as it will be. */
function readOverlaid(root: string, store: Store, file: string, overlay: DraftTexts) {
  const text = overlay.get(file) ?? readText(root, file);
  return readContent(root, { store, overlay: new Map([...overlay, [file, published(text)]]) });
}

const published = (text: string): string =>
  text.replace(/^---\r?\n[^]*?\n---/, (data) =>
    data.replace(/^(?:borrador|enRevision|publicar):/gm, '# $&'),
  );
