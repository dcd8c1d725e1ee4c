import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content';
import type { AssetFacts } from '@/lib/site/assets';
import { ORGANIGRAMA_SRC, organigrama } from '@/lib/site/organigrama';
import { keyOf, toolKey } from '../keys';
import { drawOrganigrama } from '../organigrama';
import { makePdfs } from '../pdfs';
import type { OfficeFile } from '../office/inspect';
import type { Places } from '../places';
import type { Pool } from '../pool';
import type { Store } from '../store';
import { makeFavicon, makePictures, rasterise } from './images';
import { webManifest } from './manifest';
import { picturePlaces } from './places';
import { takeOfficeFiles } from './office-files';

const ICON_SIZES = [180, 192, 512];

/** Everything of the site that is no page: what views need of it, and where each file's bytes are. */
export interface Assets {
  facts: AssetFacts;
  /** Path in the site → where its bytes are. */
  files: Map<string, string>;
  /** A line for the log. */
  said: string;
}

/**
 * The office's files, pictures in modern formats, the organisation chart, icons, the social card and
 * the PDFs that nobody supplied.
 * @param office the files of `public/` that the site takes, checked
 * @throws with every file or text that authors must mend
 */
export async function makeAssets(
  content: Content,
  office: readonly OfficeFile[],
  places: Places,
  { store, pool }: { store: Store; pool: Pool },
): Promise<Assets> {
  const taken = await takeOfficeFiles(office, store);
  const pictures = await makePictures(office, picturePlaces(content), store);
  const chart = drawOrganigrama(organigrama(content.directorio.data.unidades));
  const drawings = await drawShared(content, chart.svg, office, store);
  const pdfs = await makePdfs(content, taken, places, { store, pool });
  const chartFacts = {
    src: ORGANIGRAMA_SRC,
    width: chart.width,
    height: chart.height,
  };
  return {
    facts: {
      // The office's own chart, when it supplied one, is measured with its other pictures.
      images: { [ORGANIGRAMA_SRC]: chartFacts, ...pictures.facts },
      pdfs: pdfs.bytes,
    },
    files: new Map([...drawings, ...pictures.files, ...pdfs.files, ...taken]),
    said: `${Object.keys(pictures.facts).length} imágenes (${pictures.made} nuevas), ${pdfs.files.size} PDF (${pdfs.made} nuevos), ${pdfs.supplied} documentos de la oficina`,
  };
}

/** What the site draws for itself: chart, icons, social card, manifest. */
async function drawShared(
  content: Content,
  chart: string,
  office: readonly OfficeFile[],
  store: Store,
): Promise<Map<string, string>> {
  const icon = sourceOf(office, 'icono.svg');
  const card = sourceOf(office, 'ilustraciones/tarjeta-social.svg');
  const manifest = webManifest(content);
  const tool = await toolKey(['scripts/make/assets/*.ts'], ['sharp']);
  const key = keyOf(tool, chart, manifest, icon.hash, card.hash);
  const { folder } = await store.cached('images', key, async (aside) => {
    await rm(aside, { recursive: true, force: true });
    await mkdir(aside, { recursive: true });
    await writeFile(path.join(aside, ORGANIGRAMA_SRC), chart);
    await writeFile(path.join(aside, 'manifest.webmanifest'), manifest);
    await rasterise(card.from, 1200, path.join(aside, 'tarjeta-social.png'));
    for (const size of ICON_SIZES)
      await rasterise(icon.from, size, path.join(aside, `icono-${size}.png`));
    await makeFavicon(icon.from, 48, path.join(aside, 'favicon.ico'));
  });
  const names = [
    ORGANIGRAMA_SRC.slice(1),
    'manifest.webmanifest',
    'tarjeta-social.png',
    'favicon.ico',
    ...ICON_SIZES.map((size) => `icono-${size}.png`),
  ];
  return new Map(names.map((name) => [name, path.join(folder, name)]));
}

function sourceOf(office: readonly OfficeFile[], name: string): OfficeFile {
  const found = office.find((one) => one.name === name);
  if (!found) throw new Error(`Falta public/${name}: el sitio lo necesita. Recupérelo.`);
  return found;
}
