import { localDay } from '@/lib/office/dates';
import type { Acuse } from '../acuse';
import { canonicalOf, drawFolio } from '../folio';
import {
  clearAfter,
  isNameless,
  payload,
  type FormDefinition,
  type Mode,
  type Recipients,
  type Values,
} from '../logic';
import { isSameMessage, labelsOf, type Message } from '../message';
import type { Reason } from '../reasons';
import { keep, settle } from '../undelivered';
import { modeOf, hasOtherText, WRITING, type FormRules, type FormState } from './state';

const FIRST_WAIT = 5;
const LONGEST_WAIT = 60;
const BUSY: readonly Reason[] = ['busy', 'down'];

/** Prepares a mode's message with a new folio, unsent. @param values of the controls @param now device's clock */
export function prepareMessage(
  definition: FormDefinition,
  mode: Mode,
  values: Values,
  correos: Recipients,
  now: Date,
): Message {
  const params = payload(mode, values, correos);
  const canonical = canonicalOf(mode.titulo, params, labelsOf(definition, mode, params));
  const { folio, nonce } = drawFolio(definition.folio, canonical, localDay(now));
  return { params: { ...params, folio }, nonce, values, mode: mode.id };
}

export interface Answer {
  message: Message;
  outcome: 'delivered' | Reason;
  receipt: Acuse;
  now: number;
}

export type Delivery = Pick<Answer, 'message' | 'receipt'>;

const isOne = (a: Message, b: Message): boolean => a.params['folio'] === b.params['folio'];

export const modeOfMessage = ({ modos }: FormDefinition, { mode }: Message): Mode =>
  modos.find(({ id }) => id === mode) ?? modos[0]!;

/** Seconds before the next request to a busy service. */
export const waitAt = ({ retryAt }: FormState, now: number): number =>
  Math.max(0, Math.ceil((retryAt - now) / 1000));

export const send = (state: FormState, message: Message): FormState => ({
  ...state,
  step: { is: 'sending', message },
  attempts: [...others(state, message), { message, confirmed: false }],
});

export function answer(rules: FormRules, state: FormState, delivery: Answer): FormState {
  const { message, outcome, now } = delivery;
  if (outcome === 'delivered' || attemptOf(state, message)?.confirmed)
    return {
      ...showSent(rules, recordDelivery(rules, state, delivery), delivery),
      refusals: 0,
    };
  const busy = BUSY.includes(outcome);
  const refusals = state.refusals + (busy ? 1 : 0);
  const wait = busy ? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (refusals - 1)) : 0;
  return {
    ...state,
    step: { is: 'failed', message, reason: outcome, wait },
    values: valuesAfter(rules, state, message),
    undelivered: keep(state.undelivered, message.values),
    // The same text needs a new folio with the right day.
    attempts: outcome === 'clock' ? others(state, message) : state.attempts,
    refusals,
    retryAt: busy ? now + wait * 1000 : 0,
  };
}

/** Records a late confirmation. People busy with another message keep their text; the others see the delivery. */
export function lateAnswer(rules: FormRules, state: FormState, delivery: Delivery): FormState {
  const { step, values } = state;
  const { message } = delivery;
  const attempt = attemptOf(state, message);
  if (!attempt) return state; // delivered since, or discarded by its writer
  if (step.is === 'sending' && isOne(step.message, message))
    return { ...state, attempts: [...others(state, message), { ...attempt, confirmed: true }] };
  const after = recordDelivery(rules, state, delivery);
  const failed = step.is === 'failed' && isOne(step.message, message);
  if (failed && hasOtherText(values, message.values)) return { ...after, step: WRITING };
  const inReview = step.is === 'review' && isOne(step.message, message);
  const inCheck =
    step.is === 'checking' && isSameMessage(message, modeOf(rules, state), values, rules.correos);
  return failed || inReview || inCheck ? showSent(rules, after, delivery) : after;
}

const attemptOf = ({ attempts }: FormState, message: Message) =>
  attempts.find((one) => isOne(one.message, message));

const others = ({ attempts }: FormState, message: Message) =>
  attempts.filter((one) => !isOne(one.message, message));

function recordDelivery(
  { definition }: FormRules,
  state: FormState,
  { message, receipt }: Delivery,
): FormState {
  return {
    ...state,
    receipts: [receipt, ...state.receipts.filter(({ folio }) => folio !== receipt.folio)],
    undelivered: settle(state.undelivered, message.values),
    baseline: baselineAfter(definition, message),
    attempts: others(state, message),
  };
}

const showSent = (
  rules: FormRules,
  state: FormState,
  { message, receipt }: Delivery,
): FormState => ({
  ...state,
  step: {
    is: 'sent',
    receipt,
    nameless: isNameless(
      rules.definition,
      modeOfMessage(rules.definition, message),
      message.values,
    ),
  },
  values: withoutName(rules, valuesAfter(rules, state, message), message),
});

/** After an anonymous message the form shows no name to its next user. */
function withoutName({ definition }: FormRules, values: Values, message: Message): Values {
  if (!modeOfMessage(definition, message).anonimo) return values;
  const named = Object.keys(definition.campos).filter((name) => definition.campos[name]?.identidad);
  return { ...values, ...Object.fromEntries(named.map((name) => [name, ''])) };
}

const valuesAfter = ({ definition }: FormRules, { values }: FormState, message: Message): Values =>
  hasOtherText(values, message.values)
    ? values
    : clearAfter(modeOfMessage(definition, message), values, 'envio');

/** Values kept after a send: the mode's fields, and the identity, which another mode may have asked for. */
function baselineAfter(definition: FormDefinition, message: Message): Values {
  const mode = modeOfMessage(definition, message);
  const left = Object.entries(clearAfter(mode, message.values, 'envio'));
  return Object.fromEntries(
    left.filter(([name]) => mode.campos.includes(name) || definition.campos[name]?.identidad),
  );
}
