import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '@/lib/content/model';
import { codeKey, keyOf } from '@/lib/keys';
import type { AssetFacts } from '@/lib/site/assets';
import { ORGANIGRAMA_SRC, organigrama } from '@/lib/site/organigrama';
import type { Store } from '@/lib/store';
import type { OfficeFile } from '../office/inspect';
import { drawOrganigrama } from '../organigrama';
import type { BuildPaths } from '../paths';
import { makePdfs } from '../pdfs';
import { makeCards } from './cards';
import { drawnWords } from './drawn-words';
import { drawShared } from './drawings';
import { makePictures, picturePlaces } from './images';
import { inOurColours, withNight } from './night';

/** Makes all files besides pages. @param office checked files of `public/` @throws on faults of files */
export async function makeAssets(
  content: Content,
  office: readonly OfficeFile[],
  paths: BuildPaths,
  store: Store,
) {
  const taken = await takeOfficeFiles(office, store);
  const supplied = office.filter(({ kind }) => kind === 'pdf');
  // Pictures are encoded on other threads, papers are drawn on this one.
  const [drawn, pdfs, cards] = await Promise.all([
    makeImages(content, office, store),
    makePdfs(content, supplied, paths, store),
    makeCards(content, store),
  ]);
  return {
    facts: { ...drawn.facts, pdfs: pdfs.facts },
    files: new Map([...drawn.files, ...pdfs.files, ...cards.files, ...taken]),
    said: `${drawn.said}, ${pdfs.files.size} PDF (${pdfs.made} nuevos), ${pdfs.supplied} documentos de la oficina, ${cards.files.size} tarjetas (${cards.made} nuevas)`,
  };
}

/** Makes pictures, chart, icons and drawn words. */
export async function makeImages(content: Content, office: readonly OfficeFile[], store: Store) {
  const pictures = await makePictures(office, picturePlaces(content), store);
  const { svg, ...chart } = drawOrganigrama(organigrama(content.directorio.data.unidades));
  const drawings = await drawShared(content, svg, office, store);
  // The office's own chart, if any, is in `pictures.facts` and replaces ours.
  const images: AssetFacts['images'] = {
    [ORGANIGRAMA_SRC]: { src: ORGANIGRAMA_SRC, ...chart },
    ...pictures.facts,
  };
  return {
    facts: { images, letters: drawnWords(content) },
    files: new Map([...drawings, ...pictures.files]),
    said: `${Object.keys(pictures.facts).length} imágenes (${pictures.made} nuevas)`,
  };
}

/** Copies the published PDFs and drawings, so that editing `out/` never changes the office's files. */
async function takeOfficeFiles(office: readonly OfficeFile[], store: Store) {
  const taken = new Map<string, string>();
  for (const { name, kind, from, hash } of office) {
    if (kind !== 'pdf' && kind !== 'svg') continue;
    const key = kind === 'svg' ? keyOf(codeKey(), hash, name) : hash.slice(0, 40);
    const { folder } = await store.cached('texts', key, async (aside) => {
      const copy = path.join(aside, 'file');
      if (kind === 'pdf') return copyFile(from, copy);
      const svg = await readFile(from, 'utf8');
      await writeFile(copy, name.includes('/') ? withNight(svg) : inOurColours(svg));
    });
    taken.set(name, path.join(folder, 'file'));
  }
  return taken;
}
