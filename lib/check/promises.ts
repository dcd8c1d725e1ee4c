import { textsOf } from '@/lib/content/model/texts';
import type { Content, EntryOf } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';
import { foldChannel } from '@/lib/content/lint/channels';

type Formulario = EntryOf<'formularios'>['data'];
type Modo = Formulario['modos'][number];

/** A promise of a mode's words, with its condition on the payload. */
interface Promise {
  /** In the words as they are compared: no accents, no capitals. */
  said: RegExp;
  broken: (form: Formulario, mode: Modo, words: string) => string | null;
}

const CONTACT = ['tel', 'email'];

const sent = ({ campos }: Formulario, { carga }: Modo) =>
  Object.values(carga).flatMap((valor) => {
    const campo = 'campo' in valor ? campos[valor.campo] : undefined;
    return campo ? [{ tipo: campo.tipo, label: campo.etiqueta }] : [];
  });

const answers = (form: Formulario, mode: Modo) =>
  sent(form, mode).some(({ tipo }) => CONTACT.includes(tipo));

const PROMISES: Promise[] = [
  {
    said: /no (le pedimos|recibimos|salen|se enviaran?|pedimos)[^.]*/,
    broken: (form, mode, words) => {
      const leaves = sent(form, mode).find(({ label }) =>
        words.includes(foldChannel(label).split(' ')[0] ?? ''),
      );
      return leaves ? `este modo envía «${leaves.label}»` : null;
    },
  },
  {
    said: /(?<!no )podremos (responderle|avisarle|buscarle)/,
    broken: (form, mode) =>
      answers(form, mode) ? null : 'este modo no envía ni teléfono ni correo',
  },
  {
    said: /no podremos responderle/,
    broken: (form, mode) => (answers(form, mode) ? 'este modo sí envía con qué responder' : null),
  },
  {
    said: /no saben quien es/,
    broken: (_form, mode) => (mode.anonimo ? null : 'este modo no es anónimo'),
  },
];

/**
 * The promises of a form's modes are true of their payloads: who writes is not sent, or can be answered. The
 * words of the whole form are held by the schema and by `{{mensajero}}`.
 */
export function checkPromises({ formularios }: Content, report: ProblemReport): void {
  for (const entry of formularios)
    for (const [index, mode] of entry.data.modos.entries())
      for (const { text, field } of textsOf({ opcion: mode.opcion, despues: mode.despues })) {
        const words = foldChannel(text);
        for (const { said, broken } of PROMISES) {
          const match = said.exec(words)?.[0];
          const why = match === undefined ? null : broken(entry.data, mode, match);
          if (why)
            report.field(
              entry,
              ['modos', index, ...field],
              `promete «${match}», y ${why}. Cambie el texto, o lo que el modo envía en «carga».`,
            );
        }
      }
}
