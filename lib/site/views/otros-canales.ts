import type { Content } from '@/lib/content/model';
import { inEnglish } from '@/lib/content/model/english';
import { groupedPhone } from '@/lib/office/phone';

/** Returns the office's channels of messages (WhatsApp and the like): links alone, nothing of theirs is loaded. */
export const otrosCanalesOf = ({ sitio }: Content): Canal[] =>
  (sitio.data.otrosCanales ?? []).map(canalOf);

export const otrosCanalesInEnglish = (canales: readonly Canal[]): Canal[] =>
  canales.map((canal) => ({ ...canal, horario: inEnglish(canal.horario, undefined) }));

type Canal = ReturnType<typeof canalOf>;
type Written = NonNullable<Content['sitio']['data']['otrosCanales']>[number];

function canalOf({ numeroOEnlace, ...canal }: Written) {
  const isPhone = /^[\d ]+$/.test(numeroOEnlace);
  const digits = numeroOEnlace.replaceAll(' ', '');
  const href = isPhone ? `sms:${digits.length === 10 ? `+52${digits}` : digits}` : numeroOEnlace;
  return { ...canal, href, visible: isPhone ? numeroOEnlace : visibleOf(numeroOEnlace) };
}

/** `https://wa.me/526645550188` → `664 555 0188`; `https://red.example/oficina/` → `red.example/oficina`. */
function visibleOf(link: string): string {
  const mexican = /^https:\/\/wa\.me\/52(\d{10})$/.exec(link)?.[1];
  return mexican ? groupedPhone(mexican) : link.replace(/^https:\/\/|\/$/g, '');
}
