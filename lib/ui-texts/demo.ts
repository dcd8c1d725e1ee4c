/** On every page and paper (D44), without its full stop. */
export const DEMO_LINE =
  'Sitio de demostración: personas, teléfonos, correos, domicilios, costos, enlaces, comunicados y estructura son de muestra';
/** In each form, review, result, acuse and sheet (D44). */
export const DEMOSTRACION = 'Demostración: nadie leerá su mensaje. Acuda a su gobierno.';
export const sinValidez = (oficina: string): string => `DEMOSTRACIÓN, SIN VALIDEZ. ${oficina}`;
/** Marks an invented fact (D44). */
export const MUESTRA = 'Dato de muestra';
/** Marks all those of a group, once (D52). */
export const MUESTRA_DE_GRUPO = 'Datos de muestra.';
/** Explains the mark beside values, once on a page. */
export const MUESTRAS = 'Los datos con «m» son de muestra.';
