/** Dates are ISO day strings end to end; no time zone ever touches them. */
const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** `2025-01-27` → `27 de enero de 2025`. */
export function longDate(day: string): string {
  const [anio, mes, dia] = day.split('-').map(Number);
  return `${dia} de ${MESES[(mes ?? 1) - 1]} de ${anio}`;
}
