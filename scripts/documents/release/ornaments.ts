import { nodesOf } from '@/lib/content/parse/nodes';
import { APART } from '../pictures';
import type { DocumentPicture } from '../types';
import type { DocumentLine } from './lines';

/** Widths over heights: from the first a picture above the title is a letterhead, from the second anywhere. */
const [WIDE, BAND] = [2.5, 4];
/** Narrower than any photograph that the site takes for a release. */
const SMALL = 640;

/** The pictures of a letterhead or a seal, which are no photographs: by their place and their shape. */
export function ornaments(
  lines: readonly DocumentLine[],
  pictures: readonly DocumentPicture[],
): DocumentPicture[] {
  const title = lines.findIndex(({ kind }) => kind === 'titulo');
  const signature = lines.findIndex(({ kind }) => kind === 'firma' || kind === 'copias');
  return pictures.filter(({ name, width, height }) => {
    const at = lines.findIndex(({ node }) =>
      nodesOf(node).some((one) => one.type === 'image' && one.url === APART + name),
    );
    const isCaptioned = lines[at + 1]?.kind === 'pies';
    if (at < 0 || isCaptioned || width === 0) return false;
    const ratio = width / height;
    const isApart =
      at < title || lines[at]?.kind !== undefined || (signature >= 0 && at > signature);
    return ratio >= BAND || (isApart && (ratio >= WIDE || width < SMALL));
  });
}
