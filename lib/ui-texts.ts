/**
 * The interface's own words: what a form, its review, its result and a demonstration say. The words of the
 * office are in `content/`. Literals of the specification (section 8) stay as it spells them.
 */

// A demonstration.

/** On every page and paper (D44), without its full stop. */
export const DEMO_LINE =
  'Sitio de demostración: personas, teléfonos, correos, domicilios, costos, enlaces, comunicados y estructura son de muestra';
/** In each form, review, result, acuse and sheet (D44). */
export const DEMOSTRACION =
  'Demostración: nadie leerá su mensaje. Si necesita ayuda real, llame al 911 o acuda al órgano de control de su gobierno.';
/** The office's name on a paper. */
export const sinValidez = (oficina: string): string => `DEMOSTRACIÓN, SIN VALIDEZ. ${oficina}`;
/** The mark of invented facts: once for its group (D52). */
export const MUESTRA = 'Dato de muestra';

// Below the fields of a form.

export const SEND = 'Enviar';
export const PRINT_SHEET = 'Imprimir esta hoja';
export const DOWNLOAD_SHEET = 'Descargar hoja (PDF)';
export const RECOVER = 'Recuperar lo escrito';
/** The explanation beside «Enviar». */
export const REVIEW_FIRST = 'Primero verá el mensaje completo; todavía no sale.';
export const NOTHING_LACKS = 'Ya no falta nada: puede enviar.';

// The review.

export const REVIEW_TITLE = 'Esto es lo que se enviará';
export const NOT_SENT_YET = 'Léalo con calma. Todavía no ha salido de su equipo.';
export const CONFIRM = 'Confirmar y enviar';
export const CORRECT = 'Corregir';
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
