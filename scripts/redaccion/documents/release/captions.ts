import type { Image } from 'mdast';
import { APART } from '../pictures';
import { isAll, type DocumentLine } from './lines';

const NAMED =
  /^(?:pie de (?:foto(?:graf[ií]a)?|imagen)|foto(?:graf[ií]a)?|imagen|ilustraci[oó]n|figura)(?:\s*\d+)?\s*[.:–-]+\s*/iu;
const MOST_WORDS = 60;

/** A photograph's caption, with the name of its picture; without it when the document has no picture for it. */
export interface Caption {
  image?: string;
  words: string;
}

const imageOf = ({ node }: DocumentLine): Image | undefined =>
  node.type === 'paragraph' ? node.children.find((one) => one.type === 'image') : undefined;

export function captionsIn(lines: readonly DocumentLine[]): Caption[] {
  const found: Caption[] = [];
  const images = lines.flatMap((line) => imageOf(line) ?? []);
  const free = images.filter(({ alt }) => !alt);
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const above = before && imageOf(before);
    const name = NAMED.exec(line.text)?.[0];
    const isUnder = above !== undefined && isAll(line, 'emphasis');
    if (line.words > MOST_WORDS || (name === undefined && !isUnder)) continue;
    const words = line.text.slice(name?.length ?? 0);
    // «Foto: Comunicación Social» says who took it.
    if (words.split(' ').length < 4) continue;
    const image = free.find((one) => one === above) ?? free[0];
    if (image) free.splice(free.indexOf(image), 1);
    else if (images.length > 0) continue;
    found.push({
      words: words.charAt(0).toUpperCase() + words.slice(1),
      ...(image && { image: image.url.slice(APART.length) }),
    });
    line.kind = 'pies';
  }
  return found;
}
