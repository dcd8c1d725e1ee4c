import { z } from 'zod';
import type { Content } from '@/lib/content/model';
import { readFolio } from '@/lib/forms/folio';
import { payload, type FormDefinition, type Mode, type Values } from '@/lib/forms/logic';
import type { Envio } from '../serve/buzon-eml';
import type { Rejected, Solicitud } from '../serve/buzon-request';

/** Which sends this relay takes, and where they go. */
export interface Account {
  publicKey: string;
  serviceId: string;
  /** The forms of each template; one template may serve several. */
  forms: Map<string, FormDefinition[]>;
  correos: Content['correo']['data'];
}

/** A message that may leave, and the only inbox that it goes to. */
export interface Checked {
  envio: Envio & { template_params: Values };
  to: string;
  plantilla: FormDefinition['plantilla'];
}

const valuesSchema = z.record(z.string(), z.string());

/**
 * Checks a send against the forms' own YAML, so that only what a form of this site can say leaves,
 * and only to the inbox that `content/correo.yml` names.
 * @returns the message, or what is wrong with it without repeating any of it
 */
export function checkSolicitud(solicitud: Solicitud, account: Account): Checked | Rejected {
  const { user_id, service_id, template_id, template_params } = solicitud;
  if (user_id !== account.publicKey) return reject(403, 'La clave pública no es de este relevo.');
  if (service_id !== account.serviceId) return reject(400, 'Ese servicio no es de este relevo.');
  const definitions = account.forms.get(template_id);
  if (!definitions) return reject(400, 'Esa plantilla no es de este relevo.');
  const values = valuesSchema.safeParse(template_params);
  if (!values.success) return reject(400, 'Todos los campos deben ser textos.');
  const params = values.data;

  const wrong: string[][] = [];
  for (const definition of definitions)
    for (const mode of definition.modos.filter((mode) => knowsAll(mode, params))) {
      const faults = faultsOf(params, definition, mode, account.correos);
      const to = inboxOf(mode, account.correos);
      if (faults.length > 0 || to === null) wrong.push(faults);
      else
        return {
          envio: { service_id, template_id, template_params: params },
          to,
          plantilla: definition.plantilla,
        };
    }
  const [nearest] = wrong.sort((a, b) => a.length - b.length);
  if (!nearest) return reject(400, 'Hay campos que ningún modo de ese formulario tiene.');
  return reject(400, `No es lo que ese formulario envía: ${nearest.join(', ')}.`);
}

/** The inbox that receives a mode's messages, or null when its YAML names none. */
export function inboxOf({ carga }: Mode, correos: Account['correos']): string | null {
  const replyTo = carga['reply_to'];
  return replyTo && 'correo' in replyTo ? correos[replyTo.correo] : null;
}

function knowsAll({ carga }: Mode, params: Values): boolean {
  return Object.keys(params).every((key) => key === 'folio' || Object.hasOwn(carga, key));
}

/** The keys of the YAML whose value is not the one that the form sends. */
function faultsOf(
  params: Values,
  definition: FormDefinition,
  mode: Mode,
  correos: Account['correos'],
): string[] {
  const own = payload(mode, {}, correos);
  const faults = Object.entries(mode.carga)
    .filter(([key, valor]) => !('campo' in valor) && params[key] !== own[key])
    .map(([key]) => key);
  const folio = params['folio'] ?? '';
  const isFolio = readFolio(folio) === folio && folio.startsWith(`${definition.folio}-`);
  return isFolio ? faults : [...faults, 'folio'];
}

function reject(status: Rejected['status'], text: string): Rejected {
  return { status, text: `${text}\n` };
}
