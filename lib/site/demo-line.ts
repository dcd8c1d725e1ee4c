/** What every page and paper says while the site is a demonstration (D44), without its full stop. */
export const DEMO_LINE =
  'Sitio de demostración: personas, teléfonos, correos, domicilios, costos, enlaces, comunicados y estructura son de muestra';
