import { fault, type ValuesOf } from '@/lib/content/faults';
import { foldChannel } from '@/lib/content/lint/channels';
import type { EntryOf } from '@/lib/content/model';
import { textsOf } from '@/lib/content/model/texts';
import type { Entry } from '@/lib/content/types';
import { kindOf, PAGE_KINDS } from '@/lib/site/kinds';
import type { Scope } from './scope';

export function checkForms(scope: Scope) {
  checkLeads(scope);
  checkPromises(scope);
}

type Formulario = EntryOf<'formularios'>['data'];
type Modo = Formulario['modos'][number];

/** A phrase in a mode's words, with its condition on the payload. */
interface FormPromise {
  /** Without accents or capitals. */
  said: RegExp;
  broken: (
    form: Formulario,
    mode: Modo,
    words: string,
  ) => Pick<ValuesOf<'promise-broken'>, 'why' | 'label'> | null;
}

const CONTACT = ['tel', 'email'];

const sent = ({ campos }: Formulario, { carga }: Modo) =>
  Object.values(carga).flatMap((valor) => {
    const campo = 'campo' in valor ? campos[valor.campo] : undefined;
    return campo ? [{ tipo: campo.tipo, label: campo.etiqueta }] : [];
  });

const answers = (form: Formulario, mode: Modo) =>
  sent(form, mode).some(({ tipo }) => CONTACT.includes(tipo));

const PROMISES: FormPromise[] = [
  {
    said: /no (le pedimos|recibimos|salen|se enviaran?|pedimos)[^.]*/,
    broken: (form, mode, words) => {
      const leaves = sent(form, mode).find(({ label }) =>
        words.includes(foldChannel(label).split(' ')[0] ?? ''),
      );
      return leaves ? { why: 'sends', label: leaves.label } : null;
    },
  },
  {
    said: /(?<!no )podremos (responderle|avisarle|buscarle)/,
    broken: (form, mode) => (answers(form, mode) ? null : { why: 'no-contact' }),
  },
  {
    said: /no podremos responderle/,
    broken: (form, mode) => (answers(form, mode) ? { why: 'contact' } : null),
  },
  {
    said: /no saben quien es/,
    broken: (_form, mode) => (mode.anonimo ? null : { why: 'named' }),
  },
];

/**
 * Checks that payloads keep each mode's promises: anonymous, or able to get an answer. The schema and
 * `{{mensajero}}` cover words of the whole form.
 */
function checkPromises({ content, report }: Scope) {
  for (const entry of content.formularios)
    for (const [index, mode] of entry.data.modos.entries())
      for (const { text, field } of textsOf({ opcion: mode.opcion, despues: mode.despues })) {
        const words = foldChannel(text);
        for (const { said, broken } of PROMISES) {
          const promise = said.exec(words)?.[0] ?? '';
          const why = promise && broken(entry.data, mode, promise);
          if (!why) continue;
          const found = fault('promise-broken', { promise, ...why }, promise);
          report.field(entry, ['modos', index, ...field], found);
        }
      }
}

/** With its surroundings, 120 words before the choice of mode. */
export const LEAD_WORDS = 60;

/** Advises on long text above a form's first `##`, which does not fold and delays readers. */
function checkLeads({ content: { paginas, ingles }, advice }: Scope) {
  const sources = PAGE_KINDS.map(kindOf).flatMap(({ form, source }) =>
    form ? `content/${String(source)}` : [],
  );
  const pages: Entry<unknown>[] = [
    ...paginas.filter(({ file }) => sources.includes(file)),
    ...ingles.filter(({ data }) => data.formulario),
  ];
  for (const entry of pages) {
    const [lead = ''] = entry.body.split(/^## /m);
    const words = lead.replace(/\]\([^)]*\)/g, '').match(/\S*\p{L}\S*/gu)?.length ?? 0;
    if (words > LEAD_WORDS) advice.body(entry, 1, fault('lead-long', { words, most: LEAD_WORDS }));
  }
}
