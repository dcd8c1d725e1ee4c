import type { Piece } from '../api';
import type { Task } from '../api-lists';
import { pieceName } from './kinds';

interface Agenda {
  /** Visitors do not see them yet as they are saved. */
  unpublished: Piece[];
  inReview: Piece[];
  /** Drafts, and pieces with changes that are not saved. */
  drafts: Piece[];
  /** From today on, the earliest first. */
  coming: Task[];
  /** Facts that are overdue or have no day. */
  toReview: Task[];
}

const COMES = 'sale. Ese día hay que pulsar «Publicar», o lo hace el equipo si está puesto así.';
const GOES =
  'se retira. Ese día hay que pulsar «Publicar», o lo hace el equipo si está puesto así.';
const BEGINS = 'primer día en que se muestra.';
const ENDS = 'último día en que se muestra.';

/**
 * Sorts the pieces that wait, and what comes by day.
 * @param facts those that time makes untrue
 * @param today in ISO form
 */
export function agendaOf(pieces: readonly Piece[], facts: readonly Task[], today: string): Agenda {
  const isDraft = ({ state, unsaved }: Piece) => state === 'borrador' || unsaved;
  return {
    unpublished: pieces.filter(({ out }) => out === 'cambiado' || out === 'nuevo'),
    inReview: pieces.filter(({ state }) => state === 'revision'),
    drafts: pieces.filter(isDraft),
    coming: [...pieces.flatMap(comingOf), ...facts]
      .filter(({ day = '' }) => day >= today)
      .sort((one, other) => (one.day ?? '').localeCompare(other.day ?? '')),
    toReview: facts.filter(({ day = '' }) => day < today),
  };
}

function comingOf(piece: Piece): Task[] {
  const { file, collection, state, stateDay, day } = piece;
  if (!stateDay || state === 'retirado') return [];
  const [field, message] =
    collection === 'avisos'
      ? ['hasta', ENDS]
      : state === 'programado'
        ? ['publicar', COMES]
        : ['retirar.fecha', GOES];
  const begins = collection === 'avisos' && day ? [['desde', BEGINS, day] as const] : [];
  return [...begins, [field, message, stateDay] as const].map(([one, said, on]) => {
    return { file, field: one, where: pieceName(piece), day: on, message: said };
  });
}
