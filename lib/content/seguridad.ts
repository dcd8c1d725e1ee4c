import { z } from 'zod';
import { correo, dia, enlaceExterno } from './fields';
import type { Content } from './model';
import type { Report } from './report';

/** How long browsers keep asking this site by https alone (HSTS). */
export const https = () =>
  z
    .strictObject({
      dias: z.int().min(0).meta({
        ejemplo: '365',
        ayuda: 'Cuántos días recuerda el navegador que este sitio sólo se abre con https.',
      }),
      subdominios: z.boolean().meta({
        ayuda:
          'Con true, también los sitios cuyo nombre termina en el de éste, y todos sus puertos: si alguno no tiene https, deja de abrir.',
      }),
    })
    .default({ dias: 365, subdominios: false });

/** Whom to tell of a fault of the site itself: `/.well-known/security.txt` (RFC 9116). */
export const seguridad = () =>
  z
    .strictObject({
      correo: correo(),
      vence: dia().meta({
        ejemplo: '2026-12-31',
        ayuda: 'Hasta cuándo vale el contacto. A más tardar, un año.',
      }),
      politica: enlaceExterno()
        .meta({ ayuda: 'Dónde dice la oficina cómo atiende esos avisos.' })
        .optional(),
    })
    .optional();

/** How long before its day the contact is said to expire. */
const WARN_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Says in time that `security.txt` expires: after that day nobody should trust it (RFC 9116, 2.5.5). It
 * stops nothing: a date must not keep an urgent release from being published.
 * @param today in ISO form
 */
export function checkSeguridad({ sitio }: Content, today: string, advice: Report): void {
  const said = expiryOf(sitio.data.seguridad, today);
  if (said) advice.field(sitio, sitio.data.seguridad ? ['seguridad', 'vence'] : [], said);
}

/** @returns what is to be said of the day when the contact expires, if anything */
export function expiryOf(
  contact: Content['sitio']['data']['seguridad'],
  today: string,
): string | undefined {
  if (!contact)
    return 'falta «seguridad»: quien halle una falla del sitio no sabrá a quién avisar. Escriba seguridad con correo y vence.';
  const { vence } = contact;
  const left = Math.round((Date.parse(vence) - Date.parse(today)) / DAY_MS);
  if (left > WARN_DAYS) return undefined;
  const remedy = 'Compruebe que el correo se atiende y escriba otra fecha, a un año cuando más.';
  return left < 0
    ? `el contacto de seguridad venció el ${vence}: ya nadie debe confiar en él. ${remedy}`
    : `el contacto de seguridad vence el ${vence}, en ${left} ${left === 1 ? 'día' : 'días'}. ${remedy}`;
}
