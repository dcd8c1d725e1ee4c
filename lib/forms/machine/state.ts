import type { Acuse } from '../acuse';
import type { Mark } from '../identification';
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

/** What does not change while a page is open, and every transition reads. */
export interface FormRules {
  definition: FormDefinition;
  /** Recipients of content/correo.yml. */
  correos: Recipients;
}

/** Where the form stands. From the review on, it holds the very message that leaves. */
export type Step =
  /** The fields. */
  | { is: 'writing' }
  /** The fields, after a failed validation; `missing` are field names. */
  | { is: 'invalid'; missing: string[] }
  /** An anonymous text, with what could identify who wrote it. */
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
  /** An earlier try of it was confirmed late, while a retry was on its way. */
  confirmed: boolean;
}

/** All that a form remembers. It lives in memory alone (D27). */
export interface FormState {
  step: Step;
  /** Position of the current mode in the definition. */
  modeIndex: number;
  /** What stands in the controls, of every mode. */
  values: Values;
  /** What the last delivery left in the controls: what equals it is no unsent text. */
  baseline: Values;
  /** Cleared without having been delivered, for «Recuperar lo escrito» (D27). */
  undelivered: Undelivered;
  /** Of every message delivered since the page opened, newest first. */
  receipts: readonly Acuse[];
  /** Attempts that are not known to have been delivered: the same text keeps its folio. */
  attempts: readonly Attempt[];
  /** Times in a row that the service said that it is busy. */
  refusals: number;
  /** When a busy service may be asked again, in milliseconds of the clock. */
  retryAt: number;
  /** What was last to be sent went through the check of what identifies. */
  checked: boolean;
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
  checked: false,
};

/** The mode that the person sees. */
export const modeOf = ({ definition }: FormRules, { modeIndex }: FormState): Mode =>
  definition.modos[modeIndex] ?? definition.modos[0]!;

/** True while something stands in the fields that a send would clear. */
const hasText = ({ limpia }: Mode, values: Values): boolean =>
  limpia.campos.some((name) => isFilled(values[name]));

/** True when something stands written that a text does not say. */
export const saysOther = (values: Values, text: Values): boolean =>
  Object.values(changed(values, text)).some(isFilled);

/** What was cleared last without having left, while it does not stand in the fields (D27). */
export function keptOf({ undelivered, values }: FormState): Values | undefined {
  const last = undelivered.at(-1);
  return last && !holds([values], last) ? last : undefined;
}

/**
 * What is still missing of a refused attempt: marks clear as the person answers. While what they wrote
 * waits to be recovered, only what it lacked.
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
 * What copy, sheet, print and retry take along: what stands written; or, after a failure that cleared
 * it all, what did not leave, with what now stands in the fields that a send does not clear.
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
