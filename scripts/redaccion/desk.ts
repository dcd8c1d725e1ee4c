import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inForm } from '@/lib/content/edit';
import { listFiles } from '@/lib/content/load/files';
import { collections, isFolder } from '@/lib/content/model';
import { treeOf } from '@/lib/content/model/schema-tree';
import type {
  Along,
  Change,
  Checked,
  Kept,
  Listed,
  Opened,
  PressMail,
  FoundPlaces,
  Renaming,
  Replacing,
  Saved,
  SoughtWords,
} from './api';
import { todayAt } from '@/lib/content/load/zone';
import type { Problem } from '@/lib/content/types';
import { errorName } from '../http';
import type { Shared } from '../repository/shared';
import { checkChange, type Folders, type Tried } from './check';
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
  type Present,
} from './pieces';
import { authorNow, lockedFor, mustSave } from './current-person';
import { pressMail } from './press-mail';
import { Refused } from './refused';
import { inherited, renamed } from './rename';
import { placesIn, withReplaced } from './replace';
import { saveFiles, type Writing } from './save-files';
import { withStanding } from './publish/to-publish';
import { pieceName } from './screen/kinds';
import { dropAside, notedIn, placeOf, waitingPdf } from './tables/documents';
import { clearAside, Unwritten, type WriteBytes } from './whole-file';

/** The newsroom's work on an office's `content/`. */
export class Desk {
  private readonly drafts: Drafts;

  /** The day that it is at the office. */
  today = (): string => todayAt(this.paths.root);

  /** @param write in the place of the disk's own, in tests */
  constructor(
    private readonly paths: Folders,
    private readonly shared: Shared,
    private readonly write?: WriteBytes,
  ) {
    clearAside(paths.root);
    this.drafts = new Drafts(paths.root, write);
  }

  async list(): Promise<Listed> {
    const { repository } = this.shared;
    const piezas = await withStanding(listPieces(this.paths.root, this.drafts), repository);
    return { piezas, oficina: await repository.origin() };
  }

  /**
   * A piece to change, with others' pushed changes; a new piece has no words and an empty `base`. The check
   * is asked for apart (`check`): the words do not wait for it.
   */
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

  /** As `open`, of a piece that is not there yet: nothing is written before its first save. */
  async begin(file: string): Promise<Opened> {
    const opened = await this.open(file);
    if (opened.base !== '')
      throw new Refused(409, `Ya hay una pieza que se llama ${file}. Elija otro nombre.`);
    return opened;
  }

  pressMail = (file: string): PressMail => pressMail(this.paths, file);

  check = (change: Change): Promise<Checked> => checkChange(this.paths, this.triedWith(change));

  /** The sources that a change would leave, by their files; nothing is written. */
  sourcesWith = (change: Change): Map<string, string> => this.triedWith(change).sources;

  private triedWith = (change: Change) =>
    this.tried(change, sourceWith(presentOf(this.paths.root, change.file), change));

  /** Saves a change; saves wait for each other. */
  async save(change: Change): Promise<Saved> {
    await this.shared.refresh();
    return this.shared.repository.turn(() => this.saveNow(change));
  }

  /**
   * Gives a piece another name in its address, or another to a row or tab within. All that refers to it changes
   * with it; the former address leads to it from then on (D49).
   * @returns its file
   * @throws Refused when the name is taken or impossible, the file changed, or the check says no
   */
  rename = ({ file, base, name, field }: Renaming): Promise<string> =>
    this.shared.repository.turn(async () => {
      const present = this.presentAt(file, base);
      const { file: to, sources, pdfs } = renamed(this.paths, present, name, field);
      const tried = this.withPdfs(sources, pdfs);
      const what = field ? 'un nombre en' : 'la dirección de';
      await this.putChecked(tried, `Cambia ${what} ${this.nameOf(present)}`);
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
      if (!isFolder(collections[present.collection].files))
        throw new Refused(400, 'El sitio necesita esta pieza: puede cambiarla, no quitarla.');
      const sources = heir ? inherited(this.paths, present, heir) : new Map([[file, null]]);
      return this.putChecked({ sources }, `Quita ${this.nameOf(present)}`);
    });

  places = (asked: SoughtWords): FoundPlaces[] =>
    listFiles(this.paths.root).files.flatMap(({ file, name }) => {
      const present = presentOf(this.paths.root, file);
      const places = placesIn(present, asked);
      const title = pieceName(pieceOf(plainFile(present), this.drafts, false, this.today()));
      const locked = lockedFor(name);
      const { base } = present;
      return places.length > 0 ? [{ file, base, title, places, ...(locked && { locked }) }] : [];
    });

