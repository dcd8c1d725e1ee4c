import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Change, Draft, Kept, Opened, Piece, Saved, ShownProblem } from '../api';
import { ask, messageOf, openPiece, trackWork, type Read } from './client';
import { leaveDiscarded } from './discarded';
import { goBackTo, placeNow, type KeptPlace } from './kept-place';
import { guardLeaving } from './leaving';
import { beginPiece, changeOf, isBehind, isUnsaved, pieceNow, stepPiece } from './piece-state';
import { wholeOf, type PieceEvent, type PieceState } from './piece-state';
import { isOnSite } from './standing';
import { asFields, nameByTitle } from './fields/nodes';
import { FormTree, type Whole } from './values';
import { withDocument, type Begun } from './word/bring-document';

/** After the last key, before the preview is asked: one waits while another is drawn, and the rest are dropped. */
const PREVIEW_MS = 150;
/** After the last key, before the check is asked. */
const PAUSE_MS = 400;
/** After the first key that no draft has: with the request, two seconds of typing can be lost at most. */
const DRAFT_MS = 1500;
/** After a failure, before the next attempt. */
const AGAIN_MS = 15_000;

/** How its form was when the address of an open piece changed, so that it goes on as it was. */
interface Moved {
  outcome: PieceState['outcome'];
  place: KeptPlace | undefined;
  /** Written since the save. */
  words: Whole | undefined;
}

/** A piece to open, or one that was open under its former address. */
export type Continued = Begun & { moved?: Moved };

interface Hearers {
  onPiece: (piece: Piece | undefined) => void;
  onOthers: () => void;
  onRefused: (problems: ShownProblem[]) => void;
  onMoved: (moved: Continued) => void;
}

