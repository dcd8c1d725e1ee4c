import { reworded, type ToldWords } from '../../told-words';
import type { ApiJson, Change, Checked, Draft, Opened, Piece, Saved, SavedMoment } from '../api';
import { joinWords, type Decision, type Decisions, type Joined } from '../join';
import { nameOf, titleOf } from './fields/nodes';
import { clock, hour } from './instants';
import { standingOf } from './standing';
import type { LinkedChanges, Whole } from './values';

type Theirs = Whole & { base: string; saved?: SavedMoment | undefined };

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
  outcome?: Outcome | undefined;
  /** As the last save left it. */
  saved?: Piece | undefined;
  /** Unsaved words of an earlier visit, taken up at once. */
  recovered?: Draft | undefined;
  /** What the file has by now, while this person decides about what both changed. */
  theirs?: Theirs | undefined;
  decided: Decisions;
  /** The save that was asked follows the last decision. */
  isSaveAsked: boolean;
  /** What was joined unasked, in words. */
  joined?: string | undefined;
  /** Before the words were discarded. */
  dropped?: Pick<PieceState, 'now' | 'base' | 'stored' | 'theirs' | 'decided'> | undefined;
  busy: boolean;
  /** Grows when other words take the place of those on the screen. */
  edition: number;
}

interface Outcome {
  words: ToldWords;
  bad: boolean;
  /** It is still true after the next key. */
  lasts?: boolean;
}

export type PieceEvent =
  | { type: 'due' | 'saveAsked' | 'discarded' | 'undone' | 'left' }
  | { type: 'typed' | 'brought'; words: Whole }
  | { type: 'decided'; id: string; choice: Decision }
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
export function beginPiece(opened: Opened, here: Draft | undefined): PieceState {
  const { base, body, draft } = opened;
  const isHere = here && (!draft || here.savedAt > draft.savedAt);
  const former = isHere ? here : draft;
  // No file has the words of a new piece.
  const empty = { data: {}, body: body === undefined ? undefined : '' };
  const begun: PieceState = {
    ...{ opened, base, recovered: former, now: jsonOf(former ?? opened) },
    stored: jsonOf(base ? opened : empty),
    drafted: draft && jsonOf(draft),
    here: isHere ? jsonOf(here) : undefined,
    ...{ found: { problems: [], warnings: [] }, busy: false, edition: 0, isLeft: false },
    ...{ decided: {}, isSaveAsked: false },
  };
  if (!base || !former || former.base === base) return begun;
  const from = former.from ?? (draft?.base === former.base ? draft.from : undefined) ?? empty;
  const { data } = opened;
  return join({
    ...{ ...begun, base: former.base, stored: jsonOf(from), decided: former.decided ?? {} },
    theirs: { data, body, base, saved: draft?.saved },
  });
}

/** True when the server's draft should have other words, or should not be. */
export const isBehind = ({ now, stored, drafted }: PieceState): boolean =>
  now === stored ? drafted !== undefined : now !== drafted;

/** True when the form has words that no file has. */
export const isUnsaved = ({ now, stored }: PieceState): boolean => now !== stored;

/** The piece as its open form knows it. @param listed as the list last had it */
export const pieceNow = (state: PieceState, listed: Piece): Piece => ({
  ...{ ...listed, ...state.saved },
  ...{ unsaved: isUnsaved(state), isNew: state.base === '' || undefined },
});

