import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Change, Checked, SavedMoment } from '../api';
import {
  checkPiece,
  dropDraft,
  keepDraft,
  messageOf,
  removePiece,
  renamePiece,
  savePiece,
} from './client';
import { forgetOnDevice, keepOnDevice, newestDraft } from './device-drafts';
import { hour } from './instants';
import { useValues, type Whole } from './values';
import { withDocument, type Begun, type Read } from './word/bring-document';

/** After the last key, before the check and the preview are asked. */
const PAUSE_MS = 400;
/** After the last key, before the words are kept as a draft; after a failure, before the next attempt. */
const DRAFT_MS = 2000;
const AGAIN_MS = 15_000;

/** The answer to the person's last request. */
export type Said = { words: string; bad: boolean } | undefined;

type Based = Whole & { base: string; saved?: SavedMoment };

/** An open piece: it is checked while it is written, saved, and its draft taken up. */
export function usePiece(
  opened: Begun,
  onDirty: (dirty: boolean) => void,
  onSaved: (saved: boolean) => void,
) {
  const { file } = opened.piece;
  const [former] = useState(() => newestDraft(opened));
  /** Words that were not saved, taken up at once, since the piece is still as they found it. */
  const [recovered, setRecovered] = useState(former?.base === opened.base ? former : undefined);
  const first = recovered ?? opened;
  const { form, read, replace, write, arrive } = useValues(first);
  const [found, setFound] = useState<Checked>({ problems: [], warnings: [] });
  const [said, setSaid] = useState<Said>();
  const [draft, setDraft] = useState(recovered ? undefined : former);
  const [pictures, setPictures] = useState(opened.pictures ?? []);
  /** Others' text of it, in a merge that was left half done, until either text is chosen. */
  const [theirs, setTheirs] = useState<Based | undefined>(
    opened.theirs && { ...opened.theirs, base: opened.base },
  );
  const [busy, setBusy] = useState(false);
  const [written, setWritten] = useState<Change>({ file, base: opened.base, data: first.data });
  const [edition, setEdition] = useState(0);
  const base = useRef(opened.base);
  const kept = useRef(stateOf(opened));
  /** As the file has it. */
  const stored = useRef(stateOf(opened));
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drafting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The words of the draft that this piece has by now; none: it has no draft. */
  const drafted = useRef(opened.draft && recovered && stateOf(recovered));
  const keeping = useRef<Promise<void>>(undefined);
  const left = useRef(false);
  const asked = useRef<AbortController>(undefined);

  const changeTo = ({ data, body, along }: Whole): Change => ({
    ...{ file, base: base.current, data },
    ...(body !== undefined && { body }),
    ...(along && { along }),
  });
  const changeNow = (): Change => changeTo(read());
  const forgetCheck = () => {
    clearTimeout(waiting.current);
    asked.current?.abort();
  };
  const check = async () => {
    const asking = (asked.current = new AbortController());
    try {
      const now = await checkPiece(changeNow(), asking.signal);
      if (!asking.signal.aborted) setFound(now);
    } catch (fault) {
      if (!asking.signal.aborted) setSaid({ words: messageOf(fault), bad: true });
    }
  };
  /** Keeps the words as a draft, or drops the draft when they are the saved ones again. */
  const keepWords = async () => {
    const change = changeNow();
    const state = stateOf(change);
    try {
      if (state === drafted.current) onDirty(false);
      else if (state === stored.current) {
        await dropDraft(file);
        drafted.current = undefined;
      } else {
        const { savedAt } = await keepDraft(change);
        const isFirst = drafted.current === undefined;
        drafted.current = state;
        setSaid({ words: `Guardado como borrador ${hour(savedAt)}.`, bad: false });
        if (stateOf(changeNow()) === state) onDirty(false);
        if (isFirst) onSaved(false);
      }
      forgetOnDevice(file);
    } catch (fault) {
      setSaid({ words: `${messageOf(fault)} ${keptHere(change)}`, bad: true });
      // Later it would take the place of words that are typed when the piece is open again.
      if (!left.current) drafting.current = setTimeout(keepSoon, AGAIN_MS);
    }
  };
  /** One request at a time: a later one must not arrive first. */
  const keepSoon = () => {
    clearTimeout(drafting.current);
    keeping.current = (keeping.current ?? Promise.resolve()).then(keepWords);
  };
  const hear = useEffectEvent(() => {
    const dirty = stateOf(changeNow()) !== kept.current;
    onDirty(dirty);
    forgetCheck();
    clearTimeout(drafting.current);
    // A draft that waits to be chosen is not overwritten.
    if (!draft && !theirs && (dirty || drafted.current !== undefined))
      drafting.current = setTimeout(keepSoon, DRAFT_MS);
    waiting.current = setTimeout(() => {
      setWritten(changeNow());
      if (dirty) void check();
    }, PAUSE_MS);
  });
  useEffect(() => {
    const heard = form.watch(() => hear());
    return () => heard.unsubscribe();
  }, [form]);
  /** Faults from before; a new piece has none until something is written. */
  const begin = useEffectEvent(() => {
    if (opened.base) void check();
  });
  useEffect(() => begin(), []);
  const leave = useEffectEvent(() => {
    left.current = true;
    forgetCheck();
    const state = stateOf(changeNow());
    const isKept = [kept.current, drafted.current].includes(state);
    clearTimeout(drafting.current);
    if (!draft && !theirs && !isKept) keepSoon();
  });
  useEffect(() => {
    left.current = false;
    return () => leave();
  }, []);

  const send = async (change: Change) => {
    forgetCheck();
    clearTimeout(drafting.current);
    setBusy(true);
    setSaid(undefined);
    await keeping.current;
    // Who saves at once after typing sees it as well.
    if (stateOf(change) !== kept.current) setWritten(change);
    try {
      const answer = await savePiece(change);
      setDraft(undefined);
      forgetOnDevice(file);
      drafted.current = answer.result === 'saved' ? undefined : stateOf(change);
      if (answer.result === 'saved') {
        base.current = answer.base;
        setRecovered(undefined);
        kept.current = stored.current = stateOf({ ...change, along: undefined });
        if (change.along) arrive();
        setTheirs(undefined);
        setFound({ problems: [], warnings: answer.warnings });
        setSaid({
          words: answer.changed
            ? 'Guardado. Falta publicarlo.'
            : 'Sin cambios: no había nada que guardar.',
          bad: false,
        });
      } else {
        kept.current = stateOf(change);
        if (answer.result === 'conflict') setTheirs(answer.theirs);
        else {
          setFound((before) => ({ ...before, problems: answer.problems }));
          setSaid({ words: REFUSED, bad: true });
        }
      }
      onDirty(stateOf(changeNow()) !== kept.current);
      onSaved(answer.result === 'saved');
    } catch (fault) {
      setSaid({ words: messageOf(fault), bad: true });
    }
    setBusy(false);
  };

  const mustBeSaved = () => {
    if (stateOf(changeNow()) !== kept.current)
      throw new Error('Guarde primero lo que cambió en esta pieza.');
  };

  const takeUp = (words: Whole, from: string) => {
    base.current = from;
    replace(words);
    setEdition(edition + 1);
    setDraft(undefined);
    setTheirs(undefined);
  };

  return {
    ...{ form, found, said, draft, recovered, theirs, busy, edition, written, pictures },
    save: () => send(changeNow()),
    mine: read,
    /** With unsaved words on the screen the piece is neither renamed nor taken away. */
    rename: async (name: string, field?: string) => {
      mustBeSaved();
      return renamePiece({ file, base: base.current, name, field });
    },
    remove: async (heir: string) => {
      mustBeSaved();
      return removePiece(file, base.current, heir);
    },
    bring: (document: Read, whole: boolean) => {
      write(withDocument(read(), opened.schema, document, whole));
      setPictures(document.pictures);
      setEdition(edition + 1);
    },
    useDraft: (waited: Based) => {
      kept.current = '';
      drafted.current = stateOf(waited);
      takeUp(waited, waited.base);
      void check();
    },
    /** Back to the words of the file. */
    dropRecovered: () => {
      setRecovered(undefined);
      takeUp(opened, opened.base);
      return send(changeTo(opened));
    },
    dropDraft: () => send(changeTo({ data: opened.data, body: opened.body })),
    keepMine: (mine: Whole, other: Based) => {
      takeUp(mine, other.base);
      setSaid({
        words: 'Siguen aquí sus palabras. Guarde para que sustituyan a las otras.',
        bad: false,
      });
    },
    keepTheirs: (other: Based) => {
      kept.current = stored.current = stateOf(other);
      takeUp(other, other.base);
      return send(changeTo({ data: other.data, body: other.body }));
    },
  };
}

const REFUSED =
  'No se guardó en el sitio: quedó como su borrador. Corrija lo que se señala y guarde otra vez.';

/** Keeps words in the browser, and says whether it did. */
function keptHere(change: Change): string {
  try {
    return `Quedó guardado en este navegador ${hour(keepOnDevice(change))}.`;
  } catch {
    return 'Tampoco este navegador pudo guardarlo. No cierre esta ventana: copie su texto en otro lugar.';
  }
}

const stateOf = ({ data, body, along }: Whole) => JSON.stringify([data, body, along]);
