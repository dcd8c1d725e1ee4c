import { Correo, Formulario } from '@/lib/content/model/schemas';
import { readSource } from '@/lib/content/parse/read';
import { createAcuse, type Acuse } from '@/lib/forms/acuse';
import {
  draftOf,
  INITIAL,
  isDirty,
  modeOf,
  modeOfMessage,
  prepareMessage,
  transition,
  type FormEvent,
  type FormRules,
  type FormState,
  type Step,
} from '@/lib/forms/machine';
import type { Message } from '@/lib/forms/message';
import type { Reason } from '@/lib/forms/reasons';
import type { Values } from '@/lib/forms/logic';
import { SAMPLE } from '../../sample';

const read = (file: string) => readSource(SAMPLE, `content/${file}.yml`).data;

export const correos = Correo.parse(read('correo'));
const ISSUER = { oficina: 'Sindicatura', pagina: 'https://sindicatura.example/acuse/verificar/' };
const NOON = new Date(2025, 0, 7, 12).getTime();

const known = new Map<string, FormRules>();
export function rulesOf(slug: string): FormRules {
  const definition = () => Formulario.parse(read(`formularios/${slug}`));
  const rules = known.get(slug) ?? { definition: definition(), correos };
  known.set(slug, rules);
  return rules;
}

/** A form without a page: the machine, a clock that the test moves, and the work of the island's hook. */
export function openForm(slug: string) {
  const rules = rulesOf(slug);
  let state: FormState = INITIAL;
  let now = NOON;
  const dispatch = (event: FormEvent) => (state = transition(rules, state, event));
  const attempt = (values: Values) => ({
    values,
    prepare: () =>
      prepareMessage(rules.definition, modeOf(rules, state), values, correos, new Date(now)),
    now,
  });
  const receiptOf = (message: Message): Acuse =>
    createAcuse(
      rules.definition,
      modeOfMessage(rules.definition, message),
      message,
      ISSUER,
      new Date(now),
    );
  const form = {
    dispatch,
    mode: () => modeOf(rules, state),
    state: () => state,
    step: <T extends Step['is']>(is: T) => {
      if (state.step.is !== is) throw new Error(`It is ${state.step.is}, not ${is}.`);
      return state.step as Extract<Step, { is: T }>;
    },
    draft: () => draftOf(rules, state),
    dirty: () => isDirty(state),
    written: (): Values =>
      Object.fromEntries(
        modeOf(rules, state).campos.flatMap((name) =>
          state.values[name] ? [[name, state.values[name]]] : [],
        ),
      ),
    folios: () => state.receipts.map(({ folio }) => folio),
    pass: (ms: number) => void (now += ms),

    write: (text: Values) => {
      for (const [name, value] of Object.entries(text)) dispatch({ type: 'input', name, value });
    },
    submit: () => dispatch({ type: 'submit', ...attempt(state.values) }).step,
    proceed: (texts: Values = {}) =>
      dispatch({ type: 'proceed', kept: 0, ...attempt({ ...state.values, ...texts }) }).step,
    confirm: (): Message => {
      dispatch({ type: 'confirm' });
      return form.step('sending').message;
    },
    send: (): Message => {
      if (form.submit().is === 'checking') form.proceed();
      return form.confirm();
    },
    retry: () => dispatch({ type: 'retry', ...attempt(draftOf(rules, state)) }).step,
    recover: () => void dispatch({ type: 'recover' }),
    switchMode: () => void dispatch({ type: 'switchMode' }),
    edit: () => void dispatch({ type: 'edit' }),
    discard: () => void dispatch({ type: 'discard' }),
    answer: (outcome: 'delivered' | Reason) => {
      const { message } = form.step('sending');
      return dispatch({ type: 'answer', message, outcome, receipt: receiptOf(message), now }).step;
    },
    /** Confirms a message after the form gave up waiting. */
    late: (message: Message) =>
      dispatch({ type: 'lateAnswer', message, receipt: receiptOf(message) }).step,
    sent: (text: Values, outcome: 'delivered' | Reason = 'delivered'): Message => {
      form.write(text);
      const message = form.send();
      form.answer(outcome);
      return message;
    },
  };
  dispatch({ type: 'hydrate', values: {} });
  return form;
}

export const folioOf = ({ params }: Message): string => params['folio'] ?? '';
