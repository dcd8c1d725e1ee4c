import type { Acuse, Issuer } from '@/lib/forms/acuse';
import { canonicalOf, createFolio } from '@/lib/forms/folio';
import { marksOf } from '@/lib/forms/identification';
import {
  fieldsOf,
  payload,
  type FormDefinition,
  type Recipients,
  type Values,
} from '@/lib/forms/logic';
import { labelsOf, messageLines, type Message } from '@/lib/forms/message';
import { notesOf } from '@/lib/forms/notes';

export type Envio = ReturnType<typeof envioOf>;

const DAY = '2026-01-07';
/** Of a real message it is chance. */
const NONCE = '00112233445566778899aabbccddeeff';

const TEXT =
  'Me llamo Juana Pérez y vivo en la calle Olivo 12. El martes un agente me pidió dinero para no levantar la infracción. Mi teléfono es 664 555 0134.';

/** What stands in the fields of a report; its phone is written by halves. */
const VALUES: Values = {
  nombre: 'Juana Pérez',
  telefono: '664 55',
  correo: 'juana@correo.example',
  fecha: DAY,
  lugar: 'Calle Olivo y avenida Juárez',
  descripcion: TEXT,
};

/** What a form's view says of how it sends. */
interface Sent {
  definition: FormDefinition;
  correos: Recipients;
  issuer: Issuer;
}

/**
 * A message of a form at each step of its way, always the same: no clock, no chance.
 * @param at position of the mode
 */
export function envioOf({ definition, correos, issuer }: Sent, at: number) {
  const mode = definition.modos[at] ?? definition.modos[0]!;
  const mensaje = payload(mode, VALUES, correos);
  const etiquetas = labelsOf(definition, mode, mensaje);
  const canonical = canonicalOf(mode.titulo, mensaje, etiquetas);
  const folio = createFolio(definition.folio, canonical, DAY, NONCE);
  const params = { ...mensaje, folio };
  const marks = mode.anonimo ? marksOf(definition, mode, VALUES) : [];
  const message: Message = {
    params,
    nonce: NONCE,
    values: VALUES,
    mode: mode.id,
    kept: marks.length,
  };
  const acuse: Acuse = {
    acuse: 1,
    ...issuer,
    formulario: mode.titulo,
    folio,
    enviado: `${DAY}T10:30:00-08:00`,
    mensaje,
    etiquetas,
    azar: NONCE,
  };
  return {
    message,
    acuse,
    despues: mode.despues,
    fields: fieldsOf(definition, mode),
    lines: messageLines(definition, mode, params),
    notes: notesOf(definition, mode, message, DAY, DAY),
    marks,
  };
}
