import type { Content } from '@/lib/content/model';
import { formsByLetter } from '@/lib/forms/by-letter';
import type { Mode } from '@/lib/forms/logic';
import type { TEMPLATES } from '@/lib/forms/settings';
import type { Settings } from '@/lib/site/sources';
import { sha256 } from '../make/huellas';
import type { DestinationChange, DestinationRow } from '../repository/publications';

/** The row of the public key. */
export const ACCOUNT = 'Cuenta (llave pública)';
const FORMS = { queja: 'quejas', denuncia: 'denuncias', sugerencia: 'sugerencias' } as const;

/**
 * Returns where complaints and reports go, a row for each fact that a change could lead elsewhere: the
 * service's address, account and templates, who carries them, and the inboxes of `content/correo.yml`.
 */
export function destinationOf(content: Content, { send }: Settings): DestinationRow[] {
  const { correo } = content;
  const { via, oficina, ...inboxes } = correo.data;
  const sending = Object.entries(send).flatMap(([form, settings]) =>
    settings ? [{ form: form as keyof typeof TEMPLATES, ...settings }] : [],
  );
  const all = (of: (one: (typeof sending)[number]) => string) =>
    [...new Set(sending.map(of))].join(', ') || 'ninguna: los formularios no envían';
  return [
    { what: 'Dirección a la que envían los formularios', where: all((one) => one.origin) },
    { what: ACCOUNT, where: all((one) => one.publicKey) },
    { what: 'Servicio', where: all((one) => one.serviceId) },
    ...sending.map(({ form, templateId }) => ({
      what: `Plantilla de ${FORMS[form]}`,
      where: templateId,
    })),
    { what: 'Quién lleva los mensajes', where: via },
    { what: 'Buzón de la oficina', where: oficina },
    ...Object.values(FORMS).map((name) => ({ what: `Buzón de ${name}`, where: inboxes[name] })),
    ...formsByLetter(content).flatMap(({ data }) =>
      data.modos.map((mode) => ({
        what: `Formulario ${data.folio} (${data.plantilla}), modo ${mode.id}`,
        where: addressesOf(mode, correo.data).join(', ') || 'ningún buzón',
      })),
    ),
  ];
}

/** The addresses that a message of a form carries: a service may send to any of them. */
const addressesOf = ({ carga }: Mode, inboxes: Content['correo']['data']): string[] =>
  Object.entries(carga).flatMap(([name, value]) => {
    if ('correo' in value) return `${name}: ${inboxes[value.correo]}`;
    return 'fijo' in value && value.fijo.includes('@') ? `${name}: ${value.fijo}` : [];
  });

/** @param before rows of the last publication; undefined where it does not say them */
export function changedDestination(
  before: readonly DestinationRow[] | undefined,
  now: readonly DestinationRow[],
): DestinationChange[] {
  const was = new Map(before?.map(({ what, where }) => [what, where]));
  const is = new Map(now.map(({ what, where }) => [what, where]));
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((what) => {
    const change = { what, before: was.get(what) ?? UNSAID, now: is.get(what) ?? UNSAID };
    return change.before === change.now ? [] : [change];
  });
}

const UNSAID = 'no consta';

/** Names rows: a confirmation is of what was shown, and of nothing else. */
export const sealOf = (rows: readonly DestinationRow[]): string => sha256(JSON.stringify(rows));

/** Lines for a terminal; a value could carry its control characters. */
export const destinationLines = (
  rows: readonly DestinationRow[],
  changed: readonly DestinationChange[],
): string[] =>
  [
    'Las quejas y las denuncias llegarán aquí:',
    ...rows.map(({ what, where }) => `  ${what}: ${where}`),
    ...(changed.length > 0 ? ['', '!! CAMBIÓ desde la última publicación:'] : []),
    ...changed.map(({ what, before, now }) => `!! ${what}: antes, ${before}; ahora, ${now}`),
  ].map((line) => line.replace(/\p{C}/gu, '?'));
