import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inForm } from '@/lib/content/edit';
import { todayAt } from '@/lib/content/load/zone';
import type { Shared } from '../repository/shared';
import type { Along } from './api';
import { checkChange, type Folders, type Tried } from './check';
import { authorNow, mustSave } from './current-person';
import type { Drafts } from './drafts';
import { collectionsOf, pieceOf, plainFile, presentOf, sourceWith, type Present } from './pieces';
import { Refused } from './refused';
import { saveFiles, type Writing } from './save-files';
import { pieceName } from './screen/kinds';
import { notedIn, placeOf, waitingPdf } from './tables/documents';
import type { WriteBytes } from './whole-file';

export class PieceWriter {
  /** @param write in the place of the disk's own, in tests */
  constructor(
    private readonly paths: Folders,
    private readonly shared: Shared,
    private readonly drafts: Drafts,
    private readonly write?: WriteBytes,
  ) {}

  /** @throws Refused when the check says no: nothing is written then */
  async putChecked(tried: Tried, message: string): Promise<void> {
    mustSave([...tried.sources.keys()].flatMap(collectionsOf));
    const { problems } = await checkChange(this.paths, tried);
    if (problems.length > 0)
      throw new Refused(
        422,
        ['No se cambió.', ...problems.map(({ piece, message }) => `${piece}: ${message}`)].join(
          '\n',
        ),
      );
    await this.put(tried, message);
  }

  put({ sources, files = new Map() }: Tried, message: string) {
    const pdfs = [...files].map(([name, from]): Writing => ({
      file: path.join('public', name),
      bytes: from === null ? null : readFileSync(from),
    }));
    const texts = [...sources].map(([file, text]) => ({ file, bytes: text && inForm(file, text) }));
    const writings = [...pdfs, ...texts];
    return saveFiles(this.shared, writings, { author: authorNow(), message }, this.write);
  }

  titleOf = (present: Present): string =>
    pieceName(pieceOf(plainFile(present), this.drafts, false, todayAt(this.paths.root)));

  nameOf = (present: Present): string => `«${this.titleOf(present)}»`;

  withPdfs<S extends string | null>(sources: Map<string, S>, pdfs: Along['pdfs']) {
    const { root } = this.paths;
    const notes = [...notedIn(root, pdfs, todayAt(root))].map(([list, data]) => {
      const present = presentOf(root, list);
      return [list, sourceWith(present, { file: list, base: present.base, data })] as const;
    });
    const files = pdfs.map((pdf) => [placeOf(pdf.archivo), waitingPdf(root, pdf)] as const);
    return {
      sources: new Map<string, S | string>([...sources, ...notes]),
      files: new Map(files),
    } satisfies Tried;
  }
}
