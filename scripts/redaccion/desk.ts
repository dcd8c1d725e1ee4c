import path from 'node:path';
import { editFile, newFile as newSource } from '@/lib/content/edit';
import { collections } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type { Change, Checked, Opened, Piece, Saved } from './api';
import { checkChange, type Folders } from './check';
import { Drafts } from './drafts';
import { listPieces, pieceOf, plainFile, presentOf, sha256, wordsOf, type Present } from './pieces';
import { inWords, Refused } from './refused';
import { Unwritten, writeWhole, type WriteBytes } from './whole-file';

/** What the newsroom does with the files of a project's `content/`. */
export class Desk {
  private readonly drafts: Drafts;
  /** The save under way: the next one waits, and is checked against what it left. */
  private saving: Promise<unknown> = Promise.resolve();

  /** @param write in the place of the disk's own, in tests */
  constructor(
    private readonly paths: Folders,
    private readonly write?: WriteBytes,
  ) {
    this.drafts = new Drafts(paths.root, write);
  }

  list = (): Piece[] => listPieces(this.paths.root, this.drafts);

  /** A piece to change; one that is not there yet has no words and an empty `base`. */
  async open(file: string): Promise<Opened> {
    const present = presentOf(this.paths.root, file);
    const draft = this.drafts.find(file);
    const words = wordsOf(present);
    const { base, collection, source } = present;
    const checked: Checked =
      base === '' ? { problems: [], warnings: [] } : await checkChange(this.paths, file, source);
    return {
      piece: pieceOf(plainFile(present), this.drafts, draft !== undefined),
      base,
      ...words,
      schema: treeOf(collections[collection].schema),
      ...(draft && { draft }),
      ...checked,
    };
  }

  /** As `open`, of a piece that is not there yet: nothing is written before its first save. */
  begin(file: string): Promise<Opened> {
    if (presentOf(this.paths.root, file).base !== '')
      throw new Refused(409, `Ya hay una pieza que se llama ${file}. Elija otro nombre.`);
    return this.open(file);
  }

  check(change: Change): Promise<Checked> {
    return checkChange(this.paths, change.file, this.sourceWith(change));
  }

  /** The source that a change would leave; nothing is written. */
  sourceWith = (change: Change): string => changed(presentOf(this.paths.root, change.file), change);

  /** Saves a change; saves wait for one another. */
  save(change: Change): Promise<Saved> {
    const saved = this.saving.then(() => this.saveNow(change));
    this.saving = saved.catch(() => undefined);
    return saved;
  }

  /** Once nothing is being saved. */
  idle = (): Promise<unknown> => this.saving;

  dropDraft(file: string): void {
    presentOf(this.paths.root, file);
    this.drafts.drop(file);
  }

  private async saveNow(change: Change): Promise<Saved> {
    const { file } = change;
    const { root } = this.paths;
    const present = presentOf(root, file);
    if (present.base !== change.base) {
      this.keep(present, change);
      return { result: 'conflict', theirs: { ...wordsOf(present), base: present.base } };
    }
    const source = this.changedOrKept(present, change);
    if (source === present.source) {
      this.drafts.drop(file);
      return { result: 'saved', base: present.base, changed: false, warnings: [] };
    }
    const { problems, warnings } = await checkChange(this.paths, file, source);
    if (problems.length > 0) {
      this.keep(present, change);
      return { result: 'refused', problems };
    }
    // Whoever edits by hand did so while it was checked.
    const now = presentOf(root, file);
    if (now.base !== present.base) return this.saveNow(change);
    try {
      writeWhole(path.join(root, file), source, this.write);
    } catch (error) {
      if (!(error instanceof Unwritten)) throw error;
      this.keep(present, change);
      throw new Refused(
        507,
        `No se guardó: el archivo queda como estaba, y lo que usted escribió, como borrador. ${error.message}`,
      );
    }
    this.drafts.drop(file);
    return { result: 'saved', base: sha256(source), changed: true, warnings };
  }

  /** The source with the change; a change that no source can say is kept. */
  private changedOrKept(present: Present, change: Change): string {
    try {
      return changed(present, change);
    } catch (error) {
      this.keep(present, change);
      throw error;
    }
  }

  private keep(present: Present, { file, base, data, body }: Change): void {
    const now = body?.now ?? wordsOf(present).body;
    try {
      this.drafts.keep(file, { data, ...(now !== undefined && { body: now }) }, base);
    } catch (error) {
      if (error instanceof Unwritten) throw new Refused(507, error.message);
      throw error;
    }
  }
}

/** The source with a change in it. */
function changed({ file, source, base }: Present, { data, body }: Change): string {
  return inWords(() =>
    base === ''
      ? newSource(file, { data, ...(body && { body: body.now }) })
      : editFile(file, source, { data, ...(body && { body }) }),
  );
}
