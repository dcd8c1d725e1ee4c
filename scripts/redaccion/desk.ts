import { collections } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { Change, Checked, Kept, Listed, Opened, Saved } from './api';
import type { PressMail } from './api-lists';
import { todayAt } from '@/lib/content/load/zone';
import { errorName } from '../http';
import { withDetails } from '../repository/details';
import type { Shared } from '../repository/shared';
import { checkChange, type Folders } from './check';
import { clockFault } from './clock';
import { siteValues } from './site-values';
import { Drafts } from './drafts';
import {
  bodyThere,
  collectionsOf,
  listPieces,
  pieceOf,
  plainFile,
  presentOf,
  sourceWith,
  pieceWordsOf,
} from './pieces';
import { lockedFor, mustSave } from './current-person';
import { PieceWriter } from './piece-writer';
import { pressMail } from './press-mail';
import { Refused } from './refused';
import { SiteChanges } from './site-changes';
import { withStanding } from './publish/to-publish';
import { dropAside } from './tables/documents';
import { clearAside, Unwritten, type WriteBytes } from './whole-file';

export class Desk {
  private readonly drafts: Drafts;
  private readonly writer: PieceWriter;
  readonly site: SiteChanges;
  readonly root: string;

  today = (): string => todayAt(this.root);

  /** @param write in the place of the disk's own, in tests */
  constructor(
    private readonly paths: Folders,
    private readonly shared: Shared,
    write?: WriteBytes,
  ) {
    this.root = paths.root;
    clearAside(this.root);
    this.drafts = new Drafts(this.root, write);
    this.writer = new PieceWriter(paths, shared, this.drafts, write);
    this.site = new SiteChanges(paths, shared, this.drafts, this.writer);
  }

  async list(): Promise<Listed> {
    const { repository } = this.shared;
    const pieces = await withStanding(listPieces(this.root, this.drafts), repository);
    const clock = await clockFault(repository);
    return { piezas: pieces, ...(clock && { clock }) };
  }

  /** A piece to change, with others' pushed changes; a new piece has no words and an empty `base`. */
  async open(file: string): Promise<Opened> {
    await this.shared.refresh();
    const present = presentOf(this.paths.root, file);
    const draft = this.drafts.find(file);
    const words = pieceWordsOf(present);
    const { base, collection } = present;
    const locked = lockedFor(collection);
    return {
      piece: pieceOf(plainFile(present), this.drafts, draft !== undefined, this.today()),
      base,
      ...words,
      schema: treeOf(collections[collection].schema),
      site: siteValues(this.paths.root),
      ...(present.theirs !== undefined && {
        theirs: pieceWordsOf({ ...present, source: present.theirs }),
      }),
      ...(draft && { draft }),
      ...(locked && { locked }),
    };
  }

  pressMail = (file: string): PressMail => pressMail(this.paths, file);

  check = (change: Change): Promise<Checked> => checkChange(this.paths, this.triedWith(change));

  sourcesWith = (change: Change): Map<string, string> => this.triedWith(change).sources;

  private triedWith = (change: Change) =>
    this.tried(change, sourceWith(presentOf(this.paths.root, change.file), change));

  async save(change: Change): Promise<Saved> {
    await this.shared.refresh();
    return this.shared.repository.turn(() => this.saveNow(change));
  }

  /** Keeps a change as the person's draft, unchecked. @throws Refused when the file is no piece, or unwritten */
  keepDraft(change: Change): Kept {
    presentOf(this.paths.root, change.file);
    return { savedAt: this.keep(change) };
  }

  dropDraft(file: string): void {
    presentOf(this.paths.root, file);
    this.drop({ file });
  }

  private async saveNow(change: Change): Promise<Saved> {
    try {
      return await this.trySave(change);
    } catch (error) {
      // A path that is no piece gets not even a draft.
      if (!(error instanceof Refused && error.status === 404)) this.keep(change);
      if (error instanceof Refused) throw error;
      if (error instanceof Unwritten) throw new Refused(507, `${UNSAVED} ${error.message}`);
      throw new Refused(500, withDetails(UNCHECKED, `npm run check (${errorName(error)})`));
    }
  }

  private async trySave(change: Change): Promise<Saved> {
    const { file } = change;
    const { root } = this.paths;
    const present = presentOf(root, file);
    if (present.base !== change.base) {
      this.keep(change);
      const saved = await this.shared.repository.lastSave(file);
      const theirs = { ...pieceWordsOf(present), base: present.base, ...(saved && { saved }) };
      return { result: 'conflict', theirs };
    }
    const tried = this.tried(change, sourceWith(present, change));
    const written = [...tried.sources].filter(([one, source]) => {
      const there = presentOf(root, one);
      return source !== there.source || there.theirs !== undefined;
    });
    mustSave(written.flatMap(([one]) => collectionsOf(one)));
    const mine = tried.sources.get(file) ?? present.source;
    if (written.length === 0 && tried.files.size === 0) {
      this.drop(change);
      return { result: 'saved', base: present.base, changed: false, warnings: [] };
    }
    const { problems, warnings } = await checkChange(this.paths, tried);
    if (problems.length > 0) {
      this.keep(change);
      return { result: 'refused', problems };
    }
    const now = presentOf(root, file);
    if (now.base !== present.base) return this.trySave(change);
    // The linked pieces may have changed, too.
    this.tried(change, mine);
    const others = written.length - 1;
    const rest = ['', ', y otra'][others] ?? `, y otras ${others}`;
    const what = `${present.base === '' ? 'Agrega' : 'Corrige'} ${this.writer.nameOf({ ...present, source: mine })}${rest}`;
    await this.writer.put({ ...tried, sources: new Map(written) }, what);
    this.drop(change);
    return { result: 'saved', base: presentOf(root, file).base, changed: true, warnings };
  }

  /** The files after a change and its linked changes. @throws Refused when any of them changed meanwhile */
  private tried({ file, along = { changes: [], pdfs: [] } }: Change, source: string) {
    const { root } = this.paths;
    const sources = new Map([[file, source]]);
    for (const other of along.changes) {
      const present = presentOf(root, other.file);
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
    for (const pdf of pdfs) dropAside(this.paths.root, pdf);
  }

  private keep({ file, base, data, body, along, savedAt }: Change): string {
    const now = body ?? bodyThere(this.paths.root, file);
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
