import { readContent } from '@/lib/content/load/reading';
import { readText } from '@/lib/content/parse/read';
import type { Store } from '@/lib/store';

export type DraftTexts = ReadonlyMap<string, string>;

/** Reads the content with these texts and with the piece published: a draft is shown as it will be. */
export function readOverlaid(root: string, store: Store, file: string, overlay: DraftTexts) {
  const text = overlay.get(file) ?? readText(root, file);
  return readContent(root, { store, overlay: new Map([...overlay, [file, published(text)]]) });
}

const published = (text: string): string =>
  text.replace(/^---\r?\n[^]*?\n---/, (data) =>
    data.replace(/^(?:borrador|enRevision|publicar):/gm, '# $&'),
  );
