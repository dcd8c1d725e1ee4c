'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
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
import { isSameMessage, type Message } from '@/lib/forms/message';
import type { SendSettings } from '@/lib/forms/settings';
import { changed, holds, keep, recover, settle, type Undelivered } from '@/lib/forms/undelivered';
import type { Reason } from './send';
import { typedIn } from './typed';
import { isOne, useDelivery, type Ends } from './use-delivery';

/** Where the form stands. From the review on, it holds the very message that leaves. */
export type Status =
  | { is: 'writing' }
  | { is: 'invalid'; missing: string[] }
  | { is: 'checking'; marks: Mark[] }
  | { is: 'review'; message: Message; wait: number }
  | { is: 'sending'; message: Message }
  | { is: 'sent'; acuse: Acuse }
  | { is: 'failed'; message: Message; reason: Reason; wait: number };

export interface FormOptions {
  definition: FormDefinition;
  settings: SendSettings | null;
  correos: z.infer<typeof Correo>;
  issuer: Issuer;
}

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
  /** Of every message that arrived since the page opened, the newest first. */
  const [acuses, setAcuses] = useState<readonly Acuse[]>([]);
  const [ready, setReady] = useState(false);
  /** What the last delivery left in the controls: it is no unsent text. */
  const [settled, setSettled] = useState<Values>({});
  const mode = definition.modos[modeIndex] ?? definition.modos[0]!;
  /** What the person sees, for a confirmation that comes late. */
  const shown = useRef({ status, values, mode });
  useLayoutEffect(() => {
    shown.current = { status, values, mode };
  });
  const delivery = useDelivery({ definition, settings, correos });
  /** Something stands in the fields that a send would clear. */
  const written = mode.limpia.campos.some((name) => isFilled(values[name]));

  /** Ref of the form: what was typed before the script arrived is the form's, not lost. */
  const attach = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    setValues((before) => ({ ...typedIn(form), ...before }));
    setReady(true);
  }, []);

  const review = (typed: Values) =>
    setStatus({ is: 'review', message: delivery.prepare(mode, typed), wait: delivery.wait() });

  const modeOf = (message: Message): Mode =>
    definition.modos.find(({ id }) => id === message.mode) ?? mode;

  /** Clears what was sent; what has been begun since is another message, and stays whole. */
  const clear = (message: Message) =>
    setValues((now) =>
      saysOther(now, message.typed) ? now : clearAfter(modeOf(message), now, 'envio'),
    );

  const ends: Ends = {
    sent: (message, late) => {
      const from = modeOf(message);
      const acuse = createAcuse(definition, from, message, issuer, new Date());
      setAcuses((before) => [acuse, ...before.filter(({ folio }) => folio !== acuse.folio)]);
      setKept((before) => settle(before, message.typed));
      setSettled(settledBy(definition, from, message.typed));
      if (late) {
        // Who has gone on to write, review or send something else goes on, with all of it in place.
        const now = shown.current;
        const given = now.status.is === 'failed' && isOne(now.status.message, message);
        if (given && saysOther(now.values, message.typed)) return setStatus({ is: 'writing' });
        const again =
          (now.status.is === 'review' && isOne(now.status.message, message)) ||
          (now.status.is === 'checking' && isSameMessage(message, now.mode, now.values, correos));
        if (!given && !again) return;
      }
      clear(message);
      setStatus({ is: 'sent', acuse });
    },
    failed: (message, reason, wait) => {
      setKept((before) => keep(before, message.typed));
      clear(message);
      setStatus({ is: 'failed', message, reason, wait });
    },
  };

  const deliver = (message: Message) => {
    if (!settings || delivery.isMoving()) return;
    setStatus({ is: 'sending', message });
    void delivery.send(message, ends);
  };

  const submit = (typed: Values) => {
    if (delivery.isMoving()) return;
    // One press too many after a delivery is shown the delivery again, not an error.
    if (status.is === 'sent' && !written) return setStatus({ ...status });
    const missing = missingFields(mode, typed);
    if (missing.length > 0) {
      const cleared = clearAfter(mode, typed, 'intento');
      if (cleared !== typed) setKept((before) => keep(before, typed));
      setValues(cleared);
      return setStatus({ is: 'invalid', missing });
    }
    const marks = mode.anonimo ? marksOf(mode, typed) : [];
    if (marks.length > 0) setStatus({ is: 'checking', marks });
    else review(typed);
  };

  /**
   * What the failure's ways out take along: what stands written; or else what did not leave, with what
   * now stands in the fields that a send does not clear.
   */
  const pending =
    status.is === 'failed' && !written
      ? { ...status.message.typed, ...uncleared(mode, values) }
      : values;

  return {
    attach,
    mode,
    values,
    status,
    ready,
    acuses,
    pending,
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
    submit: () => submit(values),
    /** Goes on to the review with the texts as the person left them after the check. */
    proceed: (texts: Values) => {
      const typed = { ...values, ...texts };
      setValues(typed);
      review(typed);
    },
    /** Back to writing, with everything in its place. */
    edit: () => setStatus({ is: 'writing' }),
    confirm: () => {
      if (status.is === 'review') deliver(status.message);
    },
    /** The very same message again; once a whole other one is written, that is what is reviewed. */
    retry: () => {
      if (status.is !== 'failed') return;
      const { message } = status;
      const begun = holds(kept, message.typed) && missingFields(mode, pending).length > 0;
      if (begun || isSameMessage(message, mode, pending, correos)) return deliver(message);
      setValues(pending);
      submit(pending);
    },
    recover: () => {
      const back = recover(kept, values);
      setValues(back.values);
      setKept(back.kept);
      if (status.is === 'invalid') setStatus({ is: 'writing' });
    },
    /** What the page prints: with nothing written, what did not leave comes back to its fields. */
    fill: () => setValues(pending),
    /** Forgets everything that was written and not delivered. */
    discard: () => {
      delivery.forget();
      setValues({});
      setSettled({});
      setKept([]);
      setStatus({ is: 'writing' });
    },
  };
}

/** What stands in a mode's fields that a send does not clear. */
const uncleared = ({ campos, limpia }: Mode, values: Values): Values =>
  Object.fromEntries(
    campos
      .filter((name) => !limpia.campos.includes(name))
      .map((name) => [name, values[name] ?? '']),
  );

/** True when something stands written that a text does not say. */
const saysOther = (values: Values, typed: Values): boolean =>
  Object.values(changed(values, typed)).some(isFilled);

/**
 * What a delivery settles: the mode's own fields, and who the person is, which another mode may have
 * asked. What another mode tells was not sent.
 */
function settledBy(definition: FormDefinition, mode: Mode, typed: Values): Values {
  const settled = ([name]: [string, string]) =>
    mode.campos.includes(name) || definition.campos[name]?.identidad;
  return Object.fromEntries(Object.entries(clearAfter(mode, typed, 'envio')).filter(settled));
}
