import { readFileSync } from 'node:fs';
import { inForm } from '@/lib/content/edit';
import { collectionOf } from '@/lib/content/load/files';
import { libraryOf, type Library } from '@/lib/content/load/library';
import { todayAt } from '@/lib/content/load/zone';
import { collections, isFolder } from '@/lib/content/model';
import { pieceName } from '@/lib/content/model/piece-kinds';
import { treeOf } from '@/lib/content/model/schema-tree';
import { errorName } from '../http';
import { reworded, withDetails } from '../told-words';
import { saveFiles } from '../repository/save-files';
import type { Shared } from '../repository/shared';
import { mendInterruptedSaves } from '../repository/write-and-commit';
import { clearAside, Unwritten } from '../write-files';
import type { Along, Change, Checked, Draft, FoundPlaces, Kept, Listed, Opened } from './api';
import type { Piece, Renaming, Replacing, Saved, SoughtWords } from './api';
import { checkChange, type Folders, type PendingWrite } from './check';
import { authorNow, lockedFor, mustSave, personNow } from './current-person';
import { Drafts } from './drafts';
import {
  listPieces,
  pieceOf,
  pieceWordsOf,
  presentOf,
  readableWords,
  siteValues,
  sourceWith,
  type Present,
} from './pieces';
import { withStanding } from './publish/to-publish';
import { refusedFor, Refused } from './refused';
import { inherited, renamed } from './rename';
import { placesIn, withReplaced } from './replace';
import { clockFault } from './screen-words';
import { dropAside, notedIn, placeOf, waitingPdf } from './tables/documents';

/** Lists, opens, checks and saves pieces, keeps their drafts, and makes the changes that touch several of them. */
export class PieceService {
  readonly root: string;
  private readonly drafts: Drafts;
  private readonly library: Library;

  constructor(
    private readonly paths: Folders,
    private readonly shared: Shared,
  ) {
    this.root = paths.root;
    this.library = libraryOf(this.root);
    this.drafts = new Drafts(this.root);
    clearAside(this.root);
  }

  today = (): string => todayAt(this.root);

  async list(): Promise<Listed> {
    const { repository } = this.shared;
    const listed = this.library.list();
    const found = listPieces(this.root, this.drafts, listed);
    const standing = await withStanding(found, repository, listed);
    const faults = [
      await clockFault(repository),
      (await repository.standing()) ?? this.shared.fault,
    ];
    const unnamed = personNow().name ? undefined : await repository.unnamed();
    return {
      ...standing,
      faults: faults.filter((one) => one !== undefined),
      ...(unnamed !== undefined && { unnamed }),
    };
  }

  /** A piece to change, with others' pushed changes; a new piece has no words and an empty `base`. */
  async open(file: string): Promise<Opened> {
    await this.shared.refresh();
    const present = presentOf(this.root, file);
    const { base, name } = present;
    const draft = await this.draftOf(present);
    const locked = lockedFor(name);
    const stopped = await this.shared.repository.standing();
    return {
      piece: pieceOf(present, this.drafts, draft !== undefined, this.today()),
      base,
      ...pieceWordsOf(present),
      schema: treeOf(collections[name].schema),
      site: siteValues(this.root),
      ...(draft && { draft }),
      ...(locked && { locked }),
      ...(stopped !== undefined && { stopped }),
    };
  }

