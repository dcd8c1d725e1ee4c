'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import type { Correo } from '@/lib/content/schemas';
import type { FormDefinition, Mode, Values } from '@/lib/forms/logic';
import { isSameMessage, prepareMessage, type Message } from '@/lib/forms/message';
import type { SendSettings } from '@/lib/forms/settings';
import { isExiting } from './device';
import { sendMessage, type Reason } from './send';

/** The literal of section 8 for a failed send. */
export const SEND_FAILED = 'Ocurrió un problema al enviar el correo';

const FIRST_WAIT = 5;
const LONGEST_WAIT = 60;
const BUSY: readonly Reason[] = ['busy', 'down'];

interface DeliveryOptions {
  definition: FormDefinition;
  settings: SendSettings | null;
  correos: z.infer<typeof Correo>;
}

/** How a delivery ended, for the form to show. */
export interface Ends {
  /** @param late true when the confirmation came after the form had given up waiting */
  sent: (message: Message, late: boolean) => void;
  /** @param wait seconds before the service should be asked again */
  failed: (message: Message, reason: Reason, wait: number) => void;
}

/** True of two attempts of one message. */
export const isOne = (a: Message, b: Message): boolean => a.params['folio'] === b.params['folio'];

/**
 * What happens to a message on its way: one at a time, the same folio for the same text however often
 * it is tried, and a confirmation counts whenever it comes.
 */
export function useDelivery({ definition, settings, correos }: DeliveryOptions) {
  const moving = useRef<Message>(null);
  /** What was tried and is not known to have arrived. */
  const tried = useRef<Message[]>([]);
  /** Folios that the service confirmed after we had stopped waiting for them. */
  const confirmed = useRef(new Set<string>());
  const refusals = useRef(0);
  /** When an occupied service may be asked again, as milliseconds of the clock. */
  const restsUntil = useRef(0);

  const arrived = (message: Message) => {
    tried.current = tried.current.filter((one) => !isOne(one, message));
  };

  return {
    isMoving: () => moving.current !== null,

    /** Seconds before the service should be asked again. */
    wait: () => Math.max(0, Math.ceil((restsUntil.current - Date.now()) / 1000)),

    /** The message that a text makes: the one that was tried with it already, or a new one. */
    prepare: (mode: Mode, typed: Values): Message => {
      const before = tried.current.find((one) => isSameMessage(one, mode, typed, correos));
      if (before) return { ...before, typed };
      return prepareMessage(definition, mode, typed, correos, new Date());
    },

    /** Forgets what was tried, as its writer asked: a confirmation of it that is still to come too. */
    forget: () => {
      tried.current = [];
    },

    /** Sends a message, unless another is on its way or there is no service. */
    send: async (message: Message, ends: Ends) => {
      if (!settings || moving.current) return;
      const folio = message.params['folio'] ?? '';
      moving.current = message;
      tried.current = [...tried.current.filter((one) => !isOne(one, message)), message];
      const result = confirmed.current.has(folio)
        ? ({ ok: true, status: 200 } as const)
        : await sendMessage(settings, message.params);
      moving.current = null;
      // Whoever has left in a hurry must not be shown what they were doing.
      if (isExiting()) return;
      if (result.ok || confirmed.current.has(folio)) {
        if (result.ok) console.log(result.status);
        refusals.current = 0;
        arrived(message);
        return ends.sent(message, false);
      }
      const { reason, detail, late } = result;
      console.error(`${SEND_FAILED}: ${detail}`);
      const occupied = BUSY.includes(reason);
      if (occupied) refusals.current += 1;
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (refusals.current - 1));
      restsUntil.current = occupied ? Date.now() + wait * 1000 : 0;
      // What happened must stand behind the alert, which stops the page while it is read.
      flushSync(() => ends.failed(message, reason, occupied ? wait : 0));
      void late?.then((end) => {
        const known = !tried.current.some((one) => isOne(one, message));
        if (!end.ok || known || isExiting()) return;
        confirmed.current.add(folio);
        // A retry of it that is under way learns of it when it ends.
        if (moving.current && isOne(moving.current, message)) return;
        arrived(message);
        ends.sent(message, true);
      });
      window.alert(SEND_FAILED);
    },
  };
}
