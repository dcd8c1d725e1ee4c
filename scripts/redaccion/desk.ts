import { listFiles } from '@/lib/content/load/files';
import { collections } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { Change, Checked, Kept, Listed, Opened, Saved } from './api';
import type { PressMail } from './api-lists';
import { errorName } from '../http';
import { withDetails } from '../repository/details';
import type { Shared } from '../repository/shared';
import { checkChange, type Folders } from './check';
import { clockFault } from './clock';
import type { Drafts } from './drafts';
import * as pieces from './pieces';
import { lockedFor, mustSave } from './current-person';
import { PieceWriter } from './piece-writer';
import { pressMail } from './press-mail';
import { Refused } from './refused';
import { siteValues } from './site-values';
import { withStanding } from './publish/to-publish';
import { dropAside } from './tables/documents';
import { clearAside, Unwritten, type WriteBytes } from './whole-file';

const { pieceWordsOf, presentOf, sourceWith } = pieces;

export class Desk {
  readonly root: string;
  readonly writer: PieceWriter;
  private readonly drafts: Drafts;

  /** @param write in the place of the disk's own, in tests */
  constructor(
    private readonly paths: Folders,
    private readonly shared: Shared,
    write?: WriteBytes,
  ) {
    this.root = paths.root;
    clearAside(this.root);
    this.writer = new PieceWriter(paths, shared, write);
    this.drafts = this.writer.drafts;
  }

  async list(): Promise<Listed> {
    const { repository } = this.shared;
    const listed = listFiles(this.root);
    const found = pieces.listPieces(this.root, this.drafts, listed);
    const piezas = await withStanding(found, repository, listed);
    const clock = await clockFault(repository);
    return { piezas, ...(clock && { clock }) };
  }

  /** A piece to change, with others' pushed changes; a new piece has no words and an empty `base`. */
  async open(file: string): Promise<Opened> {
    await this.shared.refresh();
    const present = presentOf(this.root, file);
    const { base, collection, theirs } = present;
    const draft = this.drafts.find(file);
    const locked = lockedFor(collection);
    const { drafts, writer } = this;
    return {
      piece: pieces.pieceOf(pieces.plainFile(present), drafts, draft !== undefined, writer.today()),
      base,
      ...pieceWordsOf(present),
      schema: treeOf(collections[collection].schema),
      site: siteValues(this.root),
      ...(theirs !== undefined && { theirs: pieceWordsOf({ file, source: theirs }) }),
      ...(draft && { draft }),
      ...(locked && { locked }),
    };
  }

  pressMail = (file: string): PressMail => pressMail(this.paths, file);

  check = (change: Change): Promise<Checked> => checkChange(this.paths, this.pendingOf(change));

  sourcesWith = (change: Change): Map<string, string> => this.pendingOf(change).sources;

  async save(change: Change): Promise<Saved> {
    await this.shared.refresh();
    return this.shared.repository.turn(async () => {
      try {
        return await this.saveNow(change);
      } catch (error) {
        // A path that is no piece gets not even a draft.
        if (!(error instanceof Refused && error.status === 404)) this.keep(change);
        if (error instanceof Refused) throw error;
        if (error instanceof Unwritten) throw new Refused(507, `${UNSAVED} ${error.message}`);
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
    const { root, writer } = this;
    const present = presentOf(root, file);
    if (present.base !== change.base) {
      this.keep(change);
      const saved = await this.shared.repository.lastSave(file);
      const theirs = { ...pieceWordsOf(present), base: present.base, ...(saved && { saved }) };
      return { result: 'conflict', theirs };
    }
    const pending = this.pendingOf(change);
    const written = [...pending.sources].filter(([one, source]) => {
      const there = presentOf(root, one);
      return source !== there.source || there.theirs !== undefined;
    });
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
    if (presentOf(root, file).base !== present.base) return this.saveNow(change);
    // The linked pieces may have changed, too.
    this.pendingOf(change);
    const others = written.length - 1;
    const rest = ['', ', y otra'][others] ?? `, y otras ${others}`;
    const mine = { ...present, source: pending.sources.get(file) ?? present.source };
    const what = `${present.base === '' ? 'Agrega' : 'Corrige'} ${writer.nameOf(mine)}${rest}`;
    await writer.put({ ...pending, sources: new Map(written) }, what);
    this.drop(change);
    return { result: 'saved', base: presentOf(root, file).base, changed: true, warnings };
  }

  /** The files after a change and its linked changes. @throws Refused when any of those changed meanwhile */
  private pendingOf({ file, along = { changes: [], pdfs: [] }, ...words }: Change) {
    const sources = new Map([[file, sourceWith(presentOf(this.root, file), words)]]);
    for (const other of along.changes) {
      const present = presentOf(this.root, other.file);
      if (present.base !== other.base || sources.has(other.file))
        throw new Refused(
          409,
          `${this.writer.nameOf(present)} cambió mientras usted escribía, y este cambio también lo toca. Descarte su borrador y vuelva a hacerlo.`,
        );
      sources.set(other.file, sourceWith(present, other));
    }
    return this.writer.withPdfs(sources, along.pdfs);
  }

  private drop({ file, along }: Pick<Change, 'file' | 'along'>): void {
    const pdfs = [along, this.drafts.find(file)?.along].flatMap((one) => one?.pdfs ?? []);
    this.drafts.drop(file);
    for (const pdf of pdfs) dropAside(this.root, pdf);
  }

  private keep({ file, base, data, body, along, savedAt }: Change): string {
    const now = body ?? pieces.readableWords(() => presentOf(this.root, file))?.body;
    try {
      const words = { data, along, ...(now !== undefined && { body: now }) };
      return this.drafts.keep(file, words, base, savedAt);
    } catch (error) {
      if (error instanceof Unwritten) throw new Refused(507, error.message);
      throw error;
    }
  }
}

const UNSAVED = 'No se guardó: todo queda como estaba, y lo que usted escribió, como borrador.';
const UNCHECKED =
  'No se guardó en el sitio, porque la revisión no pudo terminar: lo que usted escribió quedó guardado como su borrador. Avise a quien cuida el equipo, y guarde otra vez.';
