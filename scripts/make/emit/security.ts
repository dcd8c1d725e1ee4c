import type { Content } from '@/lib/content/model';
import { DEMO_LINE } from '@/lib/ui-texts';

/** Writes `security.txt` (RFC 9116); nothing without a contact. @returns path in the site → text */
export function emitSecurity({ sitio }: Content): Map<string, string> {
  const { seguridad, url, demostracion } = sitio.data;
  if (!seguridad) return new Map();
  const file = '.well-known/security.txt';
  const lines = [
    '# A quién avisar de una falla de seguridad de este sitio.',
    ...(demostracion ? [`# ${DEMO_LINE}.`] : []),
    `Contact: mailto:${encodeURI(seguridad.correo)}`,
    `Expires: ${seguridad.vence}T23:59:59Z`,
    'Preferred-Languages: es',
    `Canonical: ${new URL(file, url).href}`,
    ...(seguridad.politica ? [`Policy: ${seguridad.politica}`] : []),
  ];
  return new Map([[file, `${lines.join('\n')}\n`]]);
}
