'use client';

import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Correo } from '@/lib/content/schemas';
import { createAcuse, type Acuse, type Issuer } from '@/lib/forms/acuse';
import { marksOf, type Mark } from '@/lib/forms/identification';
import {
  clearAfter,
  isFilled,
  missingFields,
  type FormDefinition,
  type Mode,
  type Values,
} from '@/lib/forms/logic';
import { isSameMessage, prepareMessage, type Message } from '@/lib/forms/message';
import type { SendSettings } from '@/lib/forms/settings';
import { changed, holds, keep, recover, settle, type Undelivered } from '@/lib/forms/undelivered';
import { fetchLibrary, sendMessage, type Reason } from './send';
import { typedIn } from './typed';

/** Where the form stands. From the review on, it holds the very message that leaves. */
export type Status =
  | { is: 'writing' }
  | { is: 'invalid'; missing: string[] }
  | { is: 'checking'; marks: Mark[] }
  | { is: 'review'; message: Message }
  | { is: 'sending'; message: Message }
  | { is: 'sent'; acuse: Acuse }
  | { is: 'failed'; message: Message; reason: Reason; wait: number };

export interface FormOptions {
  definition: FormDefinition;
  settings: SendSettings | null;
  correos: z.infer<typeof Correo>;
  issuer: Issuer;
}

/** The literal of section 8 for a failed send. */
export const SEND_FAILED = 'Ocurrió un problema al enviar el correo';

const FIRST_WAIT = 5;
const LONGEST_WAIT = 60;
const BUSY: readonly Reason[] = ['busy', 'down'];

/**
 * A form's behaviour: values kept across modes, validation, the check of what identifies, review,
 * sending, clearing, and what was cleared without having been delivered kept in memory (D26–D28,
 * D35). Nothing is ever written to storage.
 */
export function useForm({ definition, settings, correos, issuer }: FormOptions) {
  const [modeIndex, setModeIndex] = useState(0);
  const [values, setValues] = useState<Values>({});
  const [kept, setKept] = useState<Undelivered>([]);
  const [status, setStatus] = useState<Status>({ is: 'writing' });
  const [ready, setReady] = useState(false);
  /** What the last delivery left in the controls: it is no unsent text. */
  const [settled, setSettled] = useState<Values>({});
  const busy = useRef(false);
  const refusals = useRef(0);
  /** Folio that the service confirmed after we had stopped waiting for it. */
  const confirmed = useRef('');
  const mode = definition.modos[modeIndex] ?? definition.modos[0]!;

  /** Ref of the form: what was typed before the script arrived is the form's, not lost. */
  const attach = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    setValues((before) => ({ ...typedIn(form), ...before }));
    setReady(true);
    fetchLibrary();
  }, []);

  const review = (typed: Values) =>
    setStatus({
      is: 'review',
      message: prepareMessage(definition, mode, typed, correos, new Date()),
    });

  /** What was written meanwhile is in no message: only what was sent is cleared. */
  const clear = (from: Mode, { typed }: Message) =>
    setValues((now) => ({ ...clearAfter(from, now, 'envio'), ...changed(now, typed) }));

  /** @param late true when the confirmation came after the form had given up waiting */
  const succeed = (message: Message, from: Mode, late = false) => {
    refusals.current = 0;
    clear(from, message);
    setKept((before) => settle(before, message.typed));
    setSettled(clearAfter(from, message.typed, 'envio'));
    const sent: Status = {
      is: 'sent',
      acuse: createAcuse(definition, from, message, issuer, new Date()),
    };
    // Someone who has gone on to write something else is not interrupted.
    const waiting = (now: Status) => now.is === 'failed' && now.message === message;
    setStatus((now) => (late && !waiting(now) ? now : sent));
  };

  const deliver = async (message: Message) => {
    if (!settings || busy.current) return;
    busy.current = true;
    const from = definition.modos.find(({ id }) => id === message.mode) ?? mode;
    setStatus({ is: 'sending', message });
    const result = await sendMessage(settings, message.params);
    busy.current = false;
    if (result.ok || confirmed.current === message.params['folio']) {
      if (result.ok) console.log(result.status);
      return succeed(message, from);
    }
    const { reason, detail, late } = result;
    console.error(`${SEND_FAILED}: ${detail}`);
    setKept((before) => keep(before, message.typed));
    clear(from, message);
    if (BUSY.includes(reason)) refusals.current += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (refusals.current - 1));
    setStatus({ is: 'failed', message, reason, wait: BUSY.includes(reason) ? wait : 0 });
    void late?.then((end) => {
      if (!end.ok) return;
      confirmed.current = message.params['folio'] ?? '';
      // A retry under way learns of it when it ends.
      if (!busy.current) succeed(message, from, true);
    });
    window.alert(SEND_FAILED);
  };

  const submit = () => {
    if (busy.current) return;
    const missing = missingFields(mode, values);
    if (missing.length > 0) {
      const cleared = clearAfter(mode, values, 'intento');
      if (cleared !== values) setKept((before) => keep(before, values));
      setValues(cleared);
      return setStatus({ is: 'invalid', missing });
    }
    const marks = mode.anonimo ? marksOf(mode, values) : [];
    if (marks.length > 0) setStatus({ is: 'checking', marks });
    else review(values);
  };

  return {
    attach,
    mode,
    values,
    status,
    ready,
    recoverable: kept.length > 0,
    /** True while something written has not been delivered. */
    unsent:
      kept.length > 0 ||
      Object.entries(values).some(([name, value]) => isFilled(value) && settled[name] !== value),
    set: (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
    switchMode: () => {
      setModeIndex((modeIndex + 1) % definition.modos.length);
      setStatus({ is: 'writing' });
    },
    submit,
    /** Goes on to the review with the texts as the person left them after the check. */
    proceed: (texts: Values) => {
      const typed = { ...values, ...texts };
      setValues(typed);
      review(typed);
    },
    /** Back to writing, with everything in its place. */
    edit: () => setStatus({ is: 'writing' }),
    confirm: () => {
      if (status.is === 'review') void deliver(status.message);
    },
    /** The very same message again; once it was recovered and changed, the new one is reviewed. */
    retry: () => {
      if (status.is !== 'failed') return;
      const { message } = status;
      if (holds(kept, message.typed) || isSameMessage(message, mode, values, correos))
        void deliver(message);
      else submit();
    },
    recover: () => {
      const back = recover(kept, values);
      setValues(back.values);
      setKept(back.kept);
      if (status.is === 'invalid') setStatus({ is: 'writing' });
    },
    /** Forgets everything that was written. */
    discard: () => {
      setValues({});
      setSettled({});
      setKept([]);
      setStatus({ is: 'writing' });
    },
  };
}
