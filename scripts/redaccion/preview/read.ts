import { readContent } from '@/lib/content/load/reading';
import { readText } from '@/lib/content/parse/read';
import type { Store } from '@/lib/store';

/** Texts that are in the place of files of `content/`, by their path. */
export type DraftTexts = ReadonlyMap<string, string>;

/**
 * Reads the content as it would be with these texts, and with the piece published: a draft, or a scheduled
 * piece, is shown as it will be. The store answers for all files that are the same.
 * @param root the folder that has `content/`
 */
export function readOverlaid(root: string, store: Store, file: string, overlay: DraftTexts) {
  const text = overlay.get(file) ?? readText(root, file);
  return readContent(root, { store, overlay: new Map([...overlay, [file, published(text)]]) });
}

/** The text without the keys that keep it from being published; each line stays in its place. */
const published = (text: string): string =>
  text.replace(/^---\r?\n[^]*?\n---/, (data) =>
    data.replace(/^(?:borrador|enRevision|publicar):/gm, '# $&'),
  );
