import { readFileSync } from 'node:fs';
import { inForm } from '@/lib/content/edit';
import { listFiles } from '@/lib/content/load/files';
import { todayAt } from '@/lib/content/load/zone';
import { collections, isFolder } from '@/lib/content/model';
import { pieceName } from '@/lib/content/model/piece-kinds';
import type { Shared } from '../repository/shared';
import type { Along, FoundPlaces, Renaming, Replacing, SoughtWords } from './api';
import { checkChange, type Folders, type PendingWrite } from './check';
import { authorNow, lockedFor, mustSave } from './current-person';
import { Drafts } from './drafts';
import { collectionsOf, pieceOf, presentOf, sourceWith, type Present } from './pieces';
import { refusedFor, Refused } from './refused';
import { inherited, renamed } from './rename';
import { placesIn, withReplaced } from './replace';
import { saveFiles } from '../repository/save-files';
import { notedIn, placeOf, waitingPdf } from './tables/documents';

/** Writes pieces, and the changes that touch several of them. */
export class PieceWriter {
  readonly root: string;
  protected readonly drafts: Drafts;

  constructor(
    protected readonly paths: Folders,
    protected readonly shared: Shared,
  ) {
    this.root = paths.root;
    this.drafts = new Drafts(this.root);
  }

  today = (): string => todayAt(this.root);

  protected put({ sources, files = new Map() }: PendingWrite, message: string): Promise<void> {
    const pdfs = [...files].map(([name, from]) => ({
      file: `public/${name}`,
      bytes: from === null ? null : readFileSync(from),
    }));
    const texts = [...sources].map(([file, text]) => ({ file, bytes: text && inForm(file, text) }));
    return saveFiles(this.shared, [...pdfs, ...texts], { author: authorNow(), message });
  }

  private titleOf = (present: Present): string => pieceName(pieceOf(present, this.drafts));

  protected nameOf = (present: Present): string => `«${this.titleOf(present)}»`;

  protected withPdfs<S extends string | null>(sources: Map<string, S>, pdfs: Along['pdfs']) {
    const notes = [...notedIn(this.root, pdfs, this.today())].map(
      ([list, data]) => [list, sourceWith(presentOf(this.root, list), { data })] as const,
    );
    const files = pdfs.map((pdf) => [placeOf(pdf.archivo), waitingPdf(this.root, pdf)] as const);
    return {
      sources: new Map<string, S | string>([...sources, ...notes]),
      files: new Map(files),
    } satisfies PendingWrite;
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
      await this.putChecked({ sources }, `Cambia la dirección de ${this.nameOf(present)}`);
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
      return this.putChecked({ sources }, `Quita ${this.nameOf(present)}`);
    });

  places = (asked: SoughtWords): FoundPlaces[] =>
    listFiles(this.root).files.flatMap(({ file, name }) => {
      const present = presentOf(this.root, file);
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
      const sources = pieces.map(({ file, base, chosen }) => {
        const present = presentOf(this.root, file);
        if (present.base !== base || this.drafts.find(file))
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

  /** @throws Refused when the check says no: nothing is written then */
  private async putChecked(pending: PendingWrite, message: string): Promise<void> {
    mustSave([...pending.sources.keys()].flatMap(collectionsOf));
    refusedFor('No se cambió.', (await checkChange(this.paths, pending)).problems);
    await this.put(pending, message);
  }

  /** @throws Refused when the file is another by now, or a draft of it waits */
  private presentAt(file: string, base: string): Present {
    const present = presentOf(this.root, file);
    if (present.base !== base || this.drafts.find(file))
      throw new Refused(409, 'Guarde o descarte antes lo que espera en esta pieza, y repita.');
    return present;
  }
}