  /** The person's draft; of an earlier version also the words that it began from, and who changed them since. */
  private async draftOf(present: Present): Promise<Draft | undefined> {
    const { file, base } = present;
    const draft = this.drafts.find(file);
    if (!draft || draft.base === base) return draft;
    const { repository } = this.shared;
    const text = draft.base && (await repository.sourceBy(file, draft.base));
    const from = text ? readableWords(() => ({ ...present, text })) : undefined;
    const saved = await repository.lastSave(file);
    return { ...draft, ...(from && { from }), ...(saved && { saved }) };
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

  /** The files after a change and its linked changes. @throws Refused when any of those changed meanwhile */
  pendingOf(change: Change, present = presentOf(this.root, change.file)) {
    const { file, along = { changes: [], pdfs: [] }, ...words } = change;
    const sources = new Map([[file, sourceWith(present, words)]]);
    for (const other of along.changes) {
      const beside = presentOf(this.root, other.file);
      if (beside.base !== other.base || sources.has(other.file))
        throw new Refused(
          409,
          `${this.nameOf(beside)} cambió mientras usted escribía, y este cambio también lo toca. Descarte lo que tiene sin guardar y vuelva a hacerlo.`,
        );
      sources.set(other.file, sourceWith(beside, other));
    }
    return this.withPdfs(sources, along.pdfs);
  }

  /**
   * Gives a piece another name in its address. All that refers to it changes with it; the former address leads
   * to it from then on (D49).
   * @returns its file
   * @throws Refused when the name is taken or impossible, the file changed, or the check says no
   */
  rename = ({ file, base, name }: Renaming): Promise<string> =>
    this.shared.repository.turn(async () => {
      const present = this.presentAt(file, base);
      const { file: to, sources } = renamed(this.paths, present, name);
      await this.putChecked(
        { sources },
        [present],
        `Cambia la dirección de ${this.nameOf(present)}`,
      );
      return to;
    });

  /**
   * Takes a piece of a folder away; the history keeps it.
   * @param heir the piece to which its addresses and the links to it lead from then on
   * @throws Refused when the file changed, is indispensable, or something would lead nowhere
   */
  remove = (file: string, base: string, heir?: string): Promise<void> =>
    this.shared.repository.turn(() => {
      const present = this.presentAt(file, base);
      if (!isFolder(collections[present.name].files))
        throw new Refused(400, 'El sitio necesita esta pieza: puede cambiarla, no quitarla.');
      const sources = heir ? inherited(this.paths, present, heir) : new Map([[file, null]]);
      return this.putChecked({ sources }, [present], `Quita ${this.nameOf(present)}`);
    });

  places = (asked: SoughtWords): FoundPlaces[] =>
    this.library.list().files.flatMap((present) => {
      const { file, name } = present;
      const places = placesIn(present, asked);
      if (places.length === 0) return [];
      const locked = lockedFor(name);
      const title = this.titleOf(present);
      return [{ file, base: present.base, title, places, ...(locked && { locked }) }];
    });

  /**
   * Replaces words in several pieces, in a single save.
   * @throws Refused when any of them changed or has a draft, or the check says no: nothing is replaced then
   */
  async replace({ pieces, ...asked }: Replacing): Promise<void> {
    await this.shared.refresh();
    return this.shared.repository.turn(() => {
      const replaced = pieces.map(({ file, base, chosen }) => {
        const present = presentOf(this.root, file);
        if (present.base !== base || this.drafts.find(file))
          throw new Refused(
            409,
            `No se reemplazó nada: ${this.nameOf(present)} cambió después de la búsqueda, o tiene cambios suyos sin guardar. Guárdelos o descártelos, y busque otra vez.`,
          );
        return { present, source: withReplaced(present, asked, chosen) };
      });
      const what = `Reemplaza «${asked.find}» por «${asked.by}»`;
      const sources = new Map(replaced.map(({ present, source }) => [present.file, source]));
      const read = replaced.map(({ present }) => present);
      return this.putChecked({ sources }, read, what);
    });
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
    const pending = this.pendingOf(change, present);
    const written = [...pending.sources].filter(
      ([one, source]) => source !== (this.library.known(one)?.text ?? ''),
    );
    mustSave(written.flatMap(([one]) => collectionOf(one) ?? []));
    if (written.length === 0 && pending.files.size === 0) {
      this.drop(change);
      const piece = await this.standingOf(present);
      return { result: 'saved', base: present.base, changed: false, piece, warnings: [] };
    }
    const isAsRead = this.watched(pending, [present]);
    const { problems, warnings } = await checkChange(this.paths, pending);
    if (problems.length > 0) {
      this.keep(change);
      return { result: 'refused', problems };
    }
    if (!isAsRead()) return this.saveNow(change);
    const others = written.length - 1;
    const rest = ['', ', y otra'][others] ?? `, y otras ${others}`;
    const mine = { ...present, text: pending.sources.get(file) ?? present.text };
    const what = `${present.base === '' ? 'Agrega' : 'Corrige'} ${this.nameOf(mine)}${rest}`;
    await this.put({ ...pending, sources: new Map(written) }, what);
    this.drop(change);
    const saved = presentOf(this.root, file);
    const piece = await this.standingOf(saved);
    return { result: 'saved', base: saved.base, changed: true, piece, warnings };
  }

  private async standingOf(present: Present): Promise<Piece> {
    const piece = pieceOf(present, this.drafts, false, this.today());
    const listed = this.library.list();
    const { piezas } = await withStanding([piece], this.shared.repository, listed);
    return piezas[0] ?? piece;
  }

  private put({ sources, files = new Map() }: PendingWrite, message: string): Promise<void> {
    const pdfs = [...files].map(([name, from]) => ({
      file: `public/${name}`,
      bytes: from === null ? null : readFileSync(from),
    }));
    const texts = [...sources].map(([file, text]) => ({ file, bytes: text && inForm(file, text) }));
    return saveFiles(this.shared, [...pdfs, ...texts], { author: authorNow(), message });
  }

  /**
   * @param read the pieces that the change was made of
   * @throws Refused when the check says no, or a file is another by then: nothing is written
   */
  private async putChecked(
    pending: PendingWrite,
    read: readonly Present[],
    message: string,
  ): Promise<void> {
    mustSave([...pending.sources.keys()].flatMap((one) => collectionOf(one) ?? []));
    const isAsRead = this.watched(pending, read);
    refusedFor('No se cambió.', (await checkChange(this.paths, pending)).problems);
    if (!isAsRead()) throw new Refused(409, CHANGED_MEANWHILE);
    await this.put(pending, message);
  }

  /**
   * Tells later, by their bytes, whether the files to be written are still those that were read.
   * @param read earlier than the rest, which was read last
   */
  private watched({ sources }: PendingWrite, read: readonly Present[]): () => boolean {
    const bases = [...sources.keys()].map((file) => {
      const { base = '' } = read.find((one) => one.file === file) ?? this.library.known(file) ?? {};
      return [file, base] as const;
    });
    return () => bases.every(([file, base]) => (this.library.fresh(file)?.base ?? '') === base);
  }

  /** @throws Refused when the file is another by now, or a draft of it waits */
  private presentAt(file: string, base: string): Present {
    const present = presentOf(this.root, file);
    if (present.base !== base || this.drafts.find(file))
      throw new Refused(409, 'Guarde o descarte antes lo que espera en esta página, y repita.');
    return present;
  }

  private titleOf = (present: Present): string => pieceName(pieceOf(present, this.drafts));

  private nameOf = (present: Present): string => `«${this.titleOf(present)}»`;

  private withPdfs<S extends string | null>(sources: Map<string, S>, pdfs: Along['pdfs']) {
    const notes = [...notedIn(this.root, pdfs, this.today())].map(
      ([list, data]) => [list, sourceWith(presentOf(this.root, list), { data })] as const,
    );
    const files = pdfs.map((pdf) => [placeOf(pdf.archivo), waitingPdf(this.root, pdf)] as const);
    return {
      sources: new Map<string, S | string>([...sources, ...notes]),
      files: new Map(files),
    } satisfies PendingWrite;
  }

  private drop({ file, along }: Pick<Change, 'file' | 'along'>): void {
    const pdfs = [along, this.drafts.find(file)?.along].flatMap((one) => one?.pdfs ?? []);
    this.drafts.drop(file);
    for (const pdf of pdfs) dropAside(this.root, pdf);
  }

  private keep({ file, base, data, body, along, decided, savedAt }: Change): string {
    const now = body ?? readableWords(() => presentOf(this.root, file))?.body;
    const words = { data, along, decided, ...(now !== undefined && { body: now }) };
    return this.drafts.keep(file, words, base, savedAt);
  }
}

const CHANGED_MEANWHILE =
  'No se cambió nada: otro programa cambió una de las páginas mientras se revisaba. Repita.';
const UNSAVED = 'No se guardó: todo queda como estaba, y lo que usted escribió, en una copia.';
const KEPT = 'No se guardó. Lo que usted escribió queda en una copia.';
const UNCHECKED =
  'No se guardó en el sitio, porque la revisión no pudo terminar: lo que usted escribió quedó en una copia. Avise a quien cuida el equipo, y guarde otra vez.';