export function usePiece(
  opened: Continued,
  listed: Piece,
  login: string,
  { onPiece, onOthers, onRefused, onMoved }: Hearers,
) {
  const { file } = opened.piece;
  const key = deviceKey(login, file);
  const [kept] = useState(() => movedDraft(opened) ?? deviceDraft(key));
  const [shown, setShown] = useState(() => ({
    ...beginPiece(opened, kept),
    ...(opened.moved && { recovered: undefined, outcome: opened.moved.outcome }),
  }));
  const [written, setWritten] = useState(() => changeOf(shown));
  const [pictures, setPictures] = useState(opened.pictures ?? []);
  const [words] = useState(() => new FormTree<Whole>(wholeOf(shown.now)));
  const state = useRef(shown);
  const keptAt = useRef(kept?.savedAt);
  const due = useRef<{ timer: ReturnType<typeof setTimeout>; ms: number }>(undefined);
  const checking = useRef<AbortController>(undefined);
  const place = useRef<KeptPlace>(undefined);
  const hasMoved = useRef(false);

  const send = (event: PieceEvent) => {
    // A save takes the form's words, heard of or not.
    if (event.type === 'saveAsked') send({ type: 'typed', words: words.now });
    const before = state.current;
    const after = (state.current = stepPiece(before, event));
    if (after.edition !== before.edition) place.current = placeNow();
    // A key draws its field alone, unless it changes what is said of the whole.
    const isSaid =
      isUnsaved(after) !== isUnsaved(before) ||
      after.outcome !== before.outcome ||
      after.dropped !== before.dropped;
    if (event.type !== 'typed' || isSaid) setShown(after);
    if (isUnsaved(after) !== isUnsaved(before) || after.saved !== before.saved)
      onPiece(pieceNow(after, listed));
    if (after.here === undefined) forgetOnDevice(key, keptAt.current);
    else if (after.here !== before.here || after.decided !== before.decided)
      keptAt.current = keepOnDevice(key, changeOf(after, after.here), after);
    if (event.type === 'discarded' && before.base === '') {
      onPiece(undefined);
      leaveDiscarded(changeOf(before));
    }
    const isSent = after.sent !== before.sent;
    if (isSent && after.sent) void request(after.sent);
    if (after.now !== before.now && event.type !== 'typed') words.put(wholeOf(after.now));
    if (after.now !== before.now && !after.isLeft) void check(after, PAUSE_MS);
    if (isSent || after.now !== before.now || !isBehind(before)) waitToKeep(after);
  };
  const waitToKeep = (after: PieceState) => {
    const isWaiting = isBehind(after) && !after.isLeft;
    const wasTried = after.drafted === '' && after.here === after.now;
    const ms = wasTried ? AGAIN_MS : DRAFT_MS;
    if (isWaiting && due.current && due.current.ms <= ms) return;
    clearTimeout(due.current?.timer);
    const keep = () => {
      due.current = undefined;
      send({ type: 'due' });
    };
    due.current = isWaiting ? { timer: setTimeout(keep, ms), ms } : undefined;
  };
  const request = async ({ kind, words: sent }: NonNullable<PieceState['sent']>) => {
    const change = changeOf(state.current, sent);
    try {
      if (kind === 'save') {
        checking.current?.abort();
        setWritten(change);
        const answer = await trackWork(file, ask('PUT /api/pieza', { body: change }));
        send({ type: 'answered', answer });
        if (change.along) onOthers();
        await follow(answer);
        if (answer.result === 'refused' && !state.current.isLeft)
          onRefused(answer.problems.filter((one) => one.file === file));
        return;
      }
      const body = { ...change, savedAt: keptAt.current };
      const sending: Promise<Partial<Kept>> =
        kind === 'keep'
          ? ask('PUT /api/borrador', { body })
          : ask('DELETE /api/borrador', { query: { file } });
      send({ type: 'drafted', ...(await trackWork(file, sending)) });
    } catch (fault) {
      send({ type: 'failed', why: messageOf(fault), savedAt: keptAt.current });
    }
  };
  /** Until it is published, the address of a release follows its title; not one that was written by hand. */
  const follow = async (answer: Saved) => {
    if (opened.piece.collection !== 'comunicados' || state.current.isLeft) return;
    if (answer.result !== 'saved' || !answer.changed || isOnSite(answer.piece)) return;
    const [name, next] = [opened.data, words.now.data].map((data) =>
      nameByTitle(String(asFields(data)['titulo'] ?? '')),
    );
    if (!next || next === name || !file.endsWith(`/${name}.md`)) return;
    // Its name may be another's, or the page be written on.
    const renamed = await rename(next).catch(() => undefined);
    const moved = renamed && (await openPiece(renamed.file));
    if (!moved || state.current.isLeft) return;
    hasMoved.current = true;
    send({ type: 'typed', words: words.now });
    const { outcome, now } = state.current;
    const later = isUnsaved(state.current) ? wholeOf(now) : undefined;
    onMoved({ ...moved, pictures, moved: { outcome, place: placeNow(), words: later } });
  };
  const check = async (after: PieceState, ms: number) => {
    checking.current?.abort();
    const { signal } = (checking.current = new AbortController());
    const change = changeOf(after);
    const seenAfter = Math.min(ms, PREVIEW_MS);
    await new Promise((done) => setTimeout(done, seenAfter));
    if (signal.aborted) return;
    setWritten(change);
    await new Promise((done) => setTimeout(done, ms - seenAfter));
    if (signal.aborted) return;
    try {
      const found = await ask('POST /api/revisar', { body: change, signal });
      if (!signal.aborted) send({ type: 'checked', found });
    } catch (fault) {
      if (!signal.aborted) send({ type: 'checkFailed', why: messageOf(fault) });
    }
  };
  const type = useEffectEvent(() => send({ type: 'typed', words: words.now }));
  const begin = useEffectEvent(() => {
    if (isUnsaved(state.current)) onPiece(pieceNow(state.current, listed));
    // A new piece has no fault until something is written.
    if (opened.base) void check(state.current, 0);
    waitToKeep(state.current);
  });
  const leave = useEffectEvent(() => {
    checking.current?.abort();
    if (!hasMoved.current) return send({ type: 'left' });
    // The form of its new address has the words.
    clearTimeout(due.current?.timer);
    forgetOnDevice(key, keptAt.current);
  });
  const wouldLose = useEffectEvent(() => {
    send({ type: 'due' });
    return isBehind(state.current) && state.current.here !== undefined && !keptAt.current;
  });
  useEffect(() => {
    const { current: former } = place;
    place.current = undefined;
    return former && goBackTo(former);
  }, [shown.edition]);
  useEffect(() => words.hear(() => type()), [words]);
  useEffect(() => guardLeaving(() => wouldLose()), []);
  useEffect(() => {
    begin();
    return () => leave();
  }, []);

  /** With unsaved words on the screen the piece is neither renamed nor taken away. */
  const savedBase = () => {
    const { now, stored, base } = state.current;
    if (now !== stored) throw new Error('Guarde primero lo que cambió en esta página.');
    return base;
  };
  const rename = async (name: string) => {
    const renaming = { file, base: savedBase(), name };
    const renamed = await ask('POST /api/pieza/nombre', { body: renaming });
    onOthers();
    return renamed;
  };
  return {
    ...{ shown, send, words, written, pictures },
    rename,
    remove: async (heir: string) => {
      await ask('DELETE /api/pieza', { query: { file, base: savedBase(), lleva: heir } });
      onOthers();
    },
    bring: (document: Read, whole: boolean) => {
      const brought = withDocument(words.now, opened.schema, document, whole);
      setPictures(document.pictures);
      send({ type: 'brought', words: { ...words.now, ...brought } });
    },
  };
}

const movedDraft = ({ base, moved }: Continued): Draft | undefined =>
  moved?.words && { ...moved.words, base, savedAt: new Date().toISOString() };

/** Others may write the same piece in this browser. */
const deviceKey = (login: string, file: string): string =>
  ['redaccion-palabras', login, file].filter(Boolean).join(' ');

/** True of a page that no file has and nobody has begun: its address leads nowhere. */
export const isNowhere = ({ base, draft, piece }: Opened, login: string): boolean =>
  base === '' && !draft && !deviceDraft(deviceKey(login, piece.file));

const deviceDraft = (key: string): Draft | undefined =>
  (JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null) ?? undefined;

/**
 * Keeps words in this browser, and those that they began from, until the newsroom's program has them.
 * @returns when; nothing if it is full
 */
function keepOnDevice(
  key: string,
  { base, data, body, along, decided }: Change,
  { stored }: PieceState,
): string | undefined {
  const savedAt = new Date().toISOString();
  const { data: first, body: text } = wholeOf(stored);
  const from = { data: first, body: text };
  const kept: Draft = { ...{ base, data, body, along, decided }, savedAt, from };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return savedAt;
  } catch {
    return undefined;
  }
}

/** Forgets the words of that moment: others may have been kept since. */
function forgetOnDevice(key: string, moment: string | undefined): void {
  if (deviceDraft(key)?.savedAt === moment) localStorage.removeItem(key);
}