export function stepPiece(state: PieceState, event: PieceEvent): PieceState {
  const { sent, outcome } = state;
  switch (event.type) {
    case 'typed': {
      const now = jsonOf(event.words);
      const isTrue = outcome?.bad || (outcome?.lasts && now !== state.stored);
      const told = isTrue ? outcome : undefined;
      return now === state.now ? state : { ...state, now, outcome: told, dropped: undefined };
    }
    case 'brought':
      return show(state, event.words);
    case 'due':
      return keep(state);
    case 'left':
      return keep({ ...state, isLeft: true });
    case 'saveAsked':
      return state.busy ? state : save({ ...state, joined: undefined }, state.now);
    case 'decided': {
      const decided = { ...state.decided, [event.id]: event.choice };
      // The draft keeps the decision too.
      return join({ ...state, decided, drafted: state.drafted && '' });
    }
    case 'discarded':
      return keep(discard(state));
    case 'undone': {
      const { dropped } = state;
      if (!dropped) return state;
      return { ...show(state, wholeOf(dropped.now)), ...dropped, dropped: undefined };
    }
    case 'checked':
      return { ...state, found: event.found };
    case 'checkFailed':
      return say(state, event.why, true);
    case 'drafted': {
      const { savedAt } = event;
      const copied = { words: `Copia guardada ${at(savedAt, clock)}`, bad: false, lasts: true };
      const told = savedAt ? copied : outcome?.bad ? outcome : undefined;
      return goOn({ ...state, outcome: told, drafted: savedAt && sent?.words });
    }
    case 'answered':
      return sent ? goOn(answered({ ...state, busy: false }, sent.words, event.answer)) : state;
    case 'failed': {
      const kept = event.savedAt
        ? `Quedó guardado en este navegador ${at(event.savedAt, hour)}.`
        : NOWHERE;
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

const at = (savedAt = '', inWords: (instant: string, now: Date) => string) =>
  inWords(savedAt, new Date(savedAt));

const NOWHERE =
  'Tampoco este navegador pudo guardarlo. No cierre esta ventana: copie su texto en otro lugar.';
const UNCHANGED = 'Sin cambios: no había nada que guardar.';
const UNDECIDED = 'Se guarda en cuanto elija qué queda.';
const REFUSED =
  'No se guardó; lo que escribió quedó en una copia. Corrija lo que se señala y guarde otra vez.';

export const changeOf = (
  { opened, base, now, theirs, decided }: PieceState,
  words = now,
): Change => ({
  ...{ file: opened.piece.file, base },
  ...wholeOf(words),
  ...(theirs && { decided }),
});

const show = (state: PieceState, words: Whole): PieceState => ({
  ...{ ...state, now: jsonOf(words), edition: state.edition + 1 },
});

/** Shows what the file has; of a piece that no file has, the words stay until its form is left. */
function discard(state: PieceState): PieceState {
  const { now, base, stored, theirs, decided, edition } = state;
  const saved = theirs ? jsonOf(theirs) : stored;
  return {
    ...{ ...state, now: saved, stored: saved, base: theirs?.base ?? base },
    ...{ theirs: undefined, recovered: undefined, joined: undefined, outcome: undefined },
    ...{ decided: {}, isSaveAsked: false, dropped: { now, base, stored, theirs, decided } },
    edition: base ? edition + 1 : edition,
  };
}

const NAMES = {
  key: nameOf,
  row: (row: ApiJson, index: number) => titleOf(row, String(index + 1)),
  ...{ text: 'Texto', state: 'Estado' },
};

/** The words of both, and what is to be decided. */
export const joinedOf = ({ stored, decided }: PieceState, theirs: Theirs, mine: Whole): Joined =>
  joinWords(wholeOf(stored), mine, theirs, NAMES, decided);

/** Takes what the others changed, once nothing is left to decide. */
function join(state: PieceState): PieceState {
  const { theirs, isSaveAsked } = state;
  if (!theirs) return state;
  const mine = wholeOf(state.now);
  const { words, questions, taken } = joinedOf(state, theirs, mine);
  if (questions.length > 0) return state;
  const whole = { ...words, along: mine.along };
  const shown = jsonOf(whole) === state.now ? state : show(state, whole);
  const both: PieceState = {
    ...{ ...shown, base: theirs.base, stored: jsonOf(theirs), theirs: undefined, decided: {} },
    ...{ isSaveAsked: false, joined: joinedInWords(theirs, taken) ?? state.joined },
  };
  return isSaveAsked ? save(both, both.now) : both;
}

function joinedInWords({ saved }: Theirs, taken: string[]): string | undefined {
  if (taken.length === 0) return undefined;
  const others = saved ? `${saved.who} ${hour(saved.at)}` : 'otra persona';
  const places = taken.map((one) => one.charAt(0).toLowerCase() + one.slice(1));
  return `Se juntó con lo que guardó ${others}: ${places.join(', ')}.`;
}

/** Keeps the words here and as a draft, or drops the draft of words that the file has. */
function keep(state: PieceState): PieceState {
  const { now, stored, sent } = state;
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
  if (answer.result === 'conflict') {
    const { theirs } = answer;
    const joined = join({ ...kept, theirs, recovered: undefined, isSaveAsked: true });
    return joined.theirs ? say(joined, UNDECIDED, true) : joined;
  }
  if (answer.result === 'refused')
    return { ...say(kept, REFUSED, true), found: { ...state.found, problems: answer.problems } };
  const [{ along, ...words }, { along: later, ...now }] = [wholeOf(sent), wholeOf(state.now)];
  return {
    ...say(kept, answer.changed ? savedInWords(answer.piece) : UNCHANGED),
    ...{ base: answer.base, stored: jsonOf(words), drafted: undefined, saved: answer.piece },
    // Linked changes that were added meanwhile are still to be saved.
    now: JSON.stringify(along) === JSON.stringify(later) ? jsonOf(now) : state.now,
    found: { problems: [], warnings: answer.warnings },
    ...{ theirs: undefined, recovered: undefined, dropped: undefined, decided: {} },
  };
}

/** Says where it is by now, as the state of the piece does. */
const savedInWords = (piece: Piece): string =>
  ['publicado', 'retirado'].includes(piece.state) && piece.out !== 'igual'
    ? 'Guardado. Falta publicarlo.'
    : `Guardado. ${standingOf(piece)}.`;
