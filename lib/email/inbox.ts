import type { Mode, Recipients } from '@/lib/forms/logic';

/**
 * The inbox that receives a mode's messages, as its YAML says it in `reply_to`.
 * @returns its address, or null when the YAML names none
 */
export function inboxOf({ carga }: Mode, correos: Recipients): string | null {
  const replyTo = carga['reply_to'];
  return replyTo && 'correo' in replyTo ? correos[replyTo.correo] : null;
}
