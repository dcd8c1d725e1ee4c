import type { Acuse } from '../acuse';
import type { Mark } from '../anonymity';
import type { FormWords, Language } from '../language';
import {
  isFilled,
  isNameless,
  missingFields,
  type FormDefinition,
  type Mode,
  type Recipients,
  type Values,
} from '../logic';
import type { Message } from '../message';
import type { Reason } from '../reasons';
import { changed, holds, type Undelivered } from '../undelivered';

export interface FormRules {
  definition: FormDefinition;
  correos: Recipients;
  patterns?: Language['patterns'];
}

export type Step =
  | { is: 'writing' }
  /** After a failed validation; `missing` are field names. */
  | { is: 'invalid'; missing: string[] }
  | { is: 'checking'; marks: Mark[] }
  /** `wait`: seconds before the next request to a busy service. */
  | { is: 'review'; message: Message; wait: number }
  | { is: 'sending'; message: Message }
  | { is: 'sent'; receipt: Acuse; nameless: boolean }
  | { is: 'failed'; message: Message; reason: Reason; wait: number };

interface Attempt {
  message: Message;
  confirmed: boolean;
}

/** In memory only (D27). */
export interface FormState {
  step: Step;
  modeIndex: number;
  values: Values;
  /** Values left by the last delivery; equal values are not unsent. */
  baseline: Values;
  /** Cleared but undelivered text, for «Recuperar lo escrito» (D27). */
  undelivered: Undelivered;
  /** Since the page opened, newest first. */
  receipts: readonly Acuse[];
  /** Attempts without confirmation: the same text keeps its folio. */
  attempts: readonly Attempt[];
  refusals: number;
  /** Time of the next request to a busy service, in ms since 1970. */
  retryAt: number;
}

export const WRITING: Step = { is: 'writing' };

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

export const modeOf = ({ definition }: FormRules, { modeIndex }: FormState): Mode =>
  definition.modos[modeIndex] ?? definition.modos[0]!;

const hasText = ({ limpia }: Mode, values: Values): boolean =>
  limpia.campos.some((name) => isFilled(values[name]));

export const hasOtherText = (values: Values, text: Values): boolean =>
  Object.values(changed(values, text)).some(isFilled);

/** Last cleared unsent text, unless recovered (D27). */
export function keptOf({ undelivered, values }: FormState): Values | undefined {
  const last = undelivered.at(-1);
  return last && !holds([values], last) ? last : undefined;
}

/** Fields still missing after a refused attempt; with recoverable text, only fields that it lacks. */
export function lackingOf(rules: FormRules, state: FormState): string[] {
  const { step, values, undelivered } = state;
  if (step.is !== 'invalid') return [];
  const missing = missingFields(modeOf(rules, state), values);
  return undelivered.length > 0 ? step.missing.filter((name) => missing.includes(name)) : missing;
}

/** True with unsent text: leaving the page must ask. */
export const isDirty = ({ undelivered, values, baseline }: FormState): boolean =>
  undelivered.length > 0 ||
  Object.entries(values).some(([name, value]) => isFilled(value) && baseline[name] !== value);

/** Values for copy, sheet, print and retry: current, or the unsent ones of a failure that cleared them. */
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

/** Whether the text that is written, on its way or sent goes without its writer's identity. */
export const isNamelessText = (rules: FormRules, state: FormState): boolean =>
  'nameless' in state.step
    ? state.step.nameless
    : isNameless(rules.definition, modeOf(rules, state), draftOf(rules, state));

/** The current step, of 3, or of 4 for a nameless text, or its failure; undefined while it is written. */
export function stepLine(rules: FormRules, state: FormState, words: FormWords): string | undefined {
  const { protect, review, keep } = words.STEPS;
  const { step } = state;
  const nameless = isNamelessText(rules, state);
  const of = (place: number, what: string) => words.step(place, nameless ? 4 : 3, what);
  if (step.is === 'failed') return words.TITLES.failed;
  if (step.is === 'checking') return of(2, protect);
  if (step.is === 'review' || step.is === 'sending') return of(nameless ? 3 : 2, review);
  return step.is === 'sent' ? of(nameless ? 4 : 3, keep) : undefined;
}
