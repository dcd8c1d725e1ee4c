import type { Acuse } from '../acuse';
import type { Mark } from '../identification';
import type { Language } from '../language';
import {
  isFilled,
  missingFields,
  type FormDefinition,
  type Mode,
  type Recipients,
  type Values,
} from '../logic';
import type { Message } from '../message';
import type { Reason } from '../reasons';
import { changed, holds, type Undelivered } from '../undelivered';

/** Constant while a page is open; every transition reads it. */
export interface FormRules {
  definition: FormDefinition;
  correos: Recipients;
  /** Patterns for a text without a name, besides those of any text. */
  patterns?: Language['patterns'];
}

/** The step of a form. From the review on, it has the message object that is sent. */
export type Step =
  | { is: 'writing' }
  /** The fields, after a failed validation; `missing` are field names. */
  | { is: 'invalid'; missing: string[] }
  | { is: 'checking'; marks: Mark[] }
  /** All that would be sent. `wait`: seconds before a busy service should be asked. */
  | { is: 'review'; message: Message; wait: number }
  | { is: 'sending'; message: Message }
  | { is: 'sent'; receipt: Acuse }
  /** `wait`: seconds before a busy service should be asked again. */
  | { is: 'failed'; message: Message; reason: Reason; wait: number };

/** A message that was sent at least once. */
interface Attempt {
  message: Message;
  confirmed: boolean;
}

/** All that a form remembers. It lives in memory alone (D27). */
export interface FormState {
  step: Step;
  modeIndex: number;
  values: Values;
  /** Values that the last delivery left in the controls; equal values are no unsent text. */
  baseline: Values;
  /** Cleared without having been delivered, for «Recuperar lo escrito» (D27). */
  undelivered: Undelivered;
  /** Of every message delivered since the page opened, newest first. */
  receipts: readonly Acuse[];
  /** Attempts that are not known to have been delivered: the same text keeps its folio. */
  attempts: readonly Attempt[];
  refusals: number;
  /** When a busy service may be asked again, in milliseconds of the clock. */
  retryAt: number;
}

export const WRITING: Step = { is: 'writing' };

/** A form as it opens. */
export const INITIAL: FormState = {
  step: WRITING,
  modeIndex: 0,
  values: {},
  baseline: {},
  undelivered: [],
  receipts: [],
  attempts: [],
  refusals: 0,
  retryAt: 0,
};

/** The mode that the person sees. */
export const modeOf = ({ definition }: FormRules, { modeIndex }: FormState): Mode =>
  definition.modos[modeIndex] ?? definition.modos[0]!;

const hasText = ({ limpia }: Mode, values: Values): boolean =>
  limpia.campos.some((name) => isFilled(values[name]));

/** True when a value is written that differs from the given text. */
export const hasOtherText = (values: Values, text: Values): boolean =>
  Object.values(changed(values, text)).some(isFilled);

/** The last unsent text that was cleared, while it is not back in the fields (D27). */
export function keptOf({ undelivered, values }: FormState): Values | undefined {
  const last = undelivered.at(-1);
  return last && !holds([values], last) ? last : undefined;
}

/**
 * Fields still missing after a refused attempt: marks clear as the person answers. While a cleared text
 * can be recovered, only the fields that it lacked.
 */
export function lackingOf(rules: FormRules, state: FormState): string[] {
  const { step, values, undelivered } = state;
  if (step.is !== 'invalid') return [];
  const missing = missingFields(modeOf(rules, state), values);
  return undelivered.length > 0 ? step.missing.filter((name) => missing.includes(name)) : missing;
}

/** True while something written has not been delivered: leaving the page must ask. */
export const isDirty = ({ undelivered, values, baseline }: FormState): boolean =>
  undelivered.length > 0 ||
  Object.entries(values).some(([name, value]) => isFilled(value) && baseline[name] !== value);

/**
 * Values for copy, sheet, print and retry: the current ones; or, after a failure that cleared them, the
 * unsent ones, with the current values of the fields that a send does not clear.
 */
export function draftOf(rules: FormRules, state: FormState): Values {
  const { step, values } = state;
  const mode = modeOf(rules, state);
  if (step.is !== 'failed' || hasText(mode, values)) return values;
  const uncleared = mode.campos.filter((name) => !mode.limpia.campos.includes(name));
  return {
    ...step.message.values,
    ...Object.fromEntries(uncleared.map((name) => [name, values[name] ?? ''])),
  };
}
