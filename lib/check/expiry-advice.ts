import type { Content } from '@/lib/content/model';
import type { ProblemReport } from '@/lib/content/parse/report';
import type { Entry } from '@/lib/content/types';
import { daysBetween, yearsAfter } from '@/lib/office/dates';
import { parseHorario } from '@/lib/office/words';
import { SOON_DAYS } from './due';

/**
 * Reports closing days whose year is not in `anios`, and warns before the last listed year ends: after it
 * pages cannot say whether the office is open. The towing office has its own calendar.
 * @param today ISO date
 */
export function checkDiasInhabiles(
  { sitio, vehiculos }: Content,
  today: string,
  report: ProblemReport,
  advice: ProblemReport,
): void {
  const arrastre = vehiculos?.data.arrastre;
  checkListed(sitio, [], sitio.data.diasInhabiles, today, report, advice);
  if (arrastre && parseHorario(arrastre.horario))
    checkListed(vehiculos, ['arrastre'], arrastre.diasInhabiles, today, report, advice);
}

function checkListed(
  entry: Entry<unknown>,
  at: string[],
  listed: Content['sitio']['data']['diasInhabiles'],
  today: string,
  report: ProblemReport,
  advice: ProblemReport,
): void {
  if (!listed)
    return advice.field(
      entry,
      at,
      'falta «diasInhabiles»: el sitio no puede decir si la oficina está abierta. Escriba anios y dias.',
    );
  listed.dias.forEach((row, index) => {
    for (const key of ['fecha', 'hasta'] as const)
      if (row[key] && !listed.anios.includes(Number(row[key].slice(0, 4))))
        report.field(
          entry,
          [...at, 'diasInhabiles', 'dias', index, key],
          `${row[key]} no es de los años de «anios». Agregue ahí su año, o corrija la fecha.`,
        );
  });
  const last = Math.max(...listed.anios);
  if (daysBetween(today, `${last}-12-31`) <= SOON_DAYS)
    advice.field(
      entry,
      [...at, 'diasInhabiles', 'anios'],
      `los días de cierre llegan al ${last}-12-31; después el sitio ya no dirá si la oficina está abierta. Agregue los de ${last + 1}, y el año a «anios».`,
    );
}

/**
 * Warns before `security.txt` expires (RFC 9116, 2.5.5), without blocking urgent releases.
 * @param today ISO date
 */
export function checkSeguridad({ sitio }: Content, today: string, advice: ProblemReport): void {
  const said = expiryOf(sitio.data.seguridad, today);
  if (said) advice.field(sitio, sitio.data.seguridad ? ['seguridad', 'vence'] : [], said);
}

export function expiryOf(
  contact: Content['sitio']['data']['seguridad'],
  today: string,
): string | undefined {
  if (!contact)
    return 'falta «seguridad»: quien halle una falla del sitio no sabrá a quién avisar. Escriba seguridad con correo y vence.';
  const { vence } = contact;
  const left = daysBetween(today, vence);
  if (left > SOON_DAYS) return undefined;
  const remedy = 'Compruebe que el correo se atiende y escriba otra fecha, a un año cuando más.';
  return left < 0
    ? `el contacto de seguridad venció el ${vence}: ya nadie debe confiar en él. ${remedy}`
    : `el contacto de seguridad vence el ${vence}, en ${left} ${left === 1 ? 'día' : 'días'}. ${remedy}`;
}

/**
 * Reports directory areas unverified for a year, or verified in the future.
 * @param today ISO date
 */
export function checkVerificados(
  { directorio }: Content,
  today: string,
  report: ProblemReport,
  advice: ProblemReport,
): void {
  const dated = directorio.data.unidades.flatMap(({ nombre, verificado }, index) =>
    verificado ? [{ nombre, verificado, field: ['unidades', index, 'verificado'] }] : [],
  );
  for (const { verificado, field } of dated)
    if (verificado > today)
      report.field(
        directorio,
        field,
        `el ${verificado} no ha llegado. Escriba el día en que se comprobó, ${today} a más tardar.`,
      );
  const old = dated
    .filter(({ verificado }) => verificado < yearsAfter(today, -1))
    .sort((one, other) => (one.verificado < other.verificado ? -1 : 1));
  const [oldest] = old;
  if (!oldest) return;
  const many = old.length === 1 ? '1 área se verificó' : `${old.length} áreas se verificaron`;
  advice.field(
    directorio,
    oldest.field,
    `${many} hace más de un año; la más antigua, «${oldest.nombre}», el ${oldest.verificado}. Compruebe sus nombres, teléfonos y correos, y escriba el día.`,
  );
}
