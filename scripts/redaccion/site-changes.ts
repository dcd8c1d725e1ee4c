import { listFiles } from '@/lib/content/load/files';
import { collections, isFolder } from '@/lib/content/model';
import type { Shared } from '../repository/shared';
import type { FoundPlaces, Renaming, Replacing, SoughtWords } from './api';
import type { Folders } from './check';
import { lockedFor } from './current-person';
import type { Drafts } from './drafts';
import type { PieceWriter } from './piece-writer';
import { presentOf, type Present } from './pieces';
import { Refused } from './refused';
import { inherited, renamed } from './rename';
import { placesIn, withReplaced } from './replace';

export class SiteChanges {
  constructor(
    private readonly paths: Folders,
    private readonly shared: Shared,
    private readonly drafts: Drafts,
    private readonly writer: PieceWriter,
  ) {}

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
      const tried = this.writer.withPdfs(sources, pdfs);
      const what = field ? 'un nombre en' : 'la dirección de';
      await this.writer.putChecked(tried, `Cambia ${what} ${this.writer.nameOf(present)}`);
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
      return this.writer.putChecked({ sources }, `Quita ${this.writer.nameOf(present)}`);
    });

  places = (asked: SoughtWords): FoundPlaces[] =>
    listFiles(this.paths.root).files.flatMap(({ file, name }) => {
      const present = presentOf(this.paths.root, file);
      const places = placesIn(present, asked);
      const title = this.writer.titleOf(present);
      const locked = lockedFor(name);
      const { base } = present;
      return places.length > 0 ? [{ file, base, title, places, ...(locked && { locked }) }] : [];
    });

  /**
   * Replaces words in several pieces, in a single save.
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
            `No se reemplazó nada: ${this.writer.nameOf(present)} cambió después de la búsqueda, o tiene cambios suyos sin guardar. Guárdelos o descártelos, y busque otra vez.`,
          );
        return [file, withReplaced(present, asked, chosen)] as const;
      });
      const what = `Reemplaza «${asked.find}» por «${asked.by}»`;
      return this.writer.putChecked({ sources: new Map(sources) }, what);
    });
  }

  /** @throws Refused when the file is another by now, or a draft of it waits */
  private presentAt(file: string, base: string): Present {
    const present = presentOf(this.paths.root, file);
    if (present.base !== base || this.drafts.find(file))
      throw new Refused(409, 'Guarde o descarte antes lo que espera en esta pieza, y repita.');
    return present;
  }
}