  /**
   * Replaces words in several pieces, in one save.
   * @throws Refused when any of them changed or has a draft, or the check says no: nothing is replaced then
   */
  async replace({ pieces, ...asked }: Replacing): Promise<void> {
    await this.shared.refresh();
    return this.shared.repository.turn(() => {
      const sources = pieces.map(({ file, base, chosen }) => {
        const present = presentOf(this.paths.root, file);
        if (present.base !== base || present.theirs !== undefined || this.drafts.find(file))
          throw new Refused(
            409,
            `No se reemplazó nada: ${this.nameOf(present)} cambió después de la búsqueda, o tiene cambios suyos sin guardar. Guárdelos o descártelos, y busque otra vez.`,
          );
        return [file, withReplaced(present, asked, chosen)] as const;
      });
      const what = `Reemplaza «${asked.find}» por «${asked.by}»`;
      return this.putChecked({ sources: new Map(sources) }, what);
    });
  }

  /** @throws Refused when the file is another by now, or a draft of it waits */
  private presentAt(file: string, base: string): Present {
    const present = presentOf(this.paths.root, file);
    if (present.base !== base || this.drafts.find(file))
      throw new Refused(409, 'Guarde o descarte antes lo que espera en esta pieza, y repita.');
    return present;
  }

  /** @throws Refused when the check says no: nothing is written then */
  private async putChecked(tried: Tried, message: string): Promise<void> {
    mustSave([...tried.sources.keys()].flatMap(collectionsOf));
    const { problems } = await checkChange(this.paths, tried);
    if (problems.length > 0)
      throw new Refused(
        422,
        ['No se cambió.', ...problems.map((one) => `${this.whereOf(one)}: ${one.message}`)].join(
          '\n',
        ),
      );
    await this.put(tried, message);
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

  /** A change that cannot be saved is kept as a draft. */
  private async saveNow(change: Change): Promise<Saved> {
    try {
      return await this.trySave(change);
    } catch (error) {
      // A path that is no piece gets not even a draft.
      if (!(error instanceof Refused && error.status === 404)) this.keep(change);
      if (error instanceof Refused) throw error;
      if (error instanceof Unwritten) throw new Refused(507, `${UNSAVED} ${error.message}`);
      throw new Refused(500, `${UNCHECKED} (${errorName(error)})`);
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
    const rest = written.length > 1 ? `, y otras ${written.length - 1}` : '';
    const what = `${present.base === '' ? 'Agrega' : 'Corrige'} ${this.nameOf({ ...present, source: mine })}${rest}`;
    await this.put({ ...tried, sources: new Map(written) }, what);
    this.drop(change);
    return { result: 'saved', base: presentOf(root, file).base, changed: true, warnings };
  }

  private put({ sources, files = new Map() }: Tried, message: string) {
    const pdfs = [...files].map(([name, from]): Writing => ({
      file: path.join('public', name),
      bytes: from === null ? null : readFileSync(from),
    }));
    const texts = [...sources].map(([file, text]) => ({ file, bytes: text && inForm(file, text) }));
    const writings = [...pdfs, ...texts];
    return saveFiles(this.shared, writings, { author: authorNow(), message }, this.write);
  }

  private nameOf = (present: Present): string =>
    `«${pieceName(pieceOf(plainFile(present), this.drafts, false, this.today()))}»`;

  private whereOf = ({ file }: Problem): string =>
    collectionsOf(file).length > 0 ? this.nameOf(presentOf(this.paths.root, file)) : file;

  /** The files after a change and its linked changes. @throws Refused when any of them changed meanwhile */
  private tried({ file, along = { changes: [], pdfs: [] } }: Change, source: string) {
    const { root } = this.paths;
    const sources = new Map([[file, source]]);
    for (const other of along.changes) {
      const present = presentOf(root, other.file);
      if (present.base !== other.base || sources.has(other.file))
        throw new Refused(
          409,
          `${other.file} cambió mientras usted escribía, y este cambio también lo toca. Descarte su borrador y vuelva a hacerlo.`,
        );
      sources.set(other.file, sourceWith(present, other));
    }
    return this.withPdfs(sources, along.pdfs);
  }

  /** With PDFs that wait, and their notes. */
  private withPdfs<S extends string | null>(sources: Map<string, S>, pdfs: Along['pdfs']) {
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

  /** Nothing waits any more. */
  private drop({ file, along }: Pick<Change, 'file' | 'along'>): void {
    const pdfs = [along, this.drafts.find(file)?.along].flatMap((one) => one?.pdfs ?? []);
    this.drafts.drop(file);
    for (const pdf of pdfs) dropAside(this.paths.root, pdf);
  }

  private keep({ file, base, data, body, along }: Change): string {
    const now = body ?? bodyThere(this.paths.root, file);
    try {
      return this.drafts.keep(file, { data, along, ...(now !== undefined && { body: now }) }, base);
    } catch (error) {
      if (error instanceof Unwritten) throw new Refused(507, error.message);
      throw error;
    }
  }
}

const UNSAVED = 'No se guardó: todo queda como estaba, y lo que usted escribió, como borrador.';
const UNCHECKED =
  'No se guardó en el sitio, porque la revisión no pudo terminar: lo que usted escribió quedó guardado como su borrador. Pida a quien cuida el equipo que ejecute npm run check, y guarde otra vez.';
