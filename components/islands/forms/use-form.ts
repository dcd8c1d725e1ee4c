'use client';

import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Correo } from '@/lib/content/schemas';
import { createFolio } from '@/lib/forms/folio';
import {
  clearAfter,
  missingFields,
  payload,
  type FormDefinition,
  type Values,
} from '@/lib/forms/logic';
import type { SendSettings } from '@/lib/forms/settings';
import { fetchLibrary, sendMessage, type SendResult } from './send';

/** Where the form stands. A failed send keeps the very message, so that a retry sends the same. */
export type Status =
  | { is: 'writing' }
  | { is: 'invalid'; missing: string[] }
  | { is: 'sending' }
  | { is: 'sent'; folio: string }
  | {
      is: 'failed';
      reason: Exclude<SendResult, { ok: true }>['reason'];
      message: Record<string, string>;
      /** What was in the controls when it was sent. */
      typed: Values;
    };

export interface FormOptions {
  definition: FormDefinition;
  settings: SendSettings | null;
  correos: z.infer<typeof Correo>;
}

/** The literal of section 8 for a failed send. */
export const SEND_FAILED = 'Ocurrió un problema al enviar el correo';

/**
 * A form's behaviour: values kept across modes, validation, clearing, sending, and what was cleared
 * without having been delivered kept in memory (D26–D28). Nothing is ever written to storage.
 */
export function useForm({ definition, settings, correos }: FormOptions) {
  const [modeIndex, setModeIndex] = useState(0);
  const [values, setValues] = useState<Values>({});
  const [lost, setLost] = useState<Values | null>(null);
  const [status, setStatus] = useState<Status>({ is: 'writing' });
  const [ready, setReady] = useState(false);
  const busy = useRef(false);
  const mode = definition.modos[modeIndex] ?? definition.modos[0]!;

  /** Ref of the form: what was typed before the script arrived is the form's, not lost. */
  const attach = useCallback((form: HTMLFormElement | null) => {
    if (!form) return;
    const typed = Object.fromEntries([...form.elements].flatMap(typedIn));
    setValues((before) => ({ ...typed, ...before }));
    setReady(true);
    fetchLibrary();
  }, []);

  /** Kept beside what was kept before: a second attempt must not bury the first one's text. */
  const keep = (typed: Values) => setLost((before) => ({ ...before, ...filled(typed) }));

  const deliver = async (message: Record<string, string>, typed: Values) => {
    if (!settings) return;
    setStatus({ is: 'sending' });
    const result = await sendMessage(settings, message);
    busy.current = false;
    if (result.ok) {
      console.log(result.status);
      setLost(null);
      setStatus({ is: 'sent', folio: message['folio'] ?? '' });
    } else {
      console.error(`${SEND_FAILED}: ${result.detail}`);
      keep(typed);
      setStatus({ is: 'failed', reason: result.reason, message, typed });
    }
    // What was written meanwhile is in no message: only what was sent is cleared.
    setValues((current) => ({ ...clearAfter(mode, current, 'envio'), ...changed(current, typed) }));
    if (!result.ok) window.alert(SEND_FAILED);
  };

  const submit = async () => {
    if (busy.current) return;
    const missing = missingFields(mode, values);
    if (missing.length > 0) {
      const cleared = clearAfter(mode, values, 'intento');
      if (cleared !== values && Object.keys(filled(values)).length > 0) keep(values);
      setValues(cleared);
      setStatus({ is: 'invalid', missing });
      return;
    }
    busy.current = true;
    const message = payload(mode, values, correos);
    const folio = await createFolio(definition.folio, message, new Date());
    await deliver({ ...message, folio }, values);
  };

  return {
    attach,
    mode,
    values,
    status,
    ready,
    recoverable: lost !== null,
    set: (name: string, value: string) => setValues((before) => ({ ...before, [name]: value })),
    switchMode: () => {
      setModeIndex((modeIndex + 1) % definition.modos.length);
      setStatus({ is: 'writing' });
    },
    submit,
    /** The very same message again; once the text was recovered, what stands in the form now. */
    retry: async () => {
      if (status.is !== 'failed' || busy.current) return;
      if (!lost) return submit();
      busy.current = true;
      await deliver(status.message, status.typed);
    },
    recover: () => {
      // What was written since stays; only what is empty is brought back.
      setValues((current) => {
        const kept = Object.entries(current).filter(([, value]) => value !== '');
        return { ...lost, ...Object.fromEntries(kept) };
      });
      setLost(null);
      if (status.is === 'invalid') setStatus({ is: 'writing' });
    },
  };
}

/** What stands in a control, as a pair; nothing for buttons. */
function typedIn(control: Element): [string, string][] {
  if (control instanceof HTMLTextAreaElement) return [[control.name, control.value]];
  if (!(control instanceof HTMLInputElement)) return [];
  if (control.type === 'checkbox') return [[control.name, control.checked ? 'on' : '']];
  return [[control.name, control.value]];
}

/** The values that hold something. */
const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** The values that are no longer what they were in `before`. */
const changed = (values: Values, before: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]));
