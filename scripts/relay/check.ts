import { z } from 'zod';
import type { Content } from '@/lib/content/model';
import type { EmailMessage, Rejection, SendRequest } from '@/lib/email/request';
import { inboxOf, requirementOf, type FormDefinition, type Values } from '@/lib/forms/logic';
import { OTHER_DAYS } from '@/lib/forms/reasons';
import { SPANISH } from '@/lib/forms/spanish';
import { labelsOf } from '@/lib/forms/message';
import { problemsOf } from './problems';

/** Which requests this relay takes, and where their messages go. */
export interface Account {
  publicKey: string;
  serviceId: string;
  /** The forms of each template; a template may serve several. */
  forms: Map<string, FormDefinition[]>;
  correos: Content['correo']['data'];
}

/** A message that may leave, and the only inbox that it goes to. */
export interface CheckedMessage {
  message: EmailMessage & { template_params: Values };
  to: string;
  plantilla: FormDefinition['plantilla'];
  titulo: string;
  etiquetas: Values;
}

const valuesSchema = z.record(z.string(), z.string());

/**
 * Checks a request against the forms' own YAML, so that only messages of this site's forms leave, and only to
 * the inbox that `content/correo.yml` names: all the keys of a single mode and no other, its fixed values,
 * its required fields, line breaks only where a person can type them, and a folio of these days. Two things
 * cannot be known here: whether the checkbox was ticked, which does not travel, and whether the folio is of
 * this text, which only the device can compute.
 * @param now by the relay's clock
 * @returns the message, or the fault of it without repeating any of it
 */
export function checkRequest(
  request: SendRequest,
  account: Account,
  now: Date,
): CheckedMessage | Rejection {
  const { user_id, service_id, template_id, template_params } = request;
  if (user_id !== account.publicKey) return reject(403, 'La clave pública no es de este relevo.');
  if (service_id !== account.serviceId) return reject(400, 'Ese servicio no es de este relevo.');
  const definitions = account.forms.get(template_id);
  if (!definitions) return reject(400, 'Esa plantilla no es de este relevo.');
  const values = valuesSchema.safeParse(template_params);
  if (!values.success) return reject(400, 'Todos los campos deben ser textos.');
  const params = values.data;

  const wrong: { distance: number; text: string }[] = [];
  for (const definition of definitions)
    for (const mode of definition.modos) {
      const { missing, foreign, changed, empty, broken, late } = problemsOf(
        params,
        definition,
        mode,
        account.correos,
        now,
      );
      const typed = [...empty, ...broken, ...late];
      const distance = missing.length + foreign.length + changed.length;
      const to = inboxOf(mode, account.correos);
      if (distance + typed.length === 0 && to !== null)
        return {
          message: { service_id, template_id, template_params: params },
          to,
          plantilla: definition.plantilla,
          titulo: mode.titulo,
          etiquetas: labelsOf(definition, mode, params),
        };
      wrong.push({
        distance,
        text: [
          ...told('Falta', missing),
          ...told('Sobra', foreign),
          ...told('Con otro valor', changed),
          ...told('Con más de un renglón', broken),
          ...told(OTHER_DAYS, late),
          ...told('Vacío', empty),
          ...(empty.length > 0 ? [requirementOf(definition, mode, SPANISH)] : []),
        ].join(' '),
      });
    }
  // Told for the mode that it is nearest to; blank fields do not make it nearer to another.
  const [nearest] = wrong.sort((a, b) => a.distance - b.distance);
  return reject(400, ['No es lo que ese formulario envía.', nearest?.text].join(' '));
}

function told(label: string, keys: string[]): string[] {
  return keys.length > 0 ? [`${label}: ${keys.join(', ')}.`] : [];
}

function reject(status: Rejection['status'], text: string): Rejection {
  return { status, text: `${text}\n` };
}
