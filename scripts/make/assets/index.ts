import type { Content } from '@/lib/content/model';
import type { AssetFacts } from '@/lib/site/assets';
import { ORGANIGRAMA_SRC, organigrama } from '@/lib/site/organigrama';
import { drawOrganigrama } from '../organigrama';
import { makePdfs } from '../pdfs';
import type { OfficeFile } from '../office/inspect';
import type { BuildPaths } from '../paths';
import type { Store } from '@/lib/store';
import { makeCards } from './cards';
import { drawShared } from './drawings';
import { makePictures } from './images';
import { drawnWords } from './drawn-words';
import { picturePlaces } from './picture-places';
import { takeOfficeFiles } from './office-files';

export interface MadeAssets {
  facts: AssetFacts;
  files: Map<string, string>;
  said: string;
}

/** Makes all files besides pages. @param office checked files of `public/` @throws on faults of files */
export async function makeAssets(
  content: Content,
  office: readonly OfficeFile[],
  paths: BuildPaths,
  store: Store,
): Promise<MadeAssets> {
  const taken = await takeOfficeFiles(office, store);
  const supplied = office.filter(({ kind }) => kind === 'pdf');
  // Pictures are encoded on other threads, papers are drawn on this one.
  const [pictures, pdfs, cards] = await Promise.all([
    makePictures(office, picturePlaces(content), store),
    makePdfs(content, supplied, paths, store),
    makeCards(content, store),
  ]);
  const chart = drawOrganigrama(organigrama(content.directorio.data.unidades));
  const drawings = await drawShared(content, chart.svg, office, store);
  const chartFacts = {
    src: ORGANIGRAMA_SRC,
    width: chart.width,
    height: chart.height,
  };
  return {
    facts: {
      // The office's own chart, if any, is in `pictures.facts` and replaces ours.
      images: { [ORGANIGRAMA_SRC]: chartFacts, ...pictures.facts },
      letters: drawnWords(content),
      pdfs: pdfs.facts,
    },
    files: new Map([...drawings, ...pictures.files, ...pdfs.files, ...cards.files, ...taken]),
    said: `${Object.keys(pictures.facts).length} imágenes (${pictures.made} nuevas), ${pdfs.files.size} PDF (${pdfs.made} nuevos), ${pdfs.supplied} documentos de la oficina, ${cards.files.size} tarjetas (${cards.made} nuevas)`,
  };
}
