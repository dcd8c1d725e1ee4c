import { createAcuse, type Issuer } from '@/lib/forms/acuse';
import { marksOf } from '@/lib/forms/identification';
import { fieldsOf, type FormDefinition, type Recipients, type Values } from '@/lib/forms/logic';
import { messageLines } from '@/lib/forms/message';
import { localDay } from '@/lib/office/dates';
import { notesOf } from '@/lib/forms/notes';
import { prepareMessage } from '@/lib/forms/prepare';
import { SPANISH } from '@/lib/forms/spanish';

export type Envio = ReturnType<typeof envioOf>;

const VALUES: Values = {
  nombre: 'Juana Pérez',
  telefono: '664 55',
  correo: 'juana@correo.example',
  fecha: '2026-01-07',
  lugar: 'Calle Olivo y avenida Juárez',
  descripcion:
    'Me llamo Juana Pérez y vivo en la calle Olivo 12. El martes un agente me pidió dinero para no levantar la infracción. Mi teléfono es 664 555 0134.',
};

interface Sent {
  definition: FormDefinition;
  correos: Recipients;
  issuer: Issuer;
}

/**
 * A message of a form at each step of its way.
 * @param at position of the mode
 */
export function envioOf({ definition, correos, issuer }: Sent, at: number) {
  const mode = definition.modos[at] ?? definition.modos[0]!;
  const now = new Date();
  const marks = mode.anonimo ? marksOf(definition, mode, VALUES) : [];
  const message = {
    ...prepareMessage(definition, mode, VALUES, correos, now),
    kept: marks.length,
  };
  return {
    message,
    acuse: createAcuse(definition, mode, message, issuer, now),
    despues: mode.despues,
    fields: fieldsOf(definition, mode),
    lines: messageLines(definition, mode, message.params),
    notes: notesOf(definition, mode, message, localDay(now), localDay(now), SPANISH),
    marks,
  };
}
