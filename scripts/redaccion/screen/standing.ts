import type { Piece } from '../api';
import { shortDay } from './instants';

/**
 * The one state of a piece, which its form, the list and «Publicar» show: by the last publication and never by
 * the last save (D73), and whether words wait to be saved.
 */
export function standingOf({
  unsaved,
  isNew,
  ...piece
}: Pick<Piece, 'state' | 'stateDay' | 'out' | 'isNew'> & Partial<Pick<Piece, 'unsaved'>>): string {
  if (isNew) return 'Sin guardar';
  const saved = standingOfSaved(piece);
  if (!unsaved) return saved;
  return saved === 'Guardado' ? 'Cambios sin guardar' : `${saved}, con cambios sin guardar`;
}

function standingOfSaved({ state, stateDay, out }: Pick<Piece, 'state' | 'stateDay' | 'out'>) {
  const day = stateDay && shortDay(stateDay);
  const still = out === 'quitado' ? '; todavía está en el sitio' : '';
  if (state === 'borrador') return `Borrador${still}`;
  if (state === 'revision') return `En revisión${still}`;
  if (state === 'programado') return `Programado para el ${day}${still}`;
  const waits = out === 'cambiado' || out === 'nuevo' ? ', falta publicarlo' : '';
  if (state === 'retirado') return `Retirado el ${day}${still || waits}`;
  const now = out === 'igual' ? 'En el sitio' : out ? 'Falta publicarlo' : 'Guardado';
  return day ? `${now}; se retira el ${day}` : now;
}

/** The daily publication is set where the site is built; no file of the office says whether. */
export const BY_WHOM =
  'Ese día alguien pulsa «Publicar»; sale solo si la oficina pidió la publicación diaria.';

export const isDraftOrUnsaved = ({ state, unsaved }: Piece): boolean =>
  state === 'borrador' || unsaved;

export const isUnpublished = ({ out }: Piece): boolean => out !== undefined && out !== 'igual';

/** True of a piece that visitors see, as it is saved or otherwise. */
export const isOnSite = ({ out }: Piece): boolean => out !== undefined && out !== 'nuevo';
