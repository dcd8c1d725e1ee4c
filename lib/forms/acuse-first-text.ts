import { dataLine, sentAt, sentLines, type Acuse } from './acuse';

/**
 * Returns a text acuse as made before it had a hash (2026). People have such acuses: the words never change.
 */
export function firstAcuseText(acuse: Acuse): string {
  const { oficina, pagina, formulario, folio, enviado, mensaje, etiquetas, azar } = acuse;
  const data = {
    ...({ acuse: 1, oficina, pagina, formulario, folio, enviado, mensaje } as const),
    ...{ etiquetas, azar },
  };
  return `ACUSE DE ENVÍO
${oficina}

Folio de envío: ${folio}
Formulario: ${formulario}
Enviado: ${sentAt(acuse)[1]}

LO QUE SE ENVIÓ
${sentLines(acuse)
  .map(([label, value]) => `${label}: ${value || '(sin dato)'}`)
  .join('\n')}

Este folio de envío identifica su mensaje. No es el número de su expediente: ese lo da la oficina.
El servicio de correo confirmó que recibió el mensaje. La fecha y la hora son las del equipo desde el que se envió.
Para comprobar este acuse: ${pagina}

Datos para comprobar este acuse. No los cambie.
${dataLine(data)}`;
}
