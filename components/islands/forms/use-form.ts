import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createAcuse, type Issuer } from '@/lib/forms/acuse';
import { isFilled, type Values } from '@/lib/forms/logic';
import {
  draftOf,
  INITIAL,
  isDirty,
  keptMarks,
  keptOf,
  lackingOf,
  modeOf,
  modeOfMessage,
  isNamelessText,
  prepareMessage,
  stepLine,
  transition,
  type FormEvent,
  type FormRules,
} from '@/lib/forms/machine';
import type { Message } from '@/lib/forms/message';
import { both, type Language } from '@/lib/forms/language';
import type { SendSettings } from '@/lib/forms/settings';
import { isExiting } from './device';
import { sendMessage } from './send';

export interface FormOptions extends FormRules {
  /** Null without keys: nothing can be sent. */
  settings: SendSettings | null;
  issuer: Issuer;
  language: Language;
}

/** Runs the pure machine of lib/forms with clock, random numbers and the e-mail service. */
export function useForm({ definition, correos, settings, issuer, language }: FormOptions) {
  const { words, patterns } = language;
  const rules = { definition, correos, patterns };
  const [state, show] = useState(INITIAL);
  /** State after the last event, rendered or not: simultaneous events must add up. */
  const latest = useRef(state);

  const dispatch = useCallback(
    (event: FormEvent) => {
      latest.current = transition({ definition, correos, patterns }, latest.current, event);
      show(latest.current);
      return latest.current.step;
    },
    [definition, correos, patterns],
  );

  /** Takes over text typed before the script. */
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const values = valuesIn(form);
      dispatch({ type: 'hydrate', values });
      // Text restored by the browser counts as typed (base/leaving.ts).
      if (Object.values(values).some(isFilled))
        form.dispatchEvent(new Event('input', { bubbles: true }));
    },
    [dispatch],
  );

  const submissionOf = (values: Values) => {
    const now = new Date();
    const mode = modeOf(rules, latest.current);
    return {
      values,
      prepare: () => prepareMessage(definition, mode, values, correos, now),
      now: now.getTime(),
    };
  };

  const delivery = (message: Message) => {
    const mode = modeOfMessage(definition, message);
    return { message, receipt: createAcuse(definition, mode, message, issuer, new Date()) };
  };

  const sendAfter = async (event: FormEvent) => {
    const before = latest.current.step;
    const step = dispatch(event);
    if (!settings || step === before || step.is !== 'sending') return;
    const { message } = step;
    const result = await sendMessage(settings, message.params);
    // After «Salir rápido» nothing may show.
    if (isExiting()) return;
    if (result.ok) console.log(result.status);
    const outcome = result.ok ? 'delivered' : result.reason;
    // Drawn before the alert, which stops the page while it is open.
    const after = flushSync(() =>
      dispatch({ type: 'answer', ...delivery(message), outcome, now: Date.now() }),
    );
    if (result.ok || after.is !== 'failed') return;
    console.error(`${words.SEND_FAILED}: ${result.detail}`);
    void result.late?.then((end) => {
      if (end.ok && !isExiting()) dispatch({ type: 'lateAnswer', ...delivery(message) });
    });
    window.alert(both(language, words.SEND_FAILED));
  };

  return {
    ...state,
    attach,
    mode: modeOf(rules, state),
    draft: draftOf(rules, state),
    nameless: isNamelessText(rules, state),
    stepLine: stepLine(rules, state, words),
    dirty: isDirty(state),
    kept: keptOf(state),
    lacking: lackingOf(rules, state),
    marks: keptMarks(rules, state),
    dispatch,
    submit: () => dispatch({ type: 'submit', ...submissionOf(latest.current.values) }),
    proceed: (texts: Values, kept: number) =>
      dispatch({ type: 'proceed', kept, ...submissionOf({ ...latest.current.values, ...texts }) }),
    confirm: () => void sendAfter({ type: 'confirm' }),
    retry: () => void sendAfter({ type: 'retry', ...submissionOf(draftOf(rules, latest.current)) }),
  };
}

const valuesIn = (form: HTMLFormElement): Values =>
  Object.fromEntries([...form.elements].flatMap(pairOf));

function pairOf(control: Element): [string, string][] {
  if (control instanceof HTMLTextAreaElement) return [[control.name, control.value]];
  if (!(control instanceof HTMLInputElement)) return [];
  if (control.type === 'checkbox') return [[control.name, control.checked ? 'on' : '']];
  return [[control.name, control.value]];
}
