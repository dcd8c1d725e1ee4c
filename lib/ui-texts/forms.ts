/** The words of the forms: writing, review, result. Literals of the specification (section 8) stay as it spells them. */

// Below the fields of a form.

export const SEND = 'Enviar';
export const PRINT_SHEET = 'Imprimir esta hoja';
export const DOWNLOAD_SHEET = 'Descargar hoja (PDF)';
export const RECOVER = 'Recuperar lo escrito';
/** The explanation beside «Enviar». */
export const REVIEW_FIRST = 'Primero verá el mensaje completo; todavía no sale.';
export const NOTHING_LACKS = 'Ya no falta nada: puede enviar.';

// The check of who writes.

export const REMOVE_AND_GO_ON = 'Quitar y continuar';
export const KEEP_AND_GO_ON = 'Continuar sin quitar';
export const GO_ON_AS_CHOSEN = 'Continuar con lo que elegí';

// The review.

export const REVIEW_TITLE = 'Esto es lo que se enviará';
export const NOT_SENT_YET = 'Léalo con calma. Todavía no ha salido de su equipo.';
export const CONFIRM = 'Confirmar y enviar';
export const CORRECT = 'Corregir';
export const NO_VALUE = 'Sin dato';
export const SENDING_NOW = 'Enviando…';
export const SENDING = 'Enviando su mensaje. No cierre esta página.';

// A message that was delivered.

export const SENT = 'Mensaje enviado exitosamente!';
export const FOLIO = 'Folio de envío:';
export const KEEP_FOLIO = 'Anótelo: identifica este envío. No es el número de su expediente.';
export const FOLIO_LETTERS = 'No lleva la letra O ni la I: son cero y uno.';
export const COPY_FOLIO = 'Copiar folio';
export const NEXT = 'Qué sigue';
export const ACUSE_PDF = 'Descargar acuse (PDF)';
export const ACUSE_TEXT = 'Descargar acuse (texto)';
export const ANOTHER = 'Escribir otro mensaje';
export const CLEAR_ALL = 'Borrar todo';
export const CLEAR_AND_LEAVE = 'Borrar y salir';

// One that was not.

export const SEND_FAILED = 'Ocurrió un problema al enviar el correo';
export const NOT_LOST = 'Lo que escribió no se perdió.';
export const RETRY = 'Reintentar el envío';
export const KEEP_WRITTEN = 'Guardar lo escrito';
export const COPY_WRITTEN = 'Copiar lo escrito';
export const PRINT_WRITTEN = 'Imprimir lo escrito';

/** Why a message was not delivered, as far as a browser can tell. */
export const REASONS = {
  /** The device says that it has no network. */
  offline: {
    what: 'Su equipo no tiene conexión a internet.',
    advice: 'No cierre esta página: busque señal y reintente.',
  },
  /** No answer could be had: DNS, a cut, a blocker, CORS. Browsers do not say which. */
  network: {
    what: 'No hubo conexión con el servicio de correo.',
    advice:
      'Puede ser la red, un bloqueador de anuncios o un filtro. Puede reintentar sin riesgo: si el primer envío llegó, la oficina sabrá que es el mismo mensaje.',
  },
  /** This site's own policy forbade the request. */
  policy: {
    what: 'La configuración de este sitio impidió el envío.',
    advice: 'La falla es nuestra. Use otra vía y, si puede, avise a la oficina.',
  },
  timeout: {
    what: 'El servicio de correo no respondió en 20 segundos.',
    advice:
      'Su mensaje pudo haber llegado. Puede reintentar sin riesgo: la oficina sabrá que es el mismo mensaje.',
  },
  /** 429 */
  busy: {
    what: 'El servicio de correo está ocupado.',
    advice: 'Espere unos segundos y reintente.',
  },
  /** 5xx */
  down: {
    what: 'El servicio de correo tiene una falla.',
    advice: 'Espere unos segundos y reintente.',
  },
  /** 413 */
  large: {
    what: 'Su mensaje es demasiado largo para el servicio de correo.',
    advice: 'Recupérelo y divídalo en partes, cada una con su número, o use otra vía.',
  },
  /** 401, 403, or keys that the library refuses. */
  settings: {
    what: 'El servicio de correo no reconoció a este sitio.',
    advice: 'La falla es nuestra. Use otra vía y, si puede, avise a la oficina.',
  },
  /** The office's relay took the folio's day for none of these days. */
  clock: {
    what: 'La fecha de su equipo no es la de hoy, y por eso no se aceptó el mensaje.',
    advice:
      'Póngala bien en los ajustes del equipo (Fecha y hora, automática). Después reintente: irá con otro folio.',
  },
  /** Another 4xx. */
  rejected: {
    what: 'El servicio de correo rechazó el mensaje.',
    advice: 'Reintente más tarde o use otra vía.',
  },
  /** An answer that is not 200 and `OK`. */
  unconfirmed: {
    what: 'El servicio de correo contestó, pero no confirmó la entrega.',
    advice: 'No dé su mensaje por enviado: reintente o use otra vía.',
  },
};
