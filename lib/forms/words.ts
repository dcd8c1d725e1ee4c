/** Said in each form, review, result, acuse and sheet while the site is a demonstration (D44). */
export const DEMOSTRACION =
  'Demostración: nadie leerá su mensaje. Si necesita ayuda real, llame al 911 o acuda al órgano de control de su gobierno.';

/** The office's name on a paper of a demonstration. */
export const sinValidez = (oficina: string): string => `DEMOSTRACIÓN, SIN VALIDEZ. ${oficina}`;
