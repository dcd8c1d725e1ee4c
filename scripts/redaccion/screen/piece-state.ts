import { reworded, type ToldWords } from '../../told-words';
import type { ApiJson, Change, Checked, Opened, Saved, SavedMoment } from '../api';
import { hour } from './instants';
import type { LinkedChanges, Whole } from './values';

export type KeptDraft = NonNullable<Opened['draft']>;
type Theirs = Whole & { base: string; saved?: SavedMoment };

/** Words are their JSON, so that they can be compared, and nothing changes them. */
export interface PieceState {
  opened: Opened;
  now: string;
  base: string;
  /** In the file of that base. */
  stored: string;
  /** In the server's draft: undefined without a draft, empty when unknown. */
  drafted: string | undefined;
  /** In this browser, until the server has them. */
  here: string | undefined;
  /** On their way. A single request at a time: a later one could arrive first. */
  sent?: { kind: 'keep' | 'drop' | 'save'; words: string } | undefined;
  next?: string | undefined;
  isLeft: boolean;
  found: Checked;
  outcome?: { words: ToldWords; bad: boolean } | undefined;
  draft?: KeptDraft | undefined;
  /** Unsaved words of this version, taken up at once. */
  recovered?: KeptDraft | undefined;
  theirs?: Theirs | undefined;
  busy: boolean;
  /** Grows when other words take the place of those on the screen. */
  edition: number;
}

export type PieceEvent =
  | { type: 'due' | 'saveAsked' | 'discarded' | 'left' }
  | { type: 'typed' | 'brought'; words: Whole }
  | { type: 'takenUp'; draft: KeptDraft }
  | { type: 'mineChosen' | 'theirsChosen'; theirs: Theirs }
  | { type: 'checked'; found: Checked }
  | { type: 'checkFailed'; why: ToldWords }
  | { type: 'answered'; answer: Saved }
  | { type: 'drafted'; savedAt?: string }
  | { type: 'failed'; why: ToldWords; savedAt: string | undefined };

const jsonOf = ({ data, body, along }: Whole) => JSON.stringify([data, body, along]);

export function wholeOf(json: string): Whole {
  const [data, body, along] = JSON.parse(json) as [ApiJson, string | null, LinkedChanges | null];
  return { data, ...(body !== null && { body }), ...(along && { along }) };
}

/** @param here the words of the piece that this browser kept */
export function beginPiece(opened: Opened, here: KeptDraft | undefined): PieceState {
  const { base, body, draft } = opened;
  const isHere = here && (!draft || here.savedAt > draft.savedAt);
  const former = isHere ? here : draft;
  const recovered = former?.base === base ? former : undefined;
  return {
    ...{ opened, base, recovered, draft: recovered ? undefined : former },
    now: jsonOf(recovered ?? opened),
    // No file has the words of a new piece.
    stored: jsonOf(base ? opened : { data: {}, body: body && '' }),
    drafted: draft && jsonOf(draft),
    here: isHere ? jsonOf(here) : undefined,
    ...{ found: { problems: [], warnings: [] }, busy: false, edition: 0, isLeft: false },
  };
}

/** True when the server's draft should have other words, or should not be. */
export const isBehind = ({ now, stored, drafted }: PieceState): boolean =>
  now === stored ? drafted !== undefined : now !== drafted;

