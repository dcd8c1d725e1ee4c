import { marksOf, type Mark } from '../anonymity';
import { clearAfter, isNameless, missingFields, type Values } from '../logic';
import { isSameMessage, type Message } from '../message';
import { holds, keep, recover } from '../undelivered';
import { answer, lateAnswer, send, waitAt, type Answer, type Delivery } from './delivery';
import {
  draftOf,
  INITIAL,
  modeOf,
  WRITING,
  type FormRules,
  type FormState,
  type Step,
} from './state';

export { modeOfMessage, prepareMessage } from './delivery';
export * from './state';

interface Submission {
  values: Values;
  prepare: () => Message;
  now: number;
}

export interface FormEvents {
  /** Takes over values typed before the script loaded. */
  hydrate: { values: Values };
  input: { name: string; value: string };
  switchMode: object;
  submit: Submission;
  proceed: Submission & { kept: number };
  edit: object;
  confirm: object;
  retry: Submission;
  recover: object;
  discard: object;
  /** «Borrar todo»: clears text, deliveries and receipts. */
  forget: object;
  answer: Answer;
  lateAnswer: Delivery;
}

export type FormEvent<T extends keyof FormEvents = keyof FormEvents> = {
  [K in T]: { type: K } & FormEvents[K];
}[T];

type Transitions = {
  [K in keyof FormEvents]: (rules: FormRules, state: FormState, event: FormEvent<K>) => FormState;
};

const TRANSITIONS: Transitions = {
  hydrate: (_rules, state, { values }) => ({
    ...state,
    values: { ...values, ...state.values },
  }),
  input: (_rules, state, { name, value }) => ({
    ...state,
    values: { ...state.values, [name]: value },
  }),
  switchMode: ({ definition }, state) => ({
    ...state,
    modeIndex: (state.modeIndex + 1) % definition.modos.length,
    step: WRITING,
  }),
  submit,
  proceed: (rules, state, event) =>
    review(rules, { ...state, values: event.values }, event, event.kept),
  edit: (_rules, state) => ({ ...state, step: WRITING }),
  confirm: (_rules, state) =>
    state.step.is === 'review' ? send(state, state.step.message) : state,
  retry,
  recover: (rules, state) => {
    const { values, versions } = recover(state.undelivered, state.values);
    return { ...state, values, undelivered: versions, step: stillMissing(rules, state, values) };
  },
  discard: (_rules, { modeIndex, receipts, refusals, retryAt }) => ({
    ...INITIAL,
    ...{ modeIndex, receipts, refusals, retryAt },
  }),
  forget: (_rules, { modeIndex }) => ({ ...INITIAL, modeIndex }),
  answer,
  lateAnswer,
};

/** Marks that stay in an anonymous message under review. */
export function keptMarks(rules: FormRules, state: FormState): Mark[] {
  const { step, values } = state;
  return 'message' in step && step.message.kept
    ? marksOf(rules.definition, modeOf(rules, state), values, rules.patterns)
    : [];
}

const ON_THE_WAY: readonly (keyof FormEvents)[] = ['answer', 'lateAnswer'];

/** Recovered text keeps the marks on its missing fields (D45). */
function stillMissing(rules: FormRules, state: FormState, values: Values): Step {
  if (state.step.is !== 'invalid') return state.step;
  const missing = missingFields(modeOf(rules, state), values);
  return missing.length > 0 ? { is: 'invalid', missing } : WRITING;
}

/** Pure state machine of a form (D26–D28, D35, D45). During a request only answers change the state. */
export function transition<T extends keyof FormEvents>(
  rules: FormRules,
  state: FormState,
  event: FormEvent<T>,
): FormState {
  const waits = state.step.is === 'sending' && !ON_THE_WAY.includes(event.type);
  return waits ? state : TRANSITIONS[event.type](rules, state, event);
}

function submit(rules: FormRules, state: FormState, event: Submission): FormState {
  const mode = modeOf(rules, state);
  const { values } = state;
  const missing = missingFields(mode, values);
  if (missing.length > 0) {
    const cleared = clearAfter(mode, values, 'intento');
    const undelivered = cleared === values ? state.undelivered : keep(state.undelivered, values);
    return { ...state, step: { is: 'invalid', missing }, values: cleared, undelivered };
  }
  if (!isNameless(rules.definition, mode, values)) return review(rules, state, event);
  const marks = marksOf(rules.definition, mode, values, rules.patterns);
  return { ...state, step: { is: 'checking', marks } };
}

function review(
  rules: FormRules,
  state: FormState,
  { values, prepare, now }: Submission,
  kept = 0,
): FormState {
  const earlier = state.attempts.find(({ message }) =>
    isSameMessage(message, modeOf(rules, state), values, rules.correos),
  );
  const message = { ...(earlier ? { ...earlier.message, values } : prepare()), kept };
  return { ...state, step: { is: 'review', message, wait: waitAt(state, now) } };
}

function retry(rules: FormRules, state: FormState, event: Submission): FormState {
  if (state.step.is !== 'failed') return state;
  const { message, reason } = state.step;
  const mode = modeOf(rules, state);
  const draft = draftOf(rules, state);
  const begun = holds(state.undelivered, message.values) && missingFields(mode, draft).length > 0;
  const same = begun || isSameMessage(message, mode, draft, rules.correos);
  if (same && reason !== 'clock') return send(state, message);
  return submit(rules, { ...state, values: draft }, event);
}
