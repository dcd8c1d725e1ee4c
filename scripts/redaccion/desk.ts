import { listFiles } from '@/lib/content/load/files';
import { collections } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { Change, Checked, Kept, Listed, Opened, Saved } from './api';
import { errorName } from '../http';
import { reworded, withDetails } from '../repository/details';
import type { Shared } from '../repository/shared';
import { mendInterruptedSaves } from '../repository/write-and-commit';
import { checkChange, type Folders } from './check';
import * as pieces from './pieces';
import { lockedFor, mustSave, personNow } from './current-person';
import { PieceWriter } from './piece-writer';
import { Refused } from './refused';
import { clockFault } from './screen-words';
import { clearAside, Unwritten } from '../write-files';
import { withStanding } from './publish/to-publish';
import { dropAside } from './tables/documents';

const { pieceWordsOf, presentOf, sourceWith } = pieces;

/** Lists, opens and saves pieces, and keeps their drafts. */
export class Desk extends PieceWriter {
  constructor(paths: Folders, shared: Shared) {
    super(paths, shared);
    clearAside(this.root);
  }

  async list(): Promise<Listed> {
    const { repository } = this.shared;
    const listed = listFiles(this.root);
    const found = pieces.listPieces(this.root, this.drafts, listed);
    const piezas = await withStanding(found, repository, listed);
    const faults = [
      await clockFault(repository),
      (await repository.standing()) ?? this.shared.fault,
    ];
    const unnamed = personNow().name ? undefined : await repository.unnamed();
    return {
      piezas,
      faults: faults.filter((one) => one !== undefined),
      ...(unnamed !== undefined && { unnamed }),
    };
  }

  /** A piece to change, with others' pushed changes; a new piece has no words and an empty `base`. */
  async open(file: string): Promise<Opened> {
    await this.shared.refresh();
    const present = presentOf(this.root, file);
    const { base, name } = present;
    const draft = this.drafts.find(file);
    const locked = lockedFor(name);
    const stopped = await this.shared.repository.standing();
    return {
      piece: pieces.pieceOf(present, this.drafts, draft !== undefined, this.today()),
      base,
      ...pieceWordsOf(present),
      schema: treeOf(collections[name].schema),
      site: pieces.siteValues(this.root),
      ...(draft && { draft }),
      ...(locked && { locked }),
      ...(stopped !== undefined && { stopped }),
    };
  }

  check = (change: Change): Promise<Checked> => checkChange(this.paths, this.pendingOf(change));

  async save(change: Change): Promise<Saved> {
    await this.shared.refresh();
    return this.shared.repository.turn(async () => {
      try {
        await mendInterruptedSaves(this.shared.repository);
        return await this.saveNow(change);
      } catch (error) {
        // A path that is no piece gets not even a draft.
        if (!(error instanceof Refused && error.status === 404)) this.keep(change);
        if (error instanceof Unwritten)
          throw new Refused(
            507,
            reworded(error.told, (words) => `${error.stayed.length > 0 ? KEPT : UNSAVED} ${words}`),
          );
        if (error instanceof Refused) throw error;
        throw new Refused(500, withDetails(UNCHECKED, `npm run check (${errorName(error)})`));
      }
    });
  }

  /** Keeps a change as the person's draft, unchecked. @throws Refused when the file is no piece, or unwritten */
  keepDraft(change: Change): Kept {
    presentOf(this.root, change.file);
    return { savedAt: this.keep(change) };
  }

  dropDraft(file: string): void {
    presentOf(this.root, file);
    this.drop({ file });
  }

  private async saveNow(change: Change): Promise<Saved> {
    const { file } = change;
    const present = presentOf(this.root, file);
    if (present.base !== change.base) {
      this.keep(change);
      const saved = await this.shared.repository.lastSave(file);
      const theirs = { ...pieceWordsOf(present), base: present.base, ...(saved && { saved }) };
      return { result: 'conflict', theirs };
    }
    const pending = this.pendingOf(change);
    const written = [...pending.sources].filter(
      ([one, source]) => source !== presentOf(this.root, one).text,
    );
    mustSave(written.flatMap(([one]) => pieces.collectionsOf(one)));
    if (written.length === 0 && pending.files.size === 0) {
      this.drop(change);
      return { result: 'saved', base: present.base, changed: false, warnings: [] };
    }
    const { problems, warnings } = await checkChange(this.paths, pending);
    if (problems.length > 0) {
      this.keep(change);
      return { result: 'refused', problems };
    }
    if (presentOf(this.root, file).base !== present.base) return this.saveNow(change);
    // The linked pieces may have changed, too.
    this.pendingOf(change);
    const others = written.length - 1;
    const rest = ['', ', y otra'][others] ?? `, y otras ${others}`;
    const mine = { ...present, text: pending.sources.get(file) ?? present.text };
    const what = `${present.base === '' ? 'Agrega' : 'Corrige'} ${this.nameOf(mine)}${rest}`;
    await this.put({ ...pending, sources: new Map(written) }, what);
    this.drop(change);
    return { result: 'saved', base: presentOf(this.root, file).base, changed: true, warnings };
  }

  /** The files after a change and its linked changes. @throws Refused when any of those changed meanwhile */
  pendingOf({ file, along = { changes: [], pdfs: [] }, ...words }: Change) {
    const sources = new Map([[file, sourceWith(presentOf(this.root, file), words)]]);
    for (const other of along.changes) {
      const present = presentOf(this.root, other.file);
      if (present.base !== other.base || sources.has(other.file))
        throw new Refused(
          409,
          `${this.nameOf(present)} cambió mientras usted escribía, y este cambio también lo toca. Descarte su borrador y vuelva a hacerlo.`,
        );
      sources.set(other.file, sourceWith(present, other));
    }
    return this.withPdfs(sources, along.pdfs);
  }

  private drop({ file, along }: Pick<Change, 'file' | 'along'>): void {
    const pdfs = [along, this.drafts.find(file)?.along].flatMap((one) => one?.pdfs ?? []);
    this.drafts.drop(file);
    for (const pdf of pdfs) dropAside(this.root, pdf);
  }

  private keep({ file, base, data, body, along, savedAt }: Change): string {
    const now = body ?? pieces.readableWords(() => presentOf(this.root, file))?.body;
    const words = { data, along, ...(now !== undefined && { body: now }) };
    return this.drafts.keep(file, words, base, savedAt);
  }
}

const UNSAVED = 'No se guardó: todo queda como estaba, y lo que usted escribió, como borrador.';
const KEPT = 'No se guardó. Lo que usted escribió queda como borrador.';
const UNCHECKED =
  'No se guardó en el sitio, porque la revisión no pudo terminar: lo que usted escribió quedó guardado como su borrador. Avise a quien cuida el equipo, y guarde otra vez.';