export function stepPiece(state: PieceState, event: PieceEvent): PieceState {
  const { opened, sent } = state;
  switch (event.type) {
    case 'typed':
      return { ...state, now: jsonOf(event.words) };
    case 'brought':
      return show(state, event.words);
    case 'due':
      return keep(state);
    case 'left':
      return keep({ ...state, isLeft: true });
    case 'saveAsked':
      return state.busy || state.draft ? state : save(state, state.now);
    case 'takenUp':
      return { ...show(state, event.draft), base: event.draft.base, draft: undefined };
    case 'discarded': {
      const after = { ...state, draft: undefined, recovered: undefined };
      return keep(state.recovered ? { ...show(after, opened), base: opened.base } : after);
    }
    case 'mineChosen':
      return say(withTheirs(state, event.theirs), MINE);
    case 'theirsChosen':
      return save(show(withTheirs(state, event.theirs), event.theirs), jsonOf(event.theirs));
    case 'checked':
      return { ...state, found: event.found };
    case 'checkFailed':
      return say(state, event.why, true);
    case 'drafted': {
      const words = event.savedAt ? `Guardado como borrador ${at(event)}.` : DROPPED;
      return goOn({ ...say(state, words), drafted: event.savedAt && sent?.words });
    }
    case 'answered':
      return sent ? goOn(answered({ ...state, busy: false }, sent.words, event.answer)) : state;
    case 'failed': {
      const kept = event.savedAt ? `Quedó guardado en este navegador ${at(event)}.` : NOWHERE;
      const words =
        state.here === undefined ? event.why : reworded(event.why, (why) => `${why} ${kept}`);
      // The server may have done it.
      const free = { ...say(state, words, true), drafted: '', sent: undefined, busy: false };
      return state.next === undefined ? free : goOn(free);
    }
  }
}

const say = (state: PieceState, words: ToldWords, bad = false): PieceState => ({
  ...state,
  outcome: { words, bad },
});

const at = ({ savedAt = '' }: { savedAt?: string | undefined }) => hour(savedAt, new Date(savedAt));

const DROPPED = 'Está como se guardó, sin borrador.';
const MINE = 'Siguen aquí sus palabras. Guarde para que sustituyan a las otras.';
const NOWHERE =
  'Tampoco este navegador pudo guardarlo. No cierre esta ventana: copie su texto en otro lugar.';
const UNCHANGED = 'Sin cambios: no había nada que guardar.';
const REFUSED =
  'No se guardó en el sitio: quedó como su borrador. Corrija lo que se señala y guarde otra vez.';

export const changeOf = ({ opened, base, now }: PieceState, words = now): Change => ({
  ...{ file: opened.piece.file, base },
  ...wholeOf(words),
});

const show = (state: PieceState, words: Whole): PieceState => ({
  ...{ ...state, now: jsonOf(words), edition: state.edition + 1 },
});

/** By now the file has others' text. */
const withTheirs = (state: PieceState, theirs: Theirs): PieceState => ({
  ...{ ...state, base: theirs.base, stored: jsonOf(theirs), theirs: undefined },
});

/** Keeps the words here and as a draft, or drops the draft of words that the file has. */
function keep(state: PieceState): PieceState {
  const { now, stored, sent, draft } = state;
  // A draft that waits to be chosen is not overwritten.
  if (draft) return state;
  if (sent) return { ...state, here: now };
  if (!isBehind(state)) return { ...state, here: undefined };
  return { ...state, here: now, sent: { kind: now === stored ? 'drop' : 'keep', words: now } };
}

function save(state: PieceState, words: string): PieceState {
  const here = isBehind(state) ? state.now : state.here;
  const busy = { ...state, here, busy: true, outcome: undefined };
  return state.sent ? { ...busy, next: words } : { ...busy, sent: { kind: 'save', words } };
}

/** After an answer: the save that waited for it, or the words that were typed meanwhile. */
function goOn(state: PieceState): PieceState {
  const free = { ...state, sent: undefined, next: undefined };
  if (state.next !== undefined) return save(free, state.next);
  return free.isLeft || !isBehind(free) ? keep(free) : free;
}

function answered(state: PieceState, sent: string, answer: Saved): PieceState {
  const kept = { ...state, drafted: sent };
  if (answer.result === 'conflict') return { ...kept, theirs: answer.theirs, recovered: undefined };
  if (answer.result === 'refused')
    return { ...say(kept, REFUSED, true), found: { ...state.found, problems: answer.problems } };
  const [{ along, ...words }, { along: later, ...now }] = [wholeOf(sent), wholeOf(state.now)];
  return {
    ...say(kept, answer.changed ? 'Guardado. Falta publicarlo.' : UNCHANGED),
    ...{ base: answer.base, stored: jsonOf(words), drafted: undefined },
    // Linked changes that were added meanwhile are still to be saved.
    now: JSON.stringify(along) === JSON.stringify(later) ? jsonOf(now) : state.now,
    found: { problems: [], warnings: answer.warnings },
    ...{ theirs: undefined, recovered: undefined },
  };
}
